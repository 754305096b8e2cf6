import type { ReactNode } from 'react'
import { type ClientLoaderFunctionArgs, type MetaFunction, useLocation, useSearchParams } from 'react-router'
import { getQueryClient } from '../../query-client.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ClosedDoor } from '../../ui/illustrations/closed-door.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { signInPath } from '../accounts/shared/return-path.ts'
import { useSession } from '../accounts/shared/session.tsx'
import { storedUserId } from '../accounts/shared/session-store.ts'
import { attemptQuery, overviewQuery, ownResultQuery } from './api.ts'
import { AttemptStage } from './attempt-stage.tsx'
import { ResultStage } from './result-stage.tsx'
import { SetupStage } from './setup-stage.tsx'
import { StageSkeleton } from './stage-skeleton.tsx'
import { useStageFocus } from './use-stage-focus.ts'

/** The title tells the stage, so each stage writes its own. */
export const meta: MetaFunction = () => []

/** Starts the request of the stage that the address names, and lets it show its skeleton meanwhile. */
export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const userId = storedUserId()
  if (!userId) return null
  const params = new URL(request.url).searchParams
  const [attemptId, resultId] = [params.get('attempt'), params.get('result')]
  const client = getQueryClient()
  if (attemptId) void client.prefetchQuery(attemptQuery(attemptId))
  else if (resultId) void client.prefetchQuery(ownResultQuery(resultId))
  else void client.prefetchQuery(overviewQuery(userId))
  return null
}

export const HydrateFallback = StageSkeleton

/** The skill assessment. The address carries the attempt, so it can be reloaded, and gone on with elsewhere. */
export default function AssessmentScreen() {
  const { status, user } = useSession()
  const [params] = useSearchParams()
  const [attemptId, resultId] = [params.get('attempt'), params.get('result')]
  useStageFocus(attemptId ?? resultId ?? 'setup')

  if (status === 'signedOut') return <SignInRequired />
  if (!user?.id) return <StageSkeleton />
  if (attemptId) return <AttemptStage key={attemptId} attemptId={attemptId} userId={user.id} />
  if (resultId) return <ResultStage key={resultId} resultId={resultId} userId={user.id} />
  return <SetupStage key={params.toString()} userId={user.id} />
}

function SignInRequired(): ReactNode {
  const here = useLocation()
  return (
    <>
      <title>Skill Assessment · Guildhall</title>
      <EmptyState
        headingLevel={1}
        illustration={<ClosedDoor className="mx-auto w-44" />}
        title="Sign In Required"
        action={
          <LinkButton variant="primary" to={signInPath(here)}>
            Sign In
          </LinkButton>
        }
      >
        Please sign in to take skill assessments and save your progress.
      </EmptyState>
    </>
  )
}
