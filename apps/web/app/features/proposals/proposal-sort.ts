import { type ProposalSort, proposalSorts } from '@guildhall/contract'

export const proposalSortOptions: readonly { value: ProposalSort; label: string }[] = [
  { value: 'newest', label: 'Newest first' },
  { value: 'price', label: 'Lowest price first' },
  { value: 'days', label: 'Fewest days first' },
  { value: 'proven', label: 'Most proven skills first' },
]

export function readSort(params: URLSearchParams): ProposalSort {
  return proposalSorts.find((sort) => sort === params.get('sort')) ?? 'newest'
}

export function withSort(params: URLSearchParams, sort: ProposalSort): URLSearchParams {
  const changed = new URLSearchParams(params)
  if (sort === 'newest') changed.delete('sort')
  else changed.set('sort', sort)
  return changed
}
