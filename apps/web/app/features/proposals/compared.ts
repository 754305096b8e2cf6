import { comparedProposalsMaximum, type ProposalView } from '@guildhall/contract'

const ids = 'proposals'

export const comparePath = (projectId: string, proposalIds: readonly string[]) =>
  `/projects/${encodeURIComponent(projectId)}/compare?${new URLSearchParams({ [ids]: proposalIds.join(',') })}`

/** The ids in the address of a comparison, each once and no more than fit. */
export function readCompared(params: URLSearchParams): string[] {
  const named = (params.get(ids) ?? '').split(',').map((id) => id.trim())
  return [...new Set(named)].filter((id) => id !== '').slice(0, comparedProposalsMaximum)
}

type Compared = Pick<ProposalView, 'clientId' | 'status'> & { projectId: { _id: string } }

/** Those that have a place in the comparison of a project. A link may name others, or some that were withdrawn since. */
export function comparable<Item extends Compared>(
  proposals: readonly Item[],
  { projectId, userId }: { projectId: string; userId: string },
): Item[] {
  return proposals.filter(
    (proposal) =>
      proposal.projectId._id === projectId && proposal.clientId === userId && proposal.status !== 'withdrawn',
  )
}
