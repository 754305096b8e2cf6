import { type ContractStatus, contractStatuses } from '@guildhall/contract'

export interface ContractListState {
  search: string
  status: ContractStatus | 'all'
}

const searchMaximum = 200

/** Unknown values become defaults. */
export function readListState(params: URLSearchParams): ContractListState {
  return {
    search: [...(params.get('search') ?? '')].slice(0, searchMaximum).join(''),
    status: contractStatuses.find((status) => status === params.get('status')) ?? 'all',
  }
}

export function writeListState({ search, status }: ContractListState): URLSearchParams {
  const params = new URLSearchParams()
  if (search.trim() !== '') params.set('search', search)
  if (status !== 'all') params.set('status', status)
  return params
}
