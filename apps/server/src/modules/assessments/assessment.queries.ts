import type { AttemptKind, Difficulty } from '@guildhall/contract'
import {
  and,
  countDistinct,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNull,
  lte,
  max,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Db, Tx } from '../../platform/database/database.ts'
import { users } from '../accounts/account.tables.ts'
import { profiles } from '../profiles/profile.tables.ts'
import { wordingOf } from './assessment.rules.ts'
import { assessmentAttempts as attempts, assessmentResults as results } from './assessment.tables.ts'

export type AttemptRow = typeof attempts.$inferSelect
export type ResultRow = typeof results.$inferSelect
/** The same subject: one skill, however it was written, at one difficulty. */
export type Subject = { userId: string; skillKey: string; difficulty: Difficulty }

const attemptColumns = getTableColumns(attempts)
const resultColumns = getTableColumns(results)

/**
 * Makes the decisions of one person wait for each other: a second start, the same result sent twice. Takes `Tx`: the row
 * stays locked until the caller has written. Rows that refer to the person may still come in beside it.
 */
export async function lockPerson(tx: Tx, userId: string) {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
}

/** The attempt, of this person only, and its result's id once it has one. */
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

/** Takes `Tx`: the row stays locked until the caller has graded it, so no answer comes in between. */
export async function lockAttempt(tx: Tx, id: string): Promise<AttemptRow | undefined> {
  const [row] = await tx.select(attemptColumns).from(attempts).where(eq(attempts.id, id)).for('update')
  return row
}

/** Open attempts whose time is over: one person's, or up to `limit` of everybody's, those that waited longest first. */
export async function listOverdueAttempts(db: Db | Tx, now: Date, of: { userId: string } | { limit: number }) {
  const isOver = and(isNull(attempts.finishedAt), lte(attempts.deadlineAt, now))
  const query = db.select({ id: attempts.id }).from(attempts).orderBy(attempts.deadlineAt).$dynamic()
  if ('limit' in of) return query.where(isOver).limit(of.limit)
  return query.where(and(isOver, eq(attempts.userId, of.userId)))
}

/** The number of the last attempt of this kind, 0 before the first, and when the last of them ended. */
export async function findEarlierAttempts(db: Db | Tx, subject: Subject, kind: AttemptKind) {
  const [row] = await db
    .select({ lastNumber: max(attempts.attemptNumber), lastFinishedAt: max(attempts.finishedAt) })
    .from(attempts)
    .where(and(isSubject(subject), eq(attempts.kind, kind)))
  return { lastNumber: row?.lastNumber ?? 0, lastFinishedAt: row?.lastFinishedAt ?? null }
}

/** When the person's attempts of this kind began that started after `since`, the newest first. */
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

/** When each question of the subject was last put to the person, by its id, as milliseconds. */
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

/** The subjects of which a person finished a verified attempt after `since`, and when last. */
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

export async function insertAttempt(tx: Tx, values: typeof attempts.$inferInsert): Promise<AttemptRow> {
  const [row] = await tx.insert(attempts).values(values).returning(attemptColumns)
  if (!row) throw new Error('an inserted attempt must be returned')
  return row
}

/**
 * Keeps an answer, in one statement that asks for itself whether it still counts. Undefined when nothing was kept: the
 * attempt is another's, finished or over, or has no such question or option.
 */
export async function setAnswer(
  db: Db,
  input: { attemptId: string; userId: string; position: number; option: number | null; now: Date },
) {
  const { position, option } = input
  const [row] = await db
    .update(attempts)
    .set({ answers: sql`${attempts.answers}[:${position}] || ${option}::int || ${attempts.answers}[${position + 2}:]` })
    .where(
      and(
        eq(attempts.id, input.attemptId),
        eq(attempts.userId, input.userId),
        isNull(attempts.finishedAt),
        gt(attempts.deadlineAt, input.now),
        sql`${position} < cardinality(${attempts.answers})`,
        option === null
          ? undefined
          : sql`${option} < jsonb_array_length(${attempts.questions} -> ${position}::int -> 'options')`,
      ),
    )
    .returning({ answers: attempts.answers, deadlineAt: attempts.deadlineAt })
  return row
}

export async function setFinished(tx: Tx, id: string, finishedAt: Date) {
  await tx.update(attempts).set({ finishedAt }).where(eq(attempts.id, id))
}

export async function insertResult(tx: Tx, values: typeof results.$inferInsert): Promise<ResultRow> {
  const [row] = await tx.insert(results).values(values).returning(resultColumns)
  if (!row) throw new Error('an inserted result must be returned')
  return row
}

/** The very same practice result, saved after `since`. */
export async function findSamePractice(
  tx: Tx,
  {
    since,
    ...values
  }: Pick<ResultRow, 'userId' | 'skill' | 'difficulty' | 'score' | 'totalQuestions'> & { since: Date },
): Promise<ResultRow | undefined> {
  const [row] = await tx
    .select(resultColumns)
    .from(results)
    .where(
      and(
        eq(results.userId, values.userId),
        eq(results.kind, 'practice'),
        eq(results.skill, values.skill),
        eq(results.difficulty, values.difficulty),
        eq(results.score, values.score),
        eq(results.totalQuestions, values.totalQuestions),
        gt(results.completedAt, since),
      ),
    )
    .orderBy(desc(results.completedAt))
    .limit(1)
  return row
}

/** When the practice result was saved that is number `n`, counted back from the newest, of those after `since`. */
export async function findNthNewestPractice(
  tx: Tx,
  { userId, since, n }: { userId: string; since: Date; n: number },
): Promise<Pick<ResultRow, 'completedAt'> | undefined> {
  const [row] = await tx
    .select({ completedAt: results.completedAt })
    .from(results)
    .where(and(eq(results.userId, userId), eq(results.kind, 'practice'), gt(results.completedAt, since)))
    .orderBy(desc(results.completedAt))
    .limit(1)
    .offset(n - 1)
  return row
}

export async function findResultOfAttempt(db: Db | Tx, attemptId: string): Promise<ResultRow | undefined> {
  const [row] = await db.select(resultColumns).from(results).where(eq(results.attemptId, attemptId))
  return row
}

/** A result with the attempt behind it, of this person only. Practice has none. */
export async function findResultWithAttempt(db: Db, id: string, userId: string) {
  const [row] = await db
    .select({ result: resultColumns, attempt: attemptColumns })
    .from(results)
    .innerJoin(attempts, eq(attempts.id, results.attemptId))
    .where(and(eq(results.id, id), eq(results.userId, userId)))
  return row
}

export async function setOnProfile(
  db: Db | Tx,
  { id, userId, onProfile }: { id: string; userId: string; onProfile: boolean },
): Promise<ResultRow | undefined> {
  const [row] = await db
    .update(results)
    .set({ onProfile })
    .where(and(eq(results.id, id), eq(results.userId, userId)))
    .returning(resultColumns)
  return row
}

export type ResultFilter = {
  userId: string
  skillKey?: string | undefined
  /** Only what the person shows on their profile. */
  onlyOnProfile: boolean
}

/** A person's results, newest first. */
export async function listResults(
  db: Db,
  {
    before,
    limit,
    ...filter
  }: ResultFilter & { before?: { completedAt: Date; id: string } | undefined; limit: number },
): Promise<ResultRow[]> {
  return db
    .select(resultColumns)
    .from(results)
    .where(
      and(
        matches(filter),
        before
          ? sql`(${results.completedAt}, ${results.id}) < (${before.completedAt.toISOString()}::timestamptz, ${before.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(results.completedAt), desc(results.id))
    .limit(limit)
}

export async function countResults(db: Db, filter: ResultFilter): Promise<number> {
  return db.$count(results, matches(filter))
}

function matches({ userId, skillKey, onlyOnProfile }: ResultFilter): SQL | undefined {
  return and(
    eq(results.userId, userId),
    skillKey === undefined ? undefined : eq(results.skillKey, skillKey),
    onlyOnProfile ? eq(results.onProfile, true) : undefined,
  )
}

/**
 * Of each skill the result of the most merit, of equals the latest, and how many others there are; best skills first.
 * `after` names the last result of the page before.
 */
export async function listBestResults(
  db: Db | Tx,
  {
    after,
    limit,
    ...filter
  }: Omit<ResultFilter, 'skillKey'> & { after?: { merit: number; id: string } | undefined; limit: number },
) {
  const best = db
    .selectDistinctOn([results.skillKey], resultColumns)
    .from(results)
    .where(matches(filter))
    // All in the direction that the index `assessment_results_best` can be read in: of many results none is sorted.
    .orderBy(desc(results.skillKey), desc(results.merit), desc(results.completedAt), desc(results.id))
    .as('best')
  const shown = db
    .select()
    .from(best)
    .where(
      after
        ? sql`(${best.merit}, ${best.completedAt}, ${best.id}) < (${after.merit}, (select ${results.completedAt} from ${results} where ${results.id} = ${after.id}), ${after.id}::uuid)`
        : undefined,
    )
    .orderBy(desc(best.merit), desc(best.completedAt), desc(best.id))
    .limit(limit)
    .as('shown')
  const counted = db
    .select({ others: sql<number>`count(*) - 1`.as('others') })
    .from(results)
    .where(and(matches(filter), eq(results.skillKey, shown.skillKey)))
    .as('counted')
  const rows = await db
    .select()
    .from(shown)
    .crossJoinLateral(counted)
    .orderBy(desc(shown.merit), desc(shown.completedAt), desc(shown.id))
  return rows.map((row) => ({ ...row.shown, historyCount: row.counted.others }))
}

export async function countSkills(db: Db | Tx, filter: Omit<ResultFilter, 'skillKey'>): Promise<number> {
  const [row] = await db
    .select({ skills: countDistinct(results.skillKey) })
    .from(results)
    .where(matches(filter))
  return row?.skills ?? 0
}

/** Of each of these people and each skill the result of the most merit, where that is at least `merit`. */
export async function listBestWithMerit(
  db: Db,
  { userIds, merit, onlyOnProfile }: { userIds: string[]; merit: number; onlyOnProfile: boolean },
): Promise<ResultRow[]> {
  return db
    .selectDistinctOn([results.userId, results.skillKey], resultColumns)
    .from(results)
    .where(
      and(
        inArray(results.userId, userIds),
        sql`${results.merit} >= ${merit}`,
        onlyOnProfile ? eq(results.onProfile, true) : undefined,
      ),
    )
    .orderBy(results.userId, results.skillKey, desc(results.merit), desc(results.completedAt), desc(results.id))
}

/** Whether anybody can see a profile of this person. */
export async function hasProfile(db: Db, userId: string): Promise<boolean> {
  return (await db.$count(profiles, eq(profiles.userId, userId))) > 0
}
