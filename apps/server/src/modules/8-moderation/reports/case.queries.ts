import { type CaseKind, caseWeight, type Harm } from '@guildhall/contract'
import { count, desc, eq, isNull, sql } from 'drizzle-orm'
import { assertRow } from '../../../platform/database/assert-row.ts'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { users } from '../../1-ground/users/user.tables.ts'
import { reportCases } from '../../2-people/restrictions/restriction.tables.ts'
import { reports } from './report.tables.ts'

export type CaseRow = typeof reportCases.$inferSelect
export type CaseTarget = { kind: CaseKind; targetId: string; targetSeq: number; personId: string; label: string }

/** The open case about a target, locked; opened if there is none. Waits for an operator who is deciding it. */
export async function lockOrOpenCase(tx: Tx, target: CaseTarget, now: Date): Promise<string> {
  const [row] = await tx
    .insert(reportCases)
    .values({ ...target, reports: 0, weight: 0, openedAt: now, latestAt: now, queuedAt: now })
    .onConflictDoUpdate({
      target: [reportCases.kind, reportCases.targetId, reportCases.targetSeq, reportCases.personId],
      targetWhere: isNull(reportCases.closedAt),
      set: { label: target.label },
    })
    .returning({ id: reportCases.id })
  assertRow(row, 'an opened case')
  return row.id
}

export async function addToCase(tx: Tx, caseId: string, weight: number, now: Date) {
  const hours = sql`least(${reportCases.weight} + ${weight}, ${caseWeight.most}) * ${caseWeight.hours}`
  await tx
    .update(reportCases)
    .set({
      reports: sql`${reportCases.reports} + 1`,
      weight: sql`${reportCases.weight} + ${weight}`,
      latestAt: now,
      queuedAt: sql`${reportCases.openedAt} - ${hours} * interval '1 hour'`,
    })
    .where(eq(reportCases.id, caseId))
}

export async function lockCase(tx: Tx, id: string): Promise<CaseRow | undefined> {
  const [row] = await tx.select().from(reportCases).where(eq(reportCases.id, id)).for('no key update')
  return row
}

export async function setCase(
  tx: Tx,
  id: string,
  values: Partial<
    Pick<
      CaseRow,
      'takenBy' | 'takenUntil' | 'closedAt' | 'closedBy' | 'outcome' | 'outcomeHarm' | 'outcomeReason' | 'latestAt'
    >
  >,
) {
  await tx.update(reportCases).set(values).where(eq(reportCases.id, id))
}

export async function findUsualHarm(tx: Tx, caseId: string): Promise<Harm | undefined> {
  const [row] = await tx
    .select({ harm: reports.harm })
    .from(reports)
    .where(eq(reports.caseId, caseId))
    .groupBy(reports.harm)
    .orderBy(desc(count()), reports.harm)
    .limit(1)
  return row?.harm
}

export async function findName(db: Db | Tx, userId: string): Promise<string> {
  const [row] = await db.select({ name: users.username }).from(users).where(eq(users.id, userId))
  return row?.name ?? ''
}
