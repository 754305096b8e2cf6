import type { Tx } from '../../../platform/database/database.ts'
import { setContract } from '../contract.queries.ts'
import { findHeldUntil } from '../held-until.queries.ts'

/** What is held for a locked contract has changed: so has the time until which it can be held. Returns that time. */
export async function refreshHeldUntil(tx: Tx, contractId: string): Promise<Date | null> {
  const heldUntil = await findHeldUntil(tx, contractId)
  await setContract(tx, contractId, { heldUntil })
  return heldUntil
}
