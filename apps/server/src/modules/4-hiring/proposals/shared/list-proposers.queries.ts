import type { ProposalStatus } from '@guildhall/contract'
import { and, asc, eq, gt } from 'drizzle-orm'
import type { Db } from '../../../../platform/database/database.ts'
import { proposals } from '../proposal.tables.ts'

export async function listProposers(
  db: Db,
  {
    projectId,
    status,
    after,
    limit,
  }: { projectId: string; status: ProposalStatus; after: string | undefined; limit: number },
): Promise<string[]> {
  const rows = await db
    .select({ freelancerId: proposals.freelancerId })
    .from(proposals)
    .where(
      and(
        eq(proposals.projectId, projectId),
        eq(proposals.status, status),
        after ? gt(proposals.freelancerId, after) : undefined,
      ),
    )
    .orderBy(asc(proposals.freelancerId))
    .limit(limit)
  return rows.map(({ freelancerId }) => freelancerId)
}
