import { sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { deliveries } from '../delivery.tables.ts'

/** SQL for the newest version number of a proposal's delivery, 0 before the first. */
export function newestVersionSql(proposalId: AnyPgColumn) {
  return sql<number>`(select coalesce(max(d.version), 0) from ${deliveries} d where d.proposal_id = ${proposalId})`
}
