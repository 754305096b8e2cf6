import { z } from 'zod'
import { attemptKinds, difficulties } from './assessment-rules.ts'
import { pageQuery } from './projects.ts'

/** What operators are shown about a finished attempt. None of them decides anything. */
export const attemptSignals = ['fast_answers', 'same_mistakes', 'short_time'] as const
export type AttemptSignal = (typeof attemptSignals)[number]

/**
 * Most adults read 175 to 300 words of non-fiction a minute in silence (Brysbaert, "How many words do we read per minute?",
 * Journal of Memory and Language 109, 2019). We take the upper end.
 */
export const readingWordsPerMinute = 300

export const signalRetentionDays = 180

const namedPerson = z.object({ _id: z.uuid(), name: z.string() })

export const flaggedAttemptsQuery = z.object(pageQuery)

export const flaggedAttemptView = z.object({
  _id: z.uuid(),
  person: namedPerson,
  skill: z.string(),
  difficulty: z.enum(difficulties),
  kind: z.enum(attemptKinds),
  attemptNumber: z.number().int(),
  percentage: z.number().int(),
  finishedAt: z.iso.datetime(),
  signals: z.array(z.enum(attemptSignals)),
  rightAnswers: z.number().int(),
  /** Right answers given faster than the question can be read. */
  fastAnswers: z.number().int(),
  secondsPerQuestion: z.number(),
  /** The median of other people’s passed attempts in the same skill and difficulty; null with too few of them. */
  othersSecondsPerQuestion: z.number().nullable(),
  /** The attempt of another person whose mistakes are most alike; null if none are alike enough to compare. */
  match: z
    .object({
      identical: z.number().int(),
      bothWrong: z.number().int(),
      /** The probability of so many identical mistakes by chance. */
      chance: z.number(),
      comparedAttempts: z.number().int(),
    })
    .nullable(),
})
export type FlaggedAttemptView = z.infer<typeof flaggedAttemptView>
export const flaggedAttemptListView = z.array(flaggedAttemptView)

export const flaggedAttemptDetailView = flaggedAttemptView.extend({
  /** Null if there is no match, or its account is gone. */
  partner: z.object({ person: namedPerson, attemptId: z.uuid(), finishedAt: z.iso.datetime() }).nullable(),
  questions: z.array(
    z.object({
      question: z.string(),
      /** The chosen option; null if unanswered. */
      chosen: z.string().nullable(),
      isRight: z.boolean(),
      /** From the answer before it, by the server’s clock; null if unknown. */
      seconds: z.number().nullable(),
      readingSeconds: z.number(),
      isFast: z.boolean(),
      /** Whether the partner made the same mistake. */
      isShared: z.boolean(),
    }),
  ),
})
export type FlaggedAttemptDetailView = z.infer<typeof flaggedAttemptDetailView>
