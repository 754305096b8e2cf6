import { type CourseEvent, courseSources, type LessonView, type SuggestionView } from '@guildhall/contract'
import * as v from 'valibot'
import { ApiError, NetworkError } from '../../api-errors.ts'

export type GenerationRequest = { kind: 'new'; prompt: string } | { kind: 'regenerate' | 'continue'; courseId: string }

export type GenerationPhase = 'running' | 'done' | 'cancelled' | 'failed' | 'lost'

export interface CourseGeneration {
  request: GenerationRequest
  phase: GenerationPhase
  head?: Omit<Extract<CourseEvent, { type: 'course' }>, 'type'>
  lessons: Extract<CourseEvent, { type: 'lesson' }>['lesson'][]
  keptCourseId: string | null
  /** Where a new course is kept as far as it came. */
  unfinishedId?: string
  /** Names the claim to a course that was written without an account. */
  claimId?: string
  failure?: { message: string; code: string; suggestions: readonly SuggestionView[] }
}

/** The lessons of an earlier try stay readable until the new outline arrives, and can be claimed until a new one can. */
export function startGeneration(request: GenerationRequest, before?: CourseGeneration): CourseGeneration {
  const { head, lessons, claimId, phase } = before ?? { lessons: [] }
  return {
    request,
    phase: 'running',
    ...(head ? { head } : {}),
    ...(claimId && phase !== 'done' ? { claimId } : {}),
    lessons,
    keptCourseId: null,
  }
}

export function applyEvent(generation: CourseGeneration, event: CourseEvent): CourseGeneration {
  switch (event.type) {
    case 'course': {
      const { type: _type, ...head } = event
      return { ...generation, head, lessons: [] }
    }
    case 'lesson':
      return { ...generation, lessons: [...generation.lessons, event.lesson] }
    case 'kept':
      return { ...generation, unfinishedId: event._id }
    case 'claimable':
      return { ...generation, claimId: event._id }
    case 'done':
      return { ...generation, phase: 'done', keptCourseId: event._id }
    case 'failed':
      return { ...generation, phase: 'failed', failure: { message: event.error, code: event.code, suggestions: [] } }
  }
}

/** A stream that ends without a final event means a lost connection. */
export function applyStreamEnd(generation: CourseGeneration): CourseGeneration {
  return generation.phase === 'running' ? { ...generation, phase: 'lost' } : generation
}

/** What a refusal offers instead. */
const offer = v.fallback(
  v.object({
    suggestions: v.array(
      v.object({
        kind: v.picklist(['course', 'unit']),
        id: v.string(),
        title: v.string(),
        lessonId: v.optional(v.string()),
        why: v.optional(v.string()),
      }),
    ),
  }) satisfies v.GenericSchema<unknown, { suggestions: readonly SuggestionView[] }>,
  { suggestions: [] },
)

const unknownError = { message: '', code: '', body: undefined }

export function applyError(generation: CourseGeneration, error: unknown): CourseGeneration {
  if (error instanceof NetworkError) return { ...generation, phase: 'lost' }
  const { message, code, body } = error instanceof ApiError ? error : unknownError
  return { ...generation, phase: 'failed', failure: { message, code, ...v.parse(offer, body) } }
}

const lessonShape = v.object({
  id: v.string(),
  title: v.string(),
  summary: v.string(),
  topics: v.array(v.string()),
  text: v.string(),
  example: v.object({
    title: v.string(),
    language: v.optional(v.string()),
    code: v.optional(v.string()),
    colors: v.optional(v.string()),
    marks: v.optional(v.array(v.number())),
    text: v.string(),
  }),
  check: v.object({
    question: v.string(),
    code: v.optional(v.string()),
    language: v.optional(v.string()),
    colors: v.optional(v.string()),
    options: v.array(v.string()),
    answer: v.string(),
    explanation: v.string(),
  }),
}) satisfies v.GenericSchema<unknown, LessonView>

const draft = v.object({
  request: v.object({ kind: v.picklist(['new']), prompt: v.string() }),
  phase: v.picklist(['running', 'done', 'cancelled', 'failed', 'lost']),
  head: v.optional(
    v.object({
      courseTitle: v.string(),
      description: v.string(),
      source: v.picklist(courseSources),
      libraryId: v.nullable(v.string()),
      lessonCount: v.number(),
    }),
  ),
  lessons: v.array(lessonShape),
  unfinishedId: v.optional(v.string()),
  claimId: v.optional(v.string()),
})

/** Reads a draft after a reload, which interrupts a running generation. */
export function parseGenerationDraft(value: unknown): CourseGeneration | undefined {
  const { success, output: data } = v.safeParse(draft, value)
  if (!success || (!data.head && data.phase !== 'running')) return undefined
  return { ...data, phase: data.phase === 'running' ? 'lost' : data.phase, keptCourseId: null }
}
