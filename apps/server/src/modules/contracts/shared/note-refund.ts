import type { Tx } from '../../../platform/database/database.ts'
import { insertContractEvent } from '../contract.queries.ts'
import { refreshHeldUntil } from './refresh-held-until.ts'

export async function noteRefund(
  tx: Tx,
  { contractId, kind, cents, at }: { contractId: string; kind: 'refunded' | 'held_returned'; cents: number; at: Date },
): Promise<void> {
  await insertContractEvent(tx, { contractId, kind, actorId: null, at, facts: { cents } })
  await refreshHeldUntil(tx, contractId)
}
