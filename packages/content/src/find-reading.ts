import type { Classifier } from './answer-classifier.ts'
import { openEvidence } from './answer-evidence.ts'
import { rankAnswers } from './answer-model.ts'
import { readWordCounts } from './everyday-words.ts'
import { isGeneric } from './generic-words.ts'
import { findTaught, type Offer, presentOffers } from './rank-offers.ts'
import { isTelling, type Prompt, readPrompt } from './read-prompt.ts'
import {
  indexReadings,
  type Name,
  type Reading,
  type ReadingIndex,
  type ReadingTexts,
  strengths,
} from './reading-index.ts'
import { type Named, scoreNames, shareToOpen, stemsIn } from './score-names.ts'
import { stemsOf } from './search-words.ts'

/** `opens`: the course that matches the prompt. `offers`: else similar readings, best first. */
export type FoundReadings = { opens: Reading | undefined; offers: readonly Offer[] }

/** What has to cover more by this much for a course not to be opened: a unit, or a lesson elsewhere. */
const lead = { unit: 0.1, unitOfKeyword: -0.01, lesson: 0.25 }
/** So far must a course that is opened be ahead of every other course, and may it be behind a unit. */
const aheadToOpen = { course: 0.5, unit: -1 }
/** A prompt of so few words is about each of them. */
const fewWords = 3
/** How likely (a logarithm) one of the answers must be by what was learned, if a prompt has only words that every prompt has. */
const learnedLeast = Math.log(0.22)
/** A word with this rarity says what a prompt is about. */
const topicRarity = 3.5

export function* openReadings(
  readings: Iterable<ReadingTexts>,
  readForeign: () => readonly string[],
  readClassifier: () => Classifier,
): Generator<void, (prompt: string) => FoundReadings> {
  yield* readWordCounts()
  const index = yield* indexReadings(readings)
  const classifier = readClassifier()
  yield
  const gatherEvidence = openEvidence(index, readForeign(), classifier)

  function read(text: string) {
    const prompt = readPrompt(text, index)
    const names = decisive(index.namesIn(prompt.stems), prompt.stems)
    const inNames = stemsIn(names)
    const said = [...new Set(prompt.stems)].filter((stemmed) => inNames.has(stemmed) || isTelling(stemmed))
    const topics = said.filter((stemmed) => !(prompt.aside.has(stemmed) && index.isUnheard(stemmed)))
    const asked = topics.some(isTelling) ? topics : said
    const named = scoreNames(names, asked, prompt, index)
    const taught = findTaught(asked, named, prompt, index)
    return { prompt, names, inNames, said, asked, named, taught }
  }

  return (text: string): FoundReadings => {
    const searched = read(text)
    const { prompt, names, inNames, said, asked, named, taught } = searched
    const ranked = rankAnswers(gatherEvidence(searched))
    const isAnswered = said.length > 0 || ranked.some(({ features: { learned } }) => learned > learnedLeast)
    const answers = isAnswered ? ranked : []
    const course = closest(named)
    if (course && course.share >= shareToOpen && !isDoubtful(course)) return { opens: course.reading, offers: [] }
    return { opens: undefined, offers: presentOffers(answers, prompt) }

    /** Units have narrow names, and come before the course that they are part of. */
    function isAmongBest(reading: Reading): boolean {
      const own = answers.find((one) => one.reading === reading)
      if (!own) return false
      return answers.every((one) => one === own || own.rank - one.rank > aheadToOpen[one.reading.kind])
    }

    function isDoubtful({ reading, share, own }: Named): boolean {
      const unit = named.find((one) => one.reading.kind === 'unit')
      const inCourse = taught.get(reading)?.share ?? 0
      // "Create a learning unit about math" says no more than "math". "Websites for businesses" says more than "business".
      const [telling = '', ...others] = said.filter(isTelling)
      const isNameAlone =
        others.length === 0 &&
        !prompt.aside.has(telling) &&
        own.some(({ level, stems: [first] }) => level === 'subject' && first === telling)
      return (
        !(isNameAlone || isAmongBest(reading)) ||
        asked.length < said.length ||
        names.some(({ level }) => level === 'related') ||
        names.every(({ stems }) => stems.some((stemmed) => prompt.guessed.has(stemmed))) ||
        own.every(({ stems }) => stems.some((stemmed) => prompt.meant.has(stemmed))) ||
        (unit?.share ?? 0) > share + (own.some(({ level }) => level === 'subject') ? lead.unit : lead.unitOfKeyword) ||
        [...taught.values()].some((one) => one.share > Math.max(inCourse, share) + lead.lesson) ||
        lacksTopic(reading, asked.filter(isTelling), inNames, index)
      )
    }
  }
}

/** The course whose names cover most. Of several, the one that has the named words in its title; else none. */
function closest(named: readonly Named[]): Named | undefined {
  const courses = named.filter(({ reading }) => reading.kind === 'course')
  const [first] = courses
  const tied = courses.filter(({ share, own }) => share === first?.share && own.length === first.own.length)
  const isInTitle = ({ reading, own }: Named) => {
    const title = new Set(stemsOf(reading.title))
    return own.some(({ stems }) => stems.every((stemmed) => title.has(stemmed)))
  }
  const titled = tied.filter(isInTitle)
  if (tied.length === 1) return first
  return titled.length === 1 ? titled[0] : undefined
}

/** Whether a course at most mentions a rare word of a short prompt. */
const lacksTopic = (reading: Reading, telling: readonly string[], inNames: ReadonlySet<string>, index: ReadingIndex) =>
  telling.length <= fewWords &&
  telling.some(
    (word) =>
      !inNames.has(word) &&
      index.strengthIn(reading, word) <= strengths.text &&
      index.passages.rarity(word) > topicRarity,
  )

/**
 * Names made of generic words, such as "web development", decide only if no other name matches, and then only whole
 * phrases beside telling words. Related terms do not count inside names that are taught: "learn to code" does not ask
 * for "code".
 */
function decisive(names: readonly Name[], prompt: Prompt['stems']): readonly Name[] {
  const taught = names.filter(({ level }) => level !== 'related')
  const whole = names.filter(
    ({ level, stems }) =>
      level !== 'related' || !taught.some((name) => stems.every((word) => name.stems.includes(word))),
  )
  const telling = whole.filter(({ stems }) => !stems.every(isGeneric))
  if (telling.length > 0) return telling
  return prompt.every(isGeneric) ? whole : whole.filter(({ stems }) => stems.length > 1)
}
