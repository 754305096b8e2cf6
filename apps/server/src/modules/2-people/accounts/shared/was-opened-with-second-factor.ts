import type { Db } from '../../../../platform/database/database.ts'
import { hashToken } from '../../../../platform/tokens.ts'
import { findIsSecondFactor } from '../session.queries.ts'

export function wasOpenedWithSecondFactor(db: Db, token: string): Promise<boolean> {
  return findIsSecondFactor(db, hashToken(token))
}
