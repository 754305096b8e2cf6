import { randomUUID } from 'node:crypto'
import { type LessonView, promptLimit } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import type { Ai } from '../../../platform/ai/ai.ts'
import { UnusableReply } from '../../../platform/ai/ai-trouble.ts'
import { limitedLine, plainLine } from '../../../platform/ai/plain-text.rules.ts'
import { DomainError } from '../../../platform/errors.ts'
import { randomBelow } from '../../../platform/random.ts'
import { countAiRequest, type Requester } from '../../1-ground/ai-usage/shared/count-ai-request.ts'
import { readExercise } from './read-exercise.ts'
import { lessonDraft, lessonInstructions, outlineDraft, outlineInstructions } from './write-course.prompts.ts'
import { type KnownLesson, lessonIds, lessonsMaximum, outlineProblem, tidyLesson } from './write-course.rules.ts'

export type WrittenCourseEvent =
  | { type: 'course'; courseTitle: string; description: string; titles: string[] }
  | { type: 'lesson'; lesson: LessonView }

export type WriteCourseRequest = {
  prompt: string
  requester: Requester
  keep?: KnownLesson[]
  done?: string[]
  signal: AbortSignal
}

export type Outline = { courseTitle: string; description: string; titles: string[] }

/** Counts as one daily request. Throws `ai.…`, possibly after some lessons. */
export async function* writeCourse(
  deps: Deps,
  { prompt, requester, keep = [], done = [], signal }: WriteCourseRequest,
): AsyncGenerator<WrittenCourseEvent, void> {
  const { ai } = deps
  if (!ai) throw new DomainError('ai.not_configured')
  const counted = await countAiRequest(deps, ai, requester)
  yield* settled(counted, async function* () {
    const outline = await writeOutline(ai, { wish: limitedLine(prompt, promptLimit), keep, signal })
    yield { type: 'course', ...outline }
    for await (const lesson of writeLessons(ai, outline, { keep, done, signal })) yield { type: 'lesson', lesson }
  })
}

/**
 * Writes the lessons of an outline that come after those in `written`. Begins with `course` when the request is counted,
 * which is one daily request like that of a new course. Throws `ai.…`, possibly after some lessons.
 */
export async function* writeRest(
  deps: Deps,
  { outline, written, done, requester, signal }: RestRequest,
): AsyncGenerator<WrittenCourseEvent, void> {
  const { ai } = deps
  if (!ai) throw new DomainError('ai.not_configured')
  const counted = await countAiRequest(deps, ai, requester)
  yield* settled(counted, async function* () {
    yield { type: 'course', ...outline }
    const rest = writeLessons(ai, outline, { from: written.length, keep: written, done, signal })
    for await (const lesson of rest) yield { type: 'lesson', lesson }
  })
}

export type RestRequest = {
  outline: Outline
  written: KnownLesson[]
  done: string[]
  requester: Requester
  signal: AbortSignal
}

/** A request that brought no lesson may be given back. */
async function* settled(
  counted: Awaited<ReturnType<typeof countAiRequest>>,
  write: () => AsyncGenerator<WrittenCourseEvent, void>,
): AsyncGenerator<WrittenCourseEvent, void> {
  let hasLesson = false
  try {
    for await (const event of write()) {
      yield event
      hasLesson ||= event.type === 'lesson'
    }
  } catch (error) {
    if (!hasLesson) await counted.settle(error)
    throw error
  }
}

type Wish = { wish: string; keep: KnownLesson[]; signal: AbortSignal }

async function writeOutline(ai: Ai, { wish, keep, signal }: Wish): Promise<Outline> {
  const answer = await ai.ask({
    purpose: 'outline a course',
    instructions: outlineInstructions,
    data: { wish, lessonsMaximum, existingLessons: keep.map(({ title }) => title) },
    schema: outlineDraft,
    problemWith: outlineProblem,
    signal,
  })
  const titles = answer.lessons.slice(0, lessonsMaximum).map(plainLine)
  if (titles.length === 0) throw new DomainError('ai.unsuitable_topic')
  return { courseTitle: plainLine(answer.courseTitle), description: plainLine(answer.description), titles }
}

function writeLessons(
  ai: Ai,
  { courseTitle, description, titles }: Outline,
  { from = 0, keep, done, signal }: Omit<Wish, 'wish'> & { from?: number; done: string[] },
) {
  const ids = lessonIds(titles, { keep, done })
  return ai.list({
    purpose: 'write lessons',
    instructions: lessonInstructions,
    count: titles.length - from,
    dataFrom: (index) => ({
      courseTitle,
      description,
      allLessons: titles,
      lessonsToWrite: titles.map((title, position) => ({ number: position + 1, title })).slice(from + index),
    }),
    schema: lessonDraft,
    accept: (draft, offset): LessonView => {
      const index = from + offset
      // The library skips invalid elements silently, and the next one would take the position.
      if (draft.number !== index + 1) throw new UnusableReply(`Lesson ${index + 1} did not come in its place.`)
      const result = tidyLesson(draft, { random: randomBelow, id: randomUUID(), readExercise })
      if (typeof result === 'string') throw new UnusableReply(`Lesson ${index + 1}: ${result}`)
      return { id: ids[index] ?? '', title: titles[index] ?? '', ...result }
    },
    signal,
  })
}
