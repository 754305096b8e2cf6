import type { Difficulty } from '@guildhall/contract'
import { and, desc, eq, gt, inArray, isNull, lt, ne, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { isAfter, type Keyset, newestFirst } from '../../../platform/database/keyset.ts'
import { users } from '../../1-ground/users/user.tables.ts'
import { assessmentAttempts as attempts } from '../attempts/attempt.tables.ts'
import { assessmentResults as results } from '../results/result.tables.ts'
import { attemptMeasures as measures } from './signal.tables.ts'

const isMeasurable = ne(attempts.kind, 'unverified')

/** Finished since then, the first one first. */
export async function listUnmeasured(db: Db, { since, limit }: { since: Date; limit: number }): Promise<string[]> {
  const rows = await db
    .select({ id: attempts.id })
    .from(attempts)
    .leftJoin(measures, eq(measures.attemptId, attempts.id))
    .where(and(isMeasurable, gt(attempts.finishedAt, since), isNull(measures.attemptId)))
    .orderBy(attempts.finishedAt, attempts.id)
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** Its account cannot be deleted until the transaction ends. */
export async function keepAttempt(tx: Tx, id: string) {
  const [row] = await tx
    .select({
      userId: attempts.userId,
      skillKey: attempts.skillKey,
      difficulty: attempts.difficulty,
      questions: attempts.questions,
      answers: attempts.answers,
      answeredAfter: attempts.answeredAfter,
      startedAt: attempts.startedAt,
      finishedAt: sql<Date>`${attempts.finishedAt}`.mapWith(attempts.finishedAt),
      percentage: results.percentage,
    })
    .from(attempts)
    .innerJoin(results, eq(results.attemptId, attempts.id))
    .where(eq(attempts.id, id))
    .for('key share', { of: attempts })
  return row
}

export async function isThere(tx: Tx, attemptId: string): Promise<boolean> {
  const found = await tx.select({ id: attempts.id }).from(attempts).where(eq(attempts.id, attemptId)).for('key share')
  return found.length > 0
}

type Cell = { userId: string; skillKey: string; difficulty: Difficulty }

/** Attempts of other people in the same skill and difficulty, the latest ones. */
export async function listOthers(db: Db | Tx, cell: Cell, { since, limit }: { since: Date; limit: number }) {
  return db
    .select({
      attemptId: measures.attemptId,
      passed: measures.passed,
      msPerQuestion: measures.msPerQuestion,
      mistakes: measures.mistakes,
    })
    .from(measures)
    .where(
      and(
        eq(measures.skillKey, cell.skillKey),
        eq(measures.difficulty, cell.difficulty),
        ne(measures.userId, cell.userId),
        gt(measures.finishedAt, since),
      ),
    )
    .orderBy(desc(measures.finishedAt))
    .limit(limit)
}

/** Does nothing if it was measured already. */
export async function insertMeasure(tx: Tx, row: typeof measures.$inferInsert) {
  await tx.insert(measures).values(row).onConflictDoNothing()
}

export async function deleteMeasures(db: Db, { before, limit }: { before: Date; limit: number }) {
  const old = db.select({ id: measures.attemptId }).from(measures).where(lt(measures.finishedAt, before)).limit(limit)
  await db.delete(measures).where(inArray(measures.attemptId, old))
}

const columns = {
  id: measures.attemptId,
  userId: measures.userId,
  username: users.username,
  skill: attempts.skill,
  difficulty: attempts.difficulty,
  kind: attempts.kind,
  attemptNumber: attempts.attemptNumber,
  percentage: results.percentage,
  finishedAt: measures.finishedAt,
  signals: measures.signals,
  rightAnswers: measures.rightAnswers,
  fastAnswers: measures.fastAnswers,
  msPerQuestion: measures.msPerQuestion,
  medianMsPerQuestion: measures.medianMsPerQuestion,
  comparedAttempts: measures.comparedAttempts,
  identicalMistakes: measures.identicalMistakes,
  bothWrong: measures.bothWrong,
  chance: measures.chance,
}

const select = (db: Db) =>
  db
    .select(columns)
    .from(measures)
    .innerJoin(attempts, eq(attempts.id, measures.attemptId))
    .innerJoin(results, eq(results.attemptId, measures.attemptId))
    .innerJoin(users, eq(users.id, measures.userId))
export type FlaggedRow = Awaited<ReturnType<typeof select>>[number]

const isFlagged = sql`${measures.signals} <> '{}'`
const keyset = { at: measures.finishedAt, id: measures.attemptId }

export async function listFlagged(db: Db, page: { end: Keyset | undefined; limit: number }): Promise<FlaggedRow[]> {
  return select(db)
    .where(and(isFlagged, isAfter(keyset, page.end)))
    .orderBy(...newestFirst(keyset))
    .limit(page.limit)
}

export const countFlagged = (db: Db) => db.$count(measures, isFlagged)

export async function findMeasured(db: Db, id: string): Promise<FlaggedRow | undefined> {
  const [row] = await select(db).where(eq(measures.attemptId, id))
  return row
}

/** The rest of what an operator sees of one attempt. */
export async function findDetails(db: Db, id: string) {
  const [row] = await db
    .select({
      questions: attempts.questions,
      answers: attempts.answers,
      answeredAfter: attempts.answeredAfter,
      partnerId: measures.partnerId,
    })
    .from(measures)
    .innerJoin(attempts, eq(attempts.id, measures.attemptId))
    .where(eq(measures.attemptId, id))
  return row
}

export async function findPartner(db: Db, attemptId: string) {
  const [row] = await db
    .select({
      attemptId: measures.attemptId,
      userId: measures.userId,
      username: users.username,
      finishedAt: measures.finishedAt,
      mistakes: measures.mistakes,
    })
    .from(measures)
    .innerJoin(users, eq(users.id, measures.userId))
    .where(eq(measures.attemptId, attemptId))
  return row
}
