import type { CounterStatus } from '@guildhall/contract'
import { and, eq, sql } from 'drizzle-orm'
import { assertRow } from '../../../platform/database/assert-row.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { proposals } from './proposal.tables.ts'
import { proposalCounters } from './proposal-parts.tables.ts'
import type { Milestone } from './shared/milestone.rules.ts'

export type CounterRow = {
  id: string
  by: 'client' | 'freelancer'
  bidCents: number
  deliveryDays: number | null
  milestones: Milestone[]
  message: string
  status: CounterStatus
  createdAt: string
  endedAt: string | null
}

export const countersSql = sql<CounterRow[]>`(select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'by', c.by,
    'bidCents', c.bid_cents, 'deliveryDays', c.delivery_days, 'milestones', c.milestones, 'message', c.message,
    'status', c.status, 'createdAt', c.created_at, 'endedAt', c.ended_at) order by c.by), '[]')
  from ${proposalCounters} c where c.proposal_id = ${proposals.id})`

export async function insertCounter(tx: Tx, values: typeof proposalCounters.$inferInsert): Promise<string> {
  const [row] = await tx.insert(proposalCounters).values(values).returning({ id: proposalCounters.id })
  assertRow(row, 'an inserted counter-offer')
  return row.id
}

/** Ends the open counter-offer of a locked proposal, if there is one. */
export async function endOpenCounter(
  tx: Tx,
  proposalId: string,
  { status, endedAt }: { status: Exclude<CounterStatus, 'open'>; endedAt: Date },
) {
  await tx
    .update(proposalCounters)
    .set({ status, endedAt })
    .where(and(eq(proposalCounters.proposalId, proposalId), eq(proposalCounters.status, 'open')))
}

/** Those of a project whose proposals were decided. */
export async function endCountersOf(tx: Tx, projectId: string, endedAt: Date) {
  await tx.execute(sql`update ${proposalCounters} c set status = 'outdated', ended_at = ${endedAt.toISOString()}
    from ${proposals} p where p.id = c.proposal_id and p.project_id = ${projectId} and c.status = 'open'`)
}
