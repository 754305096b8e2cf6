import { sql } from 'drizzle-orm'
import { bigint, check, foreignKey, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/instant.ts'
import { itemCorrections } from '../corrections/correction.tables.ts'
import { assessmentResults } from './result.tables.ts'

/**
 * The corrections that a result takes into account, at its end or when it was regraded. `gradeVersion` is that of the result
 * from then on; a trigger changes the grade of a result only to a version that has a row here.
 */
export const resultCorrections = pgTable(
  'result_corrections',
  {
    resultId: uuid('result_id').notNull(),
    correctionId: bigint('correction_id', { mode: 'number' }).notNull(),
    appliedAt: instant('applied_at').notNull(),
    gradeVersion: integer('grade_version').notNull(),
    /** The grade before; null where it is the same. */
    scoreBefore: integer('score_before'),
    totalBefore: integer('total_before'),
  },
  (table) => [
    primaryKey({ name: 'result_corrections_pkey', columns: [table.resultId, table.correctionId] }),
    foreignKey({
      name: 'result_corrections_result',
      columns: [table.resultId],
      foreignColumns: [assessmentResults.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'result_corrections_correction',
      columns: [table.correctionId],
      foreignColumns: [itemCorrections.id],
    }),
    check('result_corrections_before', sql`(${table.scoreBefore} is null) = (${table.totalBefore} is null)`),
  ],
)
