import type { OwnReviewView, ReviewView } from '@guildhall/contract'
import type { ReviewRow } from './review.queries.ts'
import { aspectsOf } from './review.rules.ts'

/** For everyone. The title of a direct contract is left out, as its project is private. */
export function presentReview(row: ReviewRow): ReviewView {
  return {
    _id: row.id,
    title: row.isPrivate ? 'Direct contract' : row.title,
    by: { _id: row.authorId, name: row.authorName, profileImage: row.authorPicture },
    of: { _id: row.subjectId, name: row.subjectName, profileImage: row.subjectPicture },
    side: row.side,
    rating: row.rating,
    aspects: aspectsOf(row.side, row.aspects),
    text: row.text,
    revealedAt: row.revealedAt.toISOString(),
    reply: row.reply !== null && row.repliedAt ? { text: row.reply, at: row.repliedAt.toISOString() } : null,
  }
}

/** For one of the two sides. The other's must be public. */
export function presentOwnReview(row: ReviewRow, { viewerId, now }: { viewerId: string; now: Date }): OwnReviewView {
  const isRevealed = row.revealedAt <= now
  return {
    ...presentReview(row),
    title: row.title,
    contractId: row.contractId,
    isRevealed,
    mayReply: isRevealed && row.subjectId === viewerId && row.reply === null,
  }
}
