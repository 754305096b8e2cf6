import { comparedProposalsMaximum, type ProposalView } from '@guildhall/contract'

const ids = 'proposals'

/** `params` are those of the project's page, so that the way back leads to the same list. */
export const comparePath = (projectId: string, params: URLSearchParams) =>
  `/projects/${encodeURIComponent(projectId)}/compare?${params}`

/** Without duplicates, and at most as many as fit. */
export function readCompared(params: URLSearchParams): string[] {
  const named = (params.get(ids) ?? '').split(',').map((id) => id.trim())
  return [...new Set(named)].filter((id) => id !== '').slice(0, comparedProposalsMaximum)
}

type Compared = Pick<ProposalView, 'clientId' | 'status'> & { projectId: { _id: string } }

export function withCompared(params: URLSearchParams, proposalIds: readonly string[]): URLSearchParams {
  const changed = new URLSearchParams(params)
  if (proposalIds.length === 0) changed.delete(ids)
  else changed.set(ids, proposalIds.join(','))
  return changed
}

/** A link may name proposals of other projects, or withdrawn ones; these are left out. */
export function comparable<Item extends Compared>(
  proposals: readonly Item[],
  { projectId, userId }: { projectId: string; userId: string },
): Item[] {
  return proposals.filter(
    (proposal) =>
      proposal.projectId._id === projectId && proposal.clientId === userId && proposal.status !== 'withdrawn',
  )
}

type Listed = Pick<ProposalView, '_id' | 'status' | 'clientMark'>

/** What one click compares: the shortlist if there is one, else those at the top. */
export function suggestedComparison(
  listed: readonly Listed[],
  total: number,
): { ids: string[]; label: string } | undefined {
  const open = listed.filter(({ status }) => status === 'pending')
  const shortlisted = open.filter(({ clientMark }) => clientMark?.mark === 'shortlisted')
  const isShortlist = shortlisted.length > 1
  const ids = (isShortlist ? shortlisted : open).slice(0, comparedProposalsMaximum).map(({ _id }) => _id)
  if (ids.length < 2) return undefined
  return { ids, label: isShortlist ? 'Compare the shortlist' : labelOf(ids.length, total) }
}

function labelOf(compared: number, total: number): string {
  if (compared < total) return `Compare the first ${compared}`
  return compared === 2 ? 'Compare both' : `Compare all ${compared}`
}
