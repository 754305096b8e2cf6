import { and, asc, eq, gt, inArray, lte, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { proposals } from '../proposals/proposal.tables.ts'
import { projects } from './project.tables.ts'

type DeadlineRange = { from: Date; to: Date; after: { deadlineAt: Date; id: string } | undefined; limit: number }

/** Projects in progress with a deadline in the range and no delivery under review, the earliest deadline first. */
export async function listDeadlines(db: Db, { from, to, after, limit }: DeadlineRange) {
  return db
    .select({
      id: projects.id,
      title: projects.title,
      clientId: projects.clientId,
      freelancerId: proposals.freelancerId,
      deadlineAt: projects.deadlineAt,
    })
    .from(projects)
    .innerJoin(proposals, and(eq(proposals.projectId, projects.id), eq(proposals.status, 'accepted')))
    .where(
      and(
        eq(projects.status, 'in_progress'),
        gt(projects.deadlineAt, from),
        lte(projects.deadlineAt, to),
        inArray(proposals.deliveryStatus, ['not_submitted', 'rejected']),
        after &&
          sql`(${projects.deadlineAt}, ${projects.id}) > (${after.deadlineAt.toISOString()}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(asc(projects.deadlineAt), asc(projects.id))
    .limit(limit)
}
