import { type DailyReviewView, dayMs, nextUtcDay } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import { prepared } from '../../../platform/database/database.ts'
import { deleteCards, listFirstCards } from '../review-cards/shared/review-card.queries.ts'
import { presentCard } from './daily-review.presenter.ts'
import { openReview } from './shared/open-review.ts'

/** What this process does not know may come from a newer release, or come back with one. */
const keptWithoutContentMs = 30 * dayMs

export async function getDailyReview(
  deps: Pick<Deps, 'database' | 'clock' | 'bank'>,
  userId: string,
): Promise<DailyReviewView> {
  const db = prepared(deps.database.db)
  const now = deps.clock()
  const first = await listFirstCards(db, { userId, now })
  const { today, next, gone } = await openReview(deps, db, { userId, now, first })
  const dropped = gone.filter(({ dueAt }) => now.getTime() - dueAt.getTime() > keptWithoutContentMs)
  if (dropped.length > 0) {
    await deleteCards(
      db,
      dropped.map(({ id }) => id),
    )
  }
  return {
    cards: today.map(({ id, card }) => presentCard(id, card)),
    doneToday: first.answeredToday,
    nextAt: next && new Date(Math.max(next.getTime(), nextUtcDay(now).getTime())).toISOString(),
  }
}
