import type {
  AdminDisputeStatus,
  AdminDisputeView,
  DisputeDecisionBody,
  DisputeEvidenceView,
} from '@guildhall/contract'
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { http } from '../../http.ts'
import { adminKeys } from './shared/admin-keys.ts'

const pageLimit = 24
const adminOne = (disputeId: string) => `/api/admin/disputes/${encodeURIComponent(disputeId)}`

export const adminEvidenceQuery = (disputeId: string) =>
  queryOptions({
    queryKey: [...adminKeys.all, 'dispute', disputeId],
    queryFn: ({ signal }) => http.get<DisputeEvidenceView>(adminOne(disputeId), { signal }),
  })

export const adminDisputesQuery = (status: AdminDisputeStatus) =>
  infiniteQueryOptions({
    queryKey: [...adminKeys.all, 'disputes', status],
    queryFn: ({ signal, pageParam }) => {
      const query = new URLSearchParams({ status, limit: String(pageLimit) })
      if (pageParam) query.set('cursor', pageParam)
      return http.getList<AdminDisputeView>(`/api/admin/disputes?${query}`, { signal })
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  })

export const fetchAdminEvidencePdf = (disputeId: string) =>
  http.getFile(`${adminOne(disputeId)}/evidence.pdf`, 'application/pdf')

export function useDecideDispute(disputeId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (decision: DisputeDecisionBody) =>
      http.postOnce<DisputeEvidenceView>(`${adminOne(disputeId)}/decide`, decision),
    onSettled: () => client.invalidateQueries({ queryKey: adminKeys.all }),
  })
}
