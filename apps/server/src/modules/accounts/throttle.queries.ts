import { and, eq, lt, lte, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/database.ts'
import { throttles } from './account.tables.ts'

/** Not "since now": to another process, whose clock is a moment behind, that would be a wait. */
const notBlocked = new Date(0)

/**
 * Counts one more attempt under `key` and returns how many there are now, or undefined while the key is blocked.
 * Takes `Tx`: the row stays locked until the caller has set the wait, so attempts that race cannot slip through together.
 */
export async function lockAndCountAttempt(tx: Tx, key: string, now: Date, forgetAt: Date) {
  const [row] = await tx
    .insert(throttles)
    .values({ key, attempts: 1, blockedUntil: notBlocked, forgetAt })
    .onConflictDoUpdate({
      target: throttles.key,
      set: {
        attempts: sql`case when ${throttles.forgetAt} <= ${now.toISOString()} then 1 else ${throttles.attempts} + 1 end`,
        forgetAt,
      },
      setWhere: lte(throttles.blockedUntil, now),
    })
    .returning({ attempts: throttles.attempts })
  return row?.attempts
}

export async function setBlockedUntil(tx: Tx, key: string, blockedUntil: Date) {
  await tx.update(throttles).set({ blockedUntil }).where(eq(throttles.key, key))
}

export async function findBlockedUntil(db: Db | Tx, key: string) {
  const [row] = await db.select({ until: throttles.blockedUntil }).from(throttles).where(eq(throttles.key, key))
  return row?.until
}

export async function deleteThrottle(db: Db, key: string) {
  await db.delete(throttles).where(eq(throttles.key, key))
}

export async function takeBackAttempt(db: Db, key: string) {
  await db
    .update(throttles)
    .set({ attempts: sql`greatest(${throttles.attempts} - 1, 0)`, blockedUntil: notBlocked })
    .where(eq(throttles.key, key))
}

export async function deleteForgottenThrottles(db: Db, now: Date) {
  await db.delete(throttles).where(and(lt(throttles.forgetAt, now), lt(throttles.blockedUntil, now)))
}
