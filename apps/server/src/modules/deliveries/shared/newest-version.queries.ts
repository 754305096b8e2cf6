import { sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { deliveries } from '../delivery.tables.ts'

export function newestVersionSql(proposalId: AnyPgColumn) {
  return sql<number>`(select coalesce(max(d.version), 0) from ${deliveries} d where d.proposal_id = ${proposalId})`
}
