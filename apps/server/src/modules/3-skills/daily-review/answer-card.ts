import type { ReviewAnswerBody, ReviewVerdictView } from '@guildhall/contract'
import type { Tx } from '../../../platform/database/database.ts'
import { DomainError } from '../../../platform/errors.ts'
import type { OnceDeps } from '../../1-ground/idempotency/shared/answer-once.ts'
import { lockAccount } from '../../1-ground/users/shared/lock-account.queries.ts'
import {
  addPractice,
  countAnsweredToday,
  findCard,
  lockCards,
  type OwnCard,
  setCard,
} from '../review-cards/shared/review-card.queries.ts'
import { schedule } from '../review-cards/shared/schedule-card.ts'
import { presentVerdict } from './daily-review.presenter.ts'
import { ratingOf, refusalToAnswer } from './daily-review.rules.ts'
import { judgeAnswer } from './judge-answer.ts'
import { openCard } from './open-card.ts'

/** Rates a card by what happened. Throws `dailyreview.…`: of two tabs that answer the same card, one is refused. */
export function answerCard(deps: OnceDeps, { answer, passed, ...own }: OwnCard & ReviewAnswerBody) {
  return deps.database.db.transaction(async (tx): Promise<ReviewVerdictView> => {
    const now = deps.clock()
    const { card, opened } = await lockDueCard(deps, tx, own, now)
    const isRight = judgeAnswer(opened, { answer, passed })
    const rating = ratingOf({ isRight, wasHelped: card.helpedAt !== null })
    const memory = schedule(card, rating, now)
    await setCard(tx, card.id, { ...memory, answeredAt: now, helpedAt: null })
    if (isRight) await addPractice(tx, { userId: own.userId, now, ...opened.concepts })
    return presentVerdict(opened, isRight, memory.dueAt)
  })
}

/** The account first, so that no two answers are the tenth. */
export async function lockDueCard(deps: Pick<OnceDeps, 'bank'>, tx: Tx, own: OwnCard, now: Date) {
  await lockAccount(tx, own.userId)
  const found = await findCard(tx, own)
  const opened = found && (await openCard(deps, tx, found))
  const card = opened && (await lockCards(tx, own, opened.concepts))
  if (!card) throw new DomainError('dailyreview.card_not_found')
  const refusal = refusalToAnswer(card, await countAnsweredToday(tx, own.userId, now), now)
  if (refusal) throw new DomainError(refusal)
  return { card, opened }
}
