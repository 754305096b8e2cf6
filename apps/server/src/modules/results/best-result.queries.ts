import { and, countDistinct, desc, eq, getTableColumns, gte, inArray, type SQLWrapper, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/database/database.ts'
import { isAfter, newestFirst, type RankedKeyset } from '../../platform/database/keyset.ts'
import { isListed, type ResultFilter, type ResultRow } from './result.queries.ts'
import { assessmentResults as results } from './result.tables.ts'

const resultColumns = getTableColumns(results)

/** Best skills first. Of equal ranks, the latest is the best. */
export async function listBestResults(
  db: Db | Tx,
  { after, limit, ...filter }: Omit<ResultFilter, 'skillKey'> & { after: RankedKeyset | undefined; limit: number },
) {
  const best = db
    .selectDistinctOn([results.skillKey], resultColumns)
    .from(results)
    .where(isListed(filter))
    // All in one direction, so that the index `assessment_results_best` is read backwards without sorting.
    .orderBy(desc(results.skillKey), ...newestFirst(columnsOf(results)))
    .as('best')
  const shown = db
    .select()
    .from(best)
    .where(isAfter(columnsOf(best), after))
    .orderBy(...newestFirst(columnsOf(best)))
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

function columnsOf({ rank, completedAt, id }: { rank: SQLWrapper; completedAt: SQLWrapper; id: SQLWrapper }) {
  return { rank, at: completedAt, id }
}

export async function countSkills(db: Db | Tx, filter: Omit<ResultFilter, 'skillKey'>): Promise<number> {
  const [row] = await db
    .select({ skills: countDistinct(results.skillKey) })
    .from(results)
    .where(isListed(filter))
  return row?.skills ?? 0
}

export async function listBestWithRank(
  db: Db,
  { userIds, rank, onlyOnProfile }: { userIds: string[]; rank: number; onlyOnProfile: boolean },
): Promise<ResultRow[]> {
  return db
    .selectDistinctOn([results.userId, results.skillKey], resultColumns)
    .from(results)
    .where(
      and(
        inArray(results.userId, userIds),
        gte(results.rank, rank),
        onlyOnProfile ? eq(results.onProfile, true) : undefined,
      ),
    )
    .orderBy(results.userId, results.skillKey, ...newestFirst(columnsOf(results)))
}
