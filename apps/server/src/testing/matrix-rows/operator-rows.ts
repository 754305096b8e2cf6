import { forOperators, type Row } from './matrix-row.ts'

/** What operators do. */
export const operatorRows: Record<string, Row> = {
  'GET /api/admin/me': forOperators(200),
  'GET /api/admin/log': forOperators(200),
  'GET /api/admin/operators': forOperators(200),
}
