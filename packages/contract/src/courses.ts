import { z } from 'zod'
import { courseSources, promptLimit } from './courses.constants.ts'
import { suggestionView } from './failure.ts'
import { pageQuery } from './projects.ts'
import { exactText, requiredText } from './text.ts'

/** Code or another worked example, and the words that walk through it. */
export const exampleView = z.object({
  title: z.string(),
  language: z.string().optional(),
  code: z.string().optional(),
  text: z.string(),
})

/** One question to see whether the lesson's main idea arrived. It proves nothing, so its answer travels with it. */
export const checkView = z.object({
  question: z.string(),
  code: z.string().optional(),
  options: z.array(z.string()),
  answer: z.string(),
  explanation: z.string(),
})

export const lessonView = z.object({
  /** Stays the same when the course is made again, so that what is done stays done. */
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  topics: z.array(z.string()),
  /** Paragraphs separated by blank lines; `code` in backticks is the only markup. */
  text: z.string(),
  example: exampleView,
  check: checkView,
})
export type LessonView = z.infer<typeof lessonView>

const courseFields = z.object({
  courseTitle: z.string(),
  description: z.string(),
  source: z.enum(courseSources),
  /** The library's name for it, for a course of the library. */
  libraryId: z.string().nullable(),
  lessons: z.array(lessonView),
})

/** `POST /api/ai-course/generate` */
export const generateCourseBody = z.object({ prompt: requiredText('Prompt', promptLimit) })

/** The answer to it. `_id` is there when it was kept, which it is for people who are signed in. */
export const generatedCourseView = courseFields.extend({ _id: z.uuid().nullable() })
export type GeneratedCourseView = z.infer<typeof generatedCourseView>

/**
 * With `Accept: application/x-ndjson` the answer comes line by line as it is made: first the course without its lessons,
 * then each lesson, then `done` with the id under which it was kept, or `failed` with a sentence.
 */
export const courseEvent = z.discriminatedUnion('type', [
  courseFields.omit({ lessons: true }).extend({ type: z.literal('course'), lessonCount: z.int() }),
  z.object({ type: z.literal('lesson'), lesson: lessonView }),
  z.object({ type: z.literal('done'), _id: z.uuid().nullable() }),
  z.object({ type: z.literal('failed'), error: z.string(), code: z.string() }),
])
export type CourseEvent = z.infer<typeof courseEvent>

/** A course somebody keeps. */
export const keptCourseView = courseFields.extend({
  _id: z.uuid(),
  prompt: z.string(),
  /** Ids of the lessons marked done, of those the course still has. */
  doneLessons: z.array(z.string()),
  /** The address of the public copy, while it is shared. */
  shareUrl: z.string().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type KeptCourseView = z.infer<typeof keptCourseView>

/** `GET /api/courses`; `libraryId` asks whether that course of the library is among them. */
export const courseListQuery = z.object({ ...pageQuery, libraryId: exactText('Course of the library', 100).optional() })

/** `GET /api/courses`: the caller's own, newest first. */
export const courseSummaryView = z.object({
  _id: z.uuid(),
  courseTitle: z.string(),
  description: z.string(),
  prompt: z.string(),
  source: z.enum(courseSources),
  lessonCount: z.int(),
  doneCount: z.int(),
  createdAt: z.iso.datetime(),
})
export type CourseSummaryView = z.infer<typeof courseSummaryView>

/** `PUT /api/courses/:courseId/lessons/:lessonId` */
export const lessonDoneBody = z.object({ done: z.boolean({ error: 'Say whether the lesson is done.' }) })
/** `PUT /api/courses/:courseId/share` */
export const shareCourseBody = z.object({ shared: z.boolean({ error: 'Say whether the course is shared.' }) })

/** A course of the library or one that its owner shares, as anybody reads it. */
export const publicCourseView = courseFields
export type PublicCourseView = z.infer<typeof publicCourseView>

/** One course of the library in a list. */
export const libraryCourseView = z.object({
  id: z.string(),
  courseTitle: z.string(),
  description: z.string(),
  skill: z.string().nullable(),
  lessonCount: z.int(),
})
export type LibraryCourseView = z.infer<typeof libraryCourseView>

/** `GET /api/library/search`: what lies closest to a few words, misspelled ones too. */
export const librarySearchQuery = z.object({ search: exactText('Search', 200).default('') })
export const librarySearchView = z.object({ found: z.array(suggestionView) })
export type LibrarySearchView = z.infer<typeof librarySearchView>
