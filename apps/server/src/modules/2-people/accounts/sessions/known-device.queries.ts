import { and, eq, exists, gt, lt, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db, Tx } from '../../../../platform/database/database.ts'
import { deleteInBatches } from '../../../../platform/database/delete-in-batches.ts'
import { knownDevices } from '../account.tables.ts'

export async function listKnownDevices(tx: Tx, userId: string) {
  const { kind, lastSeenAt, hasSignedIn } = knownDevices
  return tx.select({ kind, lastSeenAt, hasSignedIn }).from(knownDevices).where(eq(knownDevices.userId, userId))
}

export async function putKnownDevice(tx: Tx, row: typeof knownDevices.$inferInsert) {
  await tx
    .insert(knownDevices)
    .values(row)
    .onConflictDoUpdate({
      target: [knownDevices.userId, knownDevices.kind],
      set: {
        lastSeenAt: row.lastSeenAt,
        hasSignedIn: sql`${knownDevices.hasSignedIn} or excluded.has_signed_in`,
      },
    })
}

/** Keeps the latest device of each account, or its next sign-in would look like the first. */
export function deleteDevicesSeenBefore(db: Db, instant: Date, stopping?: AbortSignal) {
  const later = alias(knownDevices, 'later')
  const hasLater = exists(
    db
      .select({ kind: later.kind })
      .from(later)
      .where(
        and(
          eq(later.userId, knownDevices.userId),
          eq(later.hasSignedIn, true),
          gt(later.lastSeenAt, knownDevices.lastSeenAt),
        ),
      ),
  )
  return deleteInBatches(db, knownDevices, and(lt(knownDevices.lastSeenAt, instant), hasLater), stopping)
}
