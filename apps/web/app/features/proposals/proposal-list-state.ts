import { type ProposalStatus, proposalStatuses } from '@guildhall/contract'

const proposalViews = ['grid', 'list'] as const
export type ProposalListLayout = (typeof proposalViews)[number]

export interface ProposalListState {
  search: string
  status: ProposalStatus | 'all'
  view: ProposalListLayout
}

const searchMaximum = 200

const isOneOf = <Value extends string>(values: readonly Value[], value: string | null): value is Value =>
  values.some((known) => known === value)

/** Unknown values become defaults. */
export function readListState(params: URLSearchParams): ProposalListState {
  const status = params.get('status')
  const view = params.get('view')
  return {
    search: [...(params.get('search') ?? '')].slice(0, searchMaximum).join(''),
    status: isOneOf(proposalStatuses, status) ? status : 'all',
    view: isOneOf(proposalViews, view) ? view : 'grid',
  }
}

export function writeListState({ search, status, view }: ProposalListState): URLSearchParams {
  const params = new URLSearchParams()
  if (search.trim() !== '') params.set('search', search)
  if (status !== 'all') params.set('status', status)
  if (view !== 'grid') params.set('view', view)
  return params
}
