import type { OwnReviewView } from '@guildhall/contract'
import { Suspense } from 'react'
import { formatDay } from '../../dates.ts'
import { paths } from '../../paths.ts'
import { Badge } from '../../ui/badge.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ReportReview } from './shared/report-review.tsx'
import { ReviewCard } from './shared/review-card.tsx'

const loadForm = () => import('./reply-form.tsx').then((part) => ({ default: part.ReplyForm }))
const ReplyForm = lazyPart(loadForm)

/** A review for one of the two it is between: with what they can do about it. */
export function OwnReview({
  review,
  userId,
  isOnItsPage = false,
}: {
  review: OwnReviewView
  userId: string
  /** Where it can be changed. */
  isOnItsPage?: boolean
}) {
  const isMine = review.by._id === userId
  return (
    <ReviewCard
      review={review}
      shows={isMine ? 'of' : 'by'}
      isPublic={review.isRevealed}
      menu={review.isRevealed ? null : <Badge tone="amber">Not public before {formatDay(review.revealedAt)}</Badge>}
    >
      {isMine && !review.isRevealed && !isOnItsPage ? (
        <p>
          <LinkButton size="sm" to={paths.reviewContract(review.contractId)}>
            Change
          </LinkButton>
        </p>
      ) : null}
      {review.mayReply ? (
        <Suspense fallback={<Skeleton className="h-9 w-24" />}>
          <ReplyForm key={review._id} review={review} userId={userId} />
        </Suspense>
      ) : null}
      {isMine ? null : <ReportReview review={review} />}
    </ReviewCard>
  )
}
