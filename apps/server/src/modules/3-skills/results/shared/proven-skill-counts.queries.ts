import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../../platform/database/database.ts'
import { passingRank } from '../result.rules.ts'
import { assessmentResults as results } from '../result.tables.ts'

/** A subquery: how many of the skills each person has proven and shows on their profile. Omits people with none. */
export function provenSkillCounts(db: Db, { people, skillKeys }: { people: SQL; skillKeys: string[] }) {
  return db
    .select({ userId: results.userId, count: sql<number>`count(distinct ${results.skillKey})`.as('count') })
    .from(results)
    .where(
      and(
        inArray(results.userId, people),
        inArray(results.skillKey, skillKeys),
        eq(results.onProfile, true),
        // A literal, because the partial index `assessment_results_proven` covers rows of this rank only.
        sql`${results.rank} >= ${sql.raw(String(passingRank))}`,
      ),
    )
    .groupBy(results.userId)
    .as('proven')
}
