import { sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { deliveredVersions } from './contract.views.ts'

export function newestVersionSql(proposalId: AnyPgColumn) {
  return sql<number>`(select coalesce(max(d.version), 0) from ${deliveredVersions} d where d.proposal_id = ${proposalId})`
}
