import { z } from 'zod'
import { difficulties } from './assessment-rules.ts'
import { challengeKindNames, challengeTextMaximum, correctionDecisions } from './challenges.constants.ts'
import { operatorReasonMaximum } from './operators.constants.ts'
import { exactText, requiredText } from './text.ts'

export const challengeBody = z.object({
  /** Of the question in its assessment, from 0. */
  position: z.int({ error: 'Position must be a whole number.' }).min(0, { error: 'Position starts at 0.' }),
  kind: z.enum(challengeKindNames, { error: 'Choose what is wrong.' }),
  text: requiredText('What is wrong', challengeTextMaximum),
})
export type ChallengeBody = z.infer<typeof challengeBody>

export const challengeView = z.object({
  _id: z.uuid(),
  position: z.int(),
  kind: z.enum(challengeKindNames),
  text: z.string(),
  sentAt: z.iso.datetime(),
  /** Null until an operator decides. */
  decision: z
    .object({ decision: z.enum(correctionDecisions), reason: z.string(), decidedAt: z.iso.datetime() })
    .nullable(),
})
export type ChallengeView = z.infer<typeof challengeView>

/** `GET /api/assessments/results/{resultId}/challenges`: what the person says about questions of this result. */
export const challengeListView = z.object({ challenges: z.array(challengeView) })
export type ChallengeListView = z.infer<typeof challengeListView>

/** A question of a bank, or a template with all questions that were made from it. */
export const challengedItemView = z.object({
  itemId: z.string(),
  isTemplate: z.boolean(),
  skill: z.string(),
  difficulty: z.enum(difficulties),
  openChallenges: z.int(),
  oldestAt: z.iso.datetime(),
})
export type ChallengedItemView = z.infer<typeof challengedItemView>
/** `GET /api/admin/challenges`: what waits for a decision, the longest first. */
export const challengedItemsView = z.object({ items: z.array(challengedItemView), hasMore: z.boolean() })
export type ChallengedItemsView = z.infer<typeof challengedItemsView>

const namedPerson = z.object({ _id: z.uuid(), name: z.string() })

const challengedQuestionView = z.object({
  questionId: z.string(),
  question: z.string(),
  code: z.string().optional(),
  options: z.array(z.string()),
  /** The option that counts as right, by corrections too. */
  key: z.int(),
  explanation: z.string(),
  challenges: z.array(
    z.object({
      _id: z.uuid(),
      person: namedPerson,
      kind: z.enum(challengeKindNames),
      text: z.string(),
      sentAt: z.iso.datetime(),
      /** Options may be in another order for each person. */
      chosen: z.string().nullable(),
    }),
  ),
})
export type ChallengedQuestionView = z.infer<typeof challengedQuestionView>

export const itemCorrectionView = z.object({
  questionId: z.string().nullable(),
  decision: z.enum(correctionDecisions),
  answer: z.string().nullable(),
  reason: z.string(),
  decidedAt: z.iso.datetime(),
})

export const challengedItemDetailView = challengedItemView.omit({ oldestAt: true }).extend({
  isDropped: z.boolean(),
  /** Finished assessments that asked it. */
  attempts: z.int(),
  /** Of all answers to it, computed every night; null before there are any. */
  statistics: z
    .object({
      answers: z.int(),
      rightPercentage: z.int(),
      discrimination: z.number().nullable(),
      medianSeconds: z.int().nullable(),
      computedAt: z.iso.datetime(),
    })
    .nullable(),
  /** The oldest open challenges, by the question that the person saw. */
  questions: z.array(challengedQuestionView),
  corrections: z.array(itemCorrectionView),
})
export type ChallengedItemDetailView = z.infer<typeof challengedItemDetailView>

const reason = requiredText('Reason', operatorReasonMaximum)
const questionId = exactText('Question', 200)

/** Without a question, all open challenges of the item. */
export const keepQuestionBody = z.object({ decision: z.literal('kept'), questionId: questionId.nullable(), reason })
export const changeKeyBody = z.object({
  decision: z.literal('key_changed'),
  questionId,
  answer: exactText('Answer', 2_000),
  reason,
})
/** About the whole item, the others about one question. */
export const dropItemBody = z.object({ decision: z.literal('dropped'), reason })

export const correctionBody = z.discriminatedUnion('decision', [keepQuestionBody, changeKeyBody, dropItemBody], {
  error: `Decision must be one of ${correctionDecisions.join(', ')}.`,
})
export type CorrectionBody = z.infer<typeof correctionBody>
