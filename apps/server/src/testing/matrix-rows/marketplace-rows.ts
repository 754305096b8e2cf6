import { pictureForm } from '../pictures.ts'
import type { Scene } from '../scenes/scene.ts'
import { uploadForm } from '../upload-form.ts'
import { anybody, hidden, members, owner, parties, type Row } from './matrix-row.ts'

const project = () => ({
  title: 'A bench of oak',
  description: 'Two meters, for a garden.',
  price: 480,
  requiredSkills: ['Joinery'],
  deadline: '2099-06-01',
})
const deliverables = (scene: Scene) => `/api/proposals/${scene.proposalId}/deliverables`

export const marketplaceRows: Record<string, Row> = {
  'GET /api/profile': { statuses: members(200) },
  'GET /api/profile/me': { statuses: members(200) },
  'PUT /api/profile/me': { body: () => ({}), statuses: members(200) },
  'PUT /api/profile/me/visibility': {
    stage: 'profile',
    body: () => ({ mayBeFound: true }),
    statuses: hidden(200),
  },
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
  'GET /api/landing': { statuses: anybody(200) },
  'GET /api/talent': { statuses: anybody(200) },
  'GET /api/talent/parts': { statuses: anybody(200) },
  'GET /api/talent/parts/:from': {
    path: () => '/api/talent/parts/00000000-0000-0000-0000-000000000000',
    statuses: anybody(200),
  },

  'GET /projects': { statuses: members(200) },
  'GET /api/projects': { statuses: members(200) },
  'GET /projects/:id': { path: (scene) => `/projects/${scene.projectId}`, statuses: members(200) },
  'GET /api/projects/:id': { path: (scene) => `/api/projects/${scene.projectId}`, statuses: members(200) },
  'GET /api/find': { path: () => '/api/find?q=atlas', statuses: members(200) },
  'GET /api/brief-help': { path: () => '/api/brief-help?category=Mobile+Apps', statuses: members(200) },
  'GET /api/matches/projects': { statuses: members(200) },
  'GET /api/projects/:id/matches': {
    path: (scene) => `/api/projects/${scene.projectId}/matches`,
    statuses: owner(200),
  },
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
  'POST /api/projects/:id/keep-open': {
    stage: 'idle',
    path: (scene) => `/api/projects/${scene.projectId}/keep-open`,
    statuses: owner(200),
  },
  'POST /api/projects/:id/reopen': {
    stage: 'closed',
    path: (scene) => `/api/projects/${scene.projectId}/reopen`,
    statuses: owner(200),
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
    operators: [201, 201],
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
  'PUT /api/proposals/:id': {
    stage: 'proposed',
    owner: 'freelancer',
    path: (scene) => `/api/proposals/${scene.proposalId}`,
    body: () => ({ version: 1, message: 'I made four of these.' }),
    statuses: owner(200),
  },
  'GET /api/proposals/:id/edits': {
    stage: 'proposed',
    path: (scene) => `/api/proposals/${scene.proposalId}/edits`,
    statuses: parties(200),
  },
  // Nothing was changed, so the parties get 404. Others are refused before that.
  'GET /api/proposals/:id/edits/:version': {
    stage: 'proposed',
    path: (scene) => `/api/proposals/${scene.proposalId}/edits/2`,
    statuses: [401, 401, 403, 404, 404],
  },
  'POST /api/proposals/:id/withdraw': {
    stage: 'proposed',
    owner: 'freelancer',
    path: (scene) => `/api/proposals/${scene.proposalId}/withdraw`,
    statuses: owner(200),
  },
  'POST /api/proposals/:id/send-again': {
    stage: 'withdrawn',
    owner: 'freelancer',
    path: (scene) => `/api/proposals/${scene.proposalId}/send-again`,
    statuses: owner(200),
  },
  // The freelancer can only answer one of the client.
  'POST /api/proposals/:id/counters': {
    stage: 'proposed',
    path: (scene) => `/api/proposals/${scene.proposalId}/counters`,
    body: () => ({ version: 1, bidAmount: 900 }),
    statuses: [401, 401, 403, 409, 201],
  },
  'POST /api/proposals/:id/counters/:counterId/accept': {
    stage: 'countered',
    owner: 'freelancer',
    path: (scene) => `/api/proposals/${scene.proposalId}/counters/${scene.counterId}/accept`,
    statuses: [401, 401, 403, 409, 200],
  },
  'POST /api/proposals/:id/counters/:counterId/decline': {
    stage: 'countered',
    owner: 'freelancer',
    path: (scene) => `/api/proposals/${scene.proposalId}/counters/${scene.counterId}/decline`,
    statuses: [401, 401, 403, 409, 200],
  },
  'PUT /api/proposals/:id/mark': {
    stage: 'proposed',
    path: (scene) => `/api/proposals/${scene.proposalId}/mark`,
    body: () => ({ mark: 'shortlisted', note: 'Ask about the paint.' }),
    statuses: owner(200),
  },
  'POST /api/proposals/:id/open': {
    stage: 'proposed',
    path: (scene) => `/api/proposals/${scene.proposalId}/open`,
    statuses: owner(204),
  },
  'POST /api/project-files': { body: () => uploadForm(), statuses: members(201) },
  'GET /api/projects/:projectId/attachments/:fileId': {
    stage: 'briefed',
    path: (scene) => `/api/projects/${scene.projectId}/attachments/${scene.projectFileId}`,
    statuses: members(200),
  },
  'POST /api/proposal-files': { body: () => uploadForm(), statuses: members(201) },
  'GET /api/proposals/:proposalId/attachments/:fileId': {
    stage: 'attached',
    path: (scene) => `/api/proposals/${scene.proposalId}/attachments/${scene.attachmentId}`,
    statuses: parties(200),
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
    body: () => uploadForm(),
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
}
