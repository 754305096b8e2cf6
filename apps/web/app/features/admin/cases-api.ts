import type {
  AdminCaseDetailView,
  AdminCaseView,
  AdminDecisionView,
  CaseResolutionBody,
  DecisionAnswerBody,
} from '@guildhall/contract'
import { queryOptions } from '@tanstack/react-query'
import { http } from '../../http.ts'
import { adminKeys } from './shared/admin-keys.ts'
import { pagesOf } from './shared/pages-of.ts'

export const casePath = (caseId: string) => `/api/admin/reports/${encodeURIComponent(caseId)}`
const decisionPath = (decisionId: string) => `/api/admin/decisions/${encodeURIComponent(decisionId)}`

/** Empty strings filter nothing. */
export type CaseFilter = { status: string; kind: string; person: string; flagged: string; mine: string }

export const casesQuery = (filter: CaseFilter) =>
  pagesOf<AdminCaseView>([...adminKeys.all, 'cases', filter], '/api/admin/reports', { ...filter })
export const decisionAppealsQuery = () =>
  pagesOf<AdminDecisionView>([...adminKeys.all, 'decision-appeals'], '/api/admin/decision-appeals')
export const caseQuery = (caseId: string) =>
  queryOptions({
    queryKey: [...adminKeys.all, casePath(caseId)],
    queryFn: ({ signal }) => http.get<AdminCaseDetailView>(casePath(caseId), { signal }),
  })

export const takeCase = (caseId: string) => http.postOnce<AdminCaseDetailView>(`${casePath(caseId)}/take`, undefined)
export const releaseCase = (caseId: string) =>
  http.postOnce<AdminCaseDetailView>(`${casePath(caseId)}/release`, undefined)
export const resolveCase = (caseId: string, body: CaseResolutionBody) =>
  http.postOnce<AdminCaseDetailView>(`${casePath(caseId)}/resolution`, body)
export const answerDecisionAppeal = (decisionId: string, body: DecisionAnswerBody) =>
  http.postOnce<AdminDecisionView>(`${decisionPath(decisionId)}/answer`, body)
export const reverseDecision = (decisionId: string, reason: string) =>
  http.postOnce<AdminDecisionView>(`${decisionPath(decisionId)}/reversal`, { reason })
