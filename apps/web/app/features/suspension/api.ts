import type { ContractView, EarningsView, PayoutView, SuspensionView } from '@guildhall/contract'
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { http } from '../../http.ts'
import { keyOf } from '../../query-keys.ts'

const all = ['suspension'] as const

export const suspensionQuery = () =>
  queryOptions({
    queryKey: [...all, 'own'],
    queryFn: ({ signal }) => http.get<SuspensionView>('/api/account/suspension', { signal }),
  })

export const ownEarningsQuery = () =>
  queryOptions({
    queryKey: keyOf('payments', 'while suspended'),
    queryFn: ({ signal }) => http.get<EarningsView>('/api/earnings', { signal }),
  })

export const ownContractsQuery = (role: 'client' | 'freelancer') =>
  infiniteQueryOptions({
    queryKey: [...all, 'contracts', role],
    queryFn: ({ signal, pageParam: cursor }) => {
      const params = new URLSearchParams({ role, limit: '24', ...(cursor ? { cursor } : {}) })
      return http.getList<ContractView>(`/api/contracts?${params.toString()}`, { signal })
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  })

export const sendAppeal = (text: string) => http.postOnce<SuspensionView>('/api/account/suspension/appeal', { text })

export function useWithdrawAll() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => http.postOnce<PayoutView>('/api/payouts', {}),
    onSettled: () => client.invalidateQueries({ queryKey: keyOf('payments') }),
  })
}

export function useRefreshSuspension() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: all })
}
