import type { ContractChangeBody, ContractChangeView, ContractDetailView } from '@guildhall/contract'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { http } from '../../http.ts'
import { keyOf } from '../../query-keys.ts'
import type { ContractChanged } from './settlement-api.ts'

export type ChangeAnswer = 'accept' | 'decline' | 'withdraw'

const contractPath = (contractId: string) => `/api/contracts/${encodeURIComponent(contractId)}`
const changesOf = (contractId: string) => `${contractPath(contractId)}/changes`

export const changesQuery = (contractId: string) =>
  queryOptions({
    queryKey: keyOf('contracts', 'one', contractId, 'changes'),
    queryFn: ({ signal }) => http.get<ContractChangeView[]>(changesOf(contractId), { signal }),
  })

export const useOfferChange = (contractId: string, onChanged: ContractChanged) =>
  useMutation({
    mutationFn: (change: ContractChangeBody) => http.postOnce<ContractDetailView>(changesOf(contractId), change),
    onSuccess: (contract) => onChanged(contract),
    onError: () => onChanged(),
  })

export const useAnswerChange = (contractId: string, onChanged: ContractChanged) =>
  useMutation({
    mutationFn: ({ changeId, answer }: { changeId: string; answer: ChangeAnswer }) =>
      http.postOnce<ContractDetailView>(
        `${changesOf(contractId)}/${encodeURIComponent(changeId)}/${answer}`,
        undefined,
      ),
    onSuccess: (contract) => onChanged(contract),
    onError: () => onChanged(),
  })

export const useReleaseMilestone = (contractId: string, onChanged: ContractChanged) =>
  useMutation({
    mutationFn: (milestoneId: string) =>
      http.postOnce<ContractDetailView>(
        `${contractPath(contractId)}/milestones/${encodeURIComponent(milestoneId)}/release`,
        undefined,
      ),
    onSuccess: (contract) => onChanged(contract),
    onError: () => onChanged(),
  })
