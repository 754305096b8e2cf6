import { type Chapter, paged } from './operation-facts.ts'

const decision = [
  'delivery.not_client',
  'delivery.not_accepted',
  'delivery.not_submitted',
  'delivery.approved',
] as const

const passwordRefusals = ['account.wrong_password', 'throttle.password'] as const
const ownerRefusals = [
  ...passwordRefusals,
  'authenticator.code_required',
  'authenticator.wrong_code',
  'authenticator.unreadable',
  'passkey.not_confirmed',
  'throttle.second_factor',
] as const
const linkRefusals = ['account.link_invalid', 'account.link_used', 'throttle.links'] as const

/** Accounts, profiles, and projects from posting to approval. */
export const marketplaceChapters: Readonly<Record<string, Chapter>> = {
  Accounts: {
    description: 'Sign up, sign in and out, and look after an account. One account can hire and work.',
    operations: {
      'POST /auth/signup': {
        id: 'signUp',
        refusals: ['account.email_taken', 'account.common_password', 'throttle.sign_up'],
      },
      'POST /auth/login': {
        id: 'signIn',
        refusals: ['session.wrong_credentials', 'session.second_factor_required', 'throttle.sign_in'],
      },
      'POST /auth/login/second-factor': {
        id: 'finishSignIn',
        refusals: [
          'session.challenge_ended',
          'session.wrong_code',
          'session.wrong_recovery_code',
          'authenticator.unreadable',
          'throttle.second_factor',
        ],
      },
      'POST /auth/login/passkey/options': { id: 'startPasskeySignIn' },
      'POST /auth/login/passkey': { id: 'signInWithPasskey', refusals: ['passkey.not_accepted'] },
      'GET /api/auth/me': { id: 'getAccount' },
      'POST /api/auth/logout': { id: 'signOut' },
      'POST /auth/forgot-password': { id: 'forgotPassword', refusals: ['throttle.forgot_password'] },
      'POST /auth/reset-password': { id: 'resetPassword', refusals: [...linkRefusals, 'account.common_password'] },
      'POST /auth/confirm-email': { id: 'confirmEmail', refusals: linkRefusals },
      'POST /auth/confirm-new-email': {
        id: 'confirmNewEmail',
        refusals: [...linkRefusals, 'account.email_taken'],
      },
      'POST /auth/restore-email': { id: 'restoreEmail', refusals: [...linkRefusals, 'account.email_taken'] },
      'GET /api/account': { id: 'getAccountSettings' },
      'PUT /api/account/username': { id: 'changeUsername' },
      'POST /api/account/email-confirmation': {
        id: 'resendEmailConfirmation',
        refusals: ['account.email_confirmed', 'throttle.account_mail'],
      },
      'PUT /api/account/email': {
        id: 'changeEmail',
        refusals: [...ownerRefusals, 'account.same_email', 'throttle.account_mail'],
      },
      'DELETE /api/account/pending-email': { id: 'cancelEmailChange' },
      'PUT /api/account/password': {
        id: 'changePassword',
        refusals: [...ownerRefusals, 'account.common_password'],
      },
      'GET /api/account/sessions': { id: 'listDevices' },
      'DELETE /api/account/sessions': { id: 'signOutOtherDevices' },
      'DELETE /api/account/sessions/{sessionId}': { id: 'signOutDevice' },
      'GET /api/auth/second-factor': { id: 'getSecondFactor' },
      'POST /api/auth/second-factor/setup': {
        id: 'setUpAuthenticator',
        refusals: [...passwordRefusals, 'authenticator.already_on'],
      },
      'POST /api/auth/second-factor/confirm': {
        id: 'confirmAuthenticator',
        refusals: ['authenticator.wrong_code', 'authenticator.not_started', 'authenticator.already_on'],
      },
      'POST /api/auth/second-factor/recovery-codes': {
        id: 'renewRecoveryCodes',
        refusals: [...ownerRefusals, 'authenticator.not_on'],
      },
      'POST /api/auth/second-factor/off': {
        id: 'turnOffSecondFactor',
        refusals: [...ownerRefusals, 'authenticator.not_on'],
      },
      'GET /api/auth/passkeys': { id: 'listPasskeys' },
      'POST /api/auth/passkeys/options': { id: 'startPasskey', refusals: ownerRefusals },
      'POST /api/auth/passkeys/confirmation': { id: 'startPasskeyConfirmation', refusals: passwordRefusals },
      'POST /api/auth/passkeys': {
        id: 'addPasskey',
        refusals: ['passkey.not_registered', 'passkey.already_added', 'passkey.too_many'],
      },
      'PUT /api/auth/passkeys/{passkeyId}': { id: 'renamePasskey' },
      'POST /api/auth/passkeys/{passkeyId}/removal': { id: 'removePasskey', refusals: ownerRefusals },
    },
  },
  'Your data': {
    description: 'A copy of what Guildhall keeps about you, and the end of your account.',
    operations: {
      'GET /api/account/exports': { id: 'listDataExports' },
      'POST /api/account/exports': { id: 'requestDataExport', refusals: ['export.one_a_day'] },
      'GET /api/account/exports/{id}/file': {
        id: 'downloadDataExport',
        answers: ['application/zip'],
        headers: ['ETag'],
        refusals: ['deliverable.range_invalid'],
      },
      'GET /api/account/deletion': { id: 'getDeletion' },
      'POST /api/account/deletion': {
        id: 'deleteAccount',
        refusals: [...ownerRefusals, 'passkey.required', 'account.open_work'],
      },
    },
  },
  Profiles: {
    description: 'What a person says about themselves, and what Guildhall has measured. Public once it is saved.',
    operations: {
      'GET /api/profile/me': { id: 'getOwnProfile' },
      'PUT /api/profile/me': { id: 'saveProfile', refusals: ['profile.changed_elsewhere'] },
      'GET /api/profile/{userId}': { id: 'getProfile' },
      'GET /api/profile/{userId}/text': { id: 'getProfileText', refusals: ['profile.text_not_found'] },
      'GET /api/users': { id: 'listPeople', headers: paged },
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
        refusals: ['project.not_yours', 'project.completed', 'project.changed_elsewhere', 'project.deadline_passed'],
      },
      'GET /projects/user/{userId}': { id: 'listOwnProjects', refusals: ['account.not_yours'] },
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
        refusals: ['project.not_yours', 'proposal.already_decided', 'proposal.project_closed'],
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
          'delivery.not_accepted',
          'delivery.under_review',
          'delivery.approved',
          'delivery.no_files',
          'delivery.too_many_files',
          'delivery.file_too_large',
          'delivery.wrong_file_type',
          'delivery.macros',
          'delivery.empty_file',
          'delivery.storage_full',
          'delivery.uploads_at_once',
          'delivery.interrupted',
        ],
      },
      'GET /api/proposals/{proposalId}/deliverables': { id: 'getDelivery', refusals: ['proposal.not_for_you'] },
      'GET /api/proposals/{proposalId}/deliverables/versions/{version}': {
        id: 'getDeliveryVersion',
        refusals: ['proposal.not_for_you'],
      },
      'GET /api/proposals/{proposalId}/deliverables/{fileId}': {
        id: 'downloadDeliverable',
        answers: ['application/octet-stream'],
        headers: ['ETag', 'Content-Disposition', 'Accept-Ranges'],
        refusals: ['proposal.not_for_you', 'deliverable.range_invalid'],
      },
      'POST /api/proposals/{proposalId}/deliverables/approve': {
        id: 'approveDelivery',
        refusals: [...decision, 'project.not_in_progress', 'project.completed'],
      },
      'POST /api/proposals/{proposalId}/deliverables/reject': {
        id: 'requestChanges',
        refusals: [...decision, 'delivery.last_version'],
      },
    },
  },
}
