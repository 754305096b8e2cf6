import type { Prompt } from './read-prompt.ts'
import { type Name, type Reading, type ReadingIndex, strengths } from './reading-index.ts'

/** The share of a prompt that the names of a course must cover for it to be opened. Tuned with `testing/prompts.ts`. */
export const shareToOpen = 0.55
/** Shares that make a reading worth offering for its name alone. Units have narrow names. */
const shareToOffer = { unit: 0.2, course: 0.35 }
/** If no text of the library has one of the words: that word may be the topic. */
const shareBesideUnknown = { unit: 0.35, course: 0.5 }
/** Minimum weight of a word the reading lacks, as it may be the actual topic. */
const absentWeight = 2.8

export type Named = { reading: Reading; own: readonly Name[]; share: number; isRelated: boolean; isNear: boolean }

/** Readings that are named by a prompt, best first. `asked`: its telling words and those of names. */
export function scoreNames(
  names: readonly Name[],
  asked: readonly string[],
  { guessed, hasUnknown }: Prompt,
  index: ReadingIndex,
): Named[] {
  const inNames = stemsIn(names)
  const untaught = stemsIn(names.filter(({ level }) => level === 'related'))
  const weights = index.weigh(asked, names)

  function score(reading: Reading, own: readonly Name[]): Named {
    const strengthOf = strengthByName(own)
    let covered = 0
    let total = 0
    for (const [word, weight] of weights) {
      const strength = strengthOf.get(word) ?? (untaught.has(word) ? 0 : index.strengthIn(reading, word))
      covered += weight * strength
      total += strength === 0 && !inNames.has(word) ? Math.max(weight, absentWeight) : weight
    }
    const share = covered / total
    const isRelated = own.some(({ level }) => level === 'related')
    const isGuess = own.every(({ stems }) => stems.some((stemmed) => guessed.has(stemmed)))
    const isSurelyNear = own.some(({ level, stems }) => level !== 'keyword' || stems.length > 1)
    const least = hasUnknown ? shareBesideUnknown[reading.kind] : shareToOffer[reading.kind]
    return { reading, own, share, isRelated, isNear: isGuess ? share >= shareToOpen : isSurelyNear || share >= least }
  }

  return [...Map.groupBy(names, ({ reading }) => reading)]
    .map(([reading, own]) => score(reading, own))
    .sort((one, other) => other.share - one.share || other.own.length - one.own.length)
}

export function strengthByName(own: readonly Name[]): ReadonlyMap<string, number> {
  const strengthOf = new Map<string, number>()
  for (const { stems, level } of own) {
    for (const word of stems) strengthOf.set(word, Math.max(strengthOf.get(word) ?? 0, strengths[level]))
  }
  return strengthOf
}

export const stemsIn = (names: readonly Name[]): ReadonlySet<string> => new Set(names.flatMap(({ stems }) => stems))
