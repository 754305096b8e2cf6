import { accountRows } from './matrix-rows/account-rows.ts'
import { contractRows } from './matrix-rows/contract-rows.ts'
import { directContractRows } from './matrix-rows/direct-contract-rows.ts'
import { invitationRows } from './matrix-rows/invitation-rows.ts'
import { learningRows } from './matrix-rows/learning-rows.ts'
import { marketplaceRows } from './matrix-rows/marketplace-rows.ts'
import { anybody, type Row } from './matrix-rows/matrix-row.ts'
import { messageRows } from './matrix-rows/message-rows.ts'
import { operatorRows } from './matrix-rows/operator-rows.ts'
import { savedRows } from './matrix-rows/saved-rows.ts'

/** A test fails for a route that is missing here. */
export const matrix: Record<string, Row> = {
  'GET /healthz': { statuses: anybody(200) },
  'GET /readyz': { statuses: anybody(200) },
  // Nobody has its token here; metrics.test.ts does.
  'GET /metrics': { statuses: anybody(404) },
  'GET /api/openapi.json': { statuses: anybody(200) },
  'GET /api/docs': { statuses: anybody(200) },
  'GET /api/docs/fonts/:file': { path: () => '/api/docs/fonts/inter-400.woff2', statuses: anybody(200) },
  ...accountRows,
  ...marketplaceRows,
  ...contractRows,
  ...invitationRows,
  ...directContractRows,
  ...messageRows,
  ...learningRows,
  ...operatorRows,
  ...savedRows,
}
