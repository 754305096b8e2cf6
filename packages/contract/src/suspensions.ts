import { z } from 'zod'
import { operatorReasonMaximum } from './operators.constants.ts'
import { pageQuery } from './projects.ts'
import { appealMaximum } from './suspensions.constants.ts'
import { requiredText } from './text.ts'

const dollars = z.number()
const namedPerson = z.object({ _id: z.uuid(), name: z.string() })

export const operatorReasonBody = z.object({ reason: requiredText('Reason', operatorReasonMaximum) })
export type OperatorReasonBody = z.infer<typeof operatorReasonBody>

export const appealBody = z.object({
  text: requiredText('Appeal', appealMaximum).describe('What the operators should know.'),
})
export type AppealBody = z.infer<typeof appealBody>

export const appealAnswerBody = z.object({
  decision: z.enum(['keep', 'lift'], { error: 'Decision must be keep or lift.' }),
  reason: requiredText('Reason', operatorReasonMaximum),
})
export type AppealAnswerBody = z.infer<typeof appealAnswerBody>

const suspensionFields = {
  _id: z.uuid(),
  reason: z.string(),
  suspendedAt: z.iso.datetime(),
  appeal: z.string().nullable(),
  appealedAt: z.iso.datetime().nullable(),
  answer: z.string().nullable(),
  answeredAt: z.iso.datetime().nullable(),
}

export const suspensionView = z.object({
  ...suspensionFields,
  withdrawableFrom: z.iso.datetime(),
  rules: z.array(z.string()),
})
export type SuspensionView = z.infer<typeof suspensionView>

export const peopleQuery = z.object({
  search: requiredText('Search', 200).refine((text) => text.trim().length >= 3, {
    error: 'Search for at least three characters.',
  }),
})

export const foundPersonView = z.object({
  ...namedPerson.shape,
  username: z.string(),
  email: z.string(),
  createdAt: z.iso.datetime(),
  isSuspended: z.boolean(),
  isOperator: z.boolean(),
})
export type FoundPersonView = z.infer<typeof foundPersonView>
export const foundPeopleView = z.object({ people: z.array(foundPersonView), hasMore: z.boolean() })
export type FoundPeopleView = z.infer<typeof foundPeopleView>

export const pastSuspensionView = z.object({
  ...suspensionFields,
  suspendedBy: namedPerson,
  /** False for the operator who suspended, if there is another. */
  mayAnswer: z.boolean(),
  /** It is about the operator, or they are part of what led to it or reported it: it is for another one. */
  isOwnMatter: z.boolean(),
  liftedAt: z.iso.datetime().nullable(),
  liftReason: z.string().nullable(),
})
export type PastSuspensionView = z.infer<typeof pastSuspensionView>

/** Nothing they wrote to others, and none of their documents. */
export const adminPersonView = z.object({
  ...foundPersonView.shape,
  isEmailConfirmed: z.boolean(),
  hasProfile: z.boolean(),
  openProjects: z.number().int(),
  /** In either role. `held`: in escrow for these. */
  runningContracts: z.number().int(),
  held: dollars,
  available: dollars,
  openReports: z.number().int(),
  suspensions: z.array(pastSuspensionView),
  suspendRefusal: z.enum(['self', 'operator', 'partner', 'suspended']).nullable(),
})
export type AdminPersonView = z.infer<typeof adminPersonView>

export const appealsQuery = z.object(pageQuery)
export const appealView = z.object({
  ...suspensionFields,
  appeal: z.string(),
  appealedAt: z.iso.datetime(),
  person: namedPerson,
  suspendedBy: namedPerson,
  /** False for the operator who suspended, if there is another. */
  mayAnswer: z.boolean(),
})
export type AppealView = z.infer<typeof appealView>
export const appealListView = z.array(appealView)
