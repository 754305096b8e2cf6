import { comparedProposalsMaximum, type ProposalView } from '@guildhall/contract'

const ids = 'proposals'

export const comparePath = (projectId: string, proposalIds: readonly string[]) =>
  `/projects/${encodeURIComponent(projectId)}/compare?${new URLSearchParams({ [ids]: proposalIds.join(',') })}`

/** Without duplicates, and at most as many as fit. */
export function readCompared(params: URLSearchParams): string[] {
  const named = (params.get(ids) ?? '').split(',').map((id) => id.trim())
  return [...new Set(named)].filter((id) => id !== '').slice(0, comparedProposalsMaximum)
}

type Compared = Pick<ProposalView, 'clientId' | 'status'> & { projectId: { _id: string } }

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
