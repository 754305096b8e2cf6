import type { ReviewView } from '@guildhall/contract'
import type { ComponentProps, ReactNode } from 'react'
import { useSession } from '../../accounts/shared/session.tsx'
import { ReportButton } from '../../reports/shared/report-button.tsx'
import { ReviewCard } from './review-card.tsx'

/** Review and reply are by two people, so each has its own report button. */
export function ReportableReview({ review, menu, replyMenu, ...rest }: ComponentProps<typeof ReviewCard>) {
  return (
    <ReviewCard
      {...rest}
      review={review}
      menu={menu === undefined ? <Report review={review} kind="review" /> : menu}
      replyMenu={replyMenu === undefined ? <Report review={review} kind="reply" /> : replyMenu}
    />
  )
}

/** Keeps its place until it is known who reads, to avoid layout shift. */
function Report({ review: { _id, by, of }, kind }: { review: ReviewView; kind: 'review' | 'reply' }): ReactNode {
  const { user } = useSession()
  const ownerId = kind === 'review' ? by._id : of._id
  if (user?.id === ownerId) return null
  return (
    <span className="-my-2 ml-auto flex size-9 shrink-0 items-center justify-center pointer-coarse:size-11">
      <ReportButton kind={kind} targetId={_id} noun={kind} ownerId={ownerId} compact />
    </span>
  )
}
