import type { Db } from '../../../platform/database/database.ts'
import { findIsSecondFactor } from '../session.queries.ts'
import { hashToken } from '../../../platform/tokens.ts'

export function wasOpenedWithSecondFactor(db: Db, token: string): Promise<boolean> {
  return findIsSecondFactor(db, hashToken(token))
}
