import type {
  AdminDisputeStatus,
  AdminDisputeView,
  DisputeClaimBody,
  DisputeDecisionBody,
  DisputeEvidenceView,
  DisputeView,
} from '@guildhall/contract'
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { http } from '../../../http.ts'
import { adminKeys } from '../../admin/shared/admin-keys.ts'

const pageLimit = 24

const ofContract = (contractId: string) => `/api/contracts/${encodeURIComponent(contractId)}/disputes`
const one = (disputeId: string) => `/api/disputes/${encodeURIComponent(disputeId)}`
const adminOne = (disputeId: string) => `/api/admin/disputes/${encodeURIComponent(disputeId)}`

/** Below the key of contracts, so that what refreshes those refreshes these. */
export const disputesQuery = (contractId: string) =>
  queryOptions({
    queryKey: ['contracts', 'disputes', contractId],
    queryFn: ({ signal }) => http.get<DisputeView[]>(ofContract(contractId), { signal }),
  })

export const evidenceQuery = (disputeId: string) =>
  queryOptions({
    queryKey: ['contracts', 'evidence', disputeId],
    queryFn: ({ signal }) => http.get<DisputeEvidenceView>(`${one(disputeId)}/evidence`, { signal }),
  })

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

export const fetchEvidencePdf = (disputeId: string) => http.getFile(`${one(disputeId)}/evidence.pdf`, 'application/pdf')
export const fetchAdminEvidencePdf = (disputeId: string) =>
  http.getFile(`${adminOne(disputeId)}/evidence.pdf`, 'application/pdf')

/** Told after every change, and after every refusal, as the dispute is not as it was shown. */
export type DisputeChanged = () => void

export const useOpenDispute = (contractId: string, onChanged: DisputeChanged) =>
  useMutation({
    mutationFn: (claim: DisputeClaimBody) => http.postOnce<DisputeView>(ofContract(contractId), claim),
    onSettled: onChanged,
  })

export const useClaimSplit = (disputeId: string, onChanged: DisputeChanged) =>
  useMutation({
    mutationFn: (claim: DisputeClaimBody) => http.postOnce<DisputeView>(`${one(disputeId)}/claims`, claim),
    onSettled: onChanged,
  })

export const useActOnDispute = (disputeId: string, onChanged: DisputeChanged) =>
  useMutation({
    mutationFn: (act: 'ask-operator' | 'withdraw') => http.postOnce<DisputeView>(`${one(disputeId)}/${act}`, undefined),
    onSettled: onChanged,
  })

export function useDecideDispute(disputeId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (decision: DisputeDecisionBody) =>
      http.postOnce<DisputeEvidenceView>(`${adminOne(disputeId)}/decide`, decision),
    onSettled: () => client.invalidateQueries({ queryKey: adminKeys.all }),
  })
}
