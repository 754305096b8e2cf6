import { sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { contracts } from '../../contracts/contract.tables.ts'
import { cardDisputes } from '../../payments/payment.tables.ts'

export function cardDisputedSql(proposalId: AnyPgColumn) {
  return sql<boolean>`exists (select from ${cardDisputes} d join ${contracts} c on c.id = d.contract_id
    where c.proposal_id = ${proposalId} and d.status = 'open')`
}
