import type {
  CounterBody,
  ProposalEditBody,
  ProposalEditListView,
  ProposalEditView,
  ProposalView,
} from '@guildhall/contract'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { http } from '../../http.ts'
import { keyOf } from '../../query-keys.ts'
import { useRefreshProposals } from './api.ts'

const path = (proposalId: string, rest = '') => `/api/proposals/${encodeURIComponent(proposalId)}${rest}`

/** Refetches after a refusal too: it means that the proposal is not what the screen shows. */
function useProposalChange<Variables>(change: (variables: Variables) => Promise<ProposalView>) {
  const refresh = useRefreshProposals()
  return useMutation({ mutationFn: change, onSettled: refresh })
}

export const useEditProposal = (proposalId: string) =>
  useProposalChange((body: ProposalEditBody) => http.putOnce<ProposalView>(path(proposalId), body))

export const useWithdrawProposal = (proposalId: string) =>
  useProposalChange(() => http.postOnce<ProposalView>(path(proposalId, '/withdraw'), undefined))

export const useSendAgain = (proposalId: string) =>
  useProposalChange(() => http.postOnce<ProposalView>(path(proposalId, '/send-again'), undefined))

export const useOfferCounter = (proposalId: string) =>
  useProposalChange((body: CounterBody) => http.postOnce<ProposalView>(path(proposalId, '/counters'), body))

export const useAnswerCounter = (proposalId: string) =>
  useProposalChange(({ counterId, answer }: { counterId: string; answer: 'accept' | 'decline' }) =>
    http.postOnce<ProposalView>(path(proposalId, `/counters/${encodeURIComponent(counterId)}/${answer}`), undefined),
  )

export const proposalEditsQuery = ({ _id, version }: Pick<ProposalView, '_id' | 'version'>) =>
  queryOptions({
    queryKey: keyOf('proposals', 'edits', _id, version),
    queryFn: ({ signal }) => http.get<ProposalEditListView>(path(_id, '/edits'), { signal }),
  })

export const proposalEditQuery = (proposalId: string, version: number) =>
  queryOptions({
    queryKey: keyOf('proposals', 'edit', proposalId, version),
    queryFn: ({ signal }) => http.get<ProposalEditView>(path(proposalId, `/edits/${version}`), { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
