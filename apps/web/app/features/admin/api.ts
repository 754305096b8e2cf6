import type {
  AdminPersonView,
  AdminResultView,
  AppealAnswerBody,
  AppealView,
  FailedJobsView,
  FindingsView,
  FlaggedAttemptDetailView,
  FlaggedAttemptView,
  FoundPeopleView,
  LedgerAuditsView,
  OperatorActionKind,
  OperatorActionView,
  OperatorsView,
  OperatorView,
} from '@guildhall/contract'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { http } from '../../http.ts'
import { adminKeys } from './shared/admin-keys.ts'
import { pagesOf } from './shared/pages-of.ts'

const auditPollMs = 3_000
/** A model may have to be loaded before it answers. */
const doctorTimeoutMs = 60_000

export const operatorQuery = (userId: string) =>
  queryOptions({
    queryKey: [...adminKeys.all, 'me', userId],
    queryFn: ({ signal }) => http.get<OperatorView>('/api/admin/me', { signal }),
    staleTime: 60_000,
  })

export interface LogFilter {
  kind: OperatorActionKind | ''
  operator: string
}

function one<Answer>(path: string, timeoutMs?: number) {
  return queryOptions({
    queryKey: [...adminKeys.all, path],
    queryFn: ({ signal }) => http.get<Answer>(path, { signal, ...(timeoutMs === undefined ? {} : { timeoutMs }) }),
  })
}

const personPath = (personId: string) => `/api/admin/people/${encodeURIComponent(personId)}`
const suspensionPath = (suspensionId: string) => `/api/admin/suspensions/${encodeURIComponent(suspensionId)}`
const resultPath = (resultId: string) => `/api/admin/results/${encodeURIComponent(resultId)}`

export const logQuery = ({ kind, operator }: LogFilter) =>
  pagesOf<OperatorActionView>([...adminKeys.all, 'log', kind, operator], '/api/admin/log', { kind, operator })
export const operatorsQuery = () => one<OperatorsView>('/api/admin/operators')
export const peopleQuery = (search: string) =>
  one<FoundPeopleView>(`/api/admin/people?${new URLSearchParams({ search }).toString()}`)
export const personQuery = (personId: string) => one<AdminPersonView>(personPath(personId))
export const appealsQuery = () => pagesOf<AppealView>([...adminKeys.all, 'appeals'], '/api/admin/appeals')
export const resultsQuery = (person: string) =>
  pagesOf<AdminResultView>([...adminKeys.all, 'results', person], '/api/admin/results', { person })
export const flaggedAttemptsQuery = () =>
  pagesOf<FlaggedAttemptView>([...adminKeys.all, 'attempts'], '/api/admin/attempts')
export const measuredAttemptQuery = (attemptId: string) =>
  one<FlaggedAttemptDetailView>(`/api/admin/attempts/${encodeURIComponent(attemptId)}`)
export const jobsQuery = () => one<FailedJobsView>('/api/admin/jobs')
export const findingsQuery = () => ({
  ...one<FindingsView>('/api/admin/doctor', doctorTimeoutMs),
  // It calls others, so nobody asks by looking at another window.
  refetchOnWindowFocus: false,
})
export const auditQuery = () => ({
  ...one<LedgerAuditsView>('/api/admin/audit'),
  refetchInterval: ({ state }: { state: { data?: LedgerAuditsView | undefined } }) =>
    state.data?.isRunning ? auditPollMs : (false as const),
})

export const suspendPerson = (personId: string, reason: string) =>
  http.postOnce<AdminPersonView>(`${personPath(personId)}/suspension`, { reason })
export const liftSuspension = (suspensionId: string, reason: string) =>
  http.postOnce<AdminPersonView>(`${suspensionPath(suspensionId)}/lift`, { reason })
export const answerAppeal = (suspensionId: string, body: AppealAnswerBody) =>
  http.postOnce<AdminPersonView>(`${suspensionPath(suspensionId)}/answer`, body)
export const withdrawResult = (resultId: string, reason: string) =>
  http.postOnce<AdminResultView>(`${resultPath(resultId)}/withdrawal`, { reason })
export const restoreResult = (resultId: string, reason: string) =>
  http.postOnce<AdminResultView>(`${resultPath(resultId)}/restoration`, { reason })
export const retryJob = (jobId: string) =>
  http.postOnce<null>(`/api/admin/jobs/${encodeURIComponent(jobId)}/retry`, undefined)
export const startAudit = () => http.postOnce<LedgerAuditsView>('/api/admin/audit', undefined)

/** Refetches every list, also after a refusal. */
export function useDecision<Args extends unknown[]>(decide: (...args: Args) => Promise<unknown>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (args: Args) => decide(...args),
    onSettled: () => client.invalidateQueries({ queryKey: adminKeys.all }),
  })
}
