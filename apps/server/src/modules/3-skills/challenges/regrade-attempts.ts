import type { SweepDeps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { keepAccounts } from '../../1-ground/users/shared/lock-account.queries.ts'
import { correctQuestions, scoreOf } from '../corrections/shared/corrected-questions.rules.ts'
import { listCorrections } from '../corrections/shared/correction.queries.ts'
import { insertAppliedCorrections, listAppliedCorrections } from '../results/shared/applied-corrections.queries.ts'
import { gradeText, isGradedAs, regradeResult } from '../results/shared/regrade-result.ts'
import { findCorrection } from './challenge.queries.ts'
import { listUncorrected, lockGradedAttempt } from './regrade.queries.ts'
import { tellChallengers } from './tell-challengers.ts'

const batchSize = 500

/**
 * The handler of `regradeJob`. Each attempt is a transaction of its own and remembers what was applied, so that a job that was cut
 * off goes on, and one that runs twice changes nothing.
 */
export async function regradeAttempts(deps: SweepDeps, { correctionId }: { correctionId: number }): Promise<void> {
  const { db } = deps.database
  const correction = await findCorrection(db, correctionId)
  if (!correction) return
  await tellChallengers(deps, correction)
  if (correction.decision === 'kept') return
  const { itemId, questionId } = correction
  for (let after: string | undefined; ; ) {
    const batch = await listUncorrected(db, { correctionId, itemId, questionId }, { after, limit: batchSize })
    for (const { id, userId } of batch) await db.transaction((tx) => regradeAttempt(deps, tx, { id, userId }))
    after = batch.at(-1)?.id
    if (batch.length < batchSize) return
  }
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
