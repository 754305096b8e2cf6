import { z } from 'zod'
import { difficulty, numQuestions, topic } from './assessment-fields.ts'
import { attemptKinds, difficulties, questionSources } from './assessment-rules.ts'

export const assessmentOverviewView = z.object({
  skills: z.array(z.string()),
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
  /** Attempts with the number of questions that a verified result takes. */
  verified: z.object({
    perDay: z.int(),
    left: z.int(),
    refusal: z.object({ message: z.string(), until: z.iso.datetime() }).nullable(),
  }),
  /**
   * Where the only questions are public: attempts of `from` questions or more end as graded, not as verified. `own`: how many
   * questions the operator has there, too few to prove the skill.
   */
  gradedOnly: z.array(z.object({ skill: z.string(), difficulty: z.enum(difficulties), from: z.int(), own: z.int() })),
  waits: z.array(z.object({ skill: z.string(), difficulty: z.enum(difficulties), retakeAt: z.iso.datetime() })),
  serverNow: z.iso.datetime(),
})
export type AssessmentOverviewView = z.infer<typeof assessmentOverviewView>

export const startAttemptBody = z.object({ skill: topic, numQuestions, difficulty })
export type StartAttemptBody = z.input<typeof startAttemptBody>

/** Contains nothing that reveals the answer. */
export const sealedQuestionView = z.object({
  question: z.string(),
  code: z.string().optional(),
  options: z.array(z.string()),
})

/** Times are the server's; the page counts down from `serverNow`. */
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
  answers: z.array(z.int().nullable()),
})
export type AttemptView = z.infer<typeof attemptView>

/** `position` in the path counts from 0. */
export const answerBody = z.object({ option: z.int().min(0).max(9).nullable() })
export const answerView = z.object({
  answers: z.array(z.int().nullable()),
  deadlineAt: z.iso.datetime(),
  serverNow: z.iso.datetime(),
})
export type AnswerView = z.infer<typeof answerView>
