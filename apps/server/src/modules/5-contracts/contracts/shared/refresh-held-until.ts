import type { Tx } from '../../../../platform/database/database.ts'
import { type ContractValues, setContract } from '../contract.queries.ts'
import { firstEndSql } from './held-until.queries.ts'

/** Call it after every change of what is held. `values` are set with it. */
export async function refreshHeldUntil(tx: Tx, contractId: string, values: ContractValues = {}): Promise<void> {
  await setContract(tx, contractId, { ...values, heldUntil: firstEndSql })
}
