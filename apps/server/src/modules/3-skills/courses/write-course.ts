import { type LessonView, promptLimit } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import type { Ai } from '../../../platform/ai/ai.ts'
import { UnusableReply } from '../../../platform/ai/ai-trouble.ts'
import { limitedLine, plainLine } from '../../../platform/ai/plain-text.rules.ts'
import { DomainError } from '../../../platform/errors.ts'
import { randomBelow } from '../../../platform/random.ts'
import { countAiRequest, type Requester } from '../../1-ground/ai-usage/shared/count-ai-request.ts'
import { lessonDraft, lessonInstructions, outlineDraft, outlineInstructions } from './write-course.prompts.ts'
import { type KnownLesson, lessonIds, lessonsMaximum, outlineProblem, tidyLesson } from './write-course.rules.ts'

export type WrittenCourseEvent =
  | { type: 'course'; courseTitle: string; description: string; lessonCount: number }
  | { type: 'lesson'; lesson: LessonView }

export type WriteCourseRequest = {
  prompt: string
  requester: Requester
  keep?: KnownLesson[]
  done?: string[]
  signal: AbortSignal
}

type Outline = { courseTitle: string; description: string; titles: string[] }

/** Counts as one daily request. Throws `ai.…`, possibly after some lessons. */
export async function* writeCourse(
  deps: Deps,
  { prompt, requester, keep = [], done = [], signal }: WriteCourseRequest,
): AsyncGenerator<WrittenCourseEvent, void> {
  const { ai } = deps
  if (!ai) throw new DomainError('ai.not_configured')
  const counted = await countAiRequest(deps, ai, requester)
  let yielded = 0
  try {
    const outline = await writeOutline(ai, { wish: limitedLine(prompt, promptLimit), keep, signal })
    yield {
      type: 'course',
      courseTitle: outline.courseTitle,
      description: outline.description,
      lessonCount: outline.titles.length,
    }
    for await (const lesson of writeLessons(ai, outline, { keep, done, signal })) {
      yield { type: 'lesson', lesson }
      yielded += 1
    }
  } catch (error) {
    if (yielded === 0) await counted.settle(error)
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
  { keep, done, signal }: Omit<Wish, 'wish'> & { done: string[] },
) {
  const ids = lessonIds(titles, { keep, done })
  return ai.list({
    purpose: 'write lessons',
    instructions: lessonInstructions,
    count: titles.length,
    dataFrom: (index) => ({
      courseTitle,
      description,
      allLessons: titles,
      lessonsToWrite: titles.slice(index).map((title, offset) => ({ number: index + offset + 1, title })),
    }),
    schema: lessonDraft,
    accept: (draft, index): LessonView => {
      // The library skips invalid elements silently, and the next one would take the position.
      if (draft.number !== index + 1) throw new UnusableReply(`Lesson ${index + 1} did not come in its place.`)
      const result = tidyLesson(draft, randomBelow)
      if (typeof result === 'string') throw new UnusableReply(`Lesson ${index + 1}: ${result}`)
      return { id: ids[index] ?? '', title: titles[index] ?? '', ...result }
    },
    signal,
  })
}
