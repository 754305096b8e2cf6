import type { Difficulty } from '@guildhall/contract'
import type { Tx } from '../../../../platform/database/database.ts'
import { forgetPractice, insertCard, lockConceptCards, type ReviewCardName, setCard } from './review-card.queries.ts'
import { schedule } from './schedule-card.ts'

/** Something answered wrong outside of reviews begins to come back. What comes back already keeps its day. */
export async function recordMiss(tx: Tx, { userId, now, ...card }: ReviewCardName & { userId: string; now: Date }) {
  await insertCard(tx, { ...card, userId, ...schedule(undefined, 'again', now) })
}

/** With a finished attempt practice begins to count anew, and what was missed comes back the next day. */
export async function recordMissedConcepts(
  tx: Tx,
  { missed, now, ...subject }: Subject & { missed: readonly string[]; now: Date },
) {
  const { userId, skillKey: source, difficulty: part } = subject
  const known = new Map((await lockConceptCards(tx, subject)).map((card) => [card.item, card]))
  await forgetPractice(tx, subject)
  for (const item of [...missed].sort()) {
    const card = known.get(item)
    const memory = schedule(card, 'again', now)
    if (card) await setCard(tx, card.id, memory)
    else await insertCard(tx, { kind: 'concept', source, part, item, userId, ...memory })
  }
}

type Subject = { userId: string; skillKey: string; difficulty: Difficulty }
