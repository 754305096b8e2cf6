import type { ContractDetailView, ContractView, LedgerStatementView } from '@guildhall/contract'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { http } from '../../../http.ts'
import { keyOf } from '../../../query-keys.ts'
import { type ContractListState, writeListState } from '../contract-list-state.ts'

const pageLimit = 24

export type ContractSide = 'client' | 'freelancer'

const pathOf = (contractId: string) => `/api/contracts/${encodeURIComponent(contractId)}`

export const contractsQuery = (userId: string, side: ContractSide, { search, status }: ContractListState) => {
  const state = { search: search.trim(), status }
  return infiniteQueryOptions({
    queryKey: keyOf('contracts', 'of', userId, side, state),
    queryFn: ({ signal, pageParam }) => {
      const query = writeListState(state)
      query.set('role', side)
      query.set('limit', String(pageLimit))
      if (pageParam) query.set('cursor', pageParam)
      return http.getList<ContractView>(`/api/contracts?${query}`, { signal })
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  })
}

export const contractQuery = (contractId: string) =>
  queryOptions({
    queryKey: keyOf('contracts', 'one', contractId),
    queryFn: ({ signal }) => http.get<ContractDetailView>(pathOf(contractId), { signal }),
  })

export const statementQuery = (contractId: string) =>
  queryOptions({
    queryKey: keyOf('contracts', 'one', contractId, 'statement'),
    queryFn: ({ signal }) => http.get<LedgerStatementView>(`${pathOf(contractId)}/ledger`, { signal }),
  })

export const fetchStatementFile = (contractId: string) => http.getFile(`${pathOf(contractId)}/ledger.csv`, 'text/csv')
