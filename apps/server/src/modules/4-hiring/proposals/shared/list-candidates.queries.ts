import { and, desc, eq, notInArray } from 'drizzle-orm'
import type { Tx } from '../../../../platform/database/database.ts'
import { proposals } from '../proposal.tables.ts'

/** The freelancers whose proposals on the project are neither declined nor withdrawn, those with the newest ones first. */
export async function listCandidates(tx: Tx, projectId: string, limit: number): Promise<string[]> {
  const rows = await tx
    .select({ freelancerId: proposals.freelancerId })
    .from(proposals)
    .where(and(eq(proposals.projectId, projectId), notInArray(proposals.status, ['rejected', 'withdrawn'])))
    .orderBy(desc(proposals.createdAt), desc(proposals.id))
    .limit(limit)
  return rows.map(({ freelancerId }) => freelancerId)
}
