import { and, eq, gt, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { authenticatorApps } from './second-factor.tables.ts'

export async function findAuthenticatorApp(db: Db, userId: string) {
  const [row] = await db
    .select({ secret: authenticatorApps.secret, confirmedAt: authenticatorApps.confirmedAt })
    .from(authenticatorApps)
    .where(eq(authenticatorApps.userId, userId))
  return row
}

/** Replaces one that was not confirmed. Returns false, and leaves it, if it was. */
export async function putUnconfirmedApp(tx: Tx, row: { userId: string; secret: Buffer; createdAt: Date }) {
  const { secret, createdAt } = row
  const written = await tx
    .insert(authenticatorApps)
    .values(row)
    .onConflictDoUpdate({
      target: authenticatorApps.userId,
      set: { secret, createdAt },
      setWhere: isNull(authenticatorApps.confirmedAt),
    })
    .returning({ userId: authenticatorApps.userId })
  return written.length > 0
}

export async function confirmApp(tx: Tx, userId: string, { step, now }: { step: number; now: Date }) {
  await tx
    .update(authenticatorApps)
    .set({ confirmedAt: now, lastStep: step })
    .where(and(eq(authenticatorApps.userId, userId), isNull(authenticatorApps.confirmedAt)))
}

/** Takes the step if no code of it or of a later one was used. One statement, so that a code is taken once. */
export async function takeStep(tx: Tx, userId: string, step: number): Promise<boolean> {
  const taken = await tx
    .update(authenticatorApps)
    .set({ lastStep: step })
    .where(
      and(
        eq(authenticatorApps.userId, userId),
        isNotNull(authenticatorApps.confirmedAt),
        lt(authenticatorApps.lastStep, step),
      ),
    )
    .returning({ userId: authenticatorApps.userId })
  return taken.length > 0
}

/** Deletes the account's confirmed app with its recovery codes. Returns whether there was one. */
export async function deleteConfirmedApp(tx: Tx, userId: string): Promise<boolean> {
  const deleted = await tx
    .delete(authenticatorApps)
    .where(and(eq(authenticatorApps.userId, userId), isNotNull(authenticatorApps.confirmedAt)))
    .returning({ userId: authenticatorApps.userId })
  return deleted.length > 0
}

/** Deletes an app that was confirmed after `since` or not at all. Returns whether it was confirmed. */
export async function deleteAppConfirmedSince(tx: Tx, userId: string, since: Date): Promise<boolean> {
  const { confirmedAt } = authenticatorApps
  const [deleted] = await tx
    .delete(authenticatorApps)
    .where(and(eq(authenticatorApps.userId, userId), or(isNull(confirmedAt), gt(confirmedAt, since))))
    .returning({ confirmedAt })
  return Boolean(deleted?.confirmedAt)
}

export async function deleteUnconfirmedApps(db: Db, before: Date) {
  await db
    .delete(authenticatorApps)
    .where(and(isNull(authenticatorApps.confirmedAt), lt(authenticatorApps.createdAt, before)))
}

export function listPlainSecrets(db: Db) {
  return db
    .select({ userId: authenticatorApps.userId, secret: authenticatorApps.secret })
    .from(authenticatorApps)
    .where(sql`get_byte(${authenticatorApps.secret}, 0) = 0`)
    .limit(1_000)
}

export function listConfirmedSecrets(db: Db, limit: number) {
  return db
    .select({ userId: authenticatorApps.userId, secret: authenticatorApps.secret })
    .from(authenticatorApps)
    .where(isNotNull(authenticatorApps.confirmedAt))
    .limit(limit)
}

export async function replaceSecret(db: Db, userId: string, { old, sealed }: { old: Buffer; sealed: Buffer }) {
  await db
    .update(authenticatorApps)
    .set({ secret: sealed })
    .where(and(eq(authenticatorApps.userId, userId), eq(authenticatorApps.secret, old)))
}
