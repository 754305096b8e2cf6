import type { OperatorView } from '@guildhall/contract'
import type { Db } from '../../../platform/database/database.ts'
import { DomainError } from '../../../platform/errors.ts'
import { findOperator } from './operator.queries.ts'

export async function getOperator(db: Db, userId: string): Promise<OperatorView> {
  const operator = await findOperator(db, userId)
  if (!operator) throw new DomainError('route.not_found')
  return { userId, name: operator.name, since: operator.addedAt.toISOString() }
}
