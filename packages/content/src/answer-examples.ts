import { createHash } from 'node:crypto'
import { type Example, signsOf } from './answer-classifier.ts'
import { readAskedOfCourse, readAskedOfUnits, readForeignPrompts } from './asked-prompts.ts'
import { listCourseIds, readCourse } from './course.ts'
import { withoutFillers } from './reading-index.ts'
import { stem, wordsOf } from './search-words.ts'
import { readUnits } from './unit.ts'

type Line = { answer: string; text: string }

/** What the classifier learns from: prompts and, of what answers them, titles, summaries, topics and keywords. */
export const readExamples = (): Example[] =>
  readLines().map(({ answer, text }) => {
    const words = wordsOf(text)
    return { answer, signs: signsOf(withoutFillers(words.map(stem)), words) }
  })

/** Changes with any example. */
export const digestOf = (examples: readonly Example[]): string =>
  createHash('sha256')
    .update(examples.map(({ answer, signs }) => [answer, ...signs].join(' ')).join('\n'))
    .digest('base64url')

function readLines(): Line[] {
  const asked = readAskedOfUnits()
  return [
    ...listCourseIds().flatMap(linesOfCourse),
    ...readUnits().flatMap(({ id, title, summary, keywords }) =>
      linesOf(id, [title, summary, ...keywords, ...(asked[id] ?? [])]),
    ),
    ...linesOf('', readForeignPrompts()),
  ]
}

function linesOfCourse(id: string): Line[] {
  const { courseTitle, description, keywords, lessons } = readCourse(id)
  const asked = readAskedOfCourse(id)
  return linesOf(id, [
    ...[courseTitle, description, ...keywords, ...asked.course],
    ...lessons.flatMap((lesson) => [
      ...[lesson.title, lesson.summary, ...lesson.topics],
      ...(asked.lessons[lesson.id] ?? []),
    ]),
  ])
}

const linesOf = (answer: string, texts: readonly string[]) => texts.map((text) => ({ answer, text }))
