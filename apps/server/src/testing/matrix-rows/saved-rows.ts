import { hidden, members, type Row } from './matrix-row.ts'

const saved = () => ({ saved: true })

export const savedRows: Record<string, Row> = {
  'GET /api/home/needs': { path: () => '/api/home/needs?side=client', statuses: members(200) },
  'GET /api/home/welcome': { path: () => '/api/home/welcome?side=client', statuses: members(200) },
  'PUT /api/home/purposes': {
    path: () => '/api/home/purposes?side=client',
    body: () => ({ purposes: ['hire'] }),
    statuses: members(200),
  },
  'PUT /api/home/first-steps': {
    path: () => '/api/home/first-steps?side=client',
    body: () => ({ dismissed: true }),
    statuses: members(200),
  },
  'GET /api/home/money': { path: () => '/api/home/money?side=freelancer', statuses: members(200) },
  'GET /api/bookmarks': { stage: 'saved', statuses: members(200) },
  'GET /api/bookmarks/projects': { stage: 'saved', statuses: members(200) },
  'GET /api/bookmarks/people': { stage: 'saved', statuses: members(200) },
  'PUT /api/bookmarks/projects/:id': {
    path: (scene) => `/api/bookmarks/projects/${scene.projectId}`,
    body: saved,
    statuses: members(200),
  },
  // One cannot save one's own profile.
  'PUT /api/bookmarks/people/:id': {
    stage: 'saved',
    path: (scene) => `/api/bookmarks/people/${scene.stranger.id}`,
    body: saved,
    statuses: [401, 401, 409, 200, 200],
    operators: [200, 200],
  },
  'GET /api/saved-searches': { stage: 'saved', statuses: members(200) },
  'POST /api/saved-searches': {
    body: () => ({ kind: 'projects', name: 'Oak', search: { search: 'oak' }, alerts: 'now' }),
    statuses: members(201),
  },
  'PUT /api/saved-searches/:id': {
    stage: 'saved',
    path: (scene) => `/api/saved-searches/${scene.savedSearchId}`,
    body: () => ({ name: 'Benches', alerts: 'daily' }),
    statuses: hidden(200),
  },
  'DELETE /api/saved-searches/:id': {
    stage: 'saved',
    path: (scene) => `/api/saved-searches/${scene.savedSearchId}`,
    statuses: hidden(204),
  },
}
