import { asc, eq, sql } from 'drizzle-orm'
import type { ReadDb, Tx } from '../../../../platform/database/database.ts'
import { itemCorrections as corrections } from '../../corrections/correction.tables.ts'
import type { AppliedCorrection, Correction } from '../../corrections/shared/corrected-questions.rules.ts'
import { correctionColumns } from '../../corrections/shared/correction.queries.ts'
import { resultCorrections } from '../result-correction.tables.ts'

/** Those that the result takes into account. */
export async function listAppliedCorrections(db: ReadDb, resultId: string): Promise<AppliedCorrection[]> {
  const rows = await db
    .select({
      ...correctionColumns,
      appliedAt: resultCorrections.appliedAt,
      changed: sql<boolean>`${resultCorrections.scoreBefore} is not null`,
    })
    .from(resultCorrections)
    .innerJoin(corrections, eq(corrections.id, resultCorrections.correctionId))
    .where(eq(resultCorrections.resultId, resultId))
    .orderBy(asc(corrections.id))
  return rows as AppliedCorrection[]
}

export async function insertAppliedCorrections(
  tx: Tx,
  applied: {
    resultId: string
    gradeVersion: number
    appliedAt: Date
    before?: { score: number; totalQuestions: number }
  },
  applying: readonly Pick<Correction, 'id'>[],
): Promise<void> {
  if (applying.length === 0) return
  const { before, ...row } = applied
  await tx.insert(resultCorrections).values(
    applying.map(({ id }) => ({
      ...row,
      correctionId: id,
      scoreBefore: before?.score ?? null,
      totalBefore: before?.totalQuestions ?? null,
    })),
  )
}
