import type { Tx } from '../../../platform/database/database.ts'
import { DomainError } from '../../../platform/errors.ts'
import { requireImpartialTo } from '../operators/shared/require-impartial-to.ts'
import { type CaseRow, findName, lockCase } from './case.queries.ts'
import { isTakenByOther } from './case.rules.ts'
import type { Matter } from './get-case.ts'

/** Throws `report.not_found`, `operator.own_matter`, `report.closed` or `report.taken` (by another). */
export async function lockForOperator(tx: Tx, { caseId, operatorId }: Matter, now: Date): Promise<CaseRow> {
  const row = await lockCase(tx, caseId)
  if (!row) throw new DomainError('report.not_found')
  await requireImpartialTo(tx, caseId, operatorId)
  if (row.closedAt) throw new DomainError('report.closed')
  if (isTakenByOther(row, operatorId, now)) {
    throw new DomainError('report.taken', { name: await findName(tx, row.takenBy ?? '') })
  }
  return row
}
