import type { Db } from '../../../platform/database/database.ts'
import { findContract } from '../contract.queries.ts'
import { unpaidCents } from './contract.rules.ts'

/** Cents that the client has yet to pay for a contract, as of now. */
export async function findUnpaid(db: Db, contractId: string): Promise<number> {
  const contract = await findContract(db, contractId)
  return contract ? unpaidCents(contract) : 0
}
