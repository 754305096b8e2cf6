import type { Tx } from '../../../platform/database/database.ts'
import { insertContractEvent } from '../contract.queries.ts'
import { endOpenChange } from '../contract-change.queries.ts'
import { endOpenOffer } from '../contract-offer.queries.ts'

type Outdated = {
  contractId: string
  openOfferBy?: string | null
  openChangeBy?: string | null
  at: Date
}

/** Ends open offers that the contract has overtaken, so that they cannot be accepted. */
export async function outdateOffer(tx: Tx, { contractId, openOfferBy, openChangeBy, at }: Outdated): Promise<void> {
  const outdated = { status: 'outdated', endedAt: at } as const
  if (openOfferBy !== null && (await endOpenOffer(tx, contractId, outdated))) {
    await insertContractEvent(tx, { contractId, kind: 'end_outdated', actorId: null, at })
  }
  if (openChangeBy !== null && (await endOpenChange(tx, contractId, outdated))) {
    await insertContractEvent(tx, { contractId, kind: 'change_outdated', actorId: null, at })
  }
}
