import { and, desc, eq, gt, inArray, isNull, lt, ne } from 'drizzle-orm'
import type { Db, Tx } from '../../../../platform/database/database.ts'
import { deleteInBatches } from '../../../../platform/database/delete-in-batches.ts'
import { accountTokens as tokens } from '../account.tables.ts'
import type { LinkPurpose } from './link.rules.ts'

const isOpen = and(isNull(tokens.usedAt), isNull(tokens.revokedAt))

export type LinkRow = {
  userId: string
  purpose: LinkPurpose
  email: string
  emailKey: string
  createdAt: Date
  expiresAt: Date
}

export async function insertLink(tx: Tx, row: LinkRow & { tokenHash: Buffer }) {
  await tx.insert(tokens).values(row)
}

export async function findLinkOwner(db: Db, tokenHash: Buffer, purpose: LinkPurpose): Promise<string | undefined> {
  const [row] = await db
    .select({ userId: tokens.userId })
    .from(tokens)
    .where(and(eq(tokens.tokenHash, tokenHash), eq(tokens.purpose, purpose)))
  return row?.userId
}

export async function lockLink(tx: Tx, tokenHash: Buffer) {
  const [row] = await tx
    .select({
      email: tokens.email,
      emailKey: tokens.emailKey,
      createdAt: tokens.createdAt,
      expiresAt: tokens.expiresAt,
      usedAt: tokens.usedAt,
      revokedAt: tokens.revokedAt,
    })
    .from(tokens)
    .where(eq(tokens.tokenHash, tokenHash))
    .for('update')
  return row
}

export async function setLinkUsed(tx: Tx, tokenHash: Buffer, now: Date) {
  await tx.update(tokens).set({ usedAt: now }).where(eq(tokens.tokenHash, tokenHash))
}

export async function revokeLinks(tx: Tx, userId: string, purposes: readonly LinkPurpose[], now: Date) {
  await tx
    .update(tokens)
    .set({ revokedAt: now })
    .where(and(eq(tokens.userId, userId), inArray(tokens.purpose, [...purposes]), isOpen))
}

export async function revokeLaterRestores(tx: Tx, userId: string, since: Date, now: Date) {
  await tx
    .update(tokens)
    .set({ revokedAt: now })
    .where(and(eq(tokens.userId, userId), eq(tokens.purpose, 'restore_email'), gt(tokens.createdAt, since), isOpen))
}

export async function findPendingEmail(db: Db, userId: string, now: Date): Promise<string | undefined> {
  const [row] = await db
    .select({ email: tokens.email })
    .from(tokens)
    .where(and(eq(tokens.userId, userId), eq(tokens.purpose, 'confirm_new_email'), gt(tokens.expiresAt, now), isOpen))
  return row?.email
}

/** Whether another account can still go back to this address. Until then it is not free. */
export async function isEmailReserved(db: Db, emailKey: string, now: Date, exceptUserId?: string): Promise<boolean> {
  const [row] = await db
    .select({ userId: tokens.userId })
    .from(tokens)
    .where(
      and(
        eq(tokens.emailKey, emailKey),
        eq(tokens.purpose, 'restore_email'),
        gt(tokens.expiresAt, now),
        isOpen,
        exceptUserId ? ne(tokens.userId, exceptUserId) : undefined,
      ),
    )
    .limit(1)
  return row !== undefined
}

export async function countLinksSince(db: Db, userId: string, purpose: LinkPurpose, since: Date): Promise<number> {
  return db.$count(tokens, and(eq(tokens.userId, userId), eq(tokens.purpose, purpose), gt(tokens.createdAt, since)))
}

export async function findOpenLinkTime(db: Db, userId: string, purpose: LinkPurpose): Promise<Date | undefined> {
  const [row] = await db
    .select({ createdAt: tokens.createdAt })
    .from(tokens)
    .where(and(eq(tokens.userId, userId), eq(tokens.purpose, purpose), isOpen))
    .orderBy(desc(tokens.createdAt))
    .limit(1)
  return row?.createdAt
}

export function deleteLinksExpiredBefore(db: Db, instant: Date, stopping?: AbortSignal) {
  return deleteInBatches(db, tokens, lt(tokens.expiresAt, instant), stopping)
}
