import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/database/database.ts'
import type { Milestone } from '../../4-hiring/proposals/shared/milestone.rules.ts'
import { contractMilestones } from './contract-change.tables.ts'

export type MilestoneRow = typeof contractMilestones.$inferSelect

export async function listMilestones(db: Db, contractId: string): Promise<MilestoneRow[]> {
  return db
    .select()
    .from(contractMilestones)
    .where(eq(contractMilestones.contractId, contractId))
    .orderBy(asc(contractMilestones.position))
}

export async function findMilestone(
  tx: Tx,
  { contractId, milestoneId }: { contractId: string; milestoneId: string },
): Promise<MilestoneRow | undefined> {
  const [row] = await tx
    .select()
    .from(contractMilestones)
    .where(and(eq(contractMilestones.id, milestoneId), eq(contractMilestones.contractId, contractId)))
  return row
}

export async function addMilestones(tx: Tx, contractId: string, milestones: readonly Milestone[]) {
  if (milestones.length === 0) return
  const [last] = await tx
    .select({ position: sql<number>`coalesce(max(${contractMilestones.position}), 0)` })
    .from(contractMilestones)
    .where(eq(contractMilestones.contractId, contractId))
  const before = last?.position ?? 0
  const rows = milestones.map(({ title, cents }, index) => ({
    contractId,
    position: before + index + 1,
    title,
    amountCents: cents,
  }))
  await tx.insert(contractMilestones).values(rows)
}

/** Of a locked contract. Released ones stay. */
export async function replaceMilestonesLeft(tx: Tx, contractId: string, milestones: readonly Milestone[]) {
  await tx
    .delete(contractMilestones)
    .where(and(eq(contractMilestones.contractId, contractId), isNull(contractMilestones.releasedAt)))
  await addMilestones(tx, contractId, milestones)
}

export async function setReleased(
  tx: Tx,
  { contractId, milestoneId, releasedAt }: { contractId: string; milestoneId?: string; releasedAt: Date },
) {
  await tx
    .update(contractMilestones)
    .set({ releasedAt })
    .where(
      and(
        eq(contractMilestones.contractId, contractId),
        isNull(contractMilestones.releasedAt),
        milestoneId ? eq(contractMilestones.id, milestoneId) : undefined,
      ),
    )
}
