import { z } from 'zod'
import { attachedFileView } from './attached-files.ts'
import { idText } from './id-text.ts'
import { operatorReasonMaximum, reportOutcomes } from './operators.constants.ts'
import { pageQuery } from './projects.ts'
import {
  caseKinds,
  caseStatuses,
  decisionKinds,
  flagRules,
  harmKinds,
  reportReasonMaximum,
  reportTargetKinds,
} from './reports.constants.ts'
import { reviewSides } from './reviews.constants.ts'
import { requiredText } from './text.ts'

const namedPerson = z.object({ _id: z.uuid(), name: z.string() })
const dollars = z.number()

export const harmField = z.enum(harmKinds, { error: `Harm must be one of ${harmKinds.join(', ')}.` })

export const targetReportBody = z.object({
  kind: z.enum(reportTargetKinds, { error: `Kind must be one of ${reportTargetKinds.join(', ')}.` }),
  /** For a profile, the person's id; for a message, the conversation's; for a reply, the review's. */
  targetId: idText('targetId must be an id.'),
  seq: z.int({ error: 'seq must be a whole number.' }).min(1, { error: 'seq starts at 1.' }).optional(),
  harm: harmField,
  reason: requiredText('Reason', reportReasonMaximum),
})
export type TargetReportBody = z.infer<typeof targetReportBody>

const reportedThing = z.object({
  kind: z.enum(caseKinds),
  _id: z.uuid(),
  seq: z.number().int().nullable(),
  label: z.string(),
})
export type ReportedThing = z.infer<typeof reportedThing>

/** What was done about a person is told only to that person. */
export const ownReportView = z.object({
  _id: z.uuid(),
  target: reportedThing,
  harm: z.enum(harmKinds),
  reason: z.string(),
  createdAt: z.iso.datetime(),
  /** Null until decided. `isBreach` is null if closed without a finding. `isTakenBack`: the decision holds no more. */
  result: z.object({ at: z.iso.datetime(), isBreach: z.boolean().nullable(), isTakenBack: z.boolean() }).nullable(),
})
export type OwnReportView = z.infer<typeof ownReportView>
export const ownReportListView = z.array(ownReportView)
export const ownReportsQuery = z.object(pageQuery)

/** Never tells who reported it. */
export const decisionView = z.object({
  _id: z.uuid(),
  kind: z.enum(decisionKinds),
  target: reportedThing,
  harm: z.enum(harmKinds),
  reason: z.string(),
  at: z.iso.datetime(),
  mayAppeal: z.boolean(),
  appealUntil: z.iso.datetime(),
  appeal: z.string().nullable(),
  appealedAt: z.iso.datetime().nullable(),
  answer: z.string().nullable(),
  answeredAt: z.iso.datetime().nullable(),
  reversedAt: z.iso.datetime().nullable(),
  reversalReason: z.string().nullable(),
})
export type DecisionView = z.infer<typeof decisionView>
export const decisionListView = z.array(decisionView)
export const decisionsQuery = z.object(pageQuery)

export const decisionAnswerBody = z.object({
  /** `reverse` takes the decision back, giving the same reason. */
  decision: z.enum(['keep', 'reverse'], { error: 'Decision must be keep or reverse.' }),
  reason: requiredText('Reason', operatorReasonMaximum),
})
export type DecisionAnswerBody = z.infer<typeof decisionAnswerBody>

export const adminDecisionView = decisionView.extend({
  person: namedPerson,
  decidedBy: namedPerson,
  caseId: z.uuid(),
  /** Why the caller cannot answer the appeal; null if they can. */
  answerRefusal: z.enum(['self', 'decided']).nullable(),
})
export type AdminDecisionView = z.infer<typeof adminDecisionView>
export const adminDecisionListView = z.array(adminDecisionView)

const yes = z.literal('true', { error: 'Leave it out, or send true.' }).optional()

export const adminCasesQuery = z.object({
  status: z.enum(caseStatuses, { error: 'Status must be open or closed.' }).default('open'),
  kind: z.enum(caseKinds, { error: `Kind must be one of ${caseKinds.join(', ')}.` }).optional(),
  person: idText('Person must be an id.').optional(),
  flagged: yes,
  mine: yes,
  ...pageQuery,
})
export type AdminCasesQuery = z.output<typeof adminCasesQuery>

export const adminCaseView = z.object({
  _id: z.uuid(),
  target: reportedThing,
  person: namedPerson,
  reports: z.number().int(),
  /** Of those, the reports that weigh. */
  weight: z.number().int(),
  harms: z.array(z.object({ harm: z.enum(harmKinds), reports: z.number().int() })),
  flags: z.array(z.enum(flagRules)),
  openedAt: z.iso.datetime(),
  latestAt: z.iso.datetime(),
  taken: z.object({ by: namedPerson, until: z.iso.datetime(), isYours: z.boolean() }).nullable(),
  closedAt: z.iso.datetime().nullable(),
  /** Null while open, or if closed on the command line. */
  outcome: z.enum(reportOutcomes).nullable(),
  outcomeHarm: z.enum(harmKinds).nullable(),
  outcomeReason: z.string().nullable(),
})
export type AdminCaseView = z.infer<typeof adminCaseView>
export const adminCaseListView = z.array(adminCaseView)

const part = z.object({ label: z.string(), text: z.string() })

export const adminCaseDetailView = adminCaseView.extend({
  list: z.array(
    z.object({
      _id: z.uuid(),
      reporter: namedPerson,
      harm: z.enum(harmKinds),
      reason: z.string(),
      createdAt: z.iso.datetime(),
      weighs: z.boolean(),
    }),
  ),
  /** As it was when reported: each version once, latest first. */
  snapshots: z.array(z.object({ at: z.iso.datetime(), parts: z.array(part) })),
  flagFacts: z.array(z.string()),
  /** A reported message and its neighbors as they are now; else empty. */
  context: z.array(
    z.object({
      seq: z.number().int(),
      author: namedPerson,
      isReported: z.boolean(),
      text: z.string(),
      files: z.array(z.string()),
      createdAt: z.iso.datetime(),
      isEdited: z.boolean(),
      isDeleted: z.boolean(),
    }),
  ),
  /** Files of a reported project, as they are now; else empty. */
  attachments: z.array(attachedFileView),
  /** The review it is about and its contract's other one, as they are now; else empty. */
  reviews: z.array(
    z.object({
      _id: z.uuid(),
      contractId: z.uuid(),
      title: z.string(),
      by: namedPerson,
      of: namedPerson,
      side: z.enum(reviewSides),
      rating: z.int(),
      text: z.string(),
      reply: z.string().nullable(),
      revealedAt: z.iso.datetime(),
      reported: z.enum(['review', 'reply']).nullable(),
      isHidden: z.boolean(),
      isReplyHidden: z.boolean(),
    }),
  ),
  standing: z
    .object({
      isSuspended: z.boolean(),
      /** In either role. `held`: for these contracts. */
      runningContracts: z.number().int(),
      held: dollars,
      breaches: z.number().int(),
      closedCases: z.number().int(),
    })
    .nullable(),
  earlier: z.array(
    z.object({
      _id: z.uuid(),
      target: reportedThing,
      closedAt: z.iso.datetime(),
      outcome: z.enum(reportOutcomes).nullable(),
    }),
  ),
  /** Empty if it is closed or another operator took it. */
  outcomes: z.array(z.enum(reportOutcomes)),
  decision: adminDecisionView.nullable(),
})
export type AdminCaseDetailView = z.infer<typeof adminCaseDetailView>

export const caseResolutionBody = z.object({
  outcome: z.enum(reportOutcomes, { error: `Outcome must be one of ${reportOutcomes.join(', ')}.` }),
  /** Default: the harm named by most reports. */
  harm: harmField.optional(),
  reason: requiredText('Reason', operatorReasonMaximum),
})
export type CaseResolutionBody = z.infer<typeof caseResolutionBody>
