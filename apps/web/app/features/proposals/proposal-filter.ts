import type { ProposalMarkFilter } from '@guildhall/contract'

export const proposalFilterOptions: readonly { value: ProposalMarkFilter; label: string }[] = [
  { value: 'open', label: 'Active' },
  { value: 'shortlisted', label: 'Shortlisted' },
  { value: 'archived', label: 'Archived' },
]

export function readFilter(params: URLSearchParams): ProposalMarkFilter {
  return proposalFilterOptions.find(({ value }) => value === params.get('show'))?.value ?? 'open'
}

export function withFilter(params: URLSearchParams, filter: ProposalMarkFilter): URLSearchParams {
  const changed = new URLSearchParams(params)
  if (filter === 'open') changed.delete('show')
  else changed.set('show', filter)
  return changed
}
