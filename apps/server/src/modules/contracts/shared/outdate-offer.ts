import type { Tx } from '../../../platform/database/database.ts'
import { insertContractEvent } from '../contract.queries.ts'
import { endOpenOffer } from '../contract-offer.queries.ts'

type Change = {
  contractId: string
  /** Who made the open offer, if that is known: nothing is asked of the database if nobody did. */
  openOfferBy?: string | null
  at: Date
}

/** What an open offer to end a locked contract was about has changed: nobody can accept it any more. */
export async function outdateOffer(tx: Tx, { contractId, openOfferBy, at }: Change): Promise<void> {
  if (openOfferBy === null) return
  if (!(await endOpenOffer(tx, contractId, { status: 'outdated', endedAt: at }))) return
  await insertContractEvent(tx, { contractId, kind: 'end_outdated', actorId: null, at })
}
