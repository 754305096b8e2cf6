import { practicesBeforeRetake } from '@guildhall/contract'
import { and, desc, eq, getTableColumns, isNotNull, lt, not, type SQL, sql } from 'drizzle-orm'
import { assertRow } from '../../../platform/database/assert-row.ts'
import type { Db, ReadDb, Tx } from '../../../platform/database/database.ts'
import { isAfter, type Keyset, newestFirst } from '../../../platform/database/keyset.ts'
import { profiles } from '../../1-ground/users/profile.tables.ts'
import { hiddenSql } from '../../2-people/restrictions/shared/hidden.queries.ts'
import { suspendedSql } from '../../2-people/restrictions/shared/suspended.queries.ts'
import { assessmentAttempts as attempts } from '../attempts/attempt.tables.ts'
import { reviewCards as cards } from '../review-cards/review-card.tables.ts'
import { assessmentResults as results } from './result.tables.ts'

export type ResultRow = typeof results.$inferSelect
export type AttemptOfResult = typeof attempts.$inferSelect
const resultColumns = getTableColumns(results)

export async function insertResult(tx: Tx, values: typeof results.$inferInsert): Promise<ResultRow> {
  const [row] = await tx.insert(results).values(values).returning(resultColumns)
  assertRow(row, 'an inserted result')
  return row
}

type Graded = Pick<
  ResultRow,
  'kind' | 'score' | 'totalQuestions' | 'droppedQuestions' | 'percentage' | 'status' | 'rank' | 'gradeVersion'
>

export async function setGrade(tx: Tx, id: string, grade: Graded): Promise<ResultRow> {
  const [row] = await tx.update(results).set(grade).where(eq(results.id, id)).returning(resultColumns)
  assertRow(row, 'a locked result')
  return row
}

/** Concepts practiced on enough days to offer another attempt. None if there is a later one. */
const practiced = sql<string[]>`array(
  select c.item from ${cards} c where c.user_id = ${results.userId} and c.kind = 'concept' and c.source = ${results.skillKey}
    and c.part = ${results.difficulty} and c.practiced >= ${sql.raw(String(practicesBeforeRetake))}
    and not exists (select from ${results} later where later.user_id = ${results.userId} and later.skill_key = ${results.skillKey}
      and later.difficulty = ${results.difficulty} and later.attempt_id is not null and later.completed_at > ${results.completedAt})
  order by c.item)`

/** The person's result with its attempt, by the id of either, and what was practiced since. Practice has no attempt. */
export async function findResultWithAttempt(
  db: Db,
  { userId, ...wanted }: { userId: string } & ({ resultId: string } | { attemptId: string }),
) {
  const isWanted = 'resultId' in wanted ? eq(results.id, wanted.resultId) : eq(results.attemptId, wanted.attemptId)
  const [row] = await db
    .select({ result: resultColumns, attempt: getTableColumns(attempts), practiced })
    .from(results)
    .innerJoin(attempts, eq(attempts.id, results.attemptId))
    .where(and(isWanted, eq(results.userId, userId)))
  return row
}

const ofSubject = ({ userId, skillKey, difficulty }: ResultRow) =>
  and(
    eq(results.userId, userId),
    eq(results.skillKey, skillKey),
    eq(results.difficulty, difficulty),
    isNotNull(results.attemptId),
  )

/** The result before, at the same skill and level, with its attempt. */
export async function findEarlier(db: Db, result: ResultRow) {
  const [row] = await db
    .select({ result: resultColumns, attempt: getTableColumns(attempts) })
    .from(results)
    .innerJoin(attempts, eq(attempts.id, results.attemptId))
    .where(and(ofSubject(result), lt(results.completedAt, result.completedAt)))
    .orderBy(desc(results.completedAt), desc(results.id))
    .limit(1)
  return row
}

/** Keeps the account before the row, as its deletion takes them in this order. */
export async function setOnProfile(
  db: Db | Tx,
  { id, userId, onProfile }: { id: string; userId: string; onProfile: boolean },
): Promise<ResultRow | undefined> {
  const [row] = await db
    .update(results)
    .set({ onProfile })
    .where(and(eq(results.id, id), sql`${results.userId} = (select id from users where id = ${userId} for key share)`))
    .returning(resultColumns)
  return row
}

export type ResultFilter = {
  userId: string
  skillKey?: string | undefined
  onlyOnProfile: boolean
}

const newest = { at: results.completedAt, id: results.id }

export async function listNewestResults(
  db: ReadDb,
  { after, limit, ...filter }: ResultFilter & { after: Keyset | undefined; limit: number },
): Promise<ResultRow[]> {
  return db
    .select(resultColumns)
    .from(results)
    .where(and(isListed(filter), isAfter(newest, after)))
    .orderBy(...newestFirst(newest))
    .limit(limit)
}

export async function countResults(db: ReadDb, filter: ResultFilter): Promise<number> {
  return db.$count(results, isListed(filter))
}

export function isListed({ userId, skillKey, onlyOnProfile }: ResultFilter): SQL | undefined {
  return and(
    eq(results.userId, userId),
    skillKey === undefined ? undefined : eq(results.skillKey, skillKey),
    onlyOnProfile ? eq(results.onProfile, true) : undefined,
  )
}

export async function hasProfile(db: ReadDb, userId: string): Promise<boolean> {
  return (
    (await db.$count(
      profiles,
      and(eq(profiles.userId, userId), not(suspendedSql(profiles.userId)), not(hiddenSql('profile', profiles.userId))),
    )) > 0
  )
}
