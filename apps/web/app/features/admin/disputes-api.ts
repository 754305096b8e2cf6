import type {
  AdminDisputeStatus,
  AdminDisputeView,
  DisputeDecisionBody,
  DisputeEvidenceView,
} from '@guildhall/contract'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { http } from '../../http.ts'
import { adminKeys } from './shared/admin-keys.ts'
import { pagesOf } from './shared/pages-of.ts'

const adminOne = (disputeId: string) => `/api/admin/disputes/${encodeURIComponent(disputeId)}`

export const adminEvidenceQuery = (disputeId: string) =>
  queryOptions({
    queryKey: [...adminKeys.all, 'dispute', disputeId],
    queryFn: ({ signal }) => http.get<DisputeEvidenceView>(adminOne(disputeId), { signal }),
  })

export const adminDisputesQuery = (status: AdminDisputeStatus) =>
  pagesOf<AdminDisputeView>([...adminKeys.all, 'disputes', status], '/api/admin/disputes', { status })

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
