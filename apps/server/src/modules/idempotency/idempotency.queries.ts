import { and, eq, lt, lte, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/database/database.ts'
import { idempotencyKeys } from './idempotency.tables.ts'

export type KeptAnswer = { fingerprint: string; answer: unknown; createdAt: Date }
type Claim = { userId: string; key: string; fingerprint: string; now: Date; forgottenBefore: Date }

/**
 * Claims the key for this transaction. Returns false if an answer is stored under it. Waits for another transaction
 * that holds it, at most `lock_timeout`. Ignores answers stored before `forgottenBefore`.
 */
export async function claimKey(tx: Tx, { userId, key, fingerprint, now, forgottenBefore }: Claim): Promise<boolean> {
  const claimed = await tx
    .insert(idempotencyKeys)
    .values({ userId, key, fingerprint, createdAt: now })
    .onConflictDoUpdate({
      target: [idempotencyKeys.userId, idempotencyKeys.key],
      set: { fingerprint, answer: null, createdAt: now },
      setWhere: lte(idempotencyKeys.createdAt, forgottenBefore),
    })
    .returning({ key: idempotencyKeys.key })
  return claimed.length > 0
}

export async function setLockTimeout(tx: Tx, milliseconds: number) {
  await tx.execute(sql`select set_config('lock_timeout', ${String(milliseconds)}, true)`)
}

export async function resetLockTimeout(tx: Tx) {
  await tx.execute(sql`set local lock_timeout to default`)
}

export async function setAnswer(tx: Tx, userId: string, key: string, answer: unknown) {
  await tx
    .update(idempotencyKeys)
    .set({ answer })
    .where(and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key)))
}

export async function findKeptAnswer(db: Db | Tx, userId: string, key: string): Promise<KeptAnswer | undefined> {
  const [kept] = await db
    .select({
      fingerprint: idempotencyKeys.fingerprint,
      answer: idempotencyKeys.answer,
      createdAt: idempotencyKeys.createdAt,
    })
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key)))
  return kept
}

export async function deleteForgottenAnswers(db: Db, forgottenBefore: Date) {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, forgottenBefore))
}
