import type { ProjectView } from '@guildhall/contract'

/** Whether the viewer may propose on the project, or has done so while others still may. */
export function takesProposals({ allowedMoves, refusals }: Pick<ProjectView, 'allowedMoves' | 'refusals'>): boolean {
  return allowedMoves.includes('propose') || refusals.propose === 'proposal.already_sent'
}
