import { and, eq, getTableColumns, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { ReadDb } from '../../../platform/database/database.ts'
import { isAfter, newestFirst, type RankedKeyset } from '../../../platform/database/keyset.ts'
import { assessmentAttempts as attempts } from '../attempts/attempt.tables.ts'
import { earlierLeft } from './earlier-left.queries.ts'
import { isListed, type ResultFilter, type ResultRow } from './result.queries.ts'
import { assessmentResults as results } from './result.tables.ts'

const resultColumns = getTableColumns(results)

type Wanted = { userIds: readonly string[]; rank?: number; onlyOnProfile: boolean }

const isWanted = ({ rank, onlyOnProfile }: Wanted) =>
  sql.join(
    [...(onlyOnProfile ? [sql`and r.on_profile`] : []), ...(rank === undefined ? [] : [sql`and r.rank >= ${rank}`])],
    sql` `,
  )

/** Names each skill of these people as a row of `skills`. One index entry of each is read, however many results it has. */
function withSkills(wanted: Wanted): SQL {
  const next = (person: string, after: SQL) => sql`cross join lateral (
    select r.skill_key from ${results} r where r.user_id = ${sql.raw(person)}.user_id ${after} ${isWanted(wanted)}
    order by r.skill_key limit 1) next`
  return sql`with recursive skills as (
      select person.user_id, next.skill_key from unnest(${sql.param([...wanted.userIds])}::uuid[]) person (user_id)
        ${next('person', sql``)}
      union all
      select s.user_id, next.skill_key from skills s ${next('s', sql`and r.skill_key > s.skill_key`)}
    )`
}

/** Of equal ranks, the latest is the best. As an array they are looked up one by one; a join may read all results for them. */
const isBest = (wanted: Wanted) => sql`${results.id} = any (array(${withSkills(wanted)}
  select best.id from skills s cross join lateral (
    select r.id from ${results} r where r.user_id = s.user_id and r.skill_key = s.skill_key ${isWanted(wanted)}
    order by r.rank desc, r.completed_at desc, r.id desc limit 1) best))`

/** Best skills first. */
export async function listBestResults(
  db: ReadDb,
  { after, limit, ...filter }: Omit<ResultFilter, 'skillKey'> & { after: RankedKeyset | undefined; limit: number },
) {
  const shown = db
    .select()
    .from(results)
    .where(and(isBest(wantedOf(filter)), isAfter(columnsOf(results), after)))
    .orderBy(...newestFirst(columnsOf(results)))
    .limit(limit)
    .as('shown')
  const counted = db
    .select({ others: sql<number>`count(*) - 1`.as('others') })
    .from(results)
    .where(and(isListed(filter), eq(results.skillKey, shown.skillKey)))
    .as('counted')
  const rows = await db
    .select()
    .from(shown)
    .crossJoinLateral(counted)
    .orderBy(...newestFirst(columnsOf(shown)))
  return rows.map((row) => ({ ...row.shown, historyCount: row.counted.others }))
}

const wantedOf = ({ userId, onlyOnProfile }: Omit<ResultFilter, 'skillKey'>): Wanted => ({
  userIds: [userId],
  onlyOnProfile,
})

function columnsOf({ rank, completedAt, id }: { rank: SQLWrapper; completedAt: SQLWrapper; id: SQLWrapper }) {
  return { rank, at: completedAt, id }
}

export async function countSkills(db: ReadDb, filter: Omit<ResultFilter, 'skillKey'>): Promise<number> {
  const { rows } = await db.execute<{ skills: number }>(
    sql`${withSkills(wantedOf(filter))} select count(*) as skills from skills`,
  )
  return rows[0]?.skills ?? 0
}

export type ProvingResult = { result: ResultRow; startedAt: Date; earlierLeft: number }

/** In the order of people and skills. Those of attempts alone: `rank` is that of a pass. */
export async function listBestWithRank(
  db: ReadDb,
  wanted: { userIds: string[]; rank: number; onlyOnProfile: boolean },
): Promise<ProvingResult[]> {
  return db
    .select({ result: resultColumns, startedAt: attempts.startedAt, earlierLeft: earlierLeft() })
    .from(results)
    .innerJoin(attempts, eq(attempts.id, results.attemptId))
    .where(isBest(wanted))
    .orderBy(results.userId, results.skillKey)
}
