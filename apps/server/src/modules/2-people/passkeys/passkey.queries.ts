import { and, asc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { deleteInBatches } from '../../../platform/database/delete-in-batches.ts'
import { passkeyChallenges, passkeys } from './passkey.tables.ts'

const { id, name, createdAt, lastUsedAt, isSynced } = passkeys
const shown = { id, name, createdAt, lastUsedAt, isSynced }
export type PasskeyRow = { id: string; name: string; createdAt: Date; lastUsedAt: Date | null; isSynced: boolean }

export function listPasskeysOf(db: Db, userId: string): Promise<PasskeyRow[]> {
  return db.select(shown).from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(createdAt), asc(id))
}

/** So that a device does not offer to add a passkey it already has. */
export function listCredentialsOf(db: Db, userId: string) {
  return db
    .select({ id: passkeys.credentialId, transports: passkeys.transports })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
}

export async function countPasskeys(db: Db, userId: string): Promise<number> {
  return db.$count(passkeys, eq(passkeys.userId, userId))
}

/** Returns the new passkey, or undefined if any account has this credential. */
export async function insertPasskey(
  tx: Tx,
  row: {
    userId: string
    credentialId: string
    publicKey: Buffer
    counter: number
    transports: string[]
    isSynced: boolean
    name: string
    createdAt: Date
  },
): Promise<PasskeyRow | undefined> {
  const [inserted] = await tx
    .insert(passkeys)
    .values(row)
    .onConflictDoNothing({ target: passkeys.credentialId })
    .returning(shown)
  return inserted
}

export async function findPasskeyByCredential(db: Db, credentialId: string) {
  const [row] = await db
    .select({
      id,
      userId: passkeys.userId,
      publicKey: passkeys.publicKey,
      counter: passkeys.counter,
    })
    .from(passkeys)
    .where(eq(passkeys.credentialId, credentialId))
  return row
}

/** Records a use. Returns false if the passkey is gone, or another use has raised its counter meanwhile. */
export async function recordPasskeyUse(
  tx: Tx,
  passkeyId: string,
  { counter, isSynced, now }: { counter: number; isSynced: boolean; now: Date },
): Promise<boolean> {
  const isNewer = or(lt(passkeys.counter, counter), and(eq(passkeys.counter, 0), sql`${counter}::bigint = 0`))
  const updated = await tx
    .update(passkeys)
    .set({ counter, isSynced, lastUsedAt: now })
    .where(and(eq(passkeys.id, passkeyId), isNewer))
    .returning({ id })
  return updated.length > 0
}

const own = (userId: string, passkeyId: string) => and(eq(passkeys.id, passkeyId), eq(passkeys.userId, userId))

export async function isPasskeyOf(db: Db, userId: string, passkeyId: string): Promise<boolean> {
  return (await db.$count(passkeys, own(userId, passkeyId))) > 0
}

export async function setPasskeyName(db: Db, userId: string, passkeyId: string, newName: string) {
  const [row] = await db.update(passkeys).set({ name: newName }).where(own(userId, passkeyId)).returning(shown)
  return row
}

export async function deletePasskey(tx: Tx, userId: string, passkeyId: string) {
  const [row] = await tx.delete(passkeys).where(own(userId, passkeyId)).returning(shown)
  return row
}

export async function deletePasskeysOf(tx: Tx, userId: string): Promise<string[]> {
  const deleted = await tx.delete(passkeys).where(eq(passkeys.userId, userId)).returning({ name, createdAt })
  return deleted.sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime()).map((row) => row.name)
}

export async function deleteChallengesOf(tx: Tx, userId: string) {
  await tx.delete(passkeyChallenges).where(eq(passkeyChallenges.userId, userId))
}

/** Stores the challenge of a sign-in, or one of an account, which replaces its earlier one. */
export async function putPasskeyChallenge(
  db: Db,
  { userId, ...challenge }: { challengeHash: Buffer; userId: string | null; expiresAt: Date },
) {
  await db
    .insert(passkeyChallenges)
    .values({ ...challenge, userId })
    .onConflictDoUpdate({ target: passkeyChallenges.userId, set: challenge })
}

/** Uses a challenge up. Returns false if it was used or has expired, or belongs to something else. */
export async function takePasskeyChallenge(db: Db, challengeHash: Buffer, userId: string | null, now: Date) {
  const purpose = userId === null ? isNull(passkeyChallenges.userId) : eq(passkeyChallenges.userId, userId)
  const taken = await db
    .delete(passkeyChallenges)
    .where(and(eq(passkeyChallenges.challengeHash, challengeHash), purpose, gt(passkeyChallenges.expiresAt, now)))
    .returning({ expiresAt: passkeyChallenges.expiresAt })
  return taken.length > 0
}

export function deleteExpiredPasskeyChallenges(db: Db, now: Date, stopping?: AbortSignal) {
  return deleteInBatches(db, passkeyChallenges, lt(passkeyChallenges.expiresAt, now), stopping)
}
