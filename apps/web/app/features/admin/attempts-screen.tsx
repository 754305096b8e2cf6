import type { FlaggedAttemptView } from '@guildhall/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { formatDay } from '../../dates.ts'
import { PagedList } from '../../paged-list.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { EmptyTray } from '../../ui/illustrations/lazy-illustrations.tsx'
import { flaggedAttemptsQuery } from './api.ts'
import { AdminPage } from './shared/admin-page.tsx'
import { adminPaths } from './shared/admin-paths.ts'
import { signalWords } from './signal-words.ts'

export default function AttemptsScreen() {
  const list = useInfiniteQuery(flaggedAttemptsQuery())
  return (
    <AdminPage section="attempts" lead="No action follows from these facts, and the people are not told.">
      <PagedList
        list={list}
        nouns={['attempt', 'attempts']}
        empty={
          <EmptyState illustration={<EmptyTray className="mx-auto w-44" />} title="No unusual attempts">
            Finished attempts that are unusually fast, or share somebody’s mistakes, appear here.
          </EmptyState>
        }
      >
        {(attempt) => <Attempt key={attempt._id} attempt={attempt} />}
      </PagedList>
    </AdminPage>
  )
}

function Attempt({ attempt }: { attempt: FlaggedAttemptView }) {
  const { _id, person, skill, difficulty, percentage, finishedAt, signals } = attempt
  return (
    <Card as="li" className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <h2 dir="auto" className="text-lg wrap-anywhere">
          <Link to={adminPaths.attempt(_id)} className="text-link">
            {skill} ({difficulty}), {percentage}%
          </Link>
        </h2>
        <p className="text-sm wrap-anywhere text-muted">
          <Link to={adminPaths.person(person._id)} className="text-link">
            <bdi>{person.name}</bdi>
          </Link>{' '}
          · {formatDay(finishedAt)}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {signals.map((signal) => (
          <Badge key={signal} tone="amber">
            {signalWords[signal]}
          </Badge>
        ))}
      </div>
    </Card>
  )
}
