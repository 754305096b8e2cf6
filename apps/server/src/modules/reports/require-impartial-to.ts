import type { Db, Tx } from '../../platform/database/database.ts'
import { requireImpartial } from '../operators/shared/require-impartial.ts'
import type { CaseRow } from './case.queries.ts'
import { listInvolved } from './involved.queries.ts'
import { hasReported } from './report.queries.ts'

/** Throws `operator.own_matter` if the operator is involved or reported it. */
export async function requireImpartialTo(
  db: Db | Tx,
  row: Pick<CaseRow, 'id' | 'kind' | 'targetId' | 'personId'>,
  operatorId: string,
): Promise<void> {
  const reported = await hasReported(db, row.id, operatorId)
  requireImpartial(operatorId, [row.personId, ...(await listInvolved(db, row)), ...(reported ? [operatorId] : [])])
}
