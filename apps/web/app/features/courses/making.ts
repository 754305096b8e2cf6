import { type CourseEvent, courseSources, lessonView, type SuggestionView } from '@guildhall/contract'
import { z } from 'zod'
import { ApiError, NetworkError } from '../../http.ts'

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

const draft = z.object({
  request: z.object({ kind: z.literal('new'), prompt: z.string() }),
  phase: z.enum(['running', 'done', 'cancelled', 'failed', 'lost']),
  head: z
    .object({
      courseTitle: z.string(),
      description: z.string(),
      source: z.enum(courseSources),
      libraryId: z.string().nullable(),
      lessonCount: z.int(),
    })
    .optional(),
  lessons: z.array(lessonView),
})

/** What a reload left of a course nobody keeps; one that was still on its way has lost its connection by it. */
export function makingFromDraft(value: unknown): Making | undefined {
  const { data } = draft.safeParse(value)
  if (!data || (!data.head && data.phase !== 'running')) return undefined
  return { ...data, phase: data.phase === 'running' ? 'lost' : data.phase, keptAs: null }
}
