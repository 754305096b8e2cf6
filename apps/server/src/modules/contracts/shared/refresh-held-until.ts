import type { Tx } from '../../../platform/database/database.ts'
import { type ContractValues, setContract } from '../contract.queries.ts'
import { firstEndSql } from '../held-until.queries.ts'

/** What is held for a locked contract has changed, and so has the instant until which it is. `values` are set with it. */
export async function refreshHeldUntil(tx: Tx, contractId: string, values: ContractValues = {}): Promise<void> {
  await setContract(tx, contractId, { ...values, heldUntil: firstEndSql })
}
