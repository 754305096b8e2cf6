import type { OwnReviewView, ReviewView } from '@guildhall/contract'
import type { ReviewRow } from './review.queries.ts'
import { aspectsOf } from './review.rules.ts'

/** As everyone reads it. The review must be public. */
export function presentReview(row: ReviewRow): ReviewView {
  return {
    _id: row.id,
    title: row.isTitlePublic ? row.title : null,
    by: { _id: row.authorId, name: row.authorName, profileImage: row.authorPicture },
    of: { _id: row.subjectId, name: row.subjectName, profileImage: row.subjectPicture },
    side: row.side,
    rating: row.rating,
    aspects: aspectsOf(row.side, row.aspects),
    text: row.text,
    revealedAt: row.revealedAt.toISOString(),
    reply: row.isReplyHidden ? null : replyOf(row),
  }
}

const replyOf = ({ reply, repliedAt }: ReviewRow): ReviewView['reply'] =>
  reply !== null && repliedAt ? { text: reply, at: repliedAt.toISOString() } : null

/** For one of the two sides. The other's must be public. Writers still read what operators hid. */
export function presentOwnReview(row: ReviewRow, { viewerId, now }: { viewerId: string; now: Date }): OwnReviewView {
  const isRevealed = row.revealedAt <= now
  const isSubject = row.subjectId === viewerId
  return {
    ...presentReview(row),
    title: row.title,
    reply: row.isReplyHidden && !isSubject ? null : replyOf(row),
    contractId: row.contractId,
    isRevealed,
    mayReply: isRevealed && isSubject && row.reply === null && !row.isHidden,
    isHidden: row.isHidden,
    isReplyHidden: isSubject && row.isReplyHidden,
  }
}
