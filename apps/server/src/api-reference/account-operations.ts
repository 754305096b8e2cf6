import { type Chapter, fileDownload } from './operation-facts.ts'

const passwordRefusals = ['account.wrong_password', 'account.no_password', 'throttle.password'] as const
const ownerRefusals = [
  ...passwordRefusals,
  'authenticator.code_required',
  'authenticator.wrong_code',
  'authenticator.unreadable',
  'passkey.not_confirmed',
  'throttle.second_factor',
] as const
const providerRefusals = ['provider.unknown', 'provider.unreachable'] as const
const linkingRefusals = ['identity.in_use', 'identity.one_each'] as const
const linkRefusals = ['account.link_invalid', 'account.link_used', 'throttle.links'] as const

export const accountChapters: Readonly<Record<string, Chapter>> = {
  Accounts: {
    description: 'Sign up, sign in and out, and look after an account. One account can hire and work.',
    operations: {
      'POST /auth/signup': {
        id: 'signUp',
        refusals: ['account.email_taken', 'account.common_password', 'account.name_of_house', 'throttle.sign_up'],
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
      'GET /api/account/suspension': { id: 'getSuspension', refusals: ['suspension.not_found'] },
      'POST /api/account/suspension/appeal': {
        id: 'appeal',
        refusals: ['suspension.not_found', 'suspension.appealed'],
      },
      'POST /auth/forgot-password': { id: 'forgotPassword', refusals: ['throttle.forgot_password'] },
      'POST /auth/reset-password': { id: 'resetPassword', refusals: [...linkRefusals, 'account.common_password'] },
      'POST /auth/confirm-email': { id: 'confirmEmail', refusals: linkRefusals },
      'POST /auth/confirm-new-email': {
        id: 'confirmNewEmail',
        refusals: [...linkRefusals, 'account.email_taken'],
      },
      'POST /auth/restore-email': { id: 'restoreEmail', refusals: [...linkRefusals, 'account.email_taken'] },
      'GET /api/account': { id: 'getAccountSettings' },
      'PUT /api/account/username': { id: 'changeUsername', refusals: ['account.name_of_house'] },
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
      'GET /auth/providers': { id: 'listProviders' },
      'POST /auth/providers/{provider}/start': { id: 'startProviderSignIn', refusals: providerRefusals },
      'POST /auth/providers/{provider}/finish': {
        id: 'finishProviderSignIn',
        refusals: [
          ...providerRefusals,
          ...linkingRefusals,
          'provider.refused',
          'provider.cancelled',
          'identity.started_elsewhere',
          'identity.other_account',
          'identity.no_email',
          'identity.link_required',
          'identity.unproven_address',
          'identity.not_found',
          'session.second_factor_required',
          'account.email_taken',
          'throttle.sign_up',
        ],
      },
      'POST /auth/providers/link-mail': {
        id: 'mailIdentityLink',
        refusals: ['identity.ticket_invalid', 'throttle.account_mail'],
      },
      'POST /auth/link-identity': {
        id: 'linkIdentityByMail',
        refusals: [...linkingRefusals, 'account.link_invalid', 'throttle.links'],
      },
      'GET /api/account/repositories': {
        id: 'listRepositories',
        refusals: [...providerRefusals, 'identity.not_linked'],
      },
      'GET /api/account/identities': { id: 'listIdentities' },
      'POST /api/account/identities': {
        id: 'linkIdentity',
        refusals: [...linkingRefusals, 'identity.ticket_invalid', 'identity.sign_in_again'],
      },
      'POST /api/account/identities/{provider}/start': {
        id: 'startLinkingProvider',
        refusals: [...ownerRefusals, ...providerRefusals],
      },
      'POST /api/account/identities/{identityId}/removal': {
        id: 'removeIdentity',
        refusals: [...ownerRefusals, 'identity.not_found'],
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
    description: 'A copy of what Guildhall keeps about you, and how to delete your account.',
    operations: {
      'GET /api/account/exports': { id: 'listDataExports' },
      'POST /api/account/exports': { id: 'requestDataExport', refusals: ['export.one_a_day'] },
      'GET /api/account/exports/{id}/file': {
        id: 'downloadDataExport',
        ...fileDownload,
        answers: ['application/zip'],
      },
      'GET /api/account/deletion': { id: 'getDeletion' },
      'POST /api/account/deletion': {
        id: 'deleteAccount',
        refusals: [...ownerRefusals, 'passkey.required', 'account.open_work', 'account.money_waiting'],
      },
    },
  },
}
