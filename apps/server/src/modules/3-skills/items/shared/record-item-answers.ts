import type { Tx } from '../../../../platform/database/database.ts'
import { insertItemAnswers } from '../item-answer.queries.ts'
import { type GradedAttempt, itemAnswersOf } from '../item-answer.ts'
import { monthOf } from '../item-retention.rules.ts'

/** Keeps the answers of a graded attempt, without the person. */
export async function recordItemAnswers(tx: Tx, attempt: GradedAttempt, at: Date): Promise<void> {
  const answers = itemAnswersOf(attempt)
  if (answers.length > 0) await insertItemAnswers(tx, monthOf(at), answers)
}
