import { sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { disputedCards } from './contract.views.ts'

export function cardDisputedSql(proposalId: AnyPgColumn) {
  return sql<boolean>`exists (select from ${disputedCards} d where d.proposal_id = ${proposalId})`
}
