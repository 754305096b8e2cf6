import type { Db } from '../../../../platform/database/database.ts'
import { findBlockedUntil } from '../throttle.queries.ts'

export async function getBlockedUntil(db: Db, key: string, now: Date): Promise<Date | undefined> {
  const until = await findBlockedUntil(db, key)
  return until && until > now ? until : undefined
}
