import type { DisputeClaimBody, DisputeView } from '@guildhall/contract'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { http } from '../../../http.ts'
import { keyOf } from '../../../query-keys.ts'

const ofContract = (contractId: string) => `/api/contracts/${encodeURIComponent(contractId)}/disputes`
const one = (disputeId: string) => `/api/disputes/${encodeURIComponent(disputeId)}`

export const disputesQuery = (contractId: string) =>
  queryOptions({
    queryKey: keyOf('contracts', 'one', contractId, 'disputes'),
    queryFn: ({ signal }) => http.get<DisputeView[]>(ofContract(contractId), { signal }),
  })

/** Called after every change, and after every refusal, as the dispute is not as it was shown. */
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
