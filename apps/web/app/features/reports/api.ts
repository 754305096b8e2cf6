import type { DecisionView, OwnReportView, TargetReportBody } from '@guildhall/contract'
import { infiniteQueryOptions, useQueryClient } from '@tanstack/react-query'
import { http } from '../../http.ts'

const all = ['reports'] as const
const pageLimit = 24

function pagesOf<Item>(userId: string, path: string) {
  return infiniteQueryOptions({
    queryKey: [...all, userId, path],
    queryFn: ({ signal, pageParam: cursor }) => {
      const params = new URLSearchParams({ limit: String(pageLimit), ...(cursor ? { cursor } : {}) })
      return http.getList<Item>(`${path}?${params.toString()}`, { signal })
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  })
}

export const ownReportsQuery = (userId: string) => pagesOf<OwnReportView>(userId, '/api/reports')
export const decisionsQuery = (userId: string) => pagesOf<DecisionView>(userId, '/api/decisions')

export const sendReport = (body: TargetReportBody) => http.postOnce<OwnReportView>('/api/reports', body)
export const sendDecisionAppeal = (decisionId: string, text: string) =>
  http.postOnce<DecisionView>(`/api/decisions/${encodeURIComponent(decisionId)}/appeal`, { text })

export function useRefreshReports() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: all })
}
