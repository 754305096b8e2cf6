import type { ReviewView } from '@guildhall/contract'
import type { ComponentProps, ReactNode } from 'react'
import { ReportButton } from '../../reports/shared/report-button.tsx'
import { ReviewCard } from './review-card.tsx'

/** A public review with a button to report it, and one for its reply. They are by two people. */
export function ReportableReview({ review, menu, replyMenu, ...rest }: ComponentProps<typeof ReviewCard>) {
  return (
    <ReviewCard
      {...rest}
      review={review}
      menu={menu ?? <Report review={review} kind="review" />}
      replyMenu={replyMenu ?? <Report review={review} kind="reply" />}
    />
  )
}

/** Keeps its place while it is unknown who reads, so that nothing moves. */
function Report({ review: { _id, by, of }, kind }: { review: ReviewView; kind: 'review' | 'reply' }): ReactNode {
  const ownerId = kind === 'review' ? by._id : of._id
  return (
    <span className="-my-2 flex size-9 shrink-0 items-center justify-center pointer-coarse:size-11">
      <ReportButton kind={kind} targetId={_id} noun={kind} ownerId={ownerId} compact />
    </span>
  )
}
