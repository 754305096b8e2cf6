import { type ItemsOfCellView, type ItemView, itemAnswersNeeded } from '@guildhall/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Section } from '../../ui/page.tsx'
import { SkeletonCards } from '../../ui/skeleton.tsx'
import { ItemCard } from './item-card.tsx'
import { ItemChart } from './item-chart.tsx'
import { poolWords } from './item-words.ts'
import { itemsOfCellQuery } from './items-api.ts'
import { PutBackDialog } from './put-back-dialog.tsx'
import { AdminPage } from './shared/admin-page.tsx'
import { adminPaths } from './shared/admin-paths.ts'
import { LoadAlert } from './shared/load-alert.tsx'

const back = { to: adminPaths.items, label: 'Back to Questions' }

export default function ItemCellScreen() {
  const { cell = '' } = useParams()
  const query = useQuery(itemsOfCellQuery(cell))
  if (query.data) return <Cell key={cell} {...query.data} />
  return (
    <AdminPage title="Questions" back={back}>
      {query.isPending ? (
        <SkeletonCards label="Loading statistics..." />
      ) : (
        <LoadAlert title="The statistics could not be loaded" query={query} />
      )}
    </AdminPage>
  )
}

function Cell({ skill, difficulty, items }: ItemsOfCellView) {
  const [asked, setAsked] = useState<string>()
  const pools = Object.entries(Object.groupBy(items, ({ pool }) => pool)) as [ItemView['pool'], ItemView[]][]
  return (
    <AdminPage
      title={`${skill}, ${difficulty}`}
      back={back}
      lead={`Discrimination is the point-biserial correlation of an item with the rest of the assessment: the higher, the better it tells who knows the subject. Difficulty is in logits of the Rasch model, 0 being the middle, from ${itemAnswersNeeded.calibration} answers on.`}
    >
      {pools.length === 0 ? (
        <EmptyState title="No answers yet">Nobody has answered a question of it.</EmptyState>
      ) : null}
      {pools.map(([pool, ofPool]) => (
        <Section key={pool} title={poolWords[pool]}>
          <ItemChart items={ofPool} label={poolWords[pool]} />
          <ul aria-label={poolWords[pool]} className="grid gap-4 lg:grid-cols-2">
            {ofPool.map((item) => (
              <ItemCard key={item._id} item={item} onPutBack={() => setAsked(item._id)} />
            ))}
          </ul>
        </Section>
      ))}
      {asked === undefined ? null : <PutBackDialog itemId={asked} onClose={() => setAsked(undefined)} />}
    </AdminPage>
  )
}
