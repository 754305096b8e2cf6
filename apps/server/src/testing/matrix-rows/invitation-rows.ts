import { members, owner, type Row } from './matrix-row.ts'

export const invitationRows: Record<string, Row> = {
  'POST /api/projects/:id/invitations': {
    path: (scene) => `/api/projects/${scene.projectId}/invitations`,
    body: (scene) => ({ freelancerId: scene.freelancer.id }),
    statuses: owner(201),
  },
  'GET /api/projects/:id/invitations': {
    stage: 'invited',
    path: (scene) => `/api/projects/${scene.projectId}/invitations`,
    statuses: owner(200),
  },
  'GET /api/invitations': { stage: 'invited', owner: 'freelancer', statuses: members(200) },
  'GET /api/invitations/projects': {
    path: (scene) => `/api/invitations/projects?freelancer=${scene.freelancer.id}`,
    statuses: members(200),
  },
  // Strangers must not learn that there is one; its client is told that another answers it.
  'POST /api/invitations/:id/decline': {
    stage: 'invited',
    owner: 'freelancer',
    path: (scene) => `/api/invitations/${scene.invitationId}/decline`,
    body: () => ({ reason: 'busy' }),
    statuses: [401, 401, 404, 403, 200],
  },
  'POST /api/invitations/:id/withdraw': {
    stage: 'invited',
    path: (scene) => `/api/invitations/${scene.invitationId}/withdraw`,
    statuses: [401, 401, 404, 403, 200],
  },
}
