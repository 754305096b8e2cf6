import { type RandomBelow, shuffled } from '../../../../platform/random.rules.ts'

type Drawable = { id: string; options: readonly string[]; answer: string }

/**
 * Draws `count` questions in random order, or all of a smaller pool. Authors tend to make right answers longer, so each
 * length place of the answer gets an equal share as far as possible: choosing by length is no better than guessing.
 * Unseen questions come first, then those seen longest ago (`lastSeen`: milliseconds by id).
 */
export function drawQuestions<Q extends Drawable>(
  pool: readonly Q[],
  count: number,
  lastSeen: ReadonlyMap<string, number>,
  random: RandomBelow,
): Q[] {
  const seenAt = ({ id }: Q) => lastSeen.get(id) ?? Number.NEGATIVE_INFINITY
  // Shuffle before sorting, as sorting keeps the order of ties, and after drawing, so that the order reveals nothing.
  const preferred = shuffled(pool, random).sort((one, other) => compare(seenAt(one), seenAt(other)))
  const taken = new Map<number, number>()
  const turns = preferred.map((question, preference) => {
    const place = lengthPlaceOf(question)
    const turn = taken.get(place) ?? 0
    taken.set(place, turn + 1)
    return { question, preference, turn }
  })
  turns.sort((one, other) => one.turn - other.turn || one.preference - other.preference)
  return shuffled(
    turns.slice(0, count).map(({ question }) => question),
    random,
  )
}

/** The answer's place among the options by length, 0 for the longest. Ties count as the middle. */
export function lengthPlaceOf({ options, answer }: Omit<Drawable, 'id'>): number {
  const longer = options.filter(({ length }) => length > answer.length).length
  const asLong = options.filter((option) => option !== answer && option.length === answer.length).length
  return longer + Math.floor(asLong / 2)
}

const compare = (one: number, other: number) => (one === other ? 0 : one < other ? -1 : 1)
