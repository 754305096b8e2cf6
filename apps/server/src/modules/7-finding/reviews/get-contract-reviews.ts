import type { ContractReviewsView } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { sentenceFor } from '../../../platform/errors.ts'
import { requireParty } from '../../5-contracts/contracts/shared/require-party.ts'
import { presentOwnReview } from './review.presenter.ts'
import { listReviewsOf } from './review.queries.ts'
import { otherSide, refusalToWrite, reviewsUntil } from './review.rules.ts'

/** The other side's review is withheld until it is public, while it is hidden and while its author is suspended. */
export async function getContractReviews(
  { database, clock }: Deps,
  request: { contractId: string; viewerId: string },
): Promise<ContractReviewsView> {
  return contractReviewsOf(database.db, { ...request, now: clock() })
}

export async function contractReviewsOf(
  db: Db | Tx,
  { contractId, viewerId, now }: { contractId: string; viewerId: string; now: Date },
): Promise<ContractReviewsView> {
  const contract = await requireParty(db, { contractId, viewerId })
  const party = contract.clientId === viewerId ? 'client' : 'freelancer'
  const side = otherSide(party)
  const found = await listReviewsOf(db, contractId)
  const own = found.find((review) => review.side === side)
  const theirs = found.find((review) => review.side === party && review.revealedAt <= now && review.isShownToOthers)
  const refusal = refusalToWrite(contract, own, now)
  return {
    contractId,
    title: contract.title,
    other:
      side === 'client'
        ? { _id: contract.clientId, name: contract.clientName, profileImage: contract.clientPicture }
        : { _id: contract.freelancerId, name: contract.freelancerName, profileImage: contract.freelancerPicture },
    side,
    mayWrite: refusal === null,
    refusal: refusal && sentenceFor(refusal),
    until: contract.endedAt ? reviewsUntil(contract.endedAt).toISOString() : null,
    own: own ? presentOwnReview(own, { viewerId, now }) : null,
    theirs: theirs ? presentOwnReview(theirs, { viewerId, now }) : null,
  }
}
