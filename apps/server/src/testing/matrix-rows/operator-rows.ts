import type { Scene } from '../scenes/scene.ts'
import { forOperators, type Row } from './matrix-row.ts'

const person = (scene: Scene) => `/api/admin/people/${scene.personId}`
const suspension = (scene: Scene) => `/api/admin/suspensions/${scene.suspensionId}`
const report = (scene: Scene) => `/api/admin/reports/${scene.reportId}`
const decision = (scene: Scene) => `/api/admin/decisions/${scene.decisionId}`
const reason = () => ({ reason: 'Forty equal messages.' })

export const operatorRows: Record<string, Row> = {
  'GET /api/admin/me': forOperators(200),
  'GET /api/admin/log': forOperators(200),
  'GET /api/admin/doctor': forOperators(200),
  'GET /api/admin/operators': forOperators(200),
  'GET /api/admin/people': { ...forOperators(200), path: () => '/api/admin/people?search=person' },
  'GET /api/admin/people/:id': { ...forOperators(200), path: person },
  'POST /api/admin/people/:id/suspension': {
    ...forOperators(200),
    path: (scene) => `${person(scene)}/suspension`,
    body: reason,
  },
  'POST /api/admin/suspensions/:id/lift': {
    ...forOperators(200),
    stage: 'suspended',
    path: (scene) => `${suspension(scene)}/lift`,
    body: reason,
  },
  'POST /api/admin/suspensions/:id/answer': {
    ...forOperators(200),
    stage: 'appealed',
    path: (scene) => `${suspension(scene)}/answer`,
    body: () => ({ ...reason(), decision: 'keep' }),
  },
  'GET /api/admin/reports': forOperators(200),
  'GET /api/admin/reports/:id': { ...forOperators(200), stage: 'reported', path: report },
  // No such file: `reports.test.ts` has one.
  'GET /api/admin/reports/:id/attachments/:fileId': {
    ...forOperators(404),
    stage: 'reported',
    path: (scene) => `${report(scene)}/attachments/00000000-0000-4000-8000-000000000000`,
  },
  'POST /api/admin/reports/:id/resolution': {
    ...forOperators(200),
    stage: 'reported',
    path: (scene) => `${report(scene)}/resolution`,
    body: () => ({ ...reason(), outcome: 'warning' }),
  },
  'POST /api/admin/reports/:id/take': {
    ...forOperators(200),
    stage: 'reported',
    path: (scene) => `${report(scene)}/take`,
  },
  'POST /api/admin/reports/:id/release': {
    ...forOperators(200),
    stage: 'reported',
    path: (scene) => `${report(scene)}/release`,
  },
  'GET /api/admin/decision-appeals': { ...forOperators(200), stage: 'contested' },
  'POST /api/admin/decisions/:id/answer': {
    ...forOperators(200),
    stage: 'contested',
    path: (scene) => `${decision(scene)}/answer`,
    body: () => ({ ...reason(), decision: 'keep' }),
  },
  'POST /api/admin/decisions/:id/reversal': {
    ...forOperators(200),
    stage: 'warned',
    path: (scene) => `${decision(scene)}/reversal`,
    body: reason,
  },
  'GET /api/admin/results': {
    ...forOperators(200),
    stage: 'assessing',
    path: (scene) => `/api/admin/results?person=${scene.client.id}`,
  },
  'POST /api/admin/results/:id/withdrawal': {
    ...forOperators(200),
    stage: 'assessing',
    path: (scene) => `/api/admin/results/${scene.resultId}/withdrawal`,
    body: reason,
  },
  'POST /api/admin/results/:id/restoration': {
    ...forOperators(409),
    stage: 'assessing',
    path: (scene) => `/api/admin/results/${scene.resultId}/restoration`,
    body: reason,
  },
  'GET /api/admin/challenges': forOperators(200),
  'GET /api/admin/challenges/:itemId': {
    ...forOperators(200),
    stage: 'assessing',
    path: (scene) => `/api/admin/challenges/${encodeURIComponent(scene.challengedItemId)}`,
  },
  'POST /api/admin/challenges/:itemId/decision': {
    ...forOperators(200),
    stage: 'assessing',
    path: (scene) => `/api/admin/challenges/${encodeURIComponent(scene.challengedItemId)}/decision`,
    body: () => ({ decision: 'dropped', reason: 'Two of its options mean the same.' }),
  },
  'GET /api/admin/item-cells': { ...forOperators(200), stage: 'set aside' },
  'GET /api/admin/item-cells/:cell': {
    ...forOperators(200),
    stage: 'set aside',
    path: () => '/api/admin/item-cells/javascript-beginner',
  },
  'POST /api/admin/items/:itemId/set-aside': {
    ...forOperators(200),
    stage: 'set aside',
    path: (scene) => `/api/admin/items/${encodeURIComponent(scene.askedItemId)}/set-aside`,
    body: reason,
  },
  'POST /api/admin/items/:itemId/return': {
    ...forOperators(200),
    stage: 'set aside',
    path: (scene) => `/api/admin/items/${encodeURIComponent(scene.itemId)}/return`,
    body: reason,
  },
  'GET /api/admin/attempts': { ...forOperators(200), stage: 'measured' },
  'GET /api/admin/attempts/:id': {
    ...forOperators(200),
    stage: 'measured',
    path: (scene) => `/api/admin/attempts/${scene.attemptId}`,
  },
  'GET /api/admin/jobs': forOperators(200),
  'POST /api/admin/jobs/:id/retry': {
    ...forOperators(204),
    stage: 'failed job',
    path: (scene) => `/api/admin/jobs/${scene.jobId}/retry`,
  },
  'GET /api/admin/audit': forOperators(200),
  'POST /api/admin/audit': forOperators(202),
  'GET /api/admin/appeals': { ...forOperators(200), stage: 'appealed', path: () => '/api/admin/appeals' },
}
