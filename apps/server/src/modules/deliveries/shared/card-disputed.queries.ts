import { sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { contracts } from '../../contracts/contract.tables.ts'
import { cardDisputes } from '../../payments/payment.tables.ts'

/** SQL for whether a bank took a payment for a proposal's contract back and has not decided. */
export function cardDisputedSql(proposalId: AnyPgColumn) {
  return sql<boolean>`exists (select from ${cardDisputes} d join ${contracts} c on c.id = d.contract_id
    where c.proposal_id = ${proposalId} and d.status = 'open')`
}
