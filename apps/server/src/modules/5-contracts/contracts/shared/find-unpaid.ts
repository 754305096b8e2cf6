import type { Db } from '../../../../platform/database/database.ts'
import { findUnpaidFacts } from '../contract-money.queries.ts'
import { unpaidCents } from './contract.rules.ts'

/** Cents that the client has yet to pay for a contract, as of now. */
export async function findUnpaid(db: Db, contractId: string): Promise<number> {
  const facts = await findUnpaidFacts(db, contractId)
  return facts ? unpaidCents(facts) : 0
}
