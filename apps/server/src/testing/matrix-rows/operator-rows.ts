import type { Scene } from '../matrix-scene.ts'
import { forOperators, type Row } from './matrix-row.ts'

const person = (scene: Scene) => `/api/admin/people/${scene.personId}`
const suspension = (scene: Scene) => `/api/admin/suspensions/${scene.suspensionId}`
const reason = () => ({ reason: 'Forty equal messages.' })

/** What operators do. */
export const operatorRows: Record<string, Row> = {
  'GET /api/admin/me': forOperators(200),
  'GET /api/admin/log': forOperators(200),
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
  'GET /api/admin/appeals': { ...forOperators(200), stage: 'appealed', path: () => '/api/admin/appeals' },
}
