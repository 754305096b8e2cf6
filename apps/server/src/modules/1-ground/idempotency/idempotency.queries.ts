import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import { type Db, queryText, type Tx } from '../../../platform/database/database.ts'
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
  const claimed = await queryText(
    db,
    `insert into idempotency_keys as kept (user_id, key, fingerprint, created_at) values ($1, $2, $3, $4)
     on conflict (user_id, key) do update set fingerprint = $3, answer = null, created_at = $4
       where kept.created_at <= $5 or kept.answer is null and kept.created_at <= $6
     returning key`,
    [userId, key, fingerprint, now, forgottenBefore, abandonedBefore],
  )
  return claimed.length > 0
}

const isKey = (userId: string, key: string) => and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key))

export async function setAnswer(db: Db | Tx, userId: string, key: string, answer: unknown) {
  // An empty answer is the JSON null. No answer is the null of SQL.
  const json = JSON.stringify(answer ?? null)
  await queryText(db, 'update idempotency_keys set answer = $3::json where user_id = $1 and key = $2', [
    userId,
    key,
    json,
  ])
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
