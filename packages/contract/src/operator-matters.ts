import { z } from 'zod'
import { difficulties } from './assessment-rules.ts'
import { operatorReasonMaximum, reportOutcomes } from './operators.constants.ts'
import { pageQuery } from './projects.ts'
import { requiredText } from './text.ts'

const namedPerson = z.object({ _id: z.uuid(), name: z.string() })

export const adminReportsQuery = z.object({
  status: z.enum(['open', 'closed'], { error: 'Status must be open or closed.' }).default('open'),
  ...pageQuery,
})

export const adminReportView = z.object({
  _id: z.uuid(),
  createdAt: z.iso.datetime(),
  reporter: namedPerson,
  reported: namedPerson,
  /** Why, in the words of the reporter. */
  reason: z.string(),
  /** The number of the message; null where it is about the whole conversation. */
  seq: z.number().int().nullable(),
  /** What the message said when it was reported. */
  reportedText: z.string(),
  closedAt: z.iso.datetime().nullable(),
  /** Null while it is open, and where it was closed on the machine. */
  outcome: z.enum(reportOutcomes).nullable(),
  outcomeReason: z.string().nullable(),
})
export type AdminReportView = z.infer<typeof adminReportView>
export const adminReportListView = z.array(adminReportView)

export const reportContextView = z.object({
  ...adminReportView.shape,
  /** The message and its neighbours as they are now. Empty where the report is about the whole conversation. */
  context: z.array(
    z.object({
      seq: z.number().int(),
      by: z.enum(['reporter', 'reported']),
      /** Empty if it was deleted. */
      text: z.string(),
      /** Names of files sent with it. */
      files: z.array(z.string()),
      createdAt: z.iso.datetime(),
      isEdited: z.boolean(),
      isDeleted: z.boolean(),
    }),
  ),
})
export type ReportContextView = z.infer<typeof reportContextView>

export const reportResolutionBody = z.object({
  outcome: z.enum(reportOutcomes, { error: `Outcome must be one of ${reportOutcomes.join(', ')}.` }),
  reason: requiredText('Reason', operatorReasonMaximum),
})
export type ReportResolutionBody = z.infer<typeof reportResolutionBody>

export const adminResultsQuery = z.object({
  /** Whose results; without it, those that are withdrawn. */
  person: z.uuid({ error: 'Person must be an id.' }).optional(),
  ...pageQuery,
})

export const adminResultView = z.object({
  _id: z.uuid(),
  person: namedPerson,
  skill: z.string(),
  difficulty: z.enum(difficulties),
  percentage: z.number().int(),
  completedAt: z.iso.datetime(),
  /** Whether the profile shows it. */
  isShown: z.boolean(),
  withdrawal: z.object({ reason: z.string(), at: z.iso.datetime() }).nullable(),
})
export type AdminResultView = z.infer<typeof adminResultView>
export const adminResultListView = z.array(adminResultView)

export const failedJobView = z.object({
  _id: z.uuid(),
  /** What kind of work it is. */
  name: z.string(),
  createdAt: z.iso.datetime(),
  failedAt: z.iso.datetime(),
  /** How many times it was tried. */
  tries: z.number().int(),
  error: z.string(),
})
export type FailedJobView = z.infer<typeof failedJobView>
export const failedJobsView = z.object({ jobs: z.array(failedJobView), hasMore: z.boolean() })
export type FailedJobsView = z.infer<typeof failedJobsView>

export const ledgerAuditView = z.object({
  startedAt: z.iso.datetime(),
  endedAt: z.iso.datetime(),
  /** Unfinished: `failure` says why. */
  outcome: z.enum(['sound', 'problems', 'unfinished']),
  lines: z.number().int(),
  entries: z.number().int(),
  chains: z.number().int(),
  findings: z.array(z.object({ check: z.string(), total: z.number().int(), problems: z.array(z.string()) })),
  failure: z.string().nullable(),
})
export type LedgerAuditView = z.infer<typeof ledgerAuditView>
/** Newest first, the last ten. */
export const ledgerAuditsView = z.object({ audits: z.array(ledgerAuditView), isRunning: z.boolean() })
export type LedgerAuditsView = z.infer<typeof ledgerAuditsView>
