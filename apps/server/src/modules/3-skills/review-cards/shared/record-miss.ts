import type { Difficulty } from '@guildhall/contract'
import type { Tx } from '../../../../platform/database/database.ts'
import { forgetMisses, insertCard, putCards, type ReviewCardName } from './review-card.queries.ts'
import { schedule } from './schedule-card.ts'

/** Something answered wrong outside of reviews begins to come back. What comes back already keeps its day. */
export async function recordMiss(tx: Tx, { userId, now, ...card }: ReviewCardName & { userId: string; now: Date }) {
  await insertCard(tx, { ...card, userId, ...schedule(undefined, 'again', now) })
}

/** With a finished attempt practice is counted from zero, and what was missed comes back the next day. */
export async function recordMissedConcepts(
  tx: Tx,
  { missed, now, ...subject }: Subject & { missed: readonly string[]; now: Date },
) {
  const { userId, skillKey: source, difficulty: part } = subject
  const known = new Map((await forgetMisses(tx, subject)).map((card) => [card.item, card]))
  const cards = [...missed].sort().map((item) => {
    return {
      kind: 'concept' as const,
      source,
      part,
      item,
      userId,
      missed: true,
      ...schedule(known.get(item), 'again', now),
    }
  })
  if (cards.length > 0) await putCards(tx, cards)
}

type Subject = { userId: string; skillKey: string; difficulty: Difficulty }
