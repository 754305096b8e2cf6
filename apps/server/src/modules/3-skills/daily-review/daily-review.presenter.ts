import type { ReviewCardView, ReviewHelpView, ReviewVerdictView } from '@guildhall/contract'
import type { OpenedCard } from './open-card.ts'

/** A question goes out without its answer. */
export function presentCard(_id: string, card: OpenedCard): ReviewCardView {
  const { from } = card
  if ('exercise' in card) return { kind: 'exercise', _id, from, exercise: card.exercise }
  const { question, language, code, colors, options } = card.asks
  const shown = code === undefined ? {} : { language, code, colors }
  return { kind: 'question', _id, from, question, ...shown, options: [...options] }
}

export function presentVerdict(card: OpenedCard, isRight: boolean, dueAt: Date): ReviewVerdictView {
  const { answer, explanation } = 'asks' in card ? card.asks : { answer: null, explanation: null }
  return { isRight, answer, explanation, place: card.place, dueAt: dueAt.toISOString() }
}

export const presentHelp = (card: OpenedCard): ReviewHelpView => ({
  hint: 'exercise' in card ? card.exercise.hint : null,
  place: card.place,
})
