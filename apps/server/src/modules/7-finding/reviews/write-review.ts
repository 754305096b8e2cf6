import type { ContractReviewsView, ReviewBody } from '@guildhall/contract'
import { DomainError } from '../../../platform/errors.ts'
import type { OnceDeps } from '../../1-ground/idempotency/shared/answer-once.ts'
import { partyTo } from '../../4-hiring/proposals/shared/party.rules.ts'
import { aboutContract } from '../../5-contracts/contracts/shared/about-contract.ts'
import { lockMoney } from '../../5-contracts/contracts/shared/lock-money.ts'
import { contractReviewsOf } from './get-contract-reviews.ts'
import { changeReview, insertReview, listReviewsOf, setReview } from './review.queries.ts'
import { otherSide, refusalToWrite, reviewsUntil, scoresOf } from './review.rules.ts'

/** Throws `contract.not_for_you`, `review.aspects` and the refusals of `refusalToWrite`. */
export async function writeReview(
  deps: OnceDeps,
  { contractId, viewerId, rating, aspects, text }: ReviewBody & { contractId: string; viewerId: string },
): Promise<ContractReviewsView> {
  return deps.database.db.transaction(async (tx) => {
    // Both sides wait for the contract here, so the second one sees what the first wrote.
    const contract = await lockMoney(tx, { id: contractId })
    const party = partyTo(contract, viewerId)
    if (party !== 'client' && party !== 'freelancer') throw new DomainError('contract.not_for_you')
    const side = otherSide(party)
    const found = await listReviewsOf(tx, contractId)
    const [own, theirs] = [side, party].map((reviewed) => found.find((review) => review.side === reviewed))
    const now = deps.clock()
    const refusal = refusalToWrite(contract, own, now)
    if (refusal || !contract.endedAt) throw new DomainError(refusal ?? 'review.not_ended')
    const scores = scoresOf(side, aspects)
    if (!scores) throw new DomainError('review.aspects')

    const values = { rating, aspects: scores, text }
    if (own) {
      if (!(await changeReview(tx, own.id, { ...values, editedAt: now }))) throw new DomainError('review.public')
    } else {
      const until = reviewsUntil(contract.endedAt)
      const revealedAt = theirs ? now : until
      const subjectId = side === 'client' ? contract.clientId : contract.freelancerId
      await insertReview(tx, { contractId, authorId: viewerId, subjectId, side, ...values, createdAt: now, revealedAt })
      if (theirs) await setReview(tx, theirs.id, { revealedAt })
      const context = { revealsAt: theirs ? null : until }
      const about = aboutContract(contract)
      await deps.events.record(tx, now, { kind: 'review.written', actorId: viewerId, about, context })
    }
    return contractReviewsOf(tx, { contractId, viewerId, now })
  })
}
