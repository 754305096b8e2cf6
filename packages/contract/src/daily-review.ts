import { z } from 'zod'
import { checkView } from './courses.ts'
import { exerciseAnswerLimit } from './exercises.constants.ts'
import { exerciseView } from './exercises.ts'
import { lessonLink } from './results.ts'
import { exactText } from './text.ts'

const shared = {
  _id: z.uuid(),
  /** Where it is from: a course, or a skill and its level. */
  from: z.string(),
}

export const questionCardView = z.object({
  kind: z.literal('question'),
  ...shared,
  question: z.string(),
  ...checkView.pick({ language: true, code: true, colors: true }).shape,
  options: z.array(z.string()),
})
export const exerciseCardView = z.object({ kind: z.literal('exercise'), ...shared, exercise: exerciseView })
export const reviewCardView = z.discriminatedUnion('kind', [questionCardView, exerciseCardView])
export type ReviewCardView = z.infer<typeof reviewCardView>

export const dailyReviewView = z.object({
  /** What is left of today's review, the longest due first. */
  cards: z.array(reviewCardView),
  doneToday: z.int(),
  /** When the next ones are due, today's left out; null if nothing comes back. */
  nextAt: z.iso.datetime().nullable(),
})
export type DailyReviewView = z.infer<typeof dailyReviewView>

/** What was answered, not how well: the server judges it. */
export const reviewAnswerBody = z.object({
  /** An option of a question, or what is kept of an exercise; empty for "I don't know". */
  answer: exactText('Answer', exerciseAnswerLimit),
  /** Whether the tests of a program passed, which only a browser can run. Of nothing else it counts. */
  passed: z.boolean({ error: 'Say whether the tests passed.' }).optional(),
})
export type ReviewAnswerBody = z.infer<typeof reviewAnswerBody>

/** `own`: of a course of one's own, which an AI wrote. */
const reviewPlace = lessonLink.extend({ of: z.enum(['library', 'own']) })
export type ReviewPlace = z.infer<typeof reviewPlace>

export const reviewVerdictView = z.object({
  isRight: z.boolean(),
  /** The right option of a question, and why. */
  answer: z.string().nullable(),
  explanation: z.string().nullable(),
  place: reviewPlace.nullable(),
  dueAt: z.iso.datetime(),
})
export type ReviewVerdictView = z.infer<typeof reviewVerdictView>

export const reviewHelpView = z.object({ hint: z.string().nullable(), place: reviewPlace.nullable() })
export type ReviewHelpView = z.infer<typeof reviewHelpView>

/** Without a step it answers the lesson's own question. */
export const lessonAnswerBody = z.object({
  step: exactText('Step', 100).optional(),
  answer: exactText('Answer', 200),
})
export type LessonAnswerBody = z.infer<typeof lessonAnswerBody>
/** Of a lesson that an AI wrote. `writing`: the one that was read, as the lesson may be another one by now. */
export const writtenAnswerBody = z.object({
  writing: exactText('Writing', 100),
  kind: z.enum(['check', 'recall', 'exercise'], { error: 'Say what was answered.' }),
  /** Of a question or an exercise at the end of a step. */
  step: exactText('Step', 100).optional(),
  ...reviewAnswerBody.shape,
})
export type WrittenAnswerBody = z.infer<typeof writtenAnswerBody>
export const lessonAnswerView = z.object({ isRight: z.boolean() })
