import type { Db } from '../../../platform/database/database.ts'
import { findIsSecondFactor } from '../session.queries.ts'
import { hashToken } from '../session-tokens.ts'

/** Whether the sign-in that opened this session took a code, a recovery code or a passkey. */
export function wasOpenedWithSecondFactor(db: Db, token: string): Promise<boolean> {
  return findIsSecondFactor(db, hashToken(token))
}
