import { isGeneric } from './generic-words.ts'
import type { PassageHit } from './passage-index.ts'
import type { Reading } from './reading-index.ts'
import { stemsOf } from './search-words.ts'

type Found = {
  reading: Reading
  hit: PassageHit | undefined
  /** The closest prompt that it answers. */
  closest: string | undefined
  /** Stems of what the prompt names and no lesson teaches. */
  untaught: readonly string[]
  /** Stems of the names that the prompt has. */
  asked: readonly string[]
  /** By stem, the word as typed or corrected. */
  words: ReadonlyMap<string, string>
  /** Stems of what was not said, but meant. */
  meant: ReadonlySet<string>
}

/** One line: which lesson or unit teaches what of the prompt. */
export function explainOffer({ reading, hit, closest: answered, untaught, asked, words, meant }: Found): string {
  const inQuotes = (stems: readonly string[]) => quoted(stems.map((stemmed) => words.get(stemmed) ?? stemmed))
  if (untaught.length > 0) return `Does not teach ${inQuotes(untaught)} itself, but comes closest to it.`
  if (asked.length > 0 && !hit) return `All of it is about ${inQuotes([...new Set(asked)])}.`
  if (!hit) return answered ? `Answers: ${answered}` : reading.about
  const all = [...hit.strengths.keys()]
  const said = all.filter((stemmed) => !meant.has(stemmed))
  const taught = said.length > 0 ? said : all
  const telling = taught.filter((stemmed) => !isGeneric(stemmed))
  const { lessonId, title, topics } = hit.passage
  if (lessonId === undefined) return telling.length > 0 ? `On ${inQuotes(telling)}: ${reading.about}` : reading.about
  const topic = closest(topics, taught)
  return topic ? `The lesson “${title}” teaches: ${topic}.` : `The lesson “${title}” goes into ${inQuotes(taught)}.`
}

/** The topic that has most of the words, if any has one. */
function closest(topics: readonly string[], stems: readonly string[]): string | undefined {
  const counted = topics.map((topic) => {
    const own = new Set(stemsOf(topic))
    return { topic, count: stems.filter((stemmed) => own.has(stemmed)).length }
  })
  const [best] = counted.sort((one, other) => other.count - one.count)
  return best && best.count > 0 ? best.topic : undefined
}

const wordsShown = 3
const quoted = (words: readonly string[]) =>
  new Intl.ListFormat('en').format(words.slice(0, wordsShown).map((word) => `“${word}”`))
