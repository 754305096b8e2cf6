import { dayMs, hourMs } from '@guildhall/contract'
import { sql } from 'drizzle-orm'
import type { Deps } from '../deps.ts'
import { askForReviews } from '../modules/7-finding/reviews/ask-for-reviews.ts'
import { refreshFigures } from '../modules/7-finding/reviews/refresh-figures.ts'
import { replyToReview } from '../modules/7-finding/reviews/reply-to-review.ts'
import { revealReviews } from '../modules/7-finding/reviews/reveal-reviews.ts'
import { reviewEffects } from '../modules/7-finding/reviews/review.effects.ts'
import { writeReview } from '../modules/7-finding/reviews/write-review.ts'
import type { Tx } from '../platform/database/database.ts'
import { atPastTimes } from './at-past-times.ts'
import { demoReviews } from './demo-reviews.ts'

type Ended = { id: string; clientId: string; freelancerId: string; endedAt: Date }

/** The reviews of ended contracts at their times, through the usual use cases, and everyone's figures. No jobs are added. */
export async function insertDemoReviews(
  deps: Deps,
  tx: Tx,
  { proposalIds, peopleIds }: { proposalIds: Map<string, string>; peopleIds: Iterable<string> },
): Promise<void> {
  const atMoment = atPastTimes(deps, tx, [reviewEffects])
  const at = (moment: number) => atMoment(new Date(moment))
  for (const [key, { byClient, byFreelancer }] of Object.entries(demoReviews)) {
    const { id: contractId, clientId, freelancerId, endedAt } = await findEnded(tx, proposalIds.get(key) ?? '')
    const end = new Date(endedAt).getTime()
    await askForReviews(at(end), { contractId })
    const written = [
      { review: byClient, viewerId: clientId, subjectId: freelancerId },
      { review: byFreelancer, viewerId: freelancerId, subjectId: clientId },
    ].flatMap(({ review, ...people }) => (review ? [{ ...review, ...people }] : []))
    for (const { daysAfterEnd, viewerId, rating, aspects, text } of written) {
      await writeReview(at(end + daysAfterEnd * dayMs), { contractId, viewerId, rating, aspects, text })
    }
    if (written.length < 2) continue
    const revealedAt = end + Math.max(...written.map(({ daysAfterEnd }) => daysAfterEnd)) * dayMs
    await revealReviews(at(revealedAt), { contractId })
    for (const { reply, subjectId } of written) {
      if (!reply) continue
      const { rows } = await tx.execute<{ id: string }>(
        sql`select id from reviews where contract_id = ${contractId} and subject_id = ${subjectId}`,
      )
      await replyToReview(at(revealedAt + 20 * hourMs), {
        reviewId: rows[0]?.id ?? '',
        viewerId: subjectId,
        text: reply,
      })
    }
  }
  const people = [...peopleIds]
  // Twice: whose messages count depends on the figures of the others.
  for (const userId of [...people, ...people]) await refreshFigures(deps, { userId })
  await tx.execute(sql`update notifications set read_at = created_at + interval '6 hours'
    where kind like 'review.%' and created_at < now() - interval '8 days'`)
}

async function findEnded(tx: Tx, proposalId: string): Promise<Ended> {
  const { rows } = await tx.execute<Ended>(sql`
    select id, client_id as "clientId", freelancer_id as "freelancerId", ended_at as "endedAt"
    from contracts where proposal_id = ${proposalId} and ended_at is not null`)
  if (!rows[0]) throw new Error('the demo reviews a contract that has not ended')
  return rows[0]
}
