import type { OwnReviewView } from '@guildhall/contract'
import { Suspense } from 'react'
import { Link } from 'react-router'
import { formatDay } from '../../dates.ts'
import { paths } from '../../paths.ts'
import { Badge } from '../../ui/badge.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ReportableReview } from './shared/reportable-review.tsx'

const loadForm = () => import('./reply-form.tsx').then((part) => ({ default: part.ReplyForm }))
const ReplyForm = lazyPart(loadForm)

export function OwnReview({
  review,
  userId,
  isOnItsPage = false,
}: {
  review: OwnReviewView
  userId: string
  isOnItsPage?: boolean
}) {
  const isMine = review.by._id === userId
  return (
    <ReportableReview
      review={review}
      shows={isMine ? 'of' : 'by'}
      isPublic={review.isRevealed}
      menu={isMine ? <ReviewStage review={review} /> : undefined}
      replyMenu={isMine && !review.isHidden ? undefined : review.isReplyHidden ? <Hidden /> : null}
    >
      {review.isHidden || review.isReplyHidden ? (
        <p className="text-sm text-muted">
          An operator hid {review.isHidden ? 'this review' : 'your reply'} from everyone else.{' '}
          <Link to={paths.settingsReports} className="text-link">
            Read why, and appeal
          </Link>
        </p>
      ) : null}
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
    </ReportableReview>
  )
}

const Hidden = () => <Badge tone="danger">Hidden from others</Badge>

function ReviewStage({ review: { isRevealed, isHidden, revealedAt } }: { review: OwnReviewView }) {
  if (isHidden) return <Hidden />
  return isRevealed ? null : <Badge tone="amber">Not public before {formatDay(revealedAt)}</Badge>
}
