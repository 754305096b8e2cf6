import { z } from 'zod'
import { codeColors } from './code-colors.ts'
import { courseLevels, courseSources, promptLimit } from './courses.constants.ts'
import { exerciseView } from './exercises.ts'
import { suggestionView } from './failure.ts'
import { pageQuery } from './projects.ts'
import { exactText, requiredText } from './text.ts'

export const exampleView = z.object({
  title: z.string(),
  language: z.string().optional(),
  code: z.string().optional(),
  colors: codeColors.optional(),
  /** Lines of the code that the text speaks of, counted from 1. */
  marks: z.array(z.int()).optional(),
  text: z.string(),
})

/** Proves nothing, so the answer comes with it. */
export const checkView = z.object({
  question: z.string(),
  language: z.string().optional(),
  code: z.string().optional(),
  colors: codeColors.optional(),
  options: z.array(z.string()),
  answer: z.string(),
  explanation: z.string(),
})

const exerciseKind = z.enum(['code', 'task', 'judgment', 'calculation', 'prediction', 'order', 'gap', 'fault'])

export const exerciseEndView = z.object({ with: z.literal('exercise'), id: z.string() })
/** The lesson's own question. */
export const checkEndView = z.object({ with: z.literal('check') })
const recallView = checkView.omit({ language: true, code: true, colors: true })
export type RecallView = z.infer<typeof recallView>
export const recallEndView = z.object({ with: z.literal('recall'), ...recallView.shape })

/** A piece of a lesson that ends in something to do. */
const stepView = z.object({
  id: z.string(),
  title: z.string(),
  /** The first and the last of the text's paragraphs, counted from 0. */
  paragraphs: z.tuple([z.int(), z.int()]),
  withExample: z.boolean(),
  ends: z.discriminatedUnion('with', [exerciseEndView, checkEndView, recallEndView]),
})
export type StepView = z.infer<typeof stepView>

const lessonSourceView = z.object({
  title: z.string(),
  url: z.url(),
  supports: z.string(),
  /** An AI named it, and nobody looked whether it is there and says so. */
  unverified: z.literal(true).optional(),
})

/**
 * An exercise that an AI wrote. What has a program is shown only where a browser ran it in its sandbox before: the solution must pass
 * the tests, the start and `refused` must not. `instead` is asked if it fails.
 */
const writtenExerciseView = z.object({ exercise: exerciseView, refused: z.array(z.string()), instead: recallView })
export type WrittenExerciseView = z.infer<typeof writtenExerciseView>

export const lessonView = z.object({
  /** Stays the same when the course is regenerated, so that progress is kept. */
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  topics: z.array(z.string()),
  /** Paragraphs separated by blank lines; `code` in backticks is the only markup. */
  text: z.string(),
  example: exampleView,
  check: checkView,
  /** Where what a lesson says can be read first hand. */
  sources: z.array(lessonSourceView).optional(),
  /** The version or edition it was compared with, and the month ("2026-11"). */
  checked: z.object({ against: z.string(), on: z.string() }).optional(),
  /** Of lessons of the library. `course` is its id there. */
  exercises: z
    .object({
      course: z.string(),
      list: z.array(z.object({ id: z.string(), kind: exerciseKind, title: z.string() })),
    })
    .optional(),
  /** Of lessons that an AI wrote. `id` is another one with each writing. */
  written: z.object({ id: z.string(), exercises: z.array(writtenExerciseView) }).optional(),
  /** Together they show each paragraph once, in order. */
  steps: z.array(stepView).optional(),
  /** How long reading and exercises take. */
  minutes: z.int().optional(),
  /** Of lessons that an AI wrote, in a course of one's own: its id. What is answered wrong there comes back in the daily review. */
  keptIn: z.uuid().optional(),
})
export type LessonView = z.infer<typeof lessonView>

const courseFields = z.object({
  courseTitle: z.string(),
  description: z.string(),
  source: z.enum(courseSources),
  libraryId: z.string().nullable(),
  lessons: z.array(lessonView),
  /** The project at the end of a course of the library: `GET /api/library/{courseId}/project`. */
  project: z.object({ title: z.string(), minutes: z.int() }).optional(),
})

export const generateCourseBody = z.object({ prompt: requiredText('Prompt', promptLimit) })

/** Of a course that was written for a visitor: with it, an account can keep the course until `until`. */
export const courseClaimView = z.object({ _id: z.uuid(), token: z.string(), until: z.iso.datetime() })
export type CourseClaimView = z.infer<typeof courseClaimView>
export const claimCourseBody = z.object({ token: z.string({ error: 'Send the token of the course.' }).max(100) })

export const generatedCourseView = courseFields.extend({
  _id: z.uuid().nullable(),
  claim: courseClaimView.optional(),
})
export type GeneratedCourseView = z.infer<typeof generatedCourseView>

/**
 * With `Accept: application/x-ndjson` the response is streamed line by line: the course without lessons, `kept` with its
 * id if it is kept unfinished from its first lesson on, or `claimable` if it waits for a visitor to sign in, each lesson, then `done` with
 * the id of the kept course, or `failed` with a message.
 */
export const courseEvent = z.discriminatedUnion('type', [
  courseFields.omit({ lessons: true }).extend({ type: z.literal('course'), lessonCount: z.int() }),
  z.object({ type: z.literal('lesson'), lesson: lessonView }),
  z.object({ type: z.literal('kept'), _id: z.uuid() }),
  courseClaimView.extend({ type: z.literal('claimable') }),
  z.object({ type: z.literal('done'), _id: z.uuid().nullable() }),
  z.object({ type: z.literal('failed'), error: z.string(), code: z.string() }),
])
export type CourseEvent = z.infer<typeof courseEvent>

export const keptCourseView = courseFields.extend({
  _id: z.uuid(),
  prompt: z.string(),
  /** The lessons that an unfinished course still lacks, in order. */
  unwrittenTitles: z.array(z.string()),
  /** Omits lessons that the course no longer has. */
  doneLessons: z.array(z.string()),
  shareUrl: z.string().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type KeptCourseView = z.infer<typeof keptCourseView>

/** `libraryId` asks whether that library course is among them. */
export const courseListQuery = z.object({ ...pageQuery, libraryId: exactText('Course of the library', 100).optional() })

export const courseSummaryView = z.object({
  _id: z.uuid(),
  courseTitle: z.string(),
  description: z.string(),
  prompt: z.string(),
  source: z.enum(courseSources),
  lessonCount: z.int(),
  /** How many lessons an unfinished course still lacks; `lessonCount` is without them. */
  unwrittenCount: z.int(),
  doneCount: z.int(),
  createdAt: z.iso.datetime(),
})
export type CourseSummaryView = z.infer<typeof courseSummaryView>

export const lessonDoneBody = z.object({ done: z.boolean({ error: 'Say whether the lesson is done.' }) })
export const shareCourseBody = z.object({ shared: z.boolean({ error: 'Say whether the course is shared.' }) })

export const publicCourseView = courseFields.extend({
  /** Of a course of the library: the skill whose assessment it prepares for. */
  skill: z.string().nullable().optional(),
})
export type PublicCourseView = z.infer<typeof publicCourseView>

export const libraryCourseView = z.object({
  id: z.string(),
  courseTitle: z.string(),
  description: z.string(),
  skill: z.string().nullable(),
  /** Up to three letters that stand for the course. */
  glyph: z.string(),
  level: z.enum(courseLevels),
  lessonCount: z.int(),
  /** How long reading and exercises take. */
  minutes: z.int(),
})
export type LibraryCourseView = z.infer<typeof libraryCourseView>

export const librarySearchQuery = z.object({ search: exactText('Search', 200).default('') })
export const librarySearchView = z.object({ found: z.array(suggestionView) })
export type LibrarySearchView = z.infer<typeof librarySearchView>

/** Courses of the library that somebody has begun or keeps: how many of their lessons are done. */
export const libraryProgressView = z.object({
  courses: z.array(z.object({ id: z.string(), doneCount: z.int(), lessonCount: z.int() })),
})
export type LibraryProgressView = z.infer<typeof libraryProgressView>

/** `lesson`: where to begin; null for the course as a whole. `why`: one line. */
export const recommendedCourseView = z.object({
  course: libraryCourseView,
  reason: z.enum(['missed', 'asked']),
  why: z.string(),
  lesson: z.object({ lessonId: z.string(), stepId: z.string().optional(), title: z.string() }).nullable(),
})
export type RecommendedCourseView = z.infer<typeof recommendedCourseView>
export const recommendedCoursesView = z.object({ recommended: z.array(recommendedCourseView) })
export type RecommendedCoursesView = z.infer<typeof recommendedCoursesView>
