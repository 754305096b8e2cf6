import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { AssessmentPage } from '../results/shared/assessment-page.tsx'
import { AssessmentSkeleton } from '../results/shared/assessment-skeleton.tsx'
import { LatestResults } from '../results/shared/latest-results.tsx'
import { returnPathFrom } from '../results/shared/return-state.ts'
import { overviewQuery } from './api.ts'
import { OpenAttemptCard } from './open-attempt-card.tsx'
import { SetupForm } from './setup-form.tsx'

export function Setup({ userId }: { userId: string }) {
  const backTo = returnPathFrom(useLocation().state)
  const { data: overview, error, isFetched, isFetching, refetch, dataUpdatedAt } = useQuery(overviewQuery(userId))
  // Says what stands above the form and in it: an open attempt, a wait.
  if (!overview && !isFetched) return <AssessmentSkeleton />

  return (
    <AssessmentPage title="Skill Assessment" back={backTo ? { to: backTo, label: 'Back to the project' } : undefined}>
      <title>Skill Assessment · Guildhall</title>
      {overview ? null : (
        <Alert
          title="Your assessments could not be loaded."
          action={
            <Button size="sm" pending={isFetching} onClick={() => void refetch()}>
              Try again
            </Button>
          }
        >
          {error?.message ?? 'Trying again...'}
        </Alert>
      )}
      {overview?.openAttempt ? (
        <OpenAttemptCard
          key={overview.openAttempt._id}
          userId={userId}
          attempt={overview.openAttempt}
          serverNow={overview.serverNow}
          receivedAtMs={dataUpdatedAt}
        />
      ) : null}
      <SetupForm userId={userId} overview={overview} />
      <LatestResults userId={userId} />
    </AssessmentPage>
  )
}
