import { testPassword } from '../builders.ts'
import type { Scene } from '../scenes/scene.ts'
import { anybody, hidden, members, type Row, withPassword } from './matrix-row.ts'

const newcomer = () => ({ username: 'Ada', email: `${crypto.randomUUID()}@example.com`, password: 'correct horse' })
const password = () => ({ password: testPassword })
const inventedKey = { id: 'aW52ZW50ZWQ', rawId: 'aW52ZW50ZWQ', type: 'public-key' }
const inventedSignIn = () => ({
  ...inventedKey,
  response: { clientDataJSON: 'e30', authenticatorData: 'e30', signature: 'e30', userHandle: 'e30' },
})
const inventedPasskey = () => ({
  name: 'Laptop',
  credential: { ...inventedKey, response: { clientDataJSON: 'e30', attestationObject: 'e30' } },
})
const link = (purpose: keyof Scene['links']) => (scene: Scene) => ({ token: scene.links[purpose] })

export const accountRows: Record<string, Row> = {
  'POST /auth/login': { body: newcomer, statuses: anybody(401) },
  'POST /auth/login/second-factor': {
    body: () => ({ challenge: 'invented', code: '123456' }),
    statuses: anybody(401),
  },
  'POST /auth/login/passkey/options': { statuses: anybody(200) },
  'POST /auth/login/passkey': { body: inventedSignIn, statuses: anybody(401) },
  'POST /auth/signup': { body: newcomer, statuses: anybody(201) },
  'POST /auth/register': { body: newcomer, statuses: anybody(201) },
  'GET /api/auth/me': { statuses: members(200) },
  'POST /api/auth/logout': { statuses: members(204) },
  'GET /api/account/suspension': { stage: 'suspended', statuses: hidden(200) },
  'POST /api/account/suspension/appeal': {
    stage: 'suspended',
    body: () => ({ text: 'It was no spam.' }),
    statuses: hidden(200),
  },

  'GET /api/auth/second-factor': { statuses: members(200) },
  'POST /api/auth/second-factor/setup': { body: password, statuses: members(201), operators: [409, 201] },
  'POST /api/auth/second-factor/confirm': { body: () => ({ code: '123456' }), statuses: members(409) },
  'POST /api/auth/second-factor/recovery-codes': { body: password, ...withPassword(409) },
  'POST /api/auth/second-factor/off': { body: password, ...withPassword(409) },
  'GET /api/auth/passkeys': { statuses: members(200) },
  'POST /api/auth/passkeys/options': { body: password, ...withPassword(200) },
  'POST /api/auth/passkeys': { body: inventedPasskey, statuses: members(400) },
  'PUT /api/auth/passkeys/:passkeyId': {
    stage: 'passkey',
    path: (scene) => `/api/auth/passkeys/${scene.passkeyId}`,
    body: () => ({ name: 'Phone' }),
    statuses: hidden(200),
  },
  'POST /api/auth/passkeys/confirmation': { body: password, statuses: members(200) },
  'POST /api/auth/passkeys/:passkeyId/removal': {
    stage: 'passkey',
    path: (scene) => `/api/auth/passkeys/${scene.passkeyId}/removal`,
    body: password,
    statuses: hidden(204),
  },

  'GET /auth/providers': { statuses: anybody(200) },
  'POST /auth/providers/:provider/start': {
    path: () => '/auth/providers/google/start',
    body: () => ({ next: '/' }),
    statuses: anybody(404),
  },
  'POST /auth/providers/:provider/finish': {
    path: () => '/auth/providers/google/finish',
    body: () => ({ answer: '?code=invented&state=invented' }),
    statuses: anybody(404),
  },
  'POST /auth/providers/link-mail': { body: () => ({ ticket: 'invented' }), statuses: anybody(404) },
  'POST /auth/link-identity': { body: () => ({ token: 'invented' }), statuses: anybody(404) },
  'GET /api/account/repositories': { statuses: members(404) },
  'GET /api/account/identities': { statuses: members(200) },
  'POST /api/account/identities': { body: () => ({ ticket: 'invented' }), statuses: members(404) },
  'POST /api/account/identities/:provider/start': {
    path: () => '/api/account/identities/google/start',
    body: password,
    statuses: members(404),
  },
  'POST /api/account/identities/:identityId/removal': {
    stage: 'identity',
    path: (scene) => `/api/account/identities/${scene.identityId}/removal`,
    body: password,
    statuses: hidden(204),
  },

  'GET /api/account/exports': { statuses: members(200) },
  'POST /api/account/exports': { statuses: members(202) },
  'GET /api/account/exports/:id/file': {
    stage: 'exported',
    path: (scene) => `/api/account/exports/${scene.exportId}/file`,
    statuses: hidden(200),
  },
  'GET /api/account/deletion': { statuses: members(200) },
  'POST /api/account/deletion': {
    stage: 'linked',
    body: () => ({ password: testPassword }),
    ...withPassword(204),
  },
  'POST /auth/forgot-password': { body: () => ({ email: newcomer().email }), statuses: anybody(202) },
  'POST /auth/reset-password': {
    stage: 'linked',
    body: (scene) => ({ ...link('reset_password')(scene), password: 'three calm river stones' }),
    statuses: anybody(204),
  },
  'POST /auth/confirm-email': { stage: 'linked', body: link('confirm_email'), statuses: anybody(200) },
  'POST /auth/confirm-new-email': { stage: 'linked', body: link('confirm_new_email'), statuses: anybody(200) },
  'POST /auth/restore-email': { stage: 'linked', body: link('restore_email'), statuses: anybody(200) },
  'GET /api/account': { statuses: members(200) },
  'PUT /api/account/username': { body: () => ({ username: 'Ada' }), statuses: members(200) },
  // The scene's accounts have confirmed addresses.
  'POST /api/account/email-confirmation': { statuses: members(409) },
  'PUT /api/account/email': {
    stage: 'linked',
    body: () => ({ email: newcomer().email, password: testPassword }),
    ...withPassword(202),
  },
  'DELETE /api/account/pending-email': { statuses: members(204) },
  'PUT /api/account/password': {
    stage: 'linked',
    body: () => ({ currentPassword: testPassword, newPassword: 'three calm river stones' }),
    ...withPassword(200),
  },
  'GET /api/account/sessions': { statuses: members(200) },
  'DELETE /api/account/sessions': { statuses: members(204) },
  'DELETE /api/account/sessions/:sessionId': {
    path: (scene) => `/api/account/sessions/${scene.sessionId}`,
    statuses: hidden(204),
  },

  'GET /api/notifications': { statuses: members(200) },
  'GET /api/notifications/unread-count': { statuses: members(200) },
  'POST /api/notifications/read': { body: () => ({ upTo: '2099-01-01T00:00:00Z' }), statuses: members(200) },
  'GET /api/notifications/settings': { statuses: members(200) },
  'PUT /api/notifications/time-zone': { body: () => ({ timeZone: 'Europe/Lisbon' }), statuses: members(204) },
  'PUT /api/notifications/settings': {
    body: () => ({ choices: {}, quietHours: null, timeZone: 'Europe/Lisbon', digestHour: 7 }),
    statuses: members(200),
  },
  'GET /api/mail/unsubscribe/:token': { path: () => '/api/mail/unsubscribe/unknown', statuses: anybody(302) },
  'POST /api/mail/unsubscribe/:token': { path: () => '/api/mail/unsubscribe/unknown', statuses: anybody(404) },
  'DELETE /api/mail/unsubscribe/:token': { path: () => '/api/mail/unsubscribe/unknown', statuses: anybody(404) },
}
