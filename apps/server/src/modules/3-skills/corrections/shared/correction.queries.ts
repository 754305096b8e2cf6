import { and, asc, ne, sql } from 'drizzle-orm'
import { advisoryLocks } from '../../../../platform/database/advisory-locks.ts'
import type { Db, Tx } from '../../../../platform/database/database.ts'
import { itemCorrections as corrections } from '../correction.tables.ts'
import { type Correction, correctionsOf, itemOf } from './corrected-questions.rules.ts'

export const correctionColumns = {
  id: corrections.id,
  itemId: corrections.itemId,
  questionId: corrections.questionId,
  decision: corrections.decision,
  answer: corrections.answer,
  reason: corrections.reason,
  decidedAt: corrections.decidedAt,
}

type Asked = Parameters<typeof correctionsOf>[0]

export const keepCorrectionsSql = sql`pg_advisory_xact_lock_shared(${advisoryLocks.corrections})`

/**
 * Until the commit, no correction is made. Whoever grades an attempt for the first time holds this before reading corrections, so
 * an attempt either is graded with a correction, or is finished when the correction begins to look for attempts.
 */
export async function keepCorrections(tx: Tx): Promise<void> {
  await tx.execute(sql`select ${keepCorrectionsSql}`)
}

/** Of those who decide about an item, one at a time: before they lock any row of it. */
export async function lockDecisions(tx: Tx, itemId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.decisions}::int, hashtext(${itemId}))`)
}

/** Waits for all gradings, so that a correction is made between them. */
export async function lockCorrections(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.corrections})`)
}

/** What changes the grade of these questions, in the order in which it was decided. */
export async function listCorrections(db: Db | Tx, questions: Asked): Promise<Correction[]> {
  const items = [...new Set(questions.map(itemOf))]
  const rows = await db
    .select(correctionColumns)
    .from(corrections)
    .where(and(sql`${corrections.itemId} = any (${sql.param(items)}::text[])`, ne(corrections.decision, 'kept')))
    .orderBy(asc(corrections.id))
  return correctionsOf(questions, rows as Correction[])
}
