import type { ContractView, EarningsView, PayoutView, SuspensionView } from '@guildhall/contract'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { http } from '../../http.ts'
import { pagesOf } from '../../pages-of.ts'

const all = ['suspension'] as const
const payments = ['payments'] as const

export const suspensionQuery = () =>
  queryOptions({
    queryKey: [...all, 'own'],
    queryFn: ({ signal }) => http.get<SuspensionView>('/api/account/suspension', { signal }),
  })

export const ownEarningsQuery = () =>
  queryOptions({
    // Below the key of payments, so that what refreshes those refreshes this.
    queryKey: [...payments, 'while-suspended'],
    queryFn: ({ signal }) => http.get<EarningsView>('/api/earnings', { signal }),
  })

export const ownContractsQuery = (role: 'client' | 'freelancer') =>
  pagesOf<ContractView>([...all, 'contracts', role], '/api/contracts', { role })

export const sendAppeal = (text: string) => http.postOnce<SuspensionView>('/api/account/suspension/appeal', { text })

export function useWithdrawAll() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => http.postOnce<PayoutView>('/api/payouts', {}),
    onSettled: () => client.invalidateQueries({ queryKey: payments }),
  })
}

export function useRefreshSuspension() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: all })
}
