import type { ProjectView } from '@guildhall/contract'

/** Whether the viewer can propose on the project, or has while others still can. */
export function takesProposals({ allowedMoves, refusals }: Pick<ProjectView, 'allowedMoves' | 'refusals'>): boolean {
  return allowedMoves.includes('propose') || refusals.propose === 'proposal.already_sent'
}
