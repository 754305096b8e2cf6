import { reviewReleaseMinimumCents } from '@guildhall/contract'
import { and, eq, not, or, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Db, ReadDb } from '../../../../platform/database/database.ts'
import { countedFrom } from '../../../1-ground/counts/shared/list-counts.queries.ts'
import { personFigures } from '../../../2-people/figures/figures.tables.ts'
import { projects } from '../../projects/project.tables.ts'
import { proposals } from '../proposal.tables.ts'
import { proposalContracts as contracts, paidContracts } from './contract.views.ts'

/** Completed contracts over at least `reviewReleaseMinimumCents`, and their number of different clients. */
export type CompletedJobs = { completedJobs: number; completedForClients: number }

/** Work from before there were contracts, or of a cancelled project, does not count. */
const hasContract = sql`${contracts.contractId} is not null`
const isCompleted = sql`(${contracts.status} = 'completed' and ${contracts.amountCents} >= ${reviewReleaseMinimumCents}
  or (${contracts.contractId} is null and ${proposals.deliveryStatus} = 'approved'))`
const isCurrent = sql`(${contracts.endedAt} is null and (${hasContract} or ${proposals.deliveryStatus} <> 'approved'))`
/** Accounts are free, so clients who hire and never pay do not count. */
const isCancelled = sql`coalesce(${contracts.status} = 'cancelled' and exists (
  select from ${paidContracts} y where y.contract_id = ${contracts.contractId}), false)`

const counts = {
  completedJobs: sql<number>`count(*) filter (where ${isCompleted})`,
  completedForClients: sql<number>`count(distinct ${proposals.clientId}) filter (where ${isCompleted})`,
}

const isOfCancelled = sql`exists (select from ${projects}
  where ${projects.id} = ${proposals.projectId} and ${projects.status} = 'cancelled')`
// Literal, or the plan for any values would not use the index of accepted proposals.
const isAccepted = sql`${proposals.status} = 'accepted'`
const acceptedBy = (freelancers: SQL) => and(freelancers, isAccepted, or(hasContract, not(isOfCancelled)))
/** The same freelancer, so that an index finds all contracts at once. */
const contractOf = and(eq(contracts.proposalId, proposals.id), eq(contracts.freelancerId, proposals.freelancerId))

/** `endedJobs`: completed, or cancelled after a payment. */
export async function countJobs(
  db: ReadDb,
  freelancerId: string,
): Promise<CompletedJobs & { currentJobs: number; endedJobs: number }> {
  const [row] = await db
    .select({
      ...counts,
      currentJobs: sql<number>`count(*) filter (where ${isCurrent})`,
      endedJobs: sql<number>`count(*) filter (where ${isCompleted} or ${isCancelled})`,
    })
    .from(proposals)
    .leftJoin(contracts, contractOf)
    .where(acceptedBy(eq(proposals.freelancerId, freelancerId)))
  return row ?? { completedJobs: 0, completedForClients: 0, currentJobs: 0, endedJobs: 0 }
}

/**
 * Freelancers without completed jobs are not in the map. Those with very many have what was measured of them seconds after their latest
 * contract: counting 20,000 takes longer than all else of a list.
 */
export async function countCompletedJobs(db: Db, freelancerIds: string[]): Promise<Map<string, CompletedJobs>> {
  if (freelancerIds.length === 0) return new Map()
  // Nothing for the planner to look at, or it would plan each execution again.
  const ids = sql`unnest((select ${sql.param(freelancerIds)}::uuid[]))`
  const hasMany = sql`${personFigures.completedJobs} > ${sql.raw(String(countedFrom))}`
  const measured = db
    .select({
      freelancerId: personFigures.userId,
      completedJobs: personFigures.completedJobs,
      completedForClients: personFigures.completedForClients,
    })
    .from(personFigures)
    .where(and(sql`${personFigures.userId} = any (array(select ${ids}))`, hasMany))
  const others = sql`array(select id from ${ids} id where not exists (select from ${personFigures}
    where ${personFigures.userId} = id and ${hasMany}))`
  const counted = db
    .select({ freelancerId: proposals.freelancerId, ...counts })
    .from(proposals)
    .leftJoin(contracts, contractOf)
    .where(and(acceptedBy(sql`${proposals.freelancerId} = any (${others})`), isCompleted))
    .groupBy(proposals.freelancerId)
  const rows = await unionAll(measured, counted)
  return new Map(rows.map(({ freelancerId, ...completed }) => [freelancerId, completed]))
}
