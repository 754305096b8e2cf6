import { type ReactNode, Suspense } from 'react'
import { type ClientLoaderFunctionArgs, type MetaFunction, useLocation, useSearchParams } from 'react-router'
import { useFocusMainOnChange } from '../../hooks/use-focus-main-on-change.ts'
import { usePartWhenIdle } from '../../load-part.ts'
import { getQueryClient } from '../../query-client.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ClosedDoor } from '../../ui/illustrations/lazy-illustrations.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { signInPath } from '../accounts/shared/return-path.ts'
import { useSession } from '../accounts/shared/session.tsx'
import { storedUserId } from '../accounts/shared/session-store.ts'
import { ownResultQuery } from '../results/shared/api.ts'
import { AssessmentSkeleton } from '../results/shared/assessment-skeleton.tsx'
import { attemptQuery, overviewQuery } from './api.ts'
import { Setup } from './setup.tsx'

const loadAttempt = () => import('./attempt.tsx').then((part) => ({ default: part.Attempt }))
const Attempt = lazyPart(loadAttempt)
const loadResult = () => import('../results/shared/own-result.tsx').then((part) => ({ default: part.OwnResult }))
const OwnResult = lazyPart(loadResult)

const description =
  'Prove a skill: answer questions on it, graded by Guildhall, and show the verified result on your profile and beside your proposals.'

export const meta: MetaFunction = () => [{ name: 'description', content: description }]

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const userId = storedUserId()
  if (!userId) return null
  const params = new URL(request.url).searchParams
  const [attemptId, resultId] = [params.get('attempt'), params.get('result')]
  const client = getQueryClient()
  if (attemptId) {
    void client.prefetchQuery(attemptQuery(attemptId))
    void loadAttempt().catch(() => {})
  } else if (resultId) {
    void client.prefetchQuery(ownResultQuery(resultId))
    void loadResult().catch(() => {})
  } else void client.prefetchQuery(overviewQuery(userId))
  return null
}

export const HydrateFallback = AssessmentSkeleton

/** The address names the attempt, so it survives a reload and can be continued elsewhere. */
export default function AssessmentScreen() {
  const { status, user } = useSession()
  const [params] = useSearchParams()
  const [attemptId, resultId] = [params.get('attempt'), params.get('result')]
  useFocusMainOnChange(attemptId ?? resultId ?? 'setup')
  // An attempt brings its result along.
  usePartWhenIdle(loadAttempt)

  if (status === 'loading') return <AssessmentSkeleton />
  // A token alone is what a sign-up leaves.
  if (!user?.id) return <SignInRequired />
  if (!attemptId && !resultId) return <Setup key={params.toString()} userId={user.id} />
  return (
    <Suspense key={attemptId ?? resultId} fallback={<AssessmentSkeleton />}>
      {attemptId ? <Attempt attemptId={attemptId} userId={user.id} /> : <OwnResult resultId={resultId ?? ''} />}
    </Suspense>
  )
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
