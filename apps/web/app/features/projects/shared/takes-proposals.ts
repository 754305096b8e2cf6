import type { ProjectView } from '@guildhall/contract'

/** Also true if the viewer has proposed and others still can. */
export function takesProposals({ allowedMoves, refusals }: Pick<ProjectView, 'allowedMoves' | 'refusals'>): boolean {
  return allowedMoves.includes('propose') || refusals.propose === 'proposal.already_sent'
}
