import { and, eq, getTableColumns, gte, isNull, lte, not, type SQL, sql } from 'drizzle-orm'
import { assertRow } from '../../../platform/database/assert-row.ts'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { keepCorrectionsSql } from '../corrections/shared/correction.queries.ts'
import { assessmentResults as results } from '../results/result.tables.ts'
import { assessmentAttempts as attempts } from './attempt.tables.ts'

export type AttemptRow = typeof attempts.$inferSelect

const attemptColumns = getTableColumns(attempts)

/** The rule `isTimeOver` of attempt.rules.ts, in SQL. */
const isTimeOver = (now: Date) => lte(attempts.deadlineAt, now)

/** For background jobs. Requests use {@link findAttempt}, which checks the owner. */
export async function findAttemptById(tx: Tx, id: string): Promise<AttemptRow | undefined> {
  const [row] = await tx.select().from(attempts).where(eq(attempts.id, id))
  return row
}

export async function reaches(tx: Tx, attemptId: string, percentage: number): Promise<boolean> {
  return (await tx.$count(results, and(eq(results.attemptId, attemptId), gte(results.percentage, percentage)))) > 0
}

export async function findAttempt(db: Db | Tx, id: string, userId: string) {
  const [row] = await db
    .select({ ...attemptColumns, resultId: results.id })
    .from(attempts)
    .leftJoin(results, eq(results.attemptId, attempts.id))
    .where(and(eq(attempts.id, id), eq(attempts.userId, userId)))
  return row
}

export async function findOpenAttempt(db: Db | Tx, userId: string): Promise<AttemptRow | undefined> {
  const [row] = await db
    .select(attemptColumns)
    .from(attempts)
    .where(and(eq(attempts.userId, userId), isNull(attempts.finishedAt)))
  return row
}

/** Keeps the account before the row, as its deletion takes them in this order. */
export async function lockAttempt(tx: Tx, id: string): Promise<AttemptRow | undefined> {
  const keptAccount = sql`(select users.id from users, assessment_attempts a
    where a.id = ${id} and users.id = a.user_id for key share of users)`
  const [row] = await tx
    .select(attemptColumns)
    .from(attempts)
    .where(and(eq(attempts.id, id), eq(attempts.userId, keptAccount)))
    .for('update')
  return row
}

export async function listOverdueAttempts(db: Db | Tx, now: Date, of: { userId: string } | { limit: number }) {
  const isOverdue = and(isNull(attempts.finishedAt), isTimeOver(now))
  const query = db.select({ id: attempts.id }).from(attempts).orderBy(attempts.deadlineAt).$dynamic()
  if ('limit' in of) return query.where(isOverdue).limit(of.limit)
  return query.where(and(isOverdue, eq(attempts.userId, of.userId)))
}

export async function insertAttempt(tx: Tx, values: typeof attempts.$inferInsert): Promise<AttemptRow> {
  const [row] = await tx.insert(attempts).values(values).returning(attemptColumns)
  assertRow(row, 'an inserted attempt')
  return row
}

/** Undefined if not the person's, finished or overdue, or without such a question or option. One statement. */
export async function setAnswer(
  db: Db,
  input: { attemptId: string; userId: string; position: number; option: number | null; now: Date },
) {
  const { position, option, now } = input
  const replaced = (array: SQL, value: SQL) => sql`(${array})[:${position}] || ${value} || (${array})[${position + 2}:]`
  const times = sql`coalesce(${attempts.answeredAfter}, array_fill(null::int, array[cardinality(${attempts.answers})]))`
  const elapsedMs = sql`greatest(0, extract(epoch from ${now.toISOString()}::timestamptz - ${attempts.startedAt}) * 1000)::int`
  const [row] = await db
    .update(attempts)
    .set({
      answers: replaced(sql`${attempts.answers}`, sql`${option}::int`),
      answeredAfter: replaced(times, option === null ? sql`null::int` : elapsedMs),
    })
    .where(
      and(
        eq(attempts.id, input.attemptId),
        eq(attempts.userId, input.userId),
        isNull(attempts.finishedAt),
        not(isTimeOver(now)),
        sql`${position} < cardinality(${attempts.answers})`,
        option === null
          ? undefined
          : sql`${option} < jsonb_array_length(${attempts.questions} -> ${position}::int -> 'options')`,
      ),
    )
    .returning({ answers: attempts.answers, deadlineAt: attempts.deadlineAt })
  return row
}

/** Holds off corrections until the commit, as `keepCorrections` does, with one round trip for both. */
export async function setFinished(tx: Tx, id: string, finishedAt: Date) {
  await tx
    .update(attempts)
    .set({ finishedAt })
    .where(eq(attempts.id, id))
    .returning({ lock: sql`${keepCorrectionsSql}::text` })
}
