import {
  passingPercentage,
  retakeWaitHours,
  secondsPerQuestion,
  verifiedPerDay,
  verifiedQuestionCounts,
} from '@guildhall/contract'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Page, Section } from '../../ui/page.tsx'
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
    <Page
      title="Skill Assessment"
      back={backTo ? { to: backTo, label: 'Back to the project' } : undefined}
      lead="Answer a few questions on a skill. Guildhall grades them, and you decide whether your profile shows the result."
    >
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
      <div className="grid items-start gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="flex min-w-0 flex-col gap-12">
          <SetupForm userId={userId} overview={overview} />
          <LatestResults userId={userId} />
        </div>
        <HowItWorks />
      </div>
    </Page>
  )
}

const either = new Intl.ListFormat('en', { type: 'disjunction' })
const verifiedCounts = verifiedQuestionCounts.map(String)

function HowItWorks() {
  return (
    <Section title="How it works">
      <ul className="flex flex-col gap-4 text-sm text-muted">
        <li>
          <strong className="block font-semibold text-ink">{secondsPerQuestion} seconds a question</strong>
          They add up to one time limit for the whole assessment. The clock does not stop when you leave, and you can
          continue on any device.
        </li>
        <li>
          <strong className="block font-semibold text-ink">Graded by Guildhall</strong>
          The right answers stay hidden until you have finished. Then you see which they were, and why.
        </li>
        <li>
          <strong className="block font-semibold text-ink">
            {either.format(verifiedCounts)} questions to prove it
          </strong>
          They are made for you, or private, so the result is verified, and {passingPercentage}% or more proves the
          skill. Where all questions are public, it is server-graded instead. Fewer questions are unverified.
        </li>
        <li>
          <strong className="block font-semibold text-ink">{verifiedPerDay} such tries a day</strong>
          and one in {retakeWaitHours} hours for each skill and difficulty. Unverified ones do not wait.
        </li>
      </ul>
      <p className="text-sm">
        {/* A plain link: public pages ship no framework script. */}
        <a href={paths.rules} className="text-link inline-flex min-h-6 items-center pointer-coarse:min-h-11">
          The rules in full
        </a>
      </p>
    </Section>
  )
}
