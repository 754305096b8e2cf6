import { measuredWords } from './measured-words.ts'
import { acts, clients, opening, people, qualities, rareWords, sentences, type Trade, trades } from './words.ts'

export type GeneratedProject = {
  title: string
  description: string
  priceCents: number
  category: string | null
  requiredSkills: string[]
}

/** The worst case of a search: in many projects, all older than the newest two thirds. */
export const outmoded = 'letterpress'
const outmodedShare = { ofAge: 1 / 3, ofThose: 1 / 5 }

const descriptionLength = { least: 300, most: 900 }

export function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export function generateProject(random: () => number, age: number): GeneratedProject {
  // Skewed like words: early entries are far more common.
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() ** 1.7 * list.length)] as T
  const evenly = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const trade = evenly(trades)
  const fill = (sentence: string) => fillIn(sentence, trade, random, pick)

  const target = descriptionLength.least + random() * (descriptionLength.most - descriptionLength.least - 100)
  const unused = [...sentences]
  let description = fill(opening)
  while (description.length < target) {
    const [sentence = ''] = unused.splice(Math.floor(random() * unused.length), 1)
    description += ` ${fill(sentence)}`
  }
  const words = measuredWords(trade.category, random)
  if (words.length > 0) description += ` Part of it: ${words.join(' ')}.`
  if (age > 1 - outmodedShare.ofAge && random() < outmodedShare.ofThose) description += ` It is made in ${outmoded}.`

  const skills = new Set<string>()
  const wanted = 2 + Math.floor(random() * 4)
  while (skills.size < wanted) skills.add(pick(trade.skills))
  return {
    title: capitalized(fill(random() < 0.5 ? '{quality} {thing} for a {client}' : '{thing} that lets {people} {act}')),
    description,
    priceCents: (1 + Math.floor(random() ** 3 * 200)) * 5_000,
    category: trade.category,
    requiredSkills: [...skills],
  }
}

type Pick = <T>(list: readonly T[]) => T

function fillIn(sentence: string, trade: Trade, random: () => number, pick: Pick): string {
  return sentence.replace(/\{(\w+)\}/g, (_, slot: string) => {
    switch (slot) {
      case 'thing':
        return pick(trade.things)
      case 'quality':
        return pick(qualities)
      case 'client':
        return pick(clients)
      case 'people':
        return pick(people)
      case 'act':
        return pick(acts)
      case 'skill':
        return pick(trade.skills)
      case 'rare':
        return random() < 0.06 ? (rareWords[Math.floor(random() ** 3 * rareWords.length)] ?? '') : 'this trade'
      case 'number':
        return String(2 + Math.floor(random() * 60))
      default:
        throw new Error(`no words for {${slot}}`)
    }
  })
}

function capitalized(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}
