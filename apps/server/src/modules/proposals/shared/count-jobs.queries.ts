import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { proposals } from '../proposal.tables.ts'

/** How many projects a freelancer has finished (delivery approved) and is working on (accepted, not yet approved). */
export async function countJobs(db: Db | Tx, freelancerId: string) {
  const [row] = await db
    .select({
      totalJobs: sql<number>`count(*) filter (where ${proposals.deliveryStatus} = 'approved')`,
      currentProjects: sql<number>`count(*) filter (where ${proposals.deliveryStatus} <> 'approved')`,
    })
    .from(proposals)
    .where(and(eq(proposals.freelancerId, freelancerId), eq(proposals.status, 'accepted')))
  return row ?? { totalJobs: 0, currentProjects: 0 }
}

/** How many projects each of these freelancers has finished; people with none are not in the map. */
export async function countCompletedJobs(db: Db, freelancerIds: string[]): Promise<Map<string, number>> {
  if (freelancerIds.length === 0) return new Map()
  const rows = await db
    .select({ freelancerId: proposals.freelancerId, count: sql<number>`count(*)` })
    .from(proposals)
    .where(and(inArray(proposals.freelancerId, freelancerIds), sql`${proposals.deliveryStatus} = 'approved'`))
    .groupBy(proposals.freelancerId)
  return new Map(rows.map(({ freelancerId, count }) => [freelancerId, count]))
}
