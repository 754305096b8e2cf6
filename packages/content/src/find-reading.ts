import { isGeneric } from './generic-words.ts'
import { indexReadings, type Name, type Reading, strengths } from './reading-index.ts'
import { stem, wordsOf } from './search-words.ts'

/** `opens`: the course that matches the prompt. `offers`: else similar readings, best first. */
export type FoundReadings = { opens: Reading | undefined; offers: readonly Reading[] }

/** The share of a prompt that a reading must cover to be opened. Tuned with `testing/prompts.ts`. */
const shareToOpen = 0.55
const shareToOffer = 0.3
/** Minimum weight of a word the reading lacks, as it may be the actual topic. */
const absentWeight = 2.5
/** A unit comes before a course that covers less by this much. */
const unitLead = 0.1
const offersMaximum = 4
/** Later words are ignored: prompts name their topic early. */
const wordsMaximum = 300
const correctionsMaximum = 20

export function* openReadings(readings: Iterable<Reading>): Generator<void, (prompt: string) => FoundReadings> {
  const index = yield* indexReadings(readings)

  function read(prompt: string) {
    const corrected = new Map<string, string>()
    const guessed = new Set<string>()
    const stems = wordsOf(prompt)
      .slice(0, wordsMaximum)
      .map((word) => {
        const asTyped = stem(word)
        if (index.knows(asTyped)) return asTyped
        if (!corrected.has(word) && corrected.size < correctionsMaximum) {
          const meant = index.correct(word)
          corrected.set(word, stem(meant?.word ?? word))
          if (meant && !meant.isSure) guessed.add(stem(meant.word))
        }
        return corrected.get(word) ?? asTyped
      })
    return { stems, guessed }
  }

  return (prompt: string): FoundReadings => {
    const { stems, guessed } = read(prompt)
    const names = decisive(index.namesIn(stems))
    const inNames = stemsIn(names)
    const untaught = stemsIn(names.filter(({ level }) => level === 'related'))
    const asked = [...new Set(stems)].filter((stemmed) => inNames.has(stemmed) || !isGeneric(stemmed))
    const weights = index.weigh(asked, names)

    function score(reading: Reading, own: readonly Name[]) {
      const strengthOf = new Map<string, number>()
      for (const { stems: words, level } of own) {
        for (const word of words) strengthOf.set(word, Math.max(strengthOf.get(word) ?? 0, strengths[level]))
      }
      let covered = 0
      let total = 0
      for (const [word, weight] of weights) {
        const strength = strengthOf.get(word) ?? (untaught.has(word) ? 0 : index.strengthIn(reading, word))
        covered += weight * strength
        total += strength === 0 && !inNames.has(word) ? Math.max(weight, absentWeight) : weight
      }
      const has = (wanted: Name['level']) => own.some(({ level }) => level === wanted)
      const share = covered / total
      const isRelated = has('related')
      const isNear = isRelated || has('subject') || share >= shareToOffer
      return { reading, share, nameCount: own.length, isRelated, isNear }
    }
    const scored = [...Map.groupBy(names, ({ reading }) => reading)]
      .map(([reading, own]) => score(reading, own))
      .sort((one, other) => other.share - one.share || other.nameCount - one.nameCount)

    const course = scored.find(({ reading }) => reading.kind === 'course')
    const unit = scored.find(({ reading }) => reading.kind === 'unit')
    const isDoubtful =
      untaught.size > 0 ||
      names.every((name) => name.stems.some((stemmed) => guessed.has(stemmed))) ||
      (unit?.share ?? 0) > (course?.share ?? 0) + unitLead
    if (course && course.share >= shareToOpen && !isDoubtful) return { opens: course.reading, offers: [] }

    const near = scored.filter((one) => one.isNear)
    const offers = [...near.filter(({ isRelated }) => isRelated), ...near.filter(({ isRelated }) => !isRelated)]
    return { opens: undefined, offers: offers.slice(0, offersMaximum).map(({ reading }) => reading) }
  }
}

/**
 * Names made of generic words, such as "web development", decide only if no other name matches. Related terms do not
 * count inside names that are taught: "learn to code" does not ask for "code".
 */
function decisive(names: readonly Name[]): readonly Name[] {
  const taught = names.filter(({ level }) => level !== 'related')
  const whole = names.filter(
    ({ level, stems }) =>
      level !== 'related' || !taught.some((name) => stems.every((word) => name.stems.includes(word))),
  )
  const telling = whole.filter(({ stems }) => !stems.every(isGeneric))
  return telling.length > 0 ? telling : whole
}

const stemsIn = (names: readonly Name[]): ReadonlySet<string> => new Set(names.flatMap(({ stems }) => stems))
