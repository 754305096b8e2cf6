import type { ProviderId } from '@guildhall/contract'
import { and, asc, eq, gt, lt } from 'drizzle-orm'
import type { Db, Tx } from '../../../../platform/database/database.ts'
import { deleteInBatches } from '../../../../platform/database/delete-in-batches.ts'
import { identities, pendingIdentities, usedSignInStates } from './identity.tables.ts'

export type IdentityKey = { issuer: string; subject: string }
type NewIdentity = IdentityKey & { userId: string; provider: ProviderId; label: string; createdAt: Date }

const isKey = ({ issuer, subject }: IdentityKey) => and(eq(identities.issuer, issuer), eq(identities.subject, subject))

export async function findIdentityOwner(db: Db, key: IdentityKey): Promise<string | undefined> {
  const [row] = await db.select({ userId: identities.userId }).from(identities).where(isKey(key))
  return row?.userId
}

/** False if any account has it, or this one has another of the same provider. */
export async function insertIdentity(tx: Tx, row: NewIdentity & { lastUsedAt?: Date }): Promise<boolean> {
  const inserted = await tx.insert(identities).values(row).onConflictDoNothing().returning({ id: identities.id })
  return inserted.length > 0
}

/** Records a use. False if it was removed meanwhile. */
export async function setIdentityUsed(
  tx: Tx,
  { userId, label, now, ...key }: IdentityKey & { userId: string; label: string; now: Date },
): Promise<boolean> {
  const used = await tx
    .update(identities)
    .set({ lastUsedAt: now, label })
    .where(and(isKey(key), eq(identities.userId, userId)))
    .returning({ id: identities.id })
  return used.length > 0
}

export async function listIdentitiesOf(db: Db, userId: string) {
  const { id, provider, subject, label, createdAt, lastUsedAt } = identities
  return db
    .select({ id, provider, subject, label, createdAt, lastUsedAt })
    .from(identities)
    .where(eq(identities.userId, userId))
    .orderBy(asc(createdAt), asc(id))
}

export async function deleteIdentity(tx: Tx, userId: string, id: string) {
  const [deleted] = await tx
    .delete(identities)
    .where(and(eq(identities.userId, userId), eq(identities.id, id)))
    .returning({ provider: identities.provider, label: identities.label })
  return deleted
}

export async function deleteIdentitiesOf(tx: Tx, userId: string) {
  await tx.delete(pendingIdentities).where(eq(pendingIdentities.userId, userId))
  return tx
    .delete(identities)
    .where(eq(identities.userId, userId))
    .returning({ provider: identities.provider, label: identities.label })
}

export type PendingIdentity = typeof pendingIdentities.$inferSelect

export async function insertPendingIdentity(db: Db, row: typeof pendingIdentities.$inferInsert) {
  await db.insert(pendingIdentities).values(row)
}

const isPending = (tokenHash: Buffer, now: Date) =>
  and(eq(pendingIdentities.tokenHash, tokenHash), gt(pendingIdentities.expiresAt, now))

export async function findPendingIdentity(db: Db, tokenHash: Buffer, now: Date): Promise<PendingIdentity | undefined> {
  const [row] = await db.select().from(pendingIdentities).where(isPending(tokenHash, now))
  return row
}

export async function setMailToken(tx: Tx, tokenHash: Buffer, mailTokenHash: Buffer) {
  await tx.update(pendingIdentities).set({ mailTokenHash }).where(eq(pendingIdentities.tokenHash, tokenHash))
}

export async function findPendingByMail(
  db: Db,
  mailTokenHash: Buffer,
  now: Date,
): Promise<PendingIdentity | undefined> {
  const [row] = await db
    .select()
    .from(pendingIdentities)
    .where(and(eq(pendingIdentities.mailTokenHash, mailTokenHash), gt(pendingIdentities.expiresAt, now)))
  return row
}

/** False if it was taken before. */
export async function takePendingIdentity(tx: Tx, tokenHash: Buffer): Promise<boolean> {
  const taken = await tx
    .delete(pendingIdentities)
    .where(eq(pendingIdentities.tokenHash, tokenHash))
    .returning({ userId: pendingIdentities.userId })
  return taken.length > 0
}

/** False if this state came back before. */
export async function takeState(db: Db, stateHash: Buffer, expiresAt: Date): Promise<boolean> {
  const taken = await db
    .insert(usedSignInStates)
    .values({ stateHash, expiresAt })
    .onConflictDoNothing()
    .returning({ stateHash: usedSignInStates.stateHash })
  return taken.length > 0
}

export async function deleteExpiredIdentities(db: Db, now: Date, stopping?: AbortSignal) {
  await deleteInBatches(db, pendingIdentities, lt(pendingIdentities.expiresAt, now), stopping)
  await deleteInBatches(db, usedSignInStates, lt(usedSignInStates.expiresAt, now), stopping)
}
