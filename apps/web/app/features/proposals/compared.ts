import { comparedProposalsMaximum } from '@guildhall/contract'

const ids = 'proposals'

/** Where these proposals are shown side by side. */
export const comparePath = (projectId: string, proposalIds: readonly string[]) =>
  `/projects/${encodeURIComponent(projectId)}/compare?${new URLSearchParams({ [ids]: proposalIds.join(',') })}`

/** The ids in the address of a comparison, each once and no more than fit. */
export function readCompared(params: URLSearchParams): string[] {
  const named = (params.get(ids) ?? '').split(',').map((id) => id.trim())
  return [...new Set(named)].filter((id) => id !== '').slice(0, comparedProposalsMaximum)
}
