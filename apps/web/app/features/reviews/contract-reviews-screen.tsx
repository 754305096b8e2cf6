import type { ContractReviewsView } from '@guildhall/contract'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { type ClientLoaderFunctionArgs, type MetaFunction, useParams } from 'react-router'
import { sentenceFor } from '../../api-errors.ts'
import { formatDay } from '../../dates.ts'
import { paths } from '../../paths.ts'
import { getQueryClient } from '../../query-client.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { AnchorButton } from '../../ui/link-button.tsx'
import { Page, Section } from '../../ui/page.tsx'
import { SkeletonCards, SkeletonForm } from '../../ui/skeleton.tsx'
import { useRequiredUser } from '../accounts/shared/required-user.tsx'
import { hasStoredToken } from '../accounts/shared/session-store.ts'
import { rememberWorkspace } from '../navigation/shared/remember-workspace.ts'
import { OwnReview } from './own-review.tsx'
import { contractReviewsQuery } from './shared/api.ts'

const loadForm = () => import('./review-form.tsx').then((part) => ({ default: part.ReviewForm }))
const ReviewForm = lazyPart(loadForm)

export const meta: MetaFunction = () => [{ title: 'Review · Guildhall' }]

export function clientLoader({ params: { contractId = '' } }: ClientLoaderFunctionArgs) {
  if (hasStoredToken()) void getQueryClient().prefetchQuery(contractReviewsQuery(contractId))
  return null
}

export function HydrateFallback() {
  return (
    <Page title="Review">
      <SkeletonCards label="Loading the reviews..." count={1} />
    </Page>
  )
}

export default function ContractReviewsScreen() {
  const { contractId = '' } = useParams()
  const user = useRequiredUser()
  return user ? <Loaded key={contractId} contractId={contractId} userId={user.id} /> : <HydrateFallback />
}

function Loaded({ contractId, userId }: { contractId: string; userId: string }) {
  const { data: reviews, error, isFetching, refetch } = useQuery(contractReviewsQuery(contractId))
  if (reviews) return <Reviews reviews={reviews} userId={userId} />
  if (!error) return <HydrateFallback />
  return (
    <Page title="Review">
      <Alert
        title="The reviews could not be loaded"
        action={
          <Button size="sm" onClick={() => refetch()} pending={isFetching}>
            Try again
          </Button>
        }
      >
        {sentenceFor(error, error.message)}
      </Alert>
    </Page>
  )
}

const otherSide = { client: 'freelancer', freelancer: 'client' } as const

function Reviews({ reviews, userId }: { reviews: ContractReviewsView; userId: string }) {
  const { title, other, side, own, theirs, mayWrite, refusal, until, contractId } = reviews
  useEffect(() => rememberWorkspace(otherSide[side]), [side])
  const [isEditing, setIsEditing] = useState(own === null)
  const isWriting = mayWrite && isEditing
  return (
    <Page
      title={own ? 'Reviews' : `Review ${other.name}`}
      eyebrow={<bdi>{title}</bdi>}
      back={{ to: paths.contract(contractId), label: 'Back to the contract' }}
      lead={
        mayWrite && until
          ? `Both reviews become public when the second one is written, or on ${formatDay(until)}. Until then, neither of you can read the other’s, and you can still change yours.`
          : undefined
      }
      actions={<AnchorButton href={paths.reviewRules}>How reviews work</AnchorButton>}
    >
      {isWriting ? (
        <Suspense fallback={<SkeletonForm fields={4} />}>
          <ReviewForm
            reviews={reviews}
            userId={userId}
            onDone={() => setIsEditing(false)}
            {...(own ? { onCancel: () => setIsEditing(false) } : {})}
          />
        </Suspense>
      ) : null}
      {own && !isWriting ? (
        <Section
          title="Your review"
          actions={
            mayWrite ? (
              <Button size="sm" onClick={() => setIsEditing(true)}>
                Edit Review
              </Button>
            ) : null
          }
        >
          <ul>
            <OwnReview review={own} userId={userId} isOnItsPage />
          </ul>
        </Section>
      ) : null}
      {theirs ? (
        <Section title={`The review by ${other.name}`}>
          <ul>
            <OwnReview review={theirs} userId={userId} isOnItsPage />
          </ul>
        </Section>
      ) : null}
      {!own && !mayWrite && refusal ? <p className="max-w-prose">{refusal}</p> : null}
    </Page>
  )
}
