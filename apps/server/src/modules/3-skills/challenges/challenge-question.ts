import {
  type ChallengeBody,
  type ChallengeListView,
  type ChallengeView,
  challengesPerDay,
  dayMs,
} from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import { DomainError } from '../../../platform/errors.ts'
import type { OnceDeps } from '../../1-ground/idempotency/shared/answer-once.ts'
import { lockAccount } from '../../1-ground/users/shared/lock-account.queries.ts'
import { itemOf } from '../corrections/shared/corrected-questions.rules.ts'
import { keepCorrections } from '../corrections/shared/correction.queries.ts'
import { presentChallenge } from './challenge.presenter.ts'
import {
  countChallengesSince,
  findAskedQuestions,
  insertChallenge,
  isDropped,
  listOwnChallenges,
} from './challenge.queries.ts'

type OfResult = { userId: string; resultId: string }

/** Throws `assessment.result_not_found`, `assessment.question_not_found` or `challenge.…`. */
export function challengeQuestion(
  { database: { db }, clock }: OnceDeps,
  { userId, resultId, position, kind, text }: OfResult & ChallengeBody,
): Promise<ChallengeView> {
  return db.transaction(async (tx) => {
    await lockAccount(tx, userId)
    const asked = await findAskedQuestions(tx, { resultId, userId })
    if (!asked) throw new DomainError('assessment.result_not_found')
    const question = asked.questions[position]
    if (!question) throw new DomainError('assessment.question_not_found')
    const itemId = itemOf(question)
    // An item is not dropped meanwhile, which would leave the challenge open for good.
    await keepCorrections(tx)
    if (await isDropped(tx, itemId)) throw new DomainError('challenge.dropped')
    const sentAt = clock()
    const sent = await countChallengesSince(tx, userId, new Date(sentAt.getTime() - dayMs))
    const about = { attemptId: asked.attemptId, position, itemId, questionId: question.id }
    const challenge = await insertChallenge(tx, { userId, ...about, kind, text, sentAt })
    if (!challenge) throw new DomainError('challenge.already_sent')
    if (sent >= challengesPerDay) throw new DomainError('challenge.too_many', { retryAfterSeconds: 60 * 60 })
    return presentChallenge({ challenge, correction: null })
  })
}

/** Throws `assessment.result_not_found`. */
export async function listChallenges({ database: { db } }: Deps, of: OfResult): Promise<ChallengeListView> {
  const asked = await findAskedQuestions(db, of)
  if (!asked) throw new DomainError('assessment.result_not_found')
  const rows = await listOwnChallenges(db, { attemptId: asked.attemptId, userId: of.userId })
  return { challenges: rows.map(presentChallenge) }
}
