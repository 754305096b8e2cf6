import type { AttemptKind, Difficulty } from '@guildhall/contract'
import { and, desc, eq, gt, max, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/database/database.ts'
import { wordingOf } from '../question-bank/shared/question.rules.ts'
import { assessmentAttempts as attempts } from './attempt.tables.ts'

/** One skill, however it was written, at one difficulty, of one person. */
export type Subject = { userId: string; skillKey: string; difficulty: Difficulty }

/** The number of the last attempt of this kind (0 before the first), and when the last one ended. */
export async function findEarlierAttempts(db: Db | Tx, subject: Subject, kind: AttemptKind) {
  const [row] = await db
    .select({ lastNumber: max(attempts.attemptNumber), lastFinishedAt: max(attempts.finishedAt) })
    .from(attempts)
    .where(and(isSubject(subject), eq(attempts.kind, kind)))
  return { lastNumber: row?.lastNumber ?? 0, lastFinishedAt: row?.lastFinishedAt ?? null }
}

/** When the person's attempts of this kind since `since` started, the newest first. */
export async function listStarts(
  db: Db | Tx,
  { userId, kind, since }: { userId: string; kind: AttemptKind; since: Date },
): Promise<Date[]> {
  const rows = await db
    .select({ startedAt: attempts.startedAt })
    .from(attempts)
    .where(and(eq(attempts.userId, userId), eq(attempts.kind, kind), gt(attempts.startedAt, since)))
    .orderBy(desc(attempts.startedAt))
  return rows.map(({ startedAt }) => startedAt)
}

/** When the person was last asked each question of the subject: milliseconds by question id. */
export async function listSeenQuestions(db: Db | Tx, subject: Subject): Promise<Map<string, number>> {
  const seen = await db
    .select({ id: sql<string>`unnest(${attempts.questionIds})`.as('id'), startedAt: attempts.startedAt })
    .from(attempts)
    .where(isSubject(subject))
    .orderBy(attempts.startedAt)
  return new Map(seen.map(({ id, startedAt }) => [id, startedAt.getTime()]))
}

/** The wording of the questions of the person's last `limit` attempts at the subject. */
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

/** The subjects in which a person finished a verified attempt after `since`, and when the last one ended. */
export async function listRecentSubjects(db: Db, userId: string, since: Date) {
  return db
    .selectDistinctOn([attempts.skillKey, attempts.difficulty], {
      skill: attempts.skill,
      difficulty: attempts.difficulty,
      finishedAt: sql<Date>`${attempts.finishedAt}`.mapWith(attempts.finishedAt),
    })
    .from(attempts)
    .where(and(eq(attempts.userId, userId), eq(attempts.kind, 'verified'), gt(attempts.finishedAt, since)))
    .orderBy(attempts.skillKey, attempts.difficulty, desc(attempts.finishedAt))
}
