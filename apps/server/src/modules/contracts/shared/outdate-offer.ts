import type { Tx } from '../../../platform/database/database.ts'
import { insertContractEvent } from '../contract.queries.ts'
import { endOpenChange } from '../contract-change.queries.ts'
import { endOpenOffer } from '../contract-offer.queries.ts'

/** What an open offer to end or to change a locked contract was about is no longer so: it cannot be accepted any more. */
export async function outdateOffer(tx: Tx, { contractId, at }: { contractId: string; at: Date }): Promise<void> {
  const outdated = { status: 'outdated', endedAt: at } as const
  if (await endOpenOffer(tx, contractId, outdated)) {
    await insertContractEvent(tx, { contractId, kind: 'end_outdated', actorId: null, at })
  }
  if (await endOpenChange(tx, contractId, outdated)) {
    await insertContractEvent(tx, { contractId, kind: 'change_outdated', actorId: null, at })
  }
}
