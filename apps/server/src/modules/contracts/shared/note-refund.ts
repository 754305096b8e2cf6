import type { Tx } from '../../../platform/database/database.ts'
import { insertContractEvent } from '../contract.queries.ts'

/** The timeline tells that held money went back to the client. */
export async function noteRefund(
  tx: Tx,
  { contractId, cents, at }: { contractId: string; cents: number; at: Date },
): Promise<void> {
  await insertContractEvent(tx, { contractId, kind: 'refunded', actorId: null, at, facts: { cents } })
}
