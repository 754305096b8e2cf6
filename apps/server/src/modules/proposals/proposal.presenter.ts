import { type ProposalView, toDollars, type VerifiedSkillView } from '@guildhall/contract'
import { truncatedFlag } from '../../platform/listed-text.ts'
import type { ProposalRow } from './proposal.queries.ts'
import { allowedProposalMoves } from './proposal.rules.ts'

/** A row as the wire shows it, for its client with what the freelancer has proven: the bid falls back to the project's budget, the skills to those it requires. */
export function presentProposal(
  row: ProposalRow,
  viewerId: string,
  verifiedSkills?: VerifiedSkillView[],
): ProposalView {
  return {
    _id: row.id,
    projectId: {
      _id: row.projectId,
      title: row.projectTitle,
      status: row.projectStatus,
      createdBy: { _id: row.clientId, name: row.clientName, company: '' },
    },
    freelancerId: { _id: row.freelancerId, name: row.freelancerName, email: row.freelancerEmail },
    clientId: row.clientId,
    message: row.message,
    ...truncatedFlag('message', row.messageTruncated),
    description: row.message,
    ...truncatedFlag('description', row.messageTruncated),
    bidAmount: toDollars(row.bidCents ?? row.projectPriceCents),
    deliveryTime: row.deliveryDays,
    skills: row.skills ?? row.projectSkills,
    status: row.status,
    deliveryStatus: row.deliveryStatus,
    createdAt: row.createdAt.toISOString(),
    acceptedAt: row.acceptedAt?.toISOString() ?? null,
    allowedMoves: allowedProposalMoves(row, viewerId),
    ...(verifiedSkills ? { verifiedSkills } : {}),
  }
}
