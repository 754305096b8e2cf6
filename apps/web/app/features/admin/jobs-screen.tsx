import type { FailedJobView } from '@guildhall/contract'
import { useQuery } from '@tanstack/react-query'
import { sentenceFor } from '../../api-errors.ts'
import { formatMoment } from '../../dates.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { EmptyTray } from '../../ui/illustrations/lazy-illustrations.tsx'
import { notify } from '../../ui/notify.ts'
import { SkeletonCards } from '../../ui/skeleton.tsx'
import { jobsQuery, retryJob, useDecision } from './api.ts'
import { AdminPage } from './shared/admin-page.tsx'

export default function JobsScreen() {
  return (
    <AdminPage
      section="jobs"
      lead="Background work that failed on its last try. The data of a job is not shown, as it may contain secrets."
    >
      <Jobs />
    </AdminPage>
  )
}

function Jobs() {
  const { data, error, isPending, isFetching, refetch } = useQuery(jobsQuery())
  if (isPending) return <SkeletonCards label="Loading jobs..." />
  if (!data) {
    return (
      <Alert
        title="The jobs could not be loaded"
        action={
          <Button size="sm" onClick={() => refetch()} pending={isFetching}>
            Try again
          </Button>
        }
      >
        {sentenceFor(error, error.message)}
      </Alert>
    )
  }
  if (data.jobs.length === 0) {
    return (
      <EmptyState illustration={<EmptyTray className="mx-auto w-44" />} title="No failed jobs">
        All background work is done, or is being retried automatically.
      </EmptyState>
    )
  }
  return (
    <div className="flex flex-col gap-4">
      <ul aria-label="Failed jobs" className="grid gap-4">
        {data.jobs.map((job) => (
          <Job key={job._id} job={job} />
        ))}
      </ul>
      {data.hasMore ? <p className="text-sm text-muted">There are older ones. These are the latest 50.</p> : null}
    </div>
  )
}

function Job({ job: { _id, name, failedAt, tries, error } }: { job: FailedJobView }) {
  const retry = useDecision(retryJob)
  async function tryAgain() {
    try {
      await retry.mutateAsync([_id])
      notify.success('The job was restarted')
    } catch (problem) {
      notify.error('The job could not be tried again', sentenceFor(problem, '') || undefined)
    }
  }
  return (
    <Card as="li" className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <h2 className="font-mono text-base wrap-anywhere">{name}</h2>
        <p className="text-sm text-muted">
          Given up {formatMoment(failedAt)}, after {tries === 1 ? 'one try' : `${tries} tries`}
        </p>
        <p className="mt-2 text-sm wrap-anywhere">{error}</p>
      </div>
      <Button size="sm" onClick={tryAgain} pending={retry.isPending}>
        Try Again
      </Button>
    </Card>
  )
}
