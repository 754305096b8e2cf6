import type { OwnReviewView } from '@guildhall/contract'
import { DomainError } from '../../../platform/errors.ts'
import type { OnceDeps } from '../../1-ground/idempotency/shared/answer-once.ts'
import { presentOwnReview } from './review.presenter.ts'
import { findReview, lockReview, setReview } from './review.queries.ts'

/** Idempotent. Throws `review.not_found` (also while not public), `review.not_about_you`, `review.replied`. */
export async function replyToReview(
  deps: OnceDeps,
  { reviewId, viewerId, text }: { reviewId: string; viewerId: string; text: string },
): Promise<OwnReviewView> {
  return deps.database.db.transaction(async (tx) => {
    const review = await lockReview(tx, reviewId)
    const now = deps.clock()
    if (!review?.isShownToOthers || review.revealedAt > now) throw new DomainError('review.not_found')
    if (review.subjectId !== viewerId) throw new DomainError('review.not_about_you')
    if (review.reply === null) await setReview(tx, reviewId, { reply: text, repliedAt: now })
    else if (review.reply !== text) throw new DomainError('review.replied')

    const row = await findReview(tx, reviewId)
    if (!row) throw new DomainError('review.not_found')
    if (review.reply === null) {
      const { contractId, title: projectTitle, authorId, subjectName: actorName } = row
      const context = { authorId, contractId, projectTitle, actorName }
      const about = { personId: viewerId }
      await deps.events.record(tx, now, {
        kind: 'review.replied',
        actorId: viewerId,
        about,
        facts: { reviewId },
        context,
      })
    }
    return presentOwnReview(row, { viewerId, now })
  })
}
