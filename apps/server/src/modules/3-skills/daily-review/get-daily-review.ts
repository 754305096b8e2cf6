import { type DailyReviewView, dayMs } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import { type Db, prepared } from '../../../platform/database/database.ts'
import {
  countAnsweredToday,
  deleteCards,
  findNextDue,
  listDueCards,
} from '../review-cards/shared/review-card.queries.ts'
import { presentCard } from './daily-review.presenter.ts'
import { leftToday } from './daily-review.rules.ts'
import { type OpenedCard, openCards } from './open-card.ts'

/** Read besides each time, as an edition of the library may have dropped what some cards ask. */
const spareCards = 20
/** What this process does not know may come from a newer release, or come back with one. */
const keptWithoutContentMs = 30 * dayMs

export async function getDailyReview(
  deps: Pick<Deps, 'database' | 'clock' | 'bank'>,
  userId: string,
): Promise<DailyReviewView> {
  const db = prepared(deps.database.db)
  const now = deps.clock()
  const doneToday = await countAnsweredToday(db, userId, now)
  const limit = leftToday(doneToday)
  const all = await openDueCards({ ...deps, db }, { userId, now, limit })
  const opened = all.filter(({ card }) => card).slice(0, limit)
  const gone = all.filter(({ card }) => !card)
  const dropped = gone.filter(({ dueAt }) => now.getTime() - dueAt.getTime() > keptWithoutContentMs)
  if (dropped.length > 0) {
    await deleteCards(
      db,
      dropped.map(({ id }) => id),
    )
  }
  const skipped = [...opened, ...gone].map(({ id }) => id)
  const nextAt = await findNextDue(db, { userId, skipped, now })
  return {
    cards: opened.flatMap(({ id, card }) => (card ? [presentCard(id, card)] : [])),
    doneToday,
    nextAt: nextAt?.toISOString() ?? null,
  }
}

/** As many as there are, up to `limit`, whatever else is due before them. */
async function openDueCards(
  { db, bank }: Pick<Deps, 'bank'> & { db: Db },
  { userId, now, limit }: { userId: string; now: Date; limit: number },
) {
  const all: { id: string; dueAt: Date; card: OpenedCard | undefined }[] = []
  const most = limit + spareCards
  for (;;) {
    const skipped = all.map(({ id }) => id)
    const due = await listDueCards(db, { userId, skipped, now, limit: most })
    const cards = await openCards({ bank }, db, { userId, cards: due })
    all.push(...due.map(({ id, dueAt }, at) => ({ id, dueAt, card: cards[at] })))
    if (due.length < most || all.filter(({ card }) => card).length >= limit) return all
  }
}
