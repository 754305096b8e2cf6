import { type Chapter, fileDownload, paged, uploadRefusals } from './operation-facts.ts'

const decision = [
  'delivery.not_client',
  'delivery.not_accepted',
  'delivery.not_submitted',
  'delivery.approved',
  'contract.over',
  'contract.disputed',
] as const
const decidedProposal = ['proposal.already_decided', 'proposal.withdrawn'] as const
const counterAnswer = [
  'proposal.not_for_you',
  ...decidedProposal,
  'proposal.project_closed',
  'proposal.counter_not_found',
  'proposal.no_counter',
] as const

export const proposalChapters: Readonly<Record<string, Chapter>> = {
  Proposals: {
    description: 'Offers of freelancers to do a project. Its client accepts one, once and for good.',
    operations: {
      'POST /api/proposals': {
        id: 'createProposal',
        refusals: [
          'project.not_found',
          'proposal.blocked',
          'project.hidden',
          'proposal.not_yours',
          'proposal.milestone_sum',
          'proposal.own_project',
          'proposal.project_closed',
          'proposal.already_sent',
          'proposal.file_not_found',
        ],
      },
      'GET /api/proposals/{id}': { id: 'listProjectProposals', headers: paged, refusals: ['project.not_yours'] },
      'GET /api/freelancers/{id}/proposals': {
        id: 'listSentProposals',
        headers: paged,
        refusals: ['account.not_yours'],
      },
      'GET /api/proposals/freelancer/{id}/counts': { id: 'countSentProposals', refusals: ['account.not_yours'] },
      'GET /api/clients/{id}/proposals': {
        id: 'listReceivedProposals',
        headers: paged,
        refusals: ['account.not_yours'],
      },
      'GET /api/proposals/{id}/full': { id: 'getProposal', refusals: ['proposal.not_for_you'] },
      'POST /api/proposals/{id}/accept': {
        id: 'acceptProposal',
        refusals: [
          'project.not_yours',
          ...decidedProposal,
          'project.closed',
          'proposal.project_closed',
          'proposal.freelancer_suspended',
          'proposal.project_hidden',
          'proposal.changed',
        ],
      },
      'PUT /api/proposals/{id}': {
        id: 'editProposal',
        refusals: [
          'proposal.not_sender',
          ...decidedProposal,
          'proposal.project_closed',
          'proposal.blocked',
          'proposal.project_hidden',
          'proposal.edits_used_up',
          'proposal.changed',
          'proposal.milestone_sum',
          'proposal.file_not_found',
        ],
      },
      'GET /api/proposals/{id}/edits': { id: 'listProposalEdits', refusals: ['proposal.not_for_you'] },
      'GET /api/proposals/{id}/edits/{version}': { id: 'getProposalEdit', refusals: ['proposal.not_for_you'] },
      'POST /api/proposals/{id}/withdraw': {
        id: 'withdrawProposal',
        refusals: ['proposal.not_sender', ...decidedProposal],
      },
      'POST /api/proposals/{id}/send-again': {
        id: 'sendProposalAgain',
        refusals: [
          'proposal.not_sender',
          'proposal.not_withdrawn',
          'proposal.project_closed',
          'proposal.edits_used_up',
          'proposal.blocked',
          'proposal.project_hidden',
        ],
      },
      'POST /api/proposals/{id}/counters': {
        id: 'offerCounter',
        refusals: [
          'proposal.not_for_you',
          ...decidedProposal,
          'proposal.project_closed',
          'proposal.freelancer_suspended',
          'proposal.blocked',
          'proposal.project_hidden',
          'proposal.counter_used_up',
          'proposal.no_counter',
          'proposal.changed',
          'proposal.milestone_sum',
          'proposal.counter_nothing',
        ],
      },
      'POST /api/proposals/{id}/counters/{counterId}/accept': {
        id: 'acceptCounter',
        refusals: [...counterAnswer, 'proposal.project_hidden'],
      },
      'POST /api/proposals/{id}/counters/{counterId}/decline': { id: 'declineCounter', refusals: counterAnswer },
      'PUT /api/proposals/{id}/mark': { id: 'markProposal', refusals: ['project.not_yours'] },
      'POST /api/proposals/{id}/open': { id: 'openProposal', refusals: ['project.not_yours'] },
      'POST /api/proposal-files': {
        id: 'uploadProposalFiles',
        form: { files: 'files' },
        refusals: ['proposal.too_many_files', 'proposal.loose_files', ...uploadRefusals],
      },
      'GET /api/proposals/{proposalId}/attachments/{fileId}': {
        id: 'downloadProposalFile',
        ...fileDownload,
        refusals: ['proposal.not_for_you', ...fileDownload.refusals],
      },
      'GET /api/attention': { id: 'getAttention' },
    },
  },
  Deliveries: {
    description: 'The files a freelancer uploads for an accepted proposal, and what the client decides on them.',
    operations: {
      'POST /api/proposals/{proposalId}/deliverables': {
        id: 'submitDelivery',
        form: { files: 'files', message: 'text' },
        refusals: [
          'delivery.not_freelancer',
          'contract.over',
          'contract.disputed',
          'delivery.not_accepted',
          'delivery.under_review',
          'delivery.approved',
          'contract.card_disputed',
          ...uploadRefusals,
        ],
      },
      'GET /api/proposals/{proposalId}/deliverables': { id: 'getDelivery', refusals: ['proposal.not_for_you'] },
      'GET /api/proposals/{proposalId}/deliverables/versions/{version}': {
        id: 'getDeliveryVersion',
        refusals: ['proposal.not_for_you'],
      },
      'GET /api/proposals/{proposalId}/deliverables/{fileId}': {
        id: 'downloadDeliverable',
        ...fileDownload,
        refusals: ['proposal.not_for_you', ...fileDownload.refusals],
      },
      'POST /api/proposals/{proposalId}/deliverables/approve': {
        id: 'approveDelivery',
        refusals: [
          ...decision,
          'project.not_in_progress',
          'project.completed',
          'project.cancelled',
          'contract.card_disputed',
        ],
      },
      'POST /api/proposals/{proposalId}/deliverables/reject': {
        id: 'requestChanges',
        refusals: [...decision, 'delivery.last_version', 'delivery.unknown_criterion', 'contract.card_disputed'],
      },
    },
  },
}
