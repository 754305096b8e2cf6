import type { Scene } from '../scenes/scene.ts'
import { uploadForm } from '../upload-form.ts'
import { both, hidden, members, type Row } from './matrix-row.ts'

const conversation = (scene: Scene) => `/api/conversations/${scene.conversationId}`

export const messageRows: Record<string, Row> = {
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
  'POST /api/conversation-with/:userId/block': {
    stage: 'proposed',
    path: (scene) => `/api/conversation-with/${scene.freelancer.id}/block`,
    statuses: hidden(200),
  },
  'DELETE /api/conversation-with/:userId/block': {
    stage: 'proposed',
    path: (scene) => `/api/conversation-with/${scene.freelancer.id}/block`,
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
    owner: 'freelancer',
    path: (scene) => `${conversation(scene)}/reports`,
    // The other party wrote it.
    body: () => ({ seq: 2, reason: 'Not what we agreed on.' }),
    statuses: [401, 401, 404, 403, 204],
  },
  'POST /api/conversations/:conversationId/files': {
    stage: 'talking',
    path: (scene) => `${conversation(scene)}/files?clientId=${crypto.randomUUID()}`,
    body: () => uploadForm(),
    statuses: both(201),
  },
  'GET /api/conversations/:conversationId/files/:fileId': {
    stage: 'talking',
    path: (scene) => `${conversation(scene)}/files/${scene.messageFileId}`,
    statuses: both(200),
  },
  'GET /api/reports': { stage: 'reported', statuses: members(200) },
  'POST /api/reports': {
    owner: 'freelancer',
    // The other party reports their own project.
    body: ({ projectId }) => ({ kind: 'project', targetId: projectId, harm: 'scam', reason: 'Asks for a fee.' }),
    statuses: [401, 401, 201, 403, 201],
  },
  'GET /api/decisions': { stage: 'warned', statuses: members(200) },
  'POST /api/decisions/:id/appeal': {
    stage: 'warned',
    path: (scene) => `/api/decisions/${scene.decisionId}/appeal`,
    body: () => ({ text: 'I was kind.' }),
    statuses: hidden(200),
  },
}
