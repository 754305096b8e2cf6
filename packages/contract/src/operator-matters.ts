import { z } from 'zod'
import { difficulties } from './assessment-rules.ts'
import { idText } from './id-text.ts'
import { pageQuery } from './projects.ts'

const namedPerson = z.object({ _id: z.uuid(), name: z.string() })

export const adminResultsQuery = z.object({
  /** Absent: all withdrawn results. */
  person: idText('Person must be an id.').optional(),
  ...pageQuery,
})

export const adminResultView = z.object({
  _id: z.uuid(),
  person: namedPerson,
  skill: z.string(),
  difficulty: z.enum(difficulties),
  percentage: z.number().int(),
  completedAt: z.iso.datetime(),
  isShown: z.boolean(),
  withdrawal: z.object({ reason: z.string(), at: z.iso.datetime() }).nullable(),
})
export type AdminResultView = z.infer<typeof adminResultView>
export const adminResultListView = z.array(adminResultView)

export const failedJobView = z.object({
  _id: z.uuid(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  failedAt: z.iso.datetime(),
  tries: z.number().int(),
  error: z.string(),
})
export type FailedJobView = z.infer<typeof failedJobView>
export const failedJobsView = z.object({ jobs: z.array(failedJobView), hasMore: z.boolean() })
export type FailedJobsView = z.infer<typeof failedJobsView>

export const ledgerAuditView = z.object({
  startedAt: z.iso.datetime(),
  endedAt: z.iso.datetime(),
  outcome: z.enum(['sound', 'problems', 'unfinished']),
  lines: z.number().int(),
  entries: z.number().int(),
  chains: z.number().int(),
  findings: z.array(z.object({ check: z.string(), total: z.number().int(), problems: z.array(z.string()) })),
  failure: z.string().nullable(),
})
export type LedgerAuditView = z.infer<typeof ledgerAuditView>
export const ledgerAuditsView = z.object({ audits: z.array(ledgerAuditView), isRunning: z.boolean() })
export type LedgerAuditsView = z.infer<typeof ledgerAuditsView>

/** `todo`: null where all is well. */
export const findingView = z.object({
  check: z.string(),
  level: z.enum(['problem', 'warning', 'ok']),
  what: z.string(),
  todo: z.string().nullable(),
})
export type FindingView = z.infer<typeof findingView>
/** The worst first. */
export const findingsView = z.object({ checkedAt: z.iso.datetime(), findings: z.array(findingView) })
export type FindingsView = z.infer<typeof findingsView>
