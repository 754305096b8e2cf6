import { and, eq, lt, lte, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { deleteInBatches } from '../../../platform/database/delete-in-batches.ts'
import { throttles } from './account.tables.ts'

/** Not `now`: a process whose clock is slightly behind would see a wait. */
const notBlocked = new Date(0)

/** Undefined while `key` is blocked. `add: 0` only reads. The row stays locked, so attempts cannot slip through. */
export async function lockAndCountAttempt(
  tx: Tx,
  { key, now, forgetAfterSeconds, add = 1 }: { key: string; now: Date; forgetAfterSeconds: number; add?: 0 | 1 },
) {
  const forgetAt = new Date(now.getTime() + forgetAfterSeconds * 1_000)
  const [row] = await tx
    .insert(throttles)
    .values({ key, attempts: add, blockedUntil: notBlocked, forgetAt })
    .onConflictDoUpdate({
      target: throttles.key,
      set: {
        attempts: sql`case when ${throttles.forgetAt} <= ${now.toISOString()} then 0 else ${throttles.attempts} end + ${add}`,
        forgetAt,
      },
      setWhere: lte(throttles.blockedUntil, now),
    })
    .returning({ attempts: throttles.attempts })
  return row?.attempts
}

export async function setBlockedUntil(tx: Tx, key: string, now: Date, seconds: number) {
  if (seconds === 0) return
  const blockedUntil = new Date(now.getTime() + seconds * 1_000)
  await tx.update(throttles).set({ blockedUntil }).where(eq(throttles.key, key))
}

export async function findBlockedUntil(db: Db | Tx, key: string) {
  const [row] = await db.select({ until: throttles.blockedUntil }).from(throttles).where(eq(throttles.key, key))
  return row?.until
}

export async function deleteThrottle(tx: Tx, key: string): Promise<number> {
  const [row] = await tx.delete(throttles).where(eq(throttles.key, key)).returning({ attempts: throttles.attempts })
  return row?.attempts ?? 0
}

export async function takeBackAttempts(tx: Tx, key: string, count: number) {
  await tx
    .update(throttles)
    .set({ attempts: sql`greatest(${throttles.attempts} - ${count}, 0)`, blockedUntil: notBlocked })
    .where(eq(throttles.key, key))
}

export function deleteForgottenThrottles(db: Db, now: Date, stopping?: AbortSignal) {
  const isForgotten = and(lt(throttles.forgetAt, now), lt(throttles.blockedUntil, now))
  return deleteInBatches(db, throttles, isForgotten, stopping)
}
