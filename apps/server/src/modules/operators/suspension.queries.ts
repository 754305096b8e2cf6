import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { suspensions } from './operator.tables.ts'

export async function isSuspended(db: Db, userId: string): Promise<boolean> {
  const open = await db
    .select({ id: suspensions.id })
    .from(suspensions)
    .where(and(eq(suspensions.userId, userId), isNull(suspensions.liftedAt)))
  return open.length > 0
}
