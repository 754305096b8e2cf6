import type { Db, Tx } from '../../../../platform/database/database.ts'
import { DomainError } from '../../../../platform/errors.ts'
import { hasOtherOperator } from '../operator.queries.ts'

export const hasOtherOperators = (db: Db | Tx, operatorId: string): Promise<boolean> => hasOtherOperator(db, operatorId)

/** An appeal is answered by another operator than the one who decided, if there is another: `operator.decided`. */
export async function requireOtherOperator(
  db: Db | Tx,
  { operatorId, decidedBy }: { operatorId: string; decidedBy: string },
): Promise<void> {
  if (operatorId === decidedBy && (await hasOtherOperator(db, operatorId))) throw new DomainError('operator.decided')
}
