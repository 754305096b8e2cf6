import type { Deps } from '../../../../deps.ts'
import type { Db } from '../../../../platform/database/database.ts'
import { type FirstCards, firstCards, listCardsAfter } from '../../review-cards/shared/review-card.queries.ts'
import { leftToday } from '../daily-review.rules.ts'
import { type OpenedCard, openCards } from '../open-card.ts'

type Due = { id: string; dueAt: Date }

/**
 * What today's review asks: cards that are due and whose content is there, up to the day's limit. `next` is when the first other card is due,
 * `gone` are cards before that one whose content is no more. Further pages grow tenfold, so that a few statements pass any number of those.
 */
export async function openReview(
  { bank }: Pick<Deps, 'bank'>,
  db: Db,
  { userId, now, first }: { userId: string; now: Date; first: FirstCards },
): Promise<{ today: (Due & { card: OpenedCard })[]; next: Date | null; gone: Due[] }> {
  const limit = leftToday(first.answeredToday)
  const opened: (Due & { card: OpenedCard })[] = []
  const gone: Due[] = []
  let [page, size] = [first.cards, firstCards]
  for (;;) {
    const cards = await openCards({ bank }, db, { userId, cards: page })
    for (const [at, { id, dueAt }] of page.entries()) {
      const card = cards[at]
      if (card) opened.push({ id, dueAt: new Date(dueAt), card })
      else gone.push({ id, dueAt: new Date(dueAt) })
    }
    const last = page.at(-1)
    if (!last || page.length < size || opened.length > limit || opened.some(({ dueAt }) => dueAt > now)) break
    size *= 10
    page = await listCardsAfter(db, { userId, after: last, limit: size })
  }
  const today = opened.filter(({ dueAt }) => dueAt <= now).slice(0, limit)
  return { today, next: opened[today.length]?.dueAt ?? null, gone }
}
