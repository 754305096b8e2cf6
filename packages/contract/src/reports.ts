import { z } from 'zod'
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
/** Dollars with at most two decimals. */
const dollars = z.number()

export const harmField = z.enum(harmKinds, { error: `Harm must be one of ${harmKinds.join(', ')}.` })

export const targetReportBody = z.object({
  kind: z.enum(reportTargetKinds, { error: `Kind must be one of ${reportTargetKinds.join(', ')}.` }),
  /** The id of what is reported: of a profile, that of the person; of a message, that of its conversation; of a reply, that of its review. */
  targetId: z.uuid({ error: 'targetId must be an id.' }),
  /** The number of a message in its conversation. */
  seq: z.int({ error: 'seq must be a whole number.' }).min(1, { error: 'seq starts at 1.' }).optional(),
  harm: harmField,
  reason: requiredText('Reason', reportReasonMaximum),
})
export type TargetReportBody = z.infer<typeof targetReportBody>

/** What is reported, by its name when it was. */
const reportedThing = z.object({
  kind: z.enum(caseKinds),
  _id: z.uuid(),
  /** The number of a message; null for everything else. */
  seq: z.number().int().nullable(),
  label: z.string(),
})
export type ReportedThing = z.infer<typeof reportedThing>

/** A report of the caller's, with what came of it. What was done about a person is theirs to know. */
export const ownReportView = z.object({
  _id: z.uuid(),
  target: reportedThing,
  harm: z.enum(harmKinds),
  reason: z.string(),
  createdAt: z.iso.datetime(),
  /** Null while operators have not decided. `isBreach` is null where it was closed without a finding. */
  result: z.object({ at: z.iso.datetime(), isBreach: z.boolean().nullable() }).nullable(),
})
export type OwnReportView = z.infer<typeof ownReportView>
export const ownReportListView = z.array(ownReportView)
export const ownReportsQuery = z.object(pageQuery)

/** What operators decided about the caller or their content. Who reported it is not told. */
export const decisionView = z.object({
  _id: z.uuid(),
  kind: z.enum(decisionKinds),
  target: reportedThing,
  /** The rule it rests on. */
  harm: z.enum(harmKinds),
  reason: z.string(),
  at: z.iso.datetime(),
  mayAppeal: z.boolean(),
  appealUntil: z.iso.datetime(),
  appeal: z.string().nullable(),
  appealedAt: z.iso.datetime().nullable(),
  answer: z.string().nullable(),
  answeredAt: z.iso.datetime().nullable(),
  /** When it was taken back. */
  reversedAt: z.iso.datetime().nullable(),
  reversalReason: z.string().nullable(),
})
export type DecisionView = z.infer<typeof decisionView>
export const decisionListView = z.array(decisionView)
export const decisionsQuery = z.object(pageQuery)

export const decisionAnswerBody = z.object({
  /** `reverse` takes the decision back with the same reason. */
  decision: z.enum(['keep', 'reverse'], { error: 'Decision must be keep or reverse.' }),
  reason: requiredText('Reason', operatorReasonMaximum),
})
export type DecisionAnswerBody = z.infer<typeof decisionAnswerBody>

/** A decision as operators see it. */
export const adminDecisionView = decisionView.extend({
  person: namedPerson,
  decidedBy: namedPerson,
  caseId: z.uuid(),
  /** Why the operator who asks cannot answer the appeal; null if they can. */
  answerRefusal: z.enum(['self', 'decided']).nullable(),
})
export type AdminDecisionView = z.infer<typeof adminDecisionView>
export const adminDecisionListView = z.array(adminDecisionView)

const yes = z.literal('true', { error: 'Leave it out, or send true.' }).optional()

export const adminCasesQuery = z.object({
  status: z.enum(caseStatuses, { error: 'Status must be open or closed.' }).default('open'),
  kind: z.enum(caseKinds, { error: `Kind must be one of ${caseKinds.join(', ')}.` }).optional(),
  /** Whose cases. */
  person: z.uuid({ error: 'Person must be an id.' }).optional(),
  /** Only those that a rule flagged. */
  flagged: yes,
  /** Only those that the operator took. */
  mine: yes,
  ...pageQuery,
})
export type AdminCasesQuery = z.output<typeof adminCasesQuery>

/** Everything reported about one thing, until it is decided. */
export const adminCaseView = z.object({
  _id: z.uuid(),
  target: reportedThing,
  person: namedPerson,
  /** How many people reported it. */
  reports: z.number().int(),
  /** How many of those reports weigh. */
  weight: z.number().int(),
  /** The kinds of harm it was reported for, the most frequent first. */
  harms: z.array(z.object({ harm: z.enum(harmKinds), reports: z.number().int() })),
  flags: z.array(z.enum(flagRules)),
  openedAt: z.iso.datetime(),
  latestAt: z.iso.datetime(),
  /** Null unless an operator is at it. */
  taken: z.object({ by: namedPerson, until: z.iso.datetime(), isYours: z.boolean() }).nullable(),
  closedAt: z.iso.datetime().nullable(),
  /** Null while it is open, and where it was closed on the machine. */
  outcome: z.enum(reportOutcomes).nullable(),
  /** The rule that the decision rests on. */
  outcomeHarm: z.enum(harmKinds).nullable(),
  outcomeReason: z.string().nullable(),
})
export type AdminCaseView = z.infer<typeof adminCaseView>
export const adminCaseListView = z.array(adminCaseView)

const part = z.object({ label: z.string(), text: z.string() })

export const adminCaseDetailView = adminCaseView.extend({
  /** The latest 50. */
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
  /** What it said when it was reported, each version once, the latest first. */
  snapshots: z.array(z.object({ at: z.iso.datetime(), parts: z.array(part) })),
  /** Why rules flagged it, in sentences. */
  flagFacts: z.array(z.string()),
  /** A reported message and its neighbours as they are now. Empty for everything else. */
  context: z.array(
    z.object({
      seq: z.number().int(),
      author: namedPerson,
      isReported: z.boolean(),
      /** Empty if it was deleted. */
      text: z.string(),
      /** Names of files sent with it. */
      files: z.array(z.string()),
      createdAt: z.iso.datetime(),
      isEdited: z.boolean(),
      isDeleted: z.boolean(),
    }),
  ),
  /** A review that it is about, and the other one of its contract, as they are now. Empty for everything else. */
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
      /** Which part of it was reported. */
      reported: z.enum(['review', 'reply']).nullable(),
      isHidden: z.boolean(),
      isReplyHidden: z.boolean(),
    }),
  ),
  /** What an operator needs to know of the person. Null once they deleted their account. */
  standing: z
    .object({
      isSuspended: z.boolean(),
      /** Contracts under way, in either role, and what is held for them. */
      runningContracts: z.number().int(),
      held: dollars,
      /** Cases that found a breach, and all that were closed. */
      breaches: z.number().int(),
      closedCases: z.number().int(),
    })
    .nullable(),
  /** Closed cases about the person, the latest ten. */
  earlier: z.array(
    z.object({
      _id: z.uuid(),
      target: reportedThing,
      closedAt: z.iso.datetime(),
      outcome: z.enum(reportOutcomes).nullable(),
    }),
  ),
  /** What the operator who asks can decide. Empty if it is closed or another one took it. */
  outcomes: z.array(z.enum(reportOutcomes)),
  /** What was decided that can be taken back. */
  decision: adminDecisionView.nullable(),
})
export type AdminCaseDetailView = z.infer<typeof adminCaseDetailView>

export const caseResolutionBody = z.object({
  outcome: z.enum(reportOutcomes, { error: `Outcome must be one of ${reportOutcomes.join(', ')}.` }),
  /** The rule it breaks; without it, what most of the reports say. */
  harm: harmField.optional(),
  reason: requiredText('Reason', operatorReasonMaximum),
})
export type CaseResolutionBody = z.infer<typeof caseResolutionBody>
