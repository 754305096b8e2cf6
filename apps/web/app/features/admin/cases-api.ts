import type {
  AdminCaseDetailView,
  AdminCaseView,
  AdminDecisionView,
  CaseResolutionBody,
  DecisionAnswerBody,
} from '@guildhall/contract'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { http } from '../../http.ts'
import { adminKeys } from './shared/admin-keys.ts'

const pageLimit = 24
const casePath = (caseId: string) => `/api/admin/reports/${encodeURIComponent(caseId)}`
const decisionPath = (decisionId: string) => `/api/admin/decisions/${encodeURIComponent(decisionId)}`

function pagesOf<Item>(path: string, given: Record<string, string> = {}) {
  return infiniteQueryOptions({
    queryKey: [...adminKeys.all, path, given],
    queryFn: ({ signal, pageParam: cursor }) => {
      const params = new URLSearchParams({ limit: String(pageLimit) })
      for (const [name, value] of Object.entries({ ...given, cursor })) if (value !== '') params.set(name, value)
      return http.getList<Item>(`${path}?${params.toString()}`, { signal })
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  })
}

/** Empty texts filter nothing. */
export type CaseFilter = { status: string; kind: string; person: string; flagged: string; mine: string }

export const casesQuery = (filter: CaseFilter) => pagesOf<AdminCaseView>('/api/admin/reports', filter)
export const decisionAppealsQuery = () => pagesOf<AdminDecisionView>('/api/admin/decision-appeals')
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
