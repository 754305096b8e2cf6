import { isGeneric } from './generic-words.ts'
import { indexReadings, type Name, type Reading, strengths } from './reading-index.ts'
import { stem, wordsOf } from './search-words.ts'

/** Either a course that a prompt asks for, or what lies close to it, best first; neither when nothing does. */
export type Found = { opens: Reading | undefined; offers: readonly Reading[] }

/** The share of what a prompt asks for that a reading must cover. Tuned with `testing/prompts.ts`. */
const shareToOpen = 0.45
const shareToOffer = 0.2
/** A unit is offered in place of a course that covers less by this much. */
const unitLead = 0.1
const offersMaximum = 4
/** Words beyond these are not read: a prompt that names its topic does so before. */
const wordsMaximum = 400
const correctionsMaximum = 20

/** Returns the function that finds what a prompt asks for among the readings. */
export function openReadings(readings: readonly Reading[]) {
  const index = indexReadings(readings)

  /** The prompt's stems, spelling mistakes corrected. `guessed` holds corrections that may be wrong. */
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

  return (prompt: string): Found => {
    const { stems, guessed } = read(prompt)
    const names = decisive(index.namesIn(stems))
    const inNames = new Set(names.flatMap((name) => name.stems))
    const asked = [...new Set(stems)].filter((stemmed) => inNames.has(stemmed) || !isGeneric(stemmed))
    const isUntaught = (stemmed: string) => names.some(({ level, stems: of }) => level === 'related' && of.includes(stemmed))
    const weights = new Map(asked.map((stemmed) => [stemmed, index.weightOf(stemmed, names)]))
    const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0)

    function score(place: number) {
      const own = names.filter(({ reading }) => reading === place)
      let covered = 0
      for (const [stemmed, weight] of weights) {
        const levels = own.filter((name) => name.stems.includes(stemmed)).map(({ level }) => strengths[level])
        const inTexts = isUntaught(stemmed) ? 0 : index.strengthIn(place, stemmed)
        covered += weight * Math.max(inTexts, ...levels)
      }
      const isRelated = own.some(({ level }) => level === 'related')
      return { reading: readings[place] as Reading, share: covered / total, isRelated, names: own.length }
    }
    const scored = [...new Set(names.map(({ reading }) => reading))]
      .map(score)
      .sort((one, other) => other.share - one.share || other.names - one.names)

    const course = scored.find(({ reading }) => reading.kind === 'course')
    const unit = scored.find(({ reading }) => reading.kind === 'unit')
    const isNear =
      names.some(({ level }) => level === 'related') ||
      names.every((name) => name.stems.some((stemmed) => guessed.has(stemmed))) ||
      (unit?.share ?? 0) > (course?.share ?? 0) + unitLead
    if (course && course.share >= shareToOpen && !isNear) return { opens: course.reading, offers: [] }
    const near = scored.filter(({ share, isRelated }) => isRelated || share >= shareToOffer)
    const offers = [...near.filter(({ isRelated }) => isRelated), ...near.filter(({ isRelated }) => !isRelated)]
    return { opens: undefined, offers: offers.slice(0, offersMaximum).map(({ reading }) => reading) }
  }
}

/** Names made of words that every prompt has, such as "web development", decide where no other does. */
function decisive(names: readonly Name[]): readonly Name[] {
  const telling = names.filter(({ stems }) => !stems.every(isGeneric))
  return telling.length > 0 ? telling : names
}
