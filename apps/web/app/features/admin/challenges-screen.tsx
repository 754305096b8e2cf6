import type { ChallengedItemView } from '@guildhall/contract'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { formatDay } from '../../dates.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { EmptyTray } from '../../ui/illustrations/lazy-illustrations.tsx'
import { SkeletonCards } from '../../ui/skeleton.tsx'
import { challengedItemsQuery } from './challenges-api.ts'
import { AdminPage } from './shared/admin-page.tsx'
import { adminPaths } from './shared/admin-paths.ts'
import { LoadAlert } from './shared/load-alert.tsx'

export default function ChallengesScreen() {
  return (
    <AdminPage
      section="challenges"
      lead="What people say is wrong with questions of their assessments. The oldest come first."
    >
      <Items />
    </AdminPage>
  )
}

function Items() {
  const query = useQuery(challengedItemsQuery())
  const { data } = query
  if (query.isPending) return <SkeletonCards label="Loading challenges..." />
  if (!data) return <LoadAlert title="The challenges could not be loaded" query={query} />
  if (data.items.length === 0) {
    return (
      <EmptyState illustration={<EmptyTray className="mx-auto w-44" />} title="No open challenges">
        Everything that people said about questions is decided.
      </EmptyState>
    )
  }
  return (
    <div className="flex flex-col gap-4">
      <ul aria-label="Challenged questions" className="grid gap-4">
        {data.items.map((item) => (
          <Item key={item.itemId} item={item} />
        ))}
      </ul>
      {data.hasMore ? <p className="text-sm text-muted">There are more. Decide these first.</p> : null}
    </div>
  )
}

function Item({
  item: { itemId, isTemplate, skill, difficulty, openChallenges, oldestAt },
}: {
  item: ChallengedItemView
}) {
  return (
    <Card as="li" className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <h2 className="text-lg wrap-anywhere">
          <Link to={adminPaths.challengedItem(itemId)} className="text-link">
            {skill} ({difficulty})
          </Link>
        </h2>
        <p className="font-mono text-sm wrap-anywhere text-muted">{itemId}</p>
        <p className="text-sm text-muted">
          {openChallenges === 1 ? 'One challenge' : `${openChallenges} challenges`}, since {formatDay(oldestAt)}
        </p>
      </div>
      <Badge tone="neutral">{isTemplate ? 'Template' : 'Question'}</Badge>
    </Card>
  )
}
