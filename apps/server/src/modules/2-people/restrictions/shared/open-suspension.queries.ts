import { and, eq, isNull } from 'drizzle-orm'
import type { ReadDb } from '../../../../platform/database/database.ts'
import { suspensions } from '../restriction.tables.ts'

export type SuspensionRow = typeof suspensions.$inferSelect

export async function findOpenSuspension(db: ReadDb, userId: string): Promise<SuspensionRow | undefined> {
  const [row] = await db
    .select()
    .from(suspensions)
    .where(and(eq(suspensions.userId, userId), isNull(suspensions.liftedAt)))
  return row
}
