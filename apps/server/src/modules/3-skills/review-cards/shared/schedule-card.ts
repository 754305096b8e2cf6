import { nextUtcDay, utcDayOf } from '@guildhall/contract'
import { type Card, createEmptyCard, fsrs, type Grade, Rating, State } from 'ts-fsrs'

export type Memory = { dueAt: Date; stability: number; difficulty: number; reps: number; lapses: number; ratedAt: Date }
export type CardRating = 'again' | 'hard' | 'good'

/** In whole days, and without chance: a card answered today comes tomorrow at the earliest, and equal answers are treated alike. */
const scheduler = fsrs({ enable_short_term: false, enable_fuzz: false, maximum_interval: 365 })

const grades: Record<CardRating, Grade> = { again: Rating.Again, hard: Rating.Hard, good: Rating.Good }

/** `known`: undefined for something that is rated for the first time. */
export function schedule(known: Memory | undefined, rating: CardRating, at: Date): Memory {
  // The clock of another process may be ahead.
  const now = known && known.ratedAt > at ? known.ratedAt : at
  const { card } = scheduler.next(known ? cardOf(known) : createEmptyCard(now), now, grades[rating])
  const { stability, difficulty, reps, lapses } = card
  // FSRS would leave a lapse that was known for long alone for some days, as it expects it again within the hour.
  const dueAt = rating === 'again' ? nextUtcDay(now) : utcDayOf(card.due)
  return { dueAt, stability, difficulty, reps, lapses, ratedAt: now }
}

function cardOf({ dueAt, ratedAt, ...memory }: Memory): Card {
  const nothingOfSessions = { elapsed_days: 0, scheduled_days: 0, learning_steps: 0 }
  return { ...memory, ...nothingOfSessions, due: dueAt, last_review: ratedAt, state: State.Review }
}
