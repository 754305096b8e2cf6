import type { LessonView } from '@guildhall/contract'
import { plainCode, plainLine, plainParagraphs } from '../../../platform/ai/plain-text.rules.ts'
import { wordCount } from '../../../platform/ai/word-count.rules.ts'
import { shuffled } from '../../../platform/random.rules.ts'
import type { LessonDraft, OutlineDraft } from './write-course.prompts.ts'
import { fits, tidySources, tidySteps, type Writing } from './write-steps.rules.ts'

export type KnownLesson = { id: string; title: string }

export const lessonsMaximum = 8
/** A course has several lessons. An outline without any is valid too: it means there is nothing to teach. */
const lessonsMinimum = 3
const topicCount = { minimum: 3, maximum: 6 } as const
const wordsMinimum = 200
const optionCount = 4
const limits = {
  title: 160,
  description: 1_000,
  summary: 500,
  topic: 140,
  text: 12_000,
  code: 5_000,
  option: 240,
} as const

export function outlineProblem({ courseTitle, description, lessons }: OutlineDraft): string | null {
  if (lessons.length === 0) return null
  const titles = lessons.slice(0, lessonsMaximum).map(plainLine)
  if (titles.length < lessonsMinimum) return `It has ${titles.length} lessons.`
  if (!titles.every((title) => fits(title, limits.title))) return 'A lesson has no title, or a very long one.'
  if (new Set(titles.map(exactKey)).size < titles.length) return 'Two lessons have the same title.'
  if (!fits(plainLine(courseTitle), limits.title)) return 'It has no title, or a very long one.'
  if (!fits(plainLine(description), limits.description)) return 'It has no description, or a very long one.'
  return null
}

/** Returns a sentence about what makes it unusable. */
export function tidyLesson(
  { summary, topics, steps, example, check, sources }: LessonDraft,
  writing: Writing,
): Omit<LessonView, 'id' | 'title'> | string {
  const read = tidySteps(steps, writing)
  if (typeof read === 'string') return read
  const lesson = {
    summary: plainLine(summary),
    topics: topics.map(plainLine).filter(Boolean).slice(0, topicCount.maximum),
    ...read,
    example: {
      title: plainLine(example.title),
      ...codeAndLanguage(example),
      text: plainParagraphs([example.text]),
    },
    check: {
      question: plainLine(check.question),
      ...optionalCode(check.code),
      options: shuffled(check.options.map(plainLine), writing.random),
      answer: plainLine(check.answer),
      explanation: plainLine(check.explanation),
    },
    sources: tidySources(sources),
  }
  return problemWithLesson(lesson) ?? lesson
}

function problemWithLesson({ summary, topics, text, example, check }: Omit<LessonView, 'id' | 'title'>): string | null {
  if (text.length > limits.text) return 'Its text is too long.'
  const words = wordCount(text)
  if (!fits(summary, limits.summary)) return 'It has no summary, or a very long one.'
  if (topics.length < topicCount.minimum || !topics.every((topic) => fits(topic, limits.topic))) return 'Its topics.'
  if (words < wordsMinimum) return `Its text has ${words} words.`
  if (!fits(example.title, limits.title) || !fits(example.text, limits.text)) return 'It has no example.'
  if ((example.code ?? '').length > limits.code || (check.code ?? '').length > limits.code)
    return 'Its code is too long.'
  if (!fits(check.question, limits.description) || !fits(check.explanation, limits.description))
    return 'It has no check.'
  if (
    check.options.length !== optionCount ||
    new Set(check.options.map((option) => option.normalize())).size !== optionCount
  )
    return 'The options of its check.'
  if (!check.options.every((option) => fits(option, limits.option))) return 'The options of its check.'
  if (!check.options.includes(check.answer)) return 'The answer of its check is none of the options.'
  return null
}

function optionalCode(given: string | null): { code?: string } {
  const code = plainCode(given)
  return code === undefined ? {} : { code }
}

function codeAndLanguage({ code, language }: { code: string | null; language: string | null }) {
  const given = optionalCode(code)
  const label = plainLine(language ?? '').toLowerCase()
  return given.code === undefined
    ? {}
    : { ...given, language: /^[\p{L}\p{N}+#./ -]{1,30}$/u.test(label) ? label : 'text' }
}

const exactKey = (title: string) => title.normalize().toLowerCase()
const looseKey = (title: string) =>
  exactKey(title)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()

/**
 * A lesson keeps its previous id, matched by title or else by position, so that its progress is kept. `done`: all lessons
 * ever marked, also of editions before the previous one.
 */
export function lessonIds(
  titles: readonly string[],
  { keep, done }: { keep: readonly KnownLesson[]; done: readonly string[] },
): string[] {
  const ids: (string | undefined)[] = titles.map(() => undefined)
  const taken = new Set<string>()
  const match = (isSame: (known: KnownLesson, title: string, index: number) => boolean) => {
    for (const [index, title] of titles.entries()) {
      if (ids[index] !== undefined) continue
      const known = keep.find((lesson) => !taken.has(lesson.id) && isSame(lesson, title, index))
      if (!known) continue
      ids[index] = known.id
      taken.add(known.id)
    }
  }
  match((known, title) => exactKey(known.title) === exactKey(title))
  match((known, title) => looseKey(known.title) === looseKey(title))
  match((known, _, index) => known === keep[index])
  // Never reuse an id of the previous edition for another lesson, as it would inherit the progress.
  for (const { id } of keep) taken.add(id)
  return ids.map((id, index) => {
    const given = id ?? unusedSlug(titles[index] ?? '', index, { taken, done })
    taken.add(given)
    return given
  })
}

function unusedSlug(
  title: string,
  index: number,
  { taken, done }: { taken: ReadonlySet<string>; done: readonly string[] },
): string {
  const named = slugOf(title)
  const slug = named || `lesson-${index + 1}`
  // A lesson that returns under its title is done as before; a number says nothing about which lesson it was.
  const isFree = (id: string) => !taken.has(id) && (id === named || !done.includes(id))
  const next = (number: number): string => (isFree(`${slug}-${number}`) ? `${slug}-${number}` : next(number + 1))
  return isFree(slug) ? slug : next(2)
}

/** Lower-case letters, digits and hyphens; empty for titles without Latin letters. */
function slugOf(title: string): string {
  const words =
    title
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? []
  return words.join('-').slice(0, 60).replace(/-+$/, '')
}
