import { z } from 'zod'
import { difficulty, numQuestions, topic } from './assessment-fields.ts'
import { attemptKinds, difficulties, questionSources } from './assessment-rules.ts'

/** `GET /api/assessments`: what the start screen needs. */
export const assessmentOverviewView = z.object({
  skills: z.array(z.string()),
  /** Whether an AI provider is set up, so that topics other than `skills` work too. */
  anyTopic: z.boolean(),
  openAttempt: z
    .object({
      _id: z.uuid(),
      skill: z.string(),
      difficulty: z.enum(difficulties),
      kind: z.enum(attemptKinds),
      answered: z.int(),
      totalQuestions: z.int(),
      deadlineAt: z.iso.datetime(),
    })
    .nullable(),
  /** Verified attempts within 24 hours: how many are allowed and left, and why none can start now. */
  verified: z.object({
    perDay: z.int(),
    left: z.int(),
    refusal: z.object({ message: z.string(), until: z.iso.datetime() }).nullable(),
  }),
  waits: z.array(z.object({ skill: z.string(), difficulty: z.enum(difficulties), retakeAt: z.iso.datetime() })),
  serverNow: z.iso.datetime(),
})
export type AssessmentOverviewView = z.infer<typeof assessmentOverviewView>

/** `POST /api/assessments/attempts` */
export const startAttemptBody = z.object({ skill: topic, numQuestions, difficulty })
export type StartAttemptBody = z.input<typeof startAttemptBody>

/** A question of an open attempt. Contains nothing that reveals the answer. */
export const sealedQuestionView = z.object({
  question: z.string(),
  code: z.string().optional(),
  options: z.array(z.string()),
})

/** An open attempt. Times are the server's; the page counts down from `serverNow`. */
export const attemptView = z.object({
  _id: z.uuid(),
  skill: z.string(),
  difficulty: z.enum(difficulties),
  kind: z.enum(attemptKinds),
  source: z.enum(questionSources),
  attemptNumber: z.int(),
  startedAt: z.iso.datetime(),
  deadlineAt: z.iso.datetime(),
  serverNow: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  resultId: z.uuid().nullable(),
  questions: z.array(sealedQuestionView),
  /** Index of the chosen option per question, or null. */
  answers: z.array(z.int().nullable()),
})
export type AttemptView = z.infer<typeof attemptView>

/** `PUT /api/assessments/attempts/:attemptId/answers/:position` (positions from 0) */
export const answerBody = z.object({ option: z.int().min(0).max(9).nullable() })
export const answerView = z.object({
  answers: z.array(z.int().nullable()),
  deadlineAt: z.iso.datetime(),
  serverNow: z.iso.datetime(),
})
export type AnswerView = z.infer<typeof answerView>
