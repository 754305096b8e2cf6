import { and, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import { type Db, queryNamed, type Tx } from '../../platform/database/database.ts'
import { sessions } from './account.tables.ts'

export type SessionRow = { userId: string; lastSeenAt: Date; expiresAt: Date }

export async function insertSession(db: Db | Tx, row: { tokenHash: Buffer; userId: string; expiresAt: Date }) {
  await db.insert(sessions).values(row)
}

export async function findSession(db: Db, tokenHash: Buffer, now: Date): Promise<SessionRow | undefined> {
  const [row] = await queryNamed<SessionRow>(
    db,
    'session_by_token',
    `select user_id as "userId", last_seen_at as "lastSeenAt", expires_at as "expiresAt"
     from sessions where token_hash = $1 and expires_at > $2`,
    [tokenHash, now],
  )
  return row
}

/** Extends the expiry. A session revoked meanwhile stays revoked. */
export async function touchSession(db: Db, tokenHash: Buffer, now: Date, expiresAt: Date) {
  await db
    .update(sessions)
    .set({ lastSeenAt: now, expiresAt })
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now)))
}

export const sessionRevokedChannel = 'session_revoked'

/**
 * Deletes the session and notifies all processes, in one transaction: the notice is sent exactly when the row is gone.
 */
export async function deleteSession(db: Db, tokenHash: Buffer) {
  await db.transaction(async (tx) => {
    await tx.delete(sessions).where(eq(sessions.tokenHash, tokenHash))
    await announceRevocation(tx, tokenHash)
  })
}

/** Deletes all sessions of an account like `deleteSession`. Returns the hashes of their tokens. */
export async function deleteSessionsOf(tx: Tx, userId: string): Promise<Buffer[]> {
  const deleted = await tx
    .delete(sessions)
    .where(eq(sessions.userId, userId))
    .returning({ tokenHash: sessions.tokenHash })
  for (const { tokenHash } of deleted) await announceRevocation(tx, tokenHash)
  return deleted.map(({ tokenHash }) => tokenHash)
}

/** Keeps the `count` most recently used sessions of an account and deletes the others like `deleteSession`. */
export async function deleteSessionsBeyond(tx: Tx, userId: string, count: number) {
  const beyond = tx
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt))
    .offset(count)
  const deleted = await tx
    .delete(sessions)
    .where(inArray(sessions.tokenHash, beyond))
    .returning({ tokenHash: sessions.tokenHash })
  for (const { tokenHash } of deleted) await announceRevocation(tx, tokenHash)
}

async function announceRevocation(tx: Tx, tokenHash: Buffer) {
  await tx.execute(sql`select pg_notify(${sessionRevokedChannel}, ${tokenHash.toString('hex')})`)
}

export async function deleteExpiredSessions(db: Db, now: Date) {
  await db.delete(sessions).where(lt(sessions.expiresAt, now))
}
