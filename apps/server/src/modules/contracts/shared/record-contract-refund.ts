import type { Tx } from '../../../platform/database/database.ts'
import { insertContractEvent } from '../contract.queries.ts'
import { refreshHeldUntil } from './refresh-held-until.ts'

/** Writes a refund into the contract’s timeline. `held_returned`: the time that money can be held was over. */
export async function recordContractRefund(
  tx: Tx,
  { contractId, kind, cents, at }: { contractId: string; kind: 'refunded' | 'held_returned'; cents: number; at: Date },
): Promise<void> {
  await insertContractEvent(tx, { contractId, kind, actorId: null, at, facts: { cents } })
  await refreshHeldUntil(tx, contractId)
}
