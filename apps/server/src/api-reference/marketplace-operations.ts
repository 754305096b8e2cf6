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
      'GET /api/profile/{userId}': { id: 'getProfile', refusals: ['profile.hidden'] },
      'GET /api/profile/{userId}/text': { id: 'getProfileText', refusals: ['profile.text_not_found'] },
      'GET /api/users': { id: 'listPeople', headers: paged },
      'GET /api/talent': {
        id: 'findTalent',
        headers: ['ETag'],
        refusals: ['list.cursor_invalid', 'talent.searches_at_once'],
      },
      'GET /api/talent/parts': { id: 'listTalentParts' },
      'GET /api/talent/parts/{from}': { id: 'listTalentPart', headers: ['ETag'] },
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
        refusals: ['picture.busy', 'profile.hidden'],
      },
    },
  },
  Projects: {
    description: 'Work that clients post. Everybody signed in can read it; its client alone can change it.',
    operations: {
      'POST /projects/create': { id: 'createProject', refusals: ['project.deadline_passed'] },
      'GET /api/projects': { id: 'listProjects', refusals: ['project.searches_at_once'] },
      'GET /api/projects/{id}': { id: 'getProject', refusals: ['project.hidden'] },
      'PUT /projects/update/{id}': {
        id: 'updateProject',
        refusals: [
          'project.not_yours',
          'project.completed',
          'project.cancelled',
          'project.closed',
          'project.changed_elsewhere',
          'project.deadline_passed',
        ],
      },
      'POST /api/projects/{id}/keep-open': {
        id: 'keepProjectOpen',
        refusals: ['project.not_yours', 'project.closed', 'project.not_active', 'project.not_asked'],
      },
      'POST /api/projects/{id}/reopen': { id: 'reopenProject', refusals: ['project.not_yours', 'project.not_closed'] },
      'GET /projects/user/{userId}': { id: 'listOwnProjects', refusals: ['account.not_yours'] },
      'GET /api/matches/projects': { id: 'listMatchingProjects' },
      'GET /api/projects/{id}/matches': { id: 'listMatchingPeople', refusals: ['project.not_yours'] },
      'GET /api/projects/{id}/edits': { id: 'listProjectEdits', refusals: ['project.edits_private'] },
      'GET /api/projects/{id}/edits/{number}': { id: 'getProjectEdit', refusals: ['project.edits_private'] },
    },
  },
  Invitations: {
    description:
      'A client asks a person to propose for a project. A proposal answers it; it can be declined, and it expires.',
    operations: {
      'POST /api/projects/{id}/invitations': {
        id: 'invitePerson',
        refusals: [
          'account.not_found',
          'project.not_yours',
          'invitation.already_sent',
          'invitation.not_sent',
          'invitation.project_closed',
          'invitation.project_hidden',
          'invitation.yourself',
          'invitation.not_reachable',
          'invitation.has_proposed',
          'invitation.project_full',
          'invitation.day_full',
        ],
      },
      'GET /api/projects/{id}/invitations': {
        id: 'listSentInvitations',
        headers: paged,
        refusals: ['project.not_yours'],
      },
      'GET /api/invitations': { id: 'listInvitations', headers: paged },
      'GET /api/invitations/projects': { id: 'listInvitableProjects', refusals: ['account.not_found'] },
      'POST /api/invitations/{id}/decline': {
        id: 'declineInvitation',
        refusals: ['invitation.not_freelancer', 'invitation.over', 'invitation.not_sent'],
      },
      'POST /api/invitations/{id}/withdraw': {
        id: 'withdrawInvitation',
        refusals: ['invitation.not_client', 'invitation.over', 'invitation.not_sent'],
      },
    },
  },
  Bookmarks: {
    description: 'Projects and people that you saved. Nobody else sees them.',
    operations: {
      'GET /api/bookmarks': { id: 'getBookmarks' },
      'GET /api/bookmarks/projects': { id: 'listSavedProjects', headers: paged },
      'GET /api/bookmarks/people': { id: 'listSavedPeople', headers: paged },
      'PUT /api/bookmarks/projects/{id}': { id: 'saveProjectBookmark', refusals: ['bookmark.too_many'] },
      'PUT /api/bookmarks/people/{id}': {
        id: 'savePersonBookmark',
        refusals: ['bookmark.too_many', 'bookmark.yourself'],
      },
    },
  },
  'Saved searches': {
    description: 'Searches for projects that tell you of new ones, within minutes or once a day.',
    operations: {
      'GET /api/saved-searches': { id: 'listSavedSearches' },
      'POST /api/saved-searches': { id: 'saveSearch', refusals: ['search.too_many', 'search.already_saved'] },
      'PUT /api/saved-searches/{id}': { id: 'changeSavedSearch' },
      'DELETE /api/saved-searches/{id}': { id: 'deleteSavedSearch' },
    },
  },
  'Direct contracts': {
    description: 'A client offers a contract to one person they know. Accepting it makes the contract.',
    operations: {
      'POST /api/direct-contracts': {
        id: 'offerDirectContract',
        refusals: [
          'account.not_found',
          'direct.yourself',
          'direct.not_reachable',
          'direct.confirm_address',
          'direct.milestone_sum',
          'direct.day_full',
          'direct.open_full',
          'direct.address_busy',
        ],
      },
      'GET /api/direct-contracts': { id: 'listDirectContracts', headers: paged },
      'GET /api/direct-contracts/{id}': { id: 'getDirectContract' },
      'POST /api/direct-contracts/{id}/accept': {
        id: 'acceptDirectContract',
        refusals: ['direct.not_freelancer', 'direct.over', 'direct.client_suspended'],
      },
      'POST /api/direct-contracts/{id}/decline': {
        id: 'declineDirectContract',
        refusals: ['direct.not_freelancer', 'direct.over'],
      },
      'POST /api/direct-contracts/{id}/withdraw': {
        id: 'withdrawDirectContract',
        refusals: ['direct.not_client', 'direct.over'],
      },
      'POST /api/direct-contracts/link': {
        id: 'readDirectContractLink',
        refusals: ['direct.link_invalid', 'throttle.links'],
      },
      'POST /api/direct-contracts/link/take': {
        id: 'takeDirectContractLink',
        refusals: ['direct.link_invalid', 'direct.yourself', 'throttle.links'],
      },
    },
  },
  Proposals: {
    description: 'Offers of freelancers to do a project. Its client accepts one, once and for good.',
    operations: {
      'POST /api/proposals': {
        id: 'createProposal',
        refusals: [
          'project.not_found',
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
          'proposal.project_hidden',
          'proposal.counter_used_up',
          'proposal.no_counter',
          'proposal.changed',
          'proposal.milestone_sum',
          'proposal.counter_nothing',
        ],
      },
      'POST /api/proposals/{id}/counters/{counterId}/accept': { id: 'acceptCounter', refusals: counterAnswer },
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
          'contract.you_are_suspended',
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
          'contract.you_are_suspended',
        ],
      },
      'POST /api/payments/{id}/test-confirmation': {
        id: 'confirmTestPayment',
        refusals: [
          'payment.not_yours',
          'payment.nothing_to_confirm',
          'payment.other_provider',
          'contract.you_are_suspended',
        ],
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
          'contract.you_are_suspended',
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
