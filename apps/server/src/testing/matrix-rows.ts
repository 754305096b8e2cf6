import { readUnits } from '@guildhall/content'
import { testPassword } from './builders.ts'
import { type Person, pictureForm, type Scene, type Stage, uploadForm } from './matrix-scene.ts'

/**
 * Who calls: no session, an invalid token, an unrelated user, the other side of the deal, and the route's intended
 * user.
 */
export const callers = ['no token', 'bad token', 'stranger', 'other party', 'owner'] as const
export type Caller = (typeof callers)[number]
type Statuses = readonly [number, number, number, number, number]

export type Row = {
  stage?: Stage
  owner?: 'client' | 'freelancer'
  path?: (scene: Scene, caller: Person) => string
  body?: (scene: Scene, caller: Person) => object
  statuses: Statuses
}

const anybody = (status: number): Statuses => [status, status, status, status, status]
const members = (status: number): Statuses => [401, 401, status, status, status]
const owner = (status: number): Statuses => [401, 401, 403, 403, status]
/** Private data: others must not learn that it exists. */
const hidden = (status: number): Statuses => [401, 401, 404, 404, status]
/** The same for routes without sign-in. */
const holder = (status: number): Statuses => [404, 404, 404, 404, status]
/** Of two people: others must not learn that it exists. */
const both = (status: number): Statuses => [401, 401, 404, status, status]
const parties = (status: number): Statuses => [401, 401, 403, status, status]

const project = () => ({
  title: 'A bench of oak',
  description: 'Two metres, for a garden.',
  price: 480,
  requiredSkills: ['Joinery'],
  deadline: '2099-06-01',
})
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
const attempt = (scene: Scene) => `/api/assessments/attempts/${scene.attemptId}`
const result = (scene: Scene) => `/api/assessments/results/${scene.resultId}`
const publicResult = (scene: Scene) => `/api/assessments/public/${scene.resultId}`
const course = (scene: Scene) => `/api/courses/${scene.courseId}`
const someUnit = () => readUnits()[0]?.id
const conversation = (scene: Scene) => `/api/conversations/${scene.conversationId}`
const deliverables = (scene: Scene) => `/api/proposals/${scene.proposalId}/deliverables`

/** Every route of the application with the expected statuses. A test fails for a route missing here. */
export const matrix: Record<string, Row> = {
  'GET /healthz': { statuses: anybody(200) },
  'GET /readyz': { statuses: anybody(200) },
  'GET /api/openapi.json': { statuses: anybody(200) },
  'GET /api/docs': { statuses: anybody(200) },
  'GET /api/docs/fonts/:file': { path: () => '/api/docs/fonts/inter-400.woff2', statuses: anybody(200) },

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

  'GET /api/auth/second-factor': { statuses: members(200) },
  'POST /api/auth/second-factor/setup': { body: password, statuses: members(201) },
  'POST /api/auth/second-factor/confirm': { body: () => ({ code: '123456' }), statuses: members(409) },
  'POST /api/auth/second-factor/recovery-codes': { body: password, statuses: members(409) },
  'POST /api/auth/second-factor/off': { body: password, statuses: members(409) },
  'GET /api/auth/passkeys': { statuses: members(200) },
  'POST /api/auth/passkeys/options': { body: password, statuses: members(200) },
  'POST /api/auth/passkeys': { body: inventedPasskey, statuses: members(400) },
  'PUT /api/auth/passkeys/:passkeyId': {
    stage: 'passkey',
    path: (scene) => `/api/auth/passkeys/${scene.passkeyId}`,
    body: () => ({ name: 'Phone' }),
    statuses: hidden(200),
  },
  'DELETE /api/auth/passkeys/:passkeyId': {
    stage: 'passkey',
    path: (scene) => `/api/auth/passkeys/${scene.passkeyId}`,
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
    statuses: members(204),
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
  // Whoever has a session in these tests has a confirmed address.
  'POST /api/account/email-confirmation': { statuses: members(409) },
  'PUT /api/account/email': {
    stage: 'linked',
    body: () => ({ email: newcomer().email, password: testPassword }),
    statuses: members(202),
  },
  'DELETE /api/account/pending-email': { statuses: members(204) },
  'PUT /api/account/password': {
    stage: 'linked',
    body: () => ({ currentPassword: testPassword, newPassword: 'three calm river stones' }),
    statuses: members(200),
  },
  'GET /api/account/sessions': { statuses: members(200) },
  'DELETE /api/account/sessions': { statuses: members(204) },
  'DELETE /api/account/sessions/:sessionId': {
    path: (scene) => `/api/account/sessions/${scene.sessionId}`,
    statuses: hidden(204),
  },

  'GET /api/profile': { statuses: members(200) },
  'GET /api/profile/me': { statuses: members(200) },
  'PUT /api/profile/me': { body: () => ({}), statuses: members(200) },
  'GET /api/profile/:userId': {
    stage: 'profile',
    path: (scene) => `/api/profile/${scene.client.id}`,
    statuses: anybody(200),
  },
  'GET /api/profile/:userId/text': {
    stage: 'profile',
    path: (scene) => `/api/profile/${scene.client.id}/text?section=bio`,
    statuses: anybody(200),
  },
  'GET /api/profile/:userId/picture.png': {
    stage: 'profile',
    path: (scene) => `/api/profile/${scene.client.id}/picture.png`,
    statuses: anybody(200),
  },
  'POST /api/profile/images': {
    path: () => '/api/profile/images?kind=avatar',
    body: pictureForm,
    statuses: members(201),
  },
  'GET /api/profile/images/:id': {
    stage: 'profile',
    path: (scene) => `/api/profile/images/${scene.pictureId}`,
    statuses: anybody(200),
  },
  'GET /api/pictures/:id': {
    stage: 'profile',
    path: (scene) => `/api/pictures/${scene.pictureId}`,
    statuses: anybody(200),
  },
  'GET /api/users': { statuses: members(200) },

  'POST /api/ai-quiz/generate': { body: () => ({ topic: 'React' }), statuses: anybody(200) },
  'POST /api/ai-quiz/save-assessment': {
    body: () => ({ skill: 'React', score: 3, totalQuestions: 5 }),
    statuses: members(200),
  },
  'GET /api/quizzes': { statuses: members(200) },
  'GET /api/assessments': { statuses: members(200) },
  'POST /api/assessments/attempts': { body: () => ({ skill: 'React' }), statuses: members(201) },
  'GET /api/assessments/attempts/:attemptId': { stage: 'assessing', path: attempt, statuses: hidden(200) },
  'PUT /api/assessments/attempts/:attemptId/answers/:position': {
    stage: 'assessing',
    path: (scene) => `${attempt(scene)}/answers/0`,
    body: () => ({ option: 1 }),
    statuses: hidden(200),
  },
  'POST /api/assessments/attempts/:attemptId/finish': {
    stage: 'assessing',
    path: (scene) => `${attempt(scene)}/finish`,
    statuses: hidden(200),
  },
  'GET /api/assessments/results': { statuses: members(200) },
  'GET /api/assessments/results/:resultId': { stage: 'assessing', path: result, statuses: hidden(200) },
  'PUT /api/assessments/results/:resultId/profile': {
    stage: 'assessing',
    path: (scene) => `${result(scene)}/profile`,
    body: () => ({ onProfile: true }),
    statuses: hidden(200),
  },
  // The scene's result is hidden, so only its owner can see it.
  'GET /api/assessments/public/:resultId': { stage: 'assessing', path: publicResult, statuses: holder(200) },
  'GET /api/assessments/public/:resultId/credential': {
    stage: 'assessing',
    path: (scene) => `${publicResult(scene)}/credential`,
    statuses: holder(200),
  },
  'GET /api/credentials/issuer': { statuses: anybody(200) },
  'GET /api/credentials/keys': { statuses: anybody(200) },
  'GET /.well-known/jwks.json': { statuses: anybody(200) },
  'GET /api/credentials/keys/:thumbprint': { path: () => '/api/credentials/keys/unknown', statuses: anybody(404) },
  'GET /api/credentials/status/:list': { path: () => '/api/credentials/status/1', statuses: anybody(200) },
  'GET /api/profile/:userId/assessments': {
    stage: 'profile',
    path: (scene) => `/api/profile/${scene.client.id}/assessments`,
    statuses: anybody(200),
  },

  'GET /api/profile/me/skills': { statuses: members(200) },
  'GET /api/profile/:userId/skills': {
    stage: 'profile',
    path: (scene) => `/api/profile/${scene.client.id}/skills`,
    statuses: anybody(200),
  },

  'POST /api/ai-course/generate': { body: () => ({ prompt: 'Teach me React' }), statuses: anybody(200) },
  'GET /api/library': { statuses: anybody(200) },
  'GET /api/library/search': { statuses: anybody(200) },
  'GET /api/library/:courseId': { path: () => '/api/library/react', statuses: anybody(200) },
  'PUT /api/library/:courseId/kept': { path: () => '/api/library/react/kept', statuses: members(200) },
  'GET /api/shared/courses/:shareKey': { path: () => '/api/shared/courses/unknown', statuses: anybody(404) },
  'GET /api/shared/courses/:shareKey/pdf': {
    path: () => '/api/shared/courses/unknown/pdf',
    statuses: anybody(404),
  },
  'GET /api/library/:courseId/pdf': { path: () => '/api/library/react/pdf', statuses: anybody(200) },
  'GET /api/courses/:courseId/pdf': {
    stage: 'learning',
    path: (scene) => `${course(scene)}/pdf`,
    statuses: hidden(200),
  },
  'GET /api/courses': { statuses: members(200) },
  'GET /api/courses/:courseId': { stage: 'learning', path: course, statuses: hidden(200) },
  'DELETE /api/courses/:courseId': { stage: 'learning', path: course, statuses: hidden(204) },
  'POST /api/courses/:courseId/regenerate': {
    stage: 'learning',
    path: (scene) => `${course(scene)}/regenerate`,
    statuses: hidden(200),
  },
  'PUT /api/courses/:courseId/share': {
    stage: 'learning',
    path: (scene) => `${course(scene)}/share`,
    body: () => ({ shared: true }),
    statuses: hidden(200),
  },
  'PUT /api/courses/:courseId/lessons/:lessonId': {
    stage: 'learning',
    path: (scene) => `${course(scene)}/lessons/${scene.lessonId}`,
    body: () => ({ done: true }),
    statuses: hidden(200),
  },

  'GET /api/assessments/verified': { statuses: members(200) },

  'GET /api/units': { statuses: anybody(200) },
  'GET /api/units/:unitId': { path: () => `/api/units/${someUnit()}`, statuses: anybody(200) },
  'PUT /api/units/:unitId/saved': {
    path: () => `/api/units/${someUnit()}/saved`,
    body: () => ({ saved: true }),
    statuses: members(200),
  },
  'GET /api/units/:unitId/pdf': { path: () => `/api/units/${someUnit()}/pdf`, statuses: anybody(200) },

  'GET /api/notifications': { statuses: members(200) },
  'GET /api/notifications/unread-count': { statuses: members(200) },
  'POST /api/notifications/read': { body: () => ({ upTo: '2099-01-01T00:00:00Z' }), statuses: members(200) },
  'GET /api/notifications/settings': { statuses: members(200) },
  'PUT /api/notifications/settings': {
    body: () => ({ choices: {}, quietHours: null, timeZone: 'Europe/Lisbon', digestHour: 7 }),
    statuses: members(200),
  },
  'GET /api/mail/unsubscribe/:token': { path: () => '/api/mail/unsubscribe/unknown', statuses: anybody(302) },
  'POST /api/mail/unsubscribe/:token': { path: () => '/api/mail/unsubscribe/unknown', statuses: anybody(404) },
  'DELETE /api/mail/unsubscribe/:token': { path: () => '/api/mail/unsubscribe/unknown', statuses: anybody(404) },

  'GET /projects': { statuses: members(200) },
  'GET /api/projects': { statuses: members(200) },
  'GET /projects/:id': { path: (scene) => `/projects/${scene.projectId}`, statuses: members(200) },
  'GET /api/projects/:id': { path: (scene) => `/api/projects/${scene.projectId}`, statuses: members(200) },
  'GET /api/projects/:id/edits': {
    stage: 'accepted',
    path: (scene) => `/api/projects/${scene.projectId}/edits`,
    statuses: parties(200),
  },
  // Nothing was edited, so the parties get 404. Others are refused before that.
  'GET /api/projects/:id/edits/:number': {
    stage: 'accepted',
    path: (scene) => `/api/projects/${scene.projectId}/edits/1`,
    statuses: [401, 401, 403, 404, 404],
  },
  'POST /projects/create': { body: project, statuses: members(201) },
  'PUT /projects/update/:id': {
    stage: 'proposed',
    path: (scene) => `/projects/update/${scene.projectId}`,
    body: project,
    statuses: owner(200),
  },
  'GET /projects/user/:userId': { path: (scene) => `/projects/user/${scene.client.id}`, statuses: owner(200) },

  // The unrelated user proposes as the freelancer. The client would propose to themselves.
  'POST /api/proposals': {
    owner: 'freelancer',
    body: ({ projectId, freelancer, stranger }, caller) => ({
      projectId,
      freelancerId: caller === stranger ? freelancer.id : caller.id,
      message: 'I made three of these.',
    }),
    statuses: owner(201),
  },
  'GET /api/attention': { statuses: members(200) },
  'GET /api/proposals/:id': {
    stage: 'proposed',
    path: (scene) => `/api/proposals/${scene.projectId}`,
    statuses: owner(200),
  },
  'GET /api/proposals/:id/full': {
    stage: 'proposed',
    path: (scene) => `/api/proposals/${scene.proposalId}/full`,
    statuses: parties(200),
  },
  'GET /api/freelancers/:id/proposals': {
    stage: 'proposed',
    owner: 'freelancer',
    path: (scene) => `/api/freelancers/${scene.freelancer.id}/proposals`,
    statuses: owner(200),
  },
  'GET /api/proposals/freelancer/:id': {
    stage: 'proposed',
    owner: 'freelancer',
    path: (scene) => `/api/proposals/freelancer/${scene.freelancer.id}`,
    statuses: owner(200),
  },
  'GET /api/proposals/freelancer/:id/counts': {
    stage: 'proposed',
    owner: 'freelancer',
    path: (scene) => `/api/proposals/freelancer/${scene.freelancer.id}/counts`,
    statuses: owner(200),
  },
  'GET /api/clients/:id/proposals': {
    stage: 'proposed',
    path: (scene) => `/api/clients/${scene.client.id}/proposals`,
    statuses: owner(200),
  },
  'GET /api/proposals/client/:id': {
    stage: 'proposed',
    path: (scene) => `/api/proposals/client/${scene.client.id}`,
    statuses: owner(200),
  },
  'POST /api/proposals/:id/accept': {
    stage: 'proposed',
    path: (scene) => `/api/proposals/${scene.proposalId}/accept`,
    statuses: owner(200),
  },

  'GET /api/proposals/:proposalId/deliverables': { stage: 'delivered', path: deliverables, statuses: parties(200) },
  'GET /api/proposals/:proposalId/deliverables/versions/:version': {
    stage: 'delivered',
    path: (scene) => `${deliverables(scene)}/versions/1`,
    statuses: parties(200),
  },
  'GET /api/proposals/:proposalId/deliverables/:fileId': {
    stage: 'delivered',
    path: (scene) => `${deliverables(scene)}/${scene.fileId}`,
    statuses: parties(200),
  },
  'POST /api/proposals/:proposalId/deliverables': {
    stage: 'accepted',
    owner: 'freelancer',
    path: deliverables,
    body: uploadForm,
    statuses: owner(201),
  },
  'POST /api/proposals/:proposalId/deliverables/approve': {
    stage: 'delivered',
    path: (scene) => `${deliverables(scene)}/approve`,
    statuses: owner(200),
  },
  'POST /api/proposals/:proposalId/deliverables/reject': {
    stage: 'delivered',
    path: (scene) => `${deliverables(scene)}/reject`,
    statuses: owner(200),
  },

  'GET /api/conversations': { stage: 'talking', statuses: members(200) },
  'GET /api/conversations/search': {
    stage: 'talking',
    path: () => '/api/conversations/search?search=hello',
    statuses: members(200),
  },
  'GET /api/conversations/unread': { statuses: members(200) },
  'GET /api/conversations/settings': { statuses: members(200) },
  'PUT /api/conversations/settings': { body: () => ({ readReceipts: false }), statuses: members(200) },
  // The freelancer asks for the conversation with themselves.
  'GET /api/conversation-with/:userId': {
    stage: 'proposed',
    path: (scene) => `/api/conversation-with/${scene.freelancer.id}`,
    statuses: hidden(200),
  },
  'POST /api/conversations': {
    stage: 'proposed',
    body: ({ freelancer }) => ({ userId: freelancer.id }),
    statuses: hidden(200),
  },
  'GET /api/conversations/:conversationId/messages': {
    stage: 'talking',
    path: (scene) => `${conversation(scene)}/messages?around=unread`,
    statuses: both(200),
  },
  'GET /api/conversations/:conversationId/changes': {
    stage: 'talking',
    path: (scene) => `${conversation(scene)}/changes?since=1`,
    statuses: both(200),
  },
  'GET /api/conversations/:conversationId/messages/search': {
    stage: 'talking',
    path: (scene) => `${conversation(scene)}/messages/search?search=hello`,
    statuses: both(200),
  },
  'POST /api/conversations/:conversationId/messages': {
    stage: 'talking',
    path: (scene) => `${conversation(scene)}/messages`,
    body: () => ({ clientId: crypto.randomUUID(), text: 'Good morning!' }),
    statuses: both(201),
  },
  'GET /api/conversations/:conversationId/messages/:seq': {
    stage: 'talking',
    path: (scene) => `${conversation(scene)}/messages/2`,
    statuses: both(200),
  },
  'PUT /api/conversations/:conversationId/messages/:seq': {
    stage: 'talking',
    path: (scene) => `${conversation(scene)}/messages/2`,
    body: () => ({ text: 'Hello again!' }),
    statuses: [401, 401, 404, 403, 200],
  },
  'DELETE /api/conversations/:conversationId/messages/:seq': {
    stage: 'talking',
    path: (scene) => `${conversation(scene)}/messages/2`,
    statuses: [401, 401, 404, 403, 200],
  },
  'POST /api/conversations/:conversationId/read': {
    stage: 'talking',
    path: (scene) => `${conversation(scene)}/read`,
    body: () => ({ seq: 2 }),
    statuses: both(200),
  },
  'POST /api/conversations/:conversationId/block': {
    stage: 'talking',
    path: (scene) => `${conversation(scene)}/block`,
    statuses: both(200),
  },
  'DELETE /api/conversations/:conversationId/block': {
    stage: 'talking',
    path: (scene) => `${conversation(scene)}/block`,
    statuses: both(200),
  },
  'POST /api/conversations/:conversationId/mute': {
    stage: 'talking',
    path: (scene) => `${conversation(scene)}/mute`,
    statuses: both(200),
  },
  'DELETE /api/conversations/:conversationId/mute': {
    stage: 'talking',
    path: (scene) => `${conversation(scene)}/mute`,
    statuses: both(200),
  },
  'GET /api/conversations/:conversationId/reports': {
    stage: 'talking',
    path: (scene) => `${conversation(scene)}/reports`,
    statuses: both(200),
  },
  'POST /api/conversations/:conversationId/reports': {
    stage: 'talking',
    path: (scene) => `${conversation(scene)}/reports`,
    body: () => ({ seq: 2, reason: 'Not what we agreed on.' }),
    statuses: both(204),
  },
  'POST /api/conversations/:conversationId/files': {
    stage: 'talking',
    path: (scene) => `${conversation(scene)}/files?clientId=${crypto.randomUUID()}`,
    body: uploadForm,
    statuses: both(201),
  },
  'GET /api/conversations/:conversationId/files/:fileId': {
    stage: 'talking',
    path: (scene) => `${conversation(scene)}/files/${scene.messageFileId}`,
    statuses: both(200),
  },
}
