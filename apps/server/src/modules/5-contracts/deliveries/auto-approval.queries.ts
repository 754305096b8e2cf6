import { and, asc, eq, gt, isNotNull, lte, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { contracts } from '../contracts/contract.tables.ts'

type Range = { from?: Date; to: Date; after: ApprovalRow | undefined; limit: number }
export type ApprovalRow = {
  id: string
  proposalId: string
  projectId: string
  title: string
  clientId: string
  autoApprovalAt: Date
}

/** Deliveries due for automatic approval after `from` and until `to`, earliest first. */
export async function listAutoApprovals(db: Db, { from, to, after, limit }: Range): Promise<ApprovalRow[]> {
  return db
    .select({
      id: contracts.id,
      proposalId: contracts.proposalId,
      projectId: contracts.projectId,
      title: contracts.title,
      clientId: contracts.clientId,
      autoApprovalAt: sql<Date>`${contracts.autoApprovalAt}`.mapWith(contracts.autoApprovalAt),
    })
    .from(contracts)
    .where(
      and(
        eq(contracts.status, 'active'),
        isNotNull(contracts.autoApprovalAt),
        from && gt(contracts.autoApprovalAt, from),
        lte(contracts.autoApprovalAt, to),
        after &&
          sql`(${contracts.autoApprovalAt}, ${contracts.id}) > (${after.autoApprovalAt.toISOString()}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(asc(contracts.autoApprovalAt), asc(contracts.id))
    .limit(limit)
}
