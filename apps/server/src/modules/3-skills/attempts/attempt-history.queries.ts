import type { AttemptKind, Difficulty } from '@guildhall/contract'
import { and, desc, eq, gt, inArray, max, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { wordingOf } from '../../1-ground/question-bank/shared/question.rules.ts'
import { kindsLike } from './attempt.rules.ts'
import { assessmentAttempts as attempts } from './attempt.tables.ts'

export type Subject = { userId: string; skillKey: string; difficulty: Difficulty }

export async function findEarlierAttempts(db: Db | Tx, subject: Subject, kind: AttemptKind) {
  const [row] = await db
    .select({ lastNumber: max(attempts.attemptNumber), lastFinishedAt: max(attempts.finishedAt) })
    .from(attempts)
    .where(and(isSubject(subject), inArray(attempts.kind, kindsLike(kind))))
  return { lastNumber: row?.lastNumber ?? 0, lastFinishedAt: row?.lastFinishedAt ?? null }
}

export async function listStarts(
  db: Db | Tx,
  { userId, kind, since }: { userId: string; kind: AttemptKind; since: Date },
): Promise<Date[]> {
  const rows = await db
    .select({ startedAt: attempts.startedAt })
    .from(attempts)
    .where(and(eq(attempts.userId, userId), inArray(attempts.kind, kindsLike(kind)), gt(attempts.startedAt, since)))
    .orderBy(desc(attempts.startedAt))
  return rows.map(({ startedAt }) => startedAt)
}

/** When the person last saw each question: milliseconds by question id. One row for each, however often it was asked. */
export async function listSeenQuestions(db: Db | Tx, subject: Subject): Promise<Map<string, number>> {
  const asked = db
    .select({ id: sql<string>`unnest(${attempts.questionIds})`.as('id'), startedAt: attempts.startedAt })
    .from(attempts)
    .where(isSubject(subject))
    .as('asked')
  const seen = await db
    .select({ id: asked.id, at: max(asked.startedAt) })
    .from(asked)
    .groupBy(asked.id)
  return new Map(seen.map(({ id, at }) => [id, at?.getTime() ?? 0]))
}

export async function listAskedTexts(db: Db | Tx, subject: Subject, limit: number): Promise<string[]> {
  const rows = await db
    .select({ questions: attempts.questions })
    .from(attempts)
    .where(isSubject(subject))
    .orderBy(desc(attempts.startedAt))
    .limit(limit)
  return rows.flatMap(({ questions }) => questions.map(wordingOf))
}

function isSubject({ userId, skillKey, difficulty }: Subject): SQL | undefined {
  return and(eq(attempts.userId, userId), eq(attempts.skillKey, skillKey), eq(attempts.difficulty, difficulty))
}

export async function listRecentSubjects(db: Db, userId: string, since: Date) {
  return db
    .selectDistinctOn([attempts.skillKey, attempts.difficulty], {
      skill: attempts.skill,
      difficulty: attempts.difficulty,
      finishedAt: sql<Date>`${attempts.finishedAt}`.mapWith(attempts.finishedAt),
    })
    .from(attempts)
    .where(
      and(eq(attempts.userId, userId), inArray(attempts.kind, kindsLike('verified')), gt(attempts.finishedAt, since)),
    )
    .orderBy(attempts.skillKey, attempts.difficulty, desc(attempts.finishedAt))
}
