import type { SweepDeps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { keepAccounts } from '../../1-ground/users/shared/lock-account.queries.ts'
import { correctQuestions, scoreOf } from '../corrections/shared/corrected-questions.rules.ts'
import { listCorrections } from '../corrections/shared/correction.queries.ts'
import { insertAppliedCorrections, listAppliedCorrections } from '../results/shared/applied-corrections.queries.ts'
import { gradeText, isGradedAs, regradeResult } from '../results/shared/regrade-result.ts'
import { findCorrection } from './challenge.queries.ts'
import { notifyChallengers } from './notify-challengers.ts'
import { listUncorrected, lockGradedAttempt } from './regrade.queries.ts'

const batchSize = 500
/** So many are no matter of single attempts: the job stops, and is tried again. */
const failuresMaximum = 10

/**
 * The handler of `regradeJob`. Each attempt is a transaction of its own and remembers what was applied, so that a job that was cut
 * off goes on, and one that runs twice changes nothing.
 */
export async function regradeAttempts(deps: SweepDeps, { correctionId }: { correctionId: number }): Promise<void> {
  const { db } = deps.database
  const correction = await findCorrection(db, correctionId)
  if (!correction) return
  await notifyChallengers(deps, correction)
  if (correction.decision === 'kept') return
  const { itemId, questionId } = correction
  const failures: unknown[] = []
  for (let after: string | undefined; failures.length < failuresMaximum; ) {
    const batch = await listUncorrected(db, { correctionId, itemId, questionId }, { after, limit: batchSize })
    // One that cannot be regraded must not keep the later ones waiting.
    for (const one of batch) {
      await db.transaction((tx) => regradeAttempt(deps, tx, one)).catch((error: unknown) => failures.push(error))
      if (failures.length >= failuresMaximum) break
    }
    after = batch.at(-1)?.id
    if (batch.length < batchSize) break
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} attempts could not be regraded`)
}

/** Applies all corrections that there are, in whichever order their jobs run. */
async function regradeAttempt({ events, clock }: SweepDeps, tx: Tx, { id, userId }: { id: string; userId: string }) {
  if (!(await keepAccounts(tx, [userId]))) return
  const found = await lockGradedAttempt(tx, id)
  if (!found) return
  const { attempt, result, email } = found
  const corrections = await listCorrections(tx, attempt.questions)
  const applied = new Set((await listAppliedCorrections(tx, result.id)).map((one) => one.id))
  const fresh = corrections.filter((one) => !applied.has(one.id))
  const last = fresh.at(-1)
  if (!last) return
  const score = scoreOf(correctQuestions(attempt.questions, corrections), attempt.answers)
  const at = clock()
  const row = { resultId: result.id, appliedAt: at }
  if (isGradedAs(result, score)) {
    await insertAppliedCorrections(tx, { ...row, gradeVersion: result.gradeVersion }, fresh)
    return
  }
  await insertAppliedCorrections(tx, { ...row, gradeVersion: result.gradeVersion + 1, before: result }, fresh)
  const after = await regradeResult(tx, result, score)
  const { skill, difficulty } = result
  const context = { email, skill, difficulty, before: gradeText(result), after: gradeText(after), reason: last.reason }
  const about = { personId: userId }
  await events.record(tx, at, {
    kind: 'result.regraded',
    actorId: null,
    about,
    facts: { resultId: result.id },
    context,
  })
}
