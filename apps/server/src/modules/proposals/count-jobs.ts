import { and, eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/database.ts'
import { proposals } from './proposal.tables.ts'

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
