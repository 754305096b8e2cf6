import type { PassageHit } from './passage-index.ts'
import type { Reading } from './reading-index.ts'
import { stemsOf } from './search-words.ts'

type Found = { reading: Reading; hit: PassageHit | undefined; isRelated: boolean; words: ReadonlyMap<string, string> }

/** One line: which lesson or unit teaches what of the prompt. */
export function explainOffer({ reading, hit, isRelated, words }: Found): string {
  if (isRelated) return 'Does not teach this itself, but what it builds on.'
  if (!hit) return reading.about
  const { lessonId, title, topics } = hit.passage
  const taught = [...hit.strengths.keys()]
  const quoted = inQuotes(taught.map((word) => words.get(word) ?? word))
  if (lessonId === undefined) return `This unit is about ${quoted}.`
  const topic = closest(topics, taught)
  return topic ? `The lesson “${title}” teaches: ${topic}.` : `The lesson “${title}” goes into ${quoted}.`
}

/** The topic that has most of the words, if any has one. */
function closest(topics: readonly string[], taught: readonly string[]): string | undefined {
  const counted = topics.map((topic) => {
    const own = new Set(stemsOf(topic))
    return { topic, count: taught.filter((word) => own.has(word)).length }
  })
  const [best] = counted.sort((one, other) => other.count - one.count)
  return best && best.count > 0 ? best.topic : undefined
}

const shown = 3
const inQuotes = (words: readonly string[]) =>
  new Intl.ListFormat('en').format(words.slice(0, shown).map((word) => `“${word}”`))
