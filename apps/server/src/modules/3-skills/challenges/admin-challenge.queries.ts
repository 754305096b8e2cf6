import { and, asc, count, desc, eq, isNull, min, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { users } from '../../1-ground/users/user.tables.ts'
import { assessmentAttempts as attempts } from '../attempts/attempt.tables.ts'
import { itemCorrections as corrections } from '../corrections/correction.tables.ts'
import { itemStatistics } from '../items/item.tables.ts'
import { questionChallenges as challenges } from './challenge.tables.ts'

/** Items with open challenges, the one that waits longest first, each with the attempt of one challenge. */
export async function listOpenItems(db: Db, limit: number) {
  const open = db
    .select({
      itemId: challenges.itemId,
      openChallenges: count().as('open_challenges'),
      oldestAt: min(challenges.sentAt).as('oldest_at'),
      attemptId: sql<string>`(array_agg(${challenges.attemptId}))[1]`.as('an_attempt_id'),
    })
    .from(challenges)
    .where(isNull(challenges.correctionId))
    .groupBy(challenges.itemId)
    .orderBy(asc(min(challenges.sentAt)), asc(challenges.itemId))
    .limit(limit)
    .as('open')
  return db
    .select({
      itemId: open.itemId,
      openChallenges: open.openChallenges,
      oldestAt: open.oldestAt,
      skill: attempts.skill,
      difficulty: attempts.difficulty,
      source: attempts.source,
    })
    .from(open)
    .innerJoin(attempts, eq(attempts.id, open.attemptId))
    .orderBy(asc(open.oldestAt), asc(open.itemId))
}
export type OpenItemRow = Awaited<ReturnType<typeof listOpenItems>>[number]

/** The oldest open ones, each with the questions as they were asked. */
export async function listOpenChallenges(db: Db, itemId: string, limit: number) {
  return db
    .select({
      challenge: challenges,
      username: users.username,
      questions: attempts.questions,
      answers: attempts.answers,
    })
    .from(challenges)
    .innerJoin(users, eq(users.id, challenges.userId))
    .innerJoin(attempts, eq(attempts.id, challenges.attemptId))
    .where(and(eq(challenges.itemId, itemId), isNull(challenges.correctionId)))
    .orderBy(asc(challenges.sentAt), asc(challenges.id))
    .limit(limit)
}
export type OpenChallengeRow = Awaited<ReturnType<typeof listOpenChallenges>>[number]

export async function findChallengedItem(db: Db, itemId: string) {
  const [row] = await db
    .select({ skill: attempts.skill, difficulty: attempts.difficulty, source: attempts.source })
    .from(challenges)
    .innerJoin(attempts, eq(attempts.id, challenges.attemptId))
    .where(eq(challenges.itemId, itemId))
    .limit(1)
  return row
}

export const countOpenChallenges = (db: Db, itemId: string) =>
  db.$count(challenges, and(eq(challenges.itemId, itemId), isNull(challenges.correctionId)))

/** The latest first. */
export async function listDecisions(db: Db, itemId: string) {
  return db.select().from(corrections).where(eq(corrections.itemId, itemId)).orderBy(desc(corrections.id)).limit(50)
}
export type DecisionRow = Awaited<ReturnType<typeof listDecisions>>[number]

export async function findStatistics(db: Db, itemId: string) {
  const [row] = await db.select().from(itemStatistics).where(eq(itemStatistics.itemId, itemId))
  return row
}
export type StatisticsRow = NonNullable<Awaited<ReturnType<typeof findStatistics>>>
