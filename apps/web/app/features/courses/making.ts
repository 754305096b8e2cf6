import { type CourseEvent, courseSources, type LessonView, type SuggestionView } from '@guildhall/contract'
import { ApiError, NetworkError } from '../../http.ts'
import { fitting, listOf, nullable, oneOf, optional, record, type Shape, text, wholeNumber } from '../../shapes.ts'

/** What is asked for: a course from a prompt, or one that is kept made again. */
export type MakingRequest = { kind: 'new'; prompt: string } | { kind: 'again'; courseId: string }

export type MakingPhase = 'running' | 'done' | 'cancelled' | 'failed' | 'lost'

/** A course on its way: what has come of it, and how it goes. */
export interface Making {
  request: MakingRequest
  phase: MakingPhase
  head?: Omit<Extract<CourseEvent, { type: 'course' }>, 'type'>
  lessons: Extract<CourseEvent, { type: 'lesson' }>['lesson'][]
  /** Where it is kept, once it is done and somebody keeps it. */
  keptAs: string | null
  /** What the server said of a failure; the sentence is empty when it said nothing. */
  trouble?: { sentence: string; code: string; suggestions: readonly SuggestionView[] }
}

/** What came of an earlier try stays readable until the first word of the new one. */
export function begin(request: MakingRequest, before?: Making): Making {
  const { head, lessons } = before ?? { lessons: [] }
  return { request, phase: 'running', ...(head ? { head } : {}), lessons, keptAs: null }
}

export function afterEvent(making: Making, event: CourseEvent): Making {
  switch (event.type) {
    case 'course': {
      const { type: _type, ...head } = event
      return { ...making, head, lessons: [] }
    }
    case 'lesson':
      return { ...making, lessons: [...making.lessons, event.lesson] }
    case 'done':
      return { ...making, phase: 'done', keptAs: event._id }
    case 'failed':
      return { ...making, phase: 'failed', trouble: { sentence: event.error, code: event.code, suggestions: [] } }
  }
}

/** The stream is over. One that ended without saying how has lost its connection. */
export function afterEnd(making: Making): Making {
  return making.phase === 'running' ? { ...making, phase: 'lost' } : making
}

const unexplained = { message: '', code: '', suggestions: [] }

export function afterError(making: Making, error: unknown): Making {
  if (error instanceof NetworkError) return { ...making, phase: 'lost' }
  const { message: sentence, code, suggestions } = error instanceof ApiError ? error : unexplained
  return { ...making, phase: 'failed', trouble: { sentence, code, suggestions } }
}

const lessonShape = record({
  id: text,
  title: text,
  summary: text,
  topics: listOf(text),
  text,
  example: record({ title: text, language: optional(text), code: optional(text), text }),
  check: record({
    question: text,
    code: optional(text),
    options: listOf(text),
    answer: text,
    explanation: text,
  }),
}) satisfies Shape<LessonView>

const draft = record({
  request: record({ kind: oneOf(['new']), prompt: text }),
  phase: oneOf(['running', 'done', 'cancelled', 'failed', 'lost']),
  head: optional(
    record({
      courseTitle: text,
      description: text,
      source: oneOf(courseSources),
      libraryId: nullable(text),
      lessonCount: wholeNumber,
    }),
  ),
  lessons: listOf(lessonShape),
})

/** What a reload left of a course nobody keeps; one that was still on its way has lost its connection by it. */
export function makingFromDraft(value: unknown): Making | undefined {
  const data = fitting(draft, value)
  if (!data || (!data.head && data.phase !== 'running')) return undefined
  return { ...data, phase: data.phase === 'running' ? 'lost' : data.phase, keptAs: null }
}
