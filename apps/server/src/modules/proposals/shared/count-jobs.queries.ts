import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { projects } from '../../projects/project.tables.ts'
import { proposals } from '../proposal.tables.ts'

/** Projects with an approved delivery that were not cancelled, and their number of different clients. */
export type CompletedJobs = { completedJobs: number; completedForClients: number }

export async function countJobs(db: Db | Tx, freelancerId: string): Promise<CompletedJobs & { currentJobs: number }> {
  const isApproved = sql`filter (where ${proposals.deliveryStatus} = 'approved')`
  const [row] = await db
    .select({
      completedJobs: sql<number>`count(*) ${isApproved}`,
      completedForClients: sql<number>`count(distinct ${projects.clientId}) ${isApproved}`,
      currentJobs: sql<number>`count(*) filter (where ${proposals.deliveryStatus} <> 'approved')`,
    })
    .from(proposals)
    .innerJoin(projects, eq(projects.id, proposals.projectId))
    .where(
      and(eq(proposals.freelancerId, freelancerId), eq(proposals.status, 'accepted'), ne(projects.status, 'cancelled')),
    )
  return row ?? { completedJobs: 0, completedForClients: 0, currentJobs: 0 }
}

/** Freelancers without completed jobs are not in the map. */
export async function countCompletedJobs(db: Db, freelancerIds: string[]): Promise<Map<string, CompletedJobs>> {
  if (freelancerIds.length === 0) return new Map()
  const rows = await db
    .select({
      freelancerId: proposals.freelancerId,
      completedJobs: sql<number>`count(*)`,
      completedForClients: sql<number>`count(distinct ${projects.clientId})`,
    })
    .from(proposals)
    .innerJoin(projects, eq(projects.id, proposals.projectId))
    .where(
      and(
        inArray(proposals.freelancerId, freelancerIds),
        sql`${proposals.deliveryStatus} = 'approved'`,
        ne(projects.status, 'cancelled'),
      ),
    )
    .groupBy(proposals.freelancerId)
  return new Map(rows.map(({ freelancerId, ...counts }) => [freelancerId, counts]))
}
