import type { Db, Tx } from '../../platform/database/database.ts'
import { requireImpartial } from '../operators/shared/require-impartial.ts'
import type { CaseRow } from './case.queries.ts'
import { listInvolved } from './involved.queries.ts'
import { hasReported } from './report.queries.ts'

/** Refuses an operator whom a case is about, who is the other side of it, or who reported it: `operator.own_matter`. */
export async function requireImpartialTo(
  db: Db | Tx,
  row: Pick<CaseRow, 'id' | 'kind' | 'targetId' | 'personId'>,
  operatorId: string,
): Promise<void> {
  const reported = await hasReported(db, row.id, operatorId)
  requireImpartial(operatorId, [row.personId, ...(await listInvolved(db, row)), ...(reported ? [operatorId] : [])])
}
