import type { ContractDetailView, ContractOfferBody } from '@guildhall/contract'
import { useMutation } from '@tanstack/react-query'
import { http } from '../../http.ts'

export type OfferAnswer = 'accept' | 'decline' | 'withdraw'

/** Called without a contract after a refusal: the contract is not as it was shown. */
export type ContractChanged = (contract?: ContractDetailView) => void

const offersOf = (contractId: string) => `/api/contracts/${encodeURIComponent(contractId)}/offers`

export const useOfferEnd = (contractId: string, onChanged: ContractChanged) =>
  useMutation({
    mutationFn: (offer: ContractOfferBody) => http.postOnce<ContractDetailView>(offersOf(contractId), offer),
    onSuccess: (contract) => onChanged(contract),
    onError: () => onChanged(),
  })

export const useAnswerOffer = (contractId: string, onChanged: ContractChanged) =>
  useMutation({
    mutationFn: ({ offerId, answer }: { offerId: string; answer: OfferAnswer }) =>
      http.postOnce<ContractDetailView>(`${offersOf(contractId)}/${encodeURIComponent(offerId)}/${answer}`, undefined),
    onSuccess: (contract) => onChanged(contract),
    onError: () => onChanged(),
  })
