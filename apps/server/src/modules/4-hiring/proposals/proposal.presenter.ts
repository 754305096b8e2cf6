import { type CounterView, type ProposalView, toDollars } from '@guildhall/contract'
import { truncatedFlag } from '../../../platform/database/truncated-text.ts'
import { presentAttachment } from '../../1-ground/uploads/shared/receive-loose-files.ts'
import type { ProposalRow } from './proposal.queries.ts'
import { mayReadFiles, proposalMovesNow } from './proposal.rules.ts'
import type { CounterRow } from './proposal-counter.queries.ts'
import { presentMilestones } from './shared/milestone.rules.ts'

export type ClientFacts = Pick<ProposalView, 'verifiedSkills' | 'completedJobs' | 'completedForClients' | 'clientMark'>

export function presentProposal(row: ProposalRow, viewerId: string, facts?: ClientFacts): ProposalView {
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
    version: row.version,
    editedAt: row.editedAt?.toISOString() ?? null,
    openedAt: row.openedAt?.toISOString() ?? null,
    attachments: mayReadFiles(row, viewerId) ? row.attachments.map(presentAttachment) : [],
    counters: row.counters.map(presentCounter),
    acceptedAt: row.acceptedAt?.toISOString() ?? null,
    contractId: row.contractId,
    ...proposalMovesNow(row, viewerId),
    ...facts,
  }
}

function presentCounter({
  id,
  bidCents,
  deliveryDays,
  milestones,
  createdAt,
  endedAt,
  ...counter
}: CounterRow): CounterView {
  return {
    _id: id,
    ...counter,
    bidAmount: toDollars(bidCents),
    deliveryTime: deliveryDays,
    milestones: presentMilestones(milestones),
    createdAt: new Date(createdAt).toISOString(),
    endedAt: endedAt && new Date(endedAt).toISOString(),
  }
}
