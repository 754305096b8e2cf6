import type { DecisionView, OwnReportView, TargetReportBody } from '@guildhall/contract'
import { useQueryClient } from '@tanstack/react-query'
import { http } from '../../http.ts'
import { pagesOf } from '../../pages-of.ts'

const all = ['reports'] as const
/** What the person reported. */
export const ownReportsQuery = (userId: string) =>
  pagesOf<OwnReportView>([...all, userId, '/api/reports'], '/api/reports')
/** What operators decided about the person. */
export const decisionsQuery = (userId: string) =>
  pagesOf<DecisionView>([...all, userId, '/api/decisions'], '/api/decisions')

export const sendReport = (body: TargetReportBody) => http.postOnce<OwnReportView>('/api/reports', body)
export const sendDecisionAppeal = (decisionId: string, text: string) =>
  http.postOnce<DecisionView>(`/api/decisions/${encodeURIComponent(decisionId)}/appeal`, { text })

export function useRefreshReports() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: all })
}
