import { and, eq, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { deleteInBatches } from '../../../platform/database/delete-in-batches.ts'
import { idempotencyKeys } from './idempotency.tables.ts'

export type KeptAnswer = { fingerprint: string; answer: unknown; isAnswered: boolean; createdAt: Date }
export type Claim = {
  userId: string
  key: string
  fingerprint: string
  now: Date
  forgottenBefore: Date
  /** An unanswered call from before this was killed with its process. */
  abandonedBefore: Date
}

/** False if it is claimed already. Waits for a transaction that holds it, at most `lock_timeout`. */
export async function claimKey(
  db: Db | Tx,
  { userId, key, fingerprint, now, forgottenBefore, abandonedBefore }: Claim,
): Promise<boolean> {
  const { answer, createdAt } = idempotencyKeys
  const claimed = await db
    .insert(idempotencyKeys)
    .values({ userId, key, fingerprint, createdAt: now })
    .onConflictDoUpdate({
      target: [idempotencyKeys.userId, idempotencyKeys.key],
      set: { fingerprint, answer: null, createdAt: now },
      setWhere: or(lte(createdAt, forgottenBefore), and(isNull(answer), lte(createdAt, abandonedBefore))),
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

const isKey = (userId: string, key: string) => and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key))

export async function setAnswer(db: Db | Tx, userId: string, key: string, answer: unknown) {
  // An empty answer is the JSON null. No answer is the null of SQL.
  const json = sql`${JSON.stringify(answer ?? null)}::json`
  await db.update(idempotencyKeys).set({ answer: json }).where(isKey(userId, key))
}

export async function deleteClaim(db: Db, { userId, key, now }: Claim) {
  const { answer, createdAt } = idempotencyKeys
  await db.delete(idempotencyKeys).where(and(isKey(userId, key), isNull(answer), eq(createdAt, now)))
}

export async function findKeptAnswer(db: Db | Tx, userId: string, key: string): Promise<KeptAnswer | undefined> {
  const [kept] = await db
    .select({
      fingerprint: idempotencyKeys.fingerprint,
      answer: idempotencyKeys.answer,
      isAnswered: sql<boolean>`${idempotencyKeys.answer} is not null`,
      createdAt: idempotencyKeys.createdAt,
    })
    .from(idempotencyKeys)
    .where(isKey(userId, key))
  return kept
}

export function deleteForgottenAnswers(db: Db, forgottenBefore: Date, stopping?: AbortSignal) {
  return deleteInBatches(db, idempotencyKeys, lt(idempotencyKeys.createdAt, forgottenBefore), stopping)
}
