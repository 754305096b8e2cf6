import { type ProposalView, toDollars } from '@guildhall/contract'
import { truncatedFlag } from '../../platform/database/truncated-text.ts'
import type { ProposalRow } from './proposal.queries.ts'
import { proposalMovesNow } from './proposal.rules.ts'
import { presentMilestones } from './shared/milestone.rules.ts'

/** Only in a client's lists. */
export type FreelancerFacts = Pick<ProposalView, 'verifiedSkills' | 'completedJobs' | 'completedForClients'>

export function presentProposal(row: ProposalRow, viewerId: string, freelancer?: FreelancerFacts): ProposalView {
  return {
    _id: row.id,
    projectId: {
      _id: row.projectId,
      title: row.projectTitle,
      status: row.projectStatus,
      createdBy: { _id: row.clientId, name: row.clientName, company: '', profileImage: row.clientPicture },
    },
    freelancerId: {
      _id: row.freelancerId,
      name: row.freelancerName,
      email: row.freelancerEmail,
      profileImage: row.freelancerPicture,
    },
    clientId: row.clientId,
    message: row.message,
    ...truncatedFlag('message', row.messageTruncated),
    description: row.message,
    ...truncatedFlag('description', row.messageTruncated),
    bidAmount: toDollars(row.bidCents),
    atBudget: row.atBudget,
    deliveryTime: row.deliveryDays,
    skills: row.skills,
    milestones: presentMilestones(row.milestones),
    status: row.status,
    deliveryStatus: row.deliveryStatus,
    createdAt: row.createdAt.toISOString(),
    acceptedAt: row.acceptedAt?.toISOString() ?? null,
    contractId: row.contractId,
    ...proposalMovesNow(row, viewerId),
    ...freelancer,
  }
}
