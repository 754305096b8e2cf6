import { type Chapter, fileDownload, paged, uploadRefusals } from './operation-facts.ts'

const decision = [
  'delivery.not_client',
  'delivery.not_accepted',
  'delivery.not_submitted',
  'delivery.approved',
  'contract.over',
  'contract.disputed',
] as const
const offer = ['contract.not_for_you', 'contract.over', 'contract.disputed'] as const
const change = [...offer, 'contract.work_approved'] as const
const changeAnswer = ['contract.change_not_found', 'contract.no_change', 'contract.change_over'] as const
const answer = ['contract.offer_not_found', 'contract.no_offer', 'contract.offer_over'] as const

/** Profiles, and projects from posting to approval. */
export const marketplaceChapters: Readonly<Record<string, Chapter>> = {
  Profiles: {
    description: 'What a person says about themselves, and what Guildhall has measured. Public once it is saved.',
    operations: {
      'GET /api/profile/me': { id: 'getOwnProfile' },
      'PUT /api/profile/me': { id: 'saveProfile', refusals: ['profile.changed_elsewhere'] },
      'PUT /api/profile/me/visibility': { id: 'setProfileVisibility', refusals: ['profile.not_available'] },
      'GET /api/profile/{userId}': { id: 'getProfile' },
      'GET /api/profile/{userId}/text': { id: 'getProfileText', refusals: ['profile.text_not_found'] },
      'GET /api/users': { id: 'listPeople', headers: paged },
      'GET /api/talent': {
        id: 'findTalent',
        headers: ['ETag'],
        refusals: ['list.cursor_invalid', 'talent.searches_at_once'],
      },
      'POST /api/profile/images': {
        id: 'uploadPicture',
        form: { file: 'file', x: 'number', y: 'number', width: 'number', height: 'number' },
        refusals: [
          'picture.missing',
          'picture.one_at_a_time',
          'picture.too_large',
          'picture.too_many_pixels',
          'picture.wrong_type',
          'picture.damaged',
          'picture.too_slow',
          'picture.interrupted',
          'picture.too_many',
          'picture.busy',
        ],
      },
      'GET /api/pictures/{id}': {
        id: 'getPicture',
        answers: ['image/png', 'image/jpeg', 'image/webp'],
        headers: ['ETag'],
      },
      'GET /api/profile/{userId}/picture.png': {
        id: 'getProfileCard',
        answers: ['image/png'],
        headers: ['ETag'],
        refusals: ['picture.busy'],
      },
    },
  },
  Projects: {
    description: 'Work that clients post. Everybody signed in can read it; its client alone can change it.',
    operations: {
      'POST /projects/create': { id: 'createProject', refusals: ['project.deadline_passed'] },
      'GET /api/projects': { id: 'listProjects', refusals: ['project.searches_at_once'] },
      'GET /api/projects/{id}': { id: 'getProject' },
      'PUT /projects/update/{id}': {
        id: 'updateProject',
        refusals: [
          'project.not_yours',
          'project.completed',
          'project.cancelled',
          'project.changed_elsewhere',
          'project.deadline_passed',
        ],
      },
      'GET /projects/user/{userId}': { id: 'listOwnProjects', refusals: ['account.not_yours'] },
      'GET /api/matches/projects': { id: 'listMatchingProjects' },
      'GET /api/projects/{id}/matches': { id: 'listMatchingPeople', refusals: ['project.not_yours'] },
      'GET /api/projects/{id}/edits': { id: 'listProjectEdits', refusals: ['project.edits_private'] },
      'GET /api/projects/{id}/edits/{number}': { id: 'getProjectEdit', refusals: ['project.edits_private'] },
    },
  },
  Proposals: {
    description: 'Offers of freelancers to do a project. Its client accepts one, once and for good.',
    operations: {
      'POST /api/proposals': {
        id: 'createProposal',
        refusals: [
          'project.not_found',
          'proposal.not_yours',
          'proposal.milestone_sum',
          'proposal.own_project',
          'proposal.project_closed',
          'proposal.already_sent',
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
          'proposal.already_decided',
          'proposal.project_closed',
          'proposal.freelancer_suspended',
        ],
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
  Contracts: {
    description:
      'What a client and a freelancer agreed on by the acceptance of a proposal: the work, the money and where it is. Both read the same lines of the book.',
    operations: {
      'GET /api/contracts': { id: 'listContracts', headers: paged },
      'GET /api/contracts/{id}': { id: 'getContract', refusals: ['contract.not_for_you'] },
      'GET /api/contracts/{id}/ledger': { id: 'getContractLedger', refusals: ['contract.not_for_you'] },
      'GET /api/contracts/{id}/ledger.csv': {
        id: 'exportContractLedger',
        answers: ['text/csv'],
        headers: ['Content-Disposition'],
        refusals: ['contract.not_for_you'],
      },
      'POST /api/contracts/{id}/end': {
        id: 'endContractAlone',
        refusals: [
          'contract.not_for_you',
          'contract.over',
          'contract.disputed',
          'contract.card_disputed',
          'contract.work_approved',
          'contract.other_not_suspended',
          'contract.work_delivered',
        ],
      },
      'POST /api/contracts/{id}/offers': {
        id: 'offerEnd',
        refusals: [
          ...offer,
          'contract.offer_open',
          'contract.offers_used_up',
          'contract.offer_sum',
          'contract.card_disputed',
        ],
      },
      'POST /api/contracts/{id}/offers/{offerId}/accept': {
        id: 'acceptEnd',
        refusals: [...offer, ...answer, 'contract.offer_own'],
      },
      'POST /api/contracts/{id}/offers/{offerId}/decline': {
        id: 'declineEnd',
        refusals: [...offer, ...answer, 'contract.offer_own'],
      },
      'POST /api/contracts/{id}/offers/{offerId}/withdraw': {
        id: 'withdrawEnd',
        refusals: [...offer, ...answer, 'contract.offer_not_own'],
      },
      'GET /api/contracts/{id}/changes': { id: 'listContractChanges', refusals: ['contract.not_for_you'] },
      'POST /api/contracts/{id}/changes': {
        id: 'offerChange',
        refusals: [
          ...change,
          'contract.card_disputed',
          'contract.change_open',
          'contract.changes_used_up',
          'contract.change_nothing',
          'contract.change_below_released',
          'contract.milestone_sum',
        ],
      },
      'POST /api/contracts/{id}/changes/{changeId}/accept': {
        id: 'acceptChange',
        refusals: [...change, ...changeAnswer, 'contract.change_own'],
      },
      'POST /api/contracts/{id}/changes/{changeId}/decline': {
        id: 'declineChange',
        refusals: [...change, ...changeAnswer, 'contract.change_own'],
      },
      'POST /api/contracts/{id}/changes/{changeId}/withdraw': {
        id: 'withdrawChange',
        refusals: [...change, ...changeAnswer, 'contract.change_not_own'],
      },
      'POST /api/contracts/{id}/milestones/{milestoneId}/release': {
        id: 'releaseMilestone',
        refusals: [
          'contract.not_client',
          'contract.over',
          'contract.disputed',
          'contract.card_disputed',
          'contract.work_approved',
          'contract.no_milestones',
          'contract.last_milestone',
          'contract.milestone_not_found',
          'contract.milestone_released',
          'contract.milestone_not_held',
        ],
      },
    },
  },
  Payments: {
    description:
      'Clients pay for contracts, and freelancers withdraw what was released to them. Without Stripe this is a sandbox: no real money moves.',
    operations: {
      'GET /api/fees': { id: 'getFees' },
      'POST /api/contracts/{id}/payments': {
        id: 'beginPayment',
        refusals: [
          'contract.not_client',
          'contract.over',
          'contract.disputed',
          'contract.card_disputed',
          'contract.funded',
        ],
      },
      'GET /api/payments': { id: 'listPayments', headers: paged },
      'GET /api/payments/sums': { id: 'getPaymentSums' },
      'GET /api/receipts/{receiptId}/pdf': {
        id: 'getReceiptPdf',
        answers: ['application/pdf'],
        headers: ['Content-Disposition', 'ETag'],
        refusals: ['receipt.not_numbered', 'document.busy'],
      },
      'GET /api/payments/{id}': { id: 'getPayment', refusals: ['payment.not_yours'] },
      'POST /api/payments/{id}/test-card': {
        id: 'payWithTestCard',
        refusals: [
          'payment.not_yours',
          'payment.over',
          'payment.charged',
          'payment.other_provider',
          'contract.over',
          'contract.disputed',
        ],
      },
      'POST /api/payments/{id}/test-confirmation': {
        id: 'confirmTestPayment',
        refusals: ['payment.not_yours', 'payment.nothing_to_confirm', 'payment.other_provider'],
      },
      'GET /api/payment-provider': { id: 'getPaymentProvider' },
      'POST /api/payments/{id}/card-form': {
        id: 'openCardForm',
        refusals: [
          'payment.not_yours',
          'payment.over',
          'payment.charged',
          'payment.other_provider',
          'payment.provider_unavailable',
          'contract.over',
          'contract.disputed',
        ],
      },
      'POST /api/payments/{id}/check': {
        id: 'checkPayment',
        refusals: ['payment.not_yours', 'payment.provider_unavailable'],
      },
      'POST /api/payout-account/onboarding': {
        id: 'setUpPayoutAccount',
        refusals: ['payout.no_account_needed', 'payout.address_not_confirmed', 'payment.provider_unavailable'],
      },
      'POST /api/payout-account/check': { id: 'checkPayoutAccount', refusals: ['payment.provider_unavailable'] },
      'POST /api/webhooks/stripe': {
        id: 'receiveStripeEvent',
        refusals: ['webhook.not_set_up', 'webhook.bad_signature'],
      },
      'GET /api/earnings': { id: 'getEarnings' },
      'GET /api/earnings/{year}/statement.csv': {
        id: 'getYearlyStatementCsv',
        answers: ['text/csv'],
        headers: ['Content-Disposition'],
      },
      'GET /api/earnings/{year}/statement.pdf': {
        id: 'getYearlyStatementPdf',
        answers: ['application/pdf'],
        headers: ['Content-Disposition', 'ETag'],
        refusals: ['document.busy'],
      },
      'GET /api/payouts/ledger.csv': {
        id: 'exportPayoutLedger',
        answers: ['text/csv'],
        headers: ['Content-Disposition'],
      },
      'GET /api/payouts': { id: 'listPayouts', headers: paged },
      'POST /api/payouts': {
        id: 'withdraw',
        refusals: [
          'payout.nothing_available',
          'payout.too_much',
          'payout.address_not_confirmed',
          'payout.suspended',
          'payout.account_missing',
          'payout.account_incomplete',
        ],
      },
    },
  },
}
