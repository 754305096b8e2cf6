import { and, desc, eq, gt, inArray, lt, lte, ne, not, or, type SQL, sql } from 'drizzle-orm'
import { type Db, queryNamed, queryPlanned, type Tx } from '../../../platform/database/database.ts'
import { deleteInBatches } from '../../../platform/database/delete-in-batches.ts'
import { suspendedSql, suspendedText } from '../restrictions/shared/suspended.queries.ts'
import { sessions } from './account.tables.ts'
import { oldestSessionStart } from './session.rules.ts'

export type SessionRow = { userId: string; createdAt: Date; lastSeenAt: Date; expiresAt: Date }
export type FoundSession = SessionRow & { isSuspended: boolean }

export async function insertSession(db: Db | Tx, row: typeof sessions.$inferInsert) {
  await db.insert(sessions).values(row)
}

export async function findSession(db: Db, tokenHash: Buffer, now: Date): Promise<FoundSession | undefined> {
  const [row] = await queryNamed<FoundSession>(
    db,
    'session_by_token',
    `select user_id as "userId", created_at as "createdAt", last_seen_at as "lastSeenAt", expires_at as "expiresAt",
       ${suspendedText('sessions.user_id')} as "isSuspended"
     from sessions where token_hash = $1 and expires_at > $2 and created_at > $3`,
    [tokenHash, now, oldestSessionStart(now)],
  )
  return row
}

export async function findIsSecondFactor(db: Db, tokenHash: Buffer): Promise<boolean> {
  const [row] = await db
    .select({ secondFactor: sessions.secondFactor })
    .from(sessions)
    .where(eq(sessions.tokenHash, tokenHash))
  return row?.secondFactor ?? false
}

export async function findSessionStart(db: Db | Tx, tokenHash: Buffer): Promise<Date | undefined> {
  const [row] = await db
    .select({ createdAt: sessions.createdAt })
    .from(sessions)
    .where(eq(sessions.tokenHash, tokenHash))
  return row?.createdAt
}

/** Those of suspended people are left out: they hear nothing live. */
export async function listOpenSessions(
  db: Db,
  tokenHashes: readonly Buffer[],
  now: Date,
): Promise<(SessionRow & { tokenHash: Buffer })[]> {
  return db
    .select({
      tokenHash: sessions.tokenHash,
      userId: sessions.userId,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      expiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .where(
      and(
        sql`${sessions.tokenHash} = any (${sql.param(tokenHashes)}::bytea[])`,
        gt(sessions.expiresAt, now),
        gt(sessions.createdAt, oldestSessionStart(now)),
        not(suspendedSql(sessions.userId)),
      ),
    )
}

/** Extends the expiry. A session revoked meanwhile stays revoked. */
export async function touchSession(db: Db, tokenHash: Buffer, now: Date, expiresAt: Date) {
  await db
    .update(sessions)
    .set({ lastSeenAt: now, expiresAt })
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now)))
}

export async function touchSessions(db: Db, rows: readonly { tokenHash: Buffer; expiresAt: Date }[], now: Date) {
  if (rows.length === 0) return
  await queryPlanned(
    db,
    `update sessions set last_seen_at = $3, expires_at = touched.expires_at
     from unnest($1::bytea[], $2::timestamptz[]) as touched (token_hash, expires_at)
     where sessions.token_hash = touched.token_hash and sessions.expires_at > $3`,
    [rows.map(({ tokenHash }) => tokenHash), rows.map(({ expiresAt }) => expiresAt), now],
  )
}

const isOpenAt = (now: Date) => and(gt(sessions.expiresAt, now), gt(sessions.createdAt, oldestSessionStart(now)))

export async function listSessions(db: Db, userId: string, now: Date) {
  return db
    .select({
      id: sessions.id,
      tokenHash: sessions.tokenHash,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      userAgent: sessions.userAgent,
      address: sessions.address,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isOpenAt(now)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt))
}

export const sessionRevokedChannel = 'session_revoked'

/** One transaction: all processes are notified exactly when the row is gone. */
export async function deleteSession(db: Db, tokenHash: Buffer) {
  await db.transaction(async (tx) => {
    await tx.delete(sessions).where(eq(sessions.tokenHash, tokenHash))
    await announceRevocation(tx, [tokenHash])
  })
}

export async function deleteSessionOf(tx: Tx, userId: string, id: string): Promise<Buffer | undefined> {
  const [deleted] = await deleteAnnounced(tx, and(eq(sessions.userId, userId), eq(sessions.id, id)))
  return deleted
}

export async function deleteSessionsOf(tx: Tx, userId: string, kept?: Buffer): Promise<Buffer[]> {
  return deleteAnnounced(tx, and(eq(sessions.userId, userId), kept ? ne(sessions.tokenHash, kept) : undefined))
}

/** Returns what it deleted, and which of them were open. */
export async function endSessionsBut(tx: Tx, { userId, kept, now }: { userId: string; kept: Buffer; now: Date }) {
  const ended = await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, kept)))
    .returning({ tokenHash: sessions.tokenHash, wasOpen: sql<boolean>`${isOpenAt(now)}` })
  await announceRevocation(
    tx,
    ended.map(({ tokenHash }) => tokenHash),
  )
  return ended
}

export async function deleteSessionsBeyond(tx: Tx, userId: string, count: number) {
  const beyond = tx
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt))
    .offset(count)
  await deleteAnnounced(tx, inArray(sessions.tokenHash, beyond))
}

async function deleteAnnounced(tx: Tx, which: SQL | undefined): Promise<Buffer[]> {
  const deleted = await tx.delete(sessions).where(which).returning({ tokenHash: sessions.tokenHash })
  const hashes = deleted.map(({ tokenHash }) => tokenHash)
  await announceRevocation(tx, hashes)
  return hashes
}

/** Makes every process look the sessions of an account up again. Returns the hashes of their tokens. */
export async function announceSessionsOf(tx: Tx, userId: string): Promise<Buffer[]> {
  const rows = await tx.select({ tokenHash: sessions.tokenHash }).from(sessions).where(eq(sessions.userId, userId))
  const hashes = rows.map(({ tokenHash }) => tokenHash)
  await announceRevocation(tx, hashes)
  return hashes
}

async function announceRevocation(tx: Tx, tokenHashes: Buffer[]) {
  const named = JSON.stringify(tokenHashes.map((hash) => hash.toString('hex')))
  await tx.execute(
    sql`select pg_notify(${sessionRevokedChannel}, hash) from json_array_elements_text(${named}) as hash`,
  )
}

export function deleteExpiredSessions(db: Db, now: Date, stopping?: AbortSignal) {
  const isOver = or(lt(sessions.expiresAt, now), lte(sessions.createdAt, oldestSessionStart(now)))
  return deleteInBatches(db, sessions, isOver, stopping)
}
