import { and, asc, eq, isNotNull, isNull, not, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { assertRow } from '../../../platform/database/assert-row.ts'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { isAfter, type Keyset, newestFirst } from '../../../platform/database/keyset.ts'
import { users } from '../../1-ground/users/user.tables.ts'
import { moderationDecisions, reportCases } from '../../2-people/restrictions/restriction.tables.ts'
import { isOwnCase } from '../operators/shared/own-case.queries.ts'

export type DecisionRow = typeof moderationDecisions.$inferSelect

const people = alias(users, 'people')
const deciders = alias(users, 'deciders')

function select(db: Db | Tx) {
  return db
    .select({
      decision: moderationDecisions,
      label: reportCases.label,
      personName: people.username,
      decidedByName: deciders.username,
    })
    .from(moderationDecisions)
    .innerJoin(reportCases, eq(reportCases.id, moderationDecisions.caseId))
    .innerJoin(people, eq(people.id, moderationDecisions.personId))
    .innerJoin(deciders, eq(deciders.id, moderationDecisions.decidedBy))
}
export type AdminDecisionRow = Awaited<ReturnType<typeof select>>[number]

const newest = { at: moderationDecisions.decidedAt, id: moderationDecisions.id }

export async function insertDecision(tx: Tx, row: typeof moderationDecisions.$inferInsert): Promise<string> {
  const [inserted] = await tx.insert(moderationDecisions).values(row).returning({ id: moderationDecisions.id })
  assertRow(inserted, 'an inserted decision')
  return inserted.id
}

export async function listDecisionsAbout(
  db: Db,
  personId: string,
  { end, limit }: { end: Keyset | undefined; limit: number },
): Promise<AdminDecisionRow[]> {
  return select(db)
    .where(and(eq(moderationDecisions.personId, personId), isAfter(newest, end)))
    .orderBy(...newestFirst(newest))
    .limit(limit)
}

export const countDecisionsAbout = (db: Db, personId: string) =>
  db.$count(moderationDecisions, eq(moderationDecisions.personId, personId))

export async function findDecision(db: Db | Tx, id: string): Promise<AdminDecisionRow | undefined> {
  const [row] = await select(db).where(eq(moderationDecisions.id, id))
  return row
}

export async function findDecisionOfCase(db: Db | Tx, caseId: string): Promise<AdminDecisionRow | undefined> {
  const [row] = await select(db).where(eq(moderationDecisions.caseId, caseId))
  return row
}

export async function lockDecision(tx: Tx, id: string) {
  const [row] = await tx.select().from(moderationDecisions).where(eq(moderationDecisions.id, id)).for('no key update')
  return row
}

export async function setDecision(
  tx: Tx,
  id: string,
  values: Partial<
    Pick<
      DecisionRow,
      'appeal' | 'appealedAt' | 'answer' | 'answeredAt' | 'answeredBy' | 'reversedAt' | 'reversalReason'
    >
  >,
) {
  await tx.update(moderationDecisions).set(values).where(eq(moderationDecisions.id, id))
}

const { appeal, answer, reversedAt, appealedAt, id } = moderationDecisions
const isUnanswered = and(isNotNull(appeal), isNull(answer), isNull(reversedAt))

const isForOthersThan = (operatorId: string) => not(isOwnCase(moderationDecisions.caseId, operatorId))

export async function listOpenDecisionAppeals(
  db: Db,
  { operatorId, end, limit }: { operatorId: string; end: Keyset | undefined; limit: number },
): Promise<AdminDecisionRow[]> {
  const after = end ? sql`(${appealedAt}, ${id}) > (${end.at.toISOString()}::timestamptz, ${end.id}::uuid)` : undefined
  return select(db)
    .where(and(isUnanswered, isForOthersThan(operatorId), after))
    .orderBy(asc(appealedAt), asc(id))
    .limit(limit)
}

export const countOpenDecisionAppeals = (db: Db, operatorId: string) =>
  db.$count(moderationDecisions, and(isUnanswered, isForOthersThan(operatorId)))
