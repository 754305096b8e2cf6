import type { Db, Tx } from '../../../platform/database/database.ts'
import { findContractTerms } from '../contract.queries.ts'
import { approvedAt } from './contract.rules.ts'

export type DeliveryTerms = {
  criteria: string
  /** When the delivery under review is approved by itself. */
  approvedAt: Date | null
}

/** What a delivery is measured by. Undefined before there is a contract. */
export async function getDeliveryTerms(db: Db | Tx, proposalId: string): Promise<DeliveryTerms | undefined> {
  const terms = await findContractTerms(db, proposalId)
  return terms && { criteria: terms.criteria, approvedAt: approvedAt(terms) }
}
