import type { ChallengedItemDetailView, CorrectionBody } from '@guildhall/contract'
import { DomainError } from '../../../platform/errors.ts'
import type { OnceDeps } from '../../1-ground/idempotency/shared/answer-once.ts'
import { recordOperatorAction } from '../../2-people/operator-log/shared/record-operator-action.ts'
import { requireImpartial } from '../../2-people/operator-log/shared/require-impartial.ts'
import { correctQuestions } from '../corrections/shared/corrected-questions.rules.ts'
import { listCorrections, lockCorrections, lockDecisions } from '../corrections/shared/correction.queries.ts'
import { setAsideChallenged } from '../items/shared/set-aside-challenged.queries.ts'
import { findChallengedItem } from './admin-challenge.queries.ts'
import { insertCorrection, lockOpenChallenges, setDecided } from './challenge.queries.ts'
import { getChallengedItem } from './list-challenged-items.ts'
import { countAttemptsWith, countProofsWith } from './regrade.queries.ts'
import { regradeJob } from './shared/challenge.jobs.ts'

type Decision = CorrectionBody & { operatorId: string; itemId: string }

/**
 * One row, which a job then applies to every attempt that asked the question. Throws `challenge.decided` if no challenge is open,
 * `challenge.not_an_option`, `challenge.same_key`, or `operator.own_matter` if it would regrade what the operator can show as proof.
 */
export async function decideChallenge(deps: OnceDeps, decision: Decision): Promise<ChallengedItemDetailView> {
  const { operatorId, itemId, reason } = decision
  const questionId = decision.decision === 'dropped' ? null : decision.questionId
  const answer = decision.decision === 'key_changed' ? decision.answer : null
  return deps.database.db.transaction(async (tx) => {
    await lockDecisions(tx, itemId)
    // Counted before the lock that gradings wait for.
    const attempts = await countAttemptsWith(tx, itemId)
    if (decision.decision !== 'kept') {
      if (await countProofsWith(tx, itemId, operatorId)) throw new DomainError('operator.own_matter')
      // Attempts that are being graded come before it, those graded later know it.
      await lockCorrections(tx)
    }
    const open = await lockOpenChallenges(tx, itemId, questionId)
    const [first] = open
    if (!first)
      throw new DomainError((await findChallengedItem(tx, itemId)) ? 'challenge.decided' : 'challenge.item_not_found')
    requireImpartial(
      operatorId,
      open.map(({ userId }) => userId),
    )
    const asked = first.questions.slice(first.position, first.position + 1)
    if (answer !== null) refuseAnswer(correctQuestions(asked, await listCorrections(tx, asked)), answer)
    const at = deps.clock()
    const row = { itemId, questionId, decision: decision.decision, answer, reason, decidedAt: at }
    const correctionId = await insertCorrection(tx, row)
    await setDecided(
      tx,
      open.map(({ id }) => id),
      correctionId,
    )
    if (decision.decision === 'dropped') await setAsideChallenged(tx, itemId, at)
    const facts = { decision: decision.decision, challenges: open.length, ...(answer === null ? {} : { answer }) }
    await recordOperatorAction(tx, {
      operatorId,
      kind: 'item.decided',
      target: (questionId ?? itemId).slice(0, 200),
      reason,
      facts,
      at,
    })
    await deps.jobs.add(tx, regradeJob, { correctionId })
    return getChallengedItem({ database: { db: tx } }, itemId, attempts)
  })
}

function refuseAnswer(questions: readonly { options: readonly string[]; key: number }[], answer: string) {
  for (const { options, key } of questions) {
    if (!options.includes(answer)) throw new DomainError('challenge.not_an_option')
    if (options[key] === answer) throw new DomainError('challenge.same_key')
  }
}
