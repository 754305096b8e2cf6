import type { Ranked } from './answer-model.ts'
import { explainOffer } from './explain-offer.ts'
import type { PassageHit } from './passage-index.ts'
import { isTelling, type Prompt } from './read-prompt.ts'
import type { Passage, Reading, ReadingIndex } from './reading-index.ts'
import { type Named, stemsIn, strengthByName } from './score-names.ts'

/** A reading that lies close. `passage`: the lesson that comes closest. `why`: one line for whoever asked. */
export type Offer = { reading: Reading; passage: Passage | undefined; why: string }

const weightLeast = 0.9
/** Above, rarity says no more about what is asked. */
const weightMaximum = 4.7
/** A word of titles, topics or summaries; a mere mention in a text teaches nothing. */
const taughtStrength = 0.8
/** What a word says if another lesson of the course has it. */
const elsewhereShare = 0.5
/** Words that a passage has together say more than each alone. */
const bonusOfCompany = 0.1
const offersMaximum = 5

export type Taught = { hit: PassageHit; share: number }

/** The passage of each reading that teaches most of a prompt. Nothing of readings that only mention its words. */
export function findTaught(
  asked: readonly string[],
  named: readonly Named[],
  { guessed }: Prompt,
  index: ReadingIndex,
): ReadonlyMap<Reading, Taught> {
  const byReading = new Map(named.map((one) => [one.reading, one]))
  const telling = asked.filter(isTelling)
  const inNames = stemsIn(named.flatMap(({ own }) => own))
  const rarity = (word: string) =>
    guessed.has(word) && !inNames.has(word) ? weightMaximum : Math.min(weightMaximum, index.passages.rarity(word))
  const weights = new Map(asked.map((word) => [word, rarity(word)]))
  const weightOf = (word: string) => weights.get(word) ?? 0
  const total = asked.reduce((sum, word) => sum + weightOf(word), 0)

  // Words that half of the lessons have say nothing.
  if (total < weightLeast) return new Map()

  function taughtBy(hit: PassageHit): Taught | undefined {
    const of = byReading.get(hit.reading)
    const byName = strengthByName(of?.own ?? [])
    // Generic words count only for readings that are named by them.
    const counted = of?.isNear ? asked : telling
    function strengthOf(word: string) {
      const ofName = byName.get(word) ?? 0
      if (guessed.has(word)) return ofName
      const ofTitle = index.isInTitle(hit.reading, word) ? taughtStrength : 0
      const elsewhere = index.strengthIn(hit.reading, word)
      return Math.max(ofName, ofTitle, hit.strengths.get(word) ?? 0, elsewhere * elsewhereShare)
    }
    const sumOf = (strength: (word: string) => number) =>
      counted.reduce((sum, word) => sum + weightOf(word) * strength(word), 0)
    const found = counted.map((word) => ({ word, strength: strengthOf(word) })).filter(({ strength }) => strength > 0)
    const taughtWords = found.filter(({ strength }) => strength >= taughtStrength).map(({ word }) => word)
    const hasAll = found.length > 1 && counted.every((word) => hit.strengths.has(word))
    if (!hasAll && taughtWords.length === 0) return undefined
    return { hit, share: (sumOf(strengthOf) / total) * (1 + bonusOfCompany * (found.length - 1)) }
  }

  const best = new Map<Reading, Taught>()
  for (const taught of index.passages.find(asked).map(taughtBy)) {
    if (!taught) continue
    const before = best.get(taught.hit.reading)
    if (!before || taught.share * taught.hit.bm25 > before.share * before.hit.bm25) best.set(taught.hit.reading, taught)
  }
  return best
}

export function presentOffers(ranked: readonly Ranked[], { words, meant }: Prompt): Offer[] {
  return ranked.slice(0, offersMaximum).map(({ reading, taught, named, asked: { closest } }) => {
    const hit = taught && named && isSubjectAlone(taught.hit, named) ? undefined : taught?.hit
    const asked = (named?.own ?? []).flatMap(({ stems }) => stems)
    return {
      reading,
      passage: hit?.passage,
      why: explainOffer({ reading, hit, closest: closest?.text, untaught: untaughtOf(named), asked, words, meant }),
    }
  })
}

/** Whether a prompt asks for no more than what the whole course is about. */
const isSubjectAlone = (hit: PassageHit, { reading, own }: Named) => {
  const subjects = new Set(own.filter(({ level }) => level === 'subject').flatMap(({ stems }) => stems))
  return reading.kind === 'course' && [...hit.strengths.keys()].every((stemmed) => subjects.has(stemmed))
}

const untaughtOf = (name: Named | undefined) => [
  ...new Set(name?.own.filter(({ level }) => level === 'related').flatMap(({ stems }) => stems)),
]
