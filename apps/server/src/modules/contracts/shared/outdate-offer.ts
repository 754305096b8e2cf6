import type { Tx } from '../../../platform/database/database.ts'
import { insertContractEvent } from '../contract.queries.ts'
import { endOpenOffer } from '../contract-offer.queries.ts'

/** What an open offer to end a locked contract was about has changed: nobody can accept it any more. */
export async function outdateOffer(tx: Tx, { contractId, at }: { contractId: string; at: Date }): Promise<void> {
  if (!(await endOpenOffer(tx, contractId, { status: 'outdated', endedAt: at }))) return
  await insertContractEvent(tx, { contractId, kind: 'end_outdated', actorId: null, at })
}
