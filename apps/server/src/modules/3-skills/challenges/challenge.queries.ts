import { and, asc, eq, gt, inArray, isNotNull, isNull } from 'drizzle-orm'
import { assertRow } from '../../../platform/database/assert-row.ts'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { assessmentAttempts as attempts } from '../attempts/attempt.tables.ts'
import { itemCorrections as corrections } from '../corrections/correction.tables.ts'
import { assessmentResults as results } from '../results/result.tables.ts'
import { questionChallenges as challenges } from './challenge.tables.ts'

type ChallengeRow = typeof challenges.$inferSelect

/** The questions of a result of the person, as they were asked. */
export async function findAskedQuestions(db: Db | Tx, { resultId, userId }: { resultId: string; userId: string }) {
  const [row] = await db
    .select({ attemptId: attempts.id, questions: attempts.questions })
    .from(results)
    .innerJoin(attempts, eq(attempts.id, results.attemptId))
    .where(and(eq(results.id, resultId), eq(results.userId, userId)))
  return row
}

export const countChallengesSince = (tx: Tx, userId: string, since: Date) =>
  tx.$count(challenges, and(eq(challenges.userId, userId), gt(challenges.sentAt, since)))

/** Undefined if the person has challenged this question before. */
export async function insertChallenge(
  tx: Tx,
  values: typeof challenges.$inferInsert,
): Promise<ChallengeRow | undefined> {
  const [row] = await tx
    .insert(challenges)
    .values(values)
    .onConflictDoNothing({ target: [challenges.userId, challenges.questionId] })
    .returning()
  return row
}

/** Of an attempt, with what was decided. */
export async function listOwnChallenges(db: Db, { attemptId, userId }: { attemptId: string; userId: string }) {
  return db
    .select({ challenge: challenges, correction: corrections })
    .from(challenges)
    .leftJoin(corrections, eq(corrections.id, challenges.correctionId))
    .where(and(eq(challenges.attemptId, attemptId), eq(challenges.userId, userId)))
    .orderBy(asc(challenges.position))
}
export type OwnChallengeRow = Awaited<ReturnType<typeof listOwnChallenges>>[number]

/** Open challenges of an item, or of one question of it. */
const isOpen = (itemId: string, questionId: string | null) =>
  and(
    eq(challenges.itemId, itemId),
    isNull(challenges.correctionId),
    questionId === null ? undefined : eq(challenges.questionId, questionId),
  )

/** With the questions that were asked. Those sent later stay open. */
export async function lockOpenChallenges(tx: Tx, itemId: string, questionId: string | null) {
  return tx
    .select({
      id: challenges.id,
      userId: challenges.userId,
      position: challenges.position,
      questions: attempts.questions,
    })
    .from(challenges)
    .innerJoin(attempts, eq(attempts.id, challenges.attemptId))
    .where(isOpen(itemId, questionId))
    .orderBy(asc(challenges.id))
    .for('update', { of: challenges })
}

export async function insertCorrection(tx: Tx, values: typeof corrections.$inferInsert): Promise<number> {
  const [row] = await tx.insert(corrections).values(values).returning({ id: corrections.id })
  assertRow(row, 'an inserted correction')
  return row.id
}

export async function setDecided(tx: Tx, ids: readonly string[], correctionId: number) {
  await tx
    .update(challenges)
    .set({ correctionId })
    .where(inArray(challenges.id, [...ids]))
}

export async function isDropped(db: Db | Tx, itemId: string): Promise<boolean> {
  return (await db.$count(corrections, and(eq(corrections.itemId, itemId), eq(corrections.decision, 'dropped')))) > 0
}

export async function findCorrection(db: Db, id: number) {
  const [row] = await db.select().from(corrections).where(eq(corrections.id, id))
  return row
}

export async function listUntold(db: Db, correctionId: number, limit: number) {
  return db
    .select({ id: challenges.id, userId: challenges.userId })
    .from(challenges)
    .where(and(eq(challenges.correctionId, correctionId), isNull(challenges.toldAt)))
    .orderBy(asc(challenges.id))
    .limit(limit)
}

/** Undefined if told before. */
export async function setTold(tx: Tx, id: string, toldAt: Date) {
  const [row] = await tx
    .update(challenges)
    .set({ toldAt })
    .where(and(eq(challenges.id, id), isNotNull(challenges.correctionId), isNull(challenges.toldAt)))
    .returning({ attemptId: challenges.attemptId })
  return row
}

export async function findChallengedResult(tx: Tx, attemptId: string) {
  const [row] = await tx
    .select({ id: results.id, skill: results.skill })
    .from(results)
    .where(eq(results.attemptId, attemptId))
  return row
}
