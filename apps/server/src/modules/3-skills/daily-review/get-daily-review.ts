import type { DailyReviewView } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import {
  countAnsweredToday,
  deleteCards,
  findNextDue,
  listDueCards,
} from '../review-cards/shared/review-card.queries.ts'
import { presentCard } from './daily-review.presenter.ts'
import { leftToday } from './daily-review.rules.ts'
import { openCard } from './open-card.ts'

export async function getDailyReview(
  deps: Pick<Deps, 'database' | 'clock' | 'bank'>,
  userId: string,
): Promise<DailyReviewView> {
  const { db } = deps.database
  const now = deps.clock()
  const doneToday = await countAnsweredToday(db, userId, now)
  const due = await listDueCards(db, { userId, now, limit: leftToday(doneToday) })
  const opened = due.map(({ id, ...card }) => ({ id, card: openCard(deps.bank, card) }))
  const gone = opened.filter(({ card }) => !card)
  if (gone.length > 0) {
    // An edition since then has dropped what they ask. Others may take their places.
    await deleteCards(
      db,
      gone.map(({ id }) => id),
    )
    return getDailyReview(deps, userId)
  }
  const skipped = due.map(({ id }) => id)
  const nextAt = await findNextDue(db, { userId, skipped, now })
  return {
    cards: opened.flatMap(({ id, card }) => (card ? [presentCard(id, card)] : [])),
    doneToday,
    nextAt: nextAt?.toISOString() ?? null,
  }
}
