import type { Db, Tx } from '../../../../platform/database/database.ts'
import { DomainError } from '../../../../platform/errors.ts'
import { ownsCase } from './own-case.queries.ts'

/** Throws `operator.own_matter` if the case is one of the operator's own. Others decide it, and what came of it. */
export async function requireImpartialTo(db: Db | Tx, caseId: string, operatorId: string): Promise<void> {
  if (await ownsCase(db, caseId, operatorId)) throw new DomainError('operator.own_matter')
}
