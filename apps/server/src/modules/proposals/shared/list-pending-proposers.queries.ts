import { and, asc, eq, gt } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { proposals } from '../proposal.tables.ts'

/** The freelancers with a pending proposal on the project, by id. */
export async function listPendingProposers(
  db: Db,
  { projectId, after, limit }: { projectId: string; after: string | undefined; limit: number },
): Promise<string[]> {
  const rows = await db
    .select({ freelancerId: proposals.freelancerId })
    .from(proposals)
    .where(
      and(
        eq(proposals.projectId, projectId),
        eq(proposals.status, 'pending'),
        after ? gt(proposals.freelancerId, after) : undefined,
      ),
    )
    .orderBy(asc(proposals.freelancerId))
    .limit(limit)
  return rows.map(({ freelancerId }) => freelancerId)
}
