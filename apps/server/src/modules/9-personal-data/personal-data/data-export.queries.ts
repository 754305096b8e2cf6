import { and, desc, eq, inArray, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm'
import { assertRow } from '../../../platform/database/assert-row.ts'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { abandonFiles } from '../../1-ground/uploads/shared/pending-file.queries.ts'
import { users } from '../../1-ground/users/user.tables.ts'
import { dataExports as exports } from './data-export.tables.ts'

export type ExportRow = typeof exports.$inferSelect
export type StoredArchive = { storageKey: string; sizeBytes: number; sha256: string }

const isOpen = and(isNull(exports.readyAt), isNull(exports.failedAt))

/** Newest first. There are few: they are removed after some days. */
export async function listExports(db: Db | Tx, userId: string): Promise<ExportRow[]> {
  return db.select().from(exports).where(eq(exports.userId, userId)).orderBy(desc(exports.requestedAt)).limit(20)
}

export async function insertExport(tx: Tx, row: { userId: string; requestedAt: Date }): Promise<ExportRow> {
  const [inserted] = await tx.insert(exports).values(row).returning()
  assertRow(inserted, 'an inserted export')
  return inserted
}

export async function findReadyExport(db: Db, { id, userId, now }: { id: string; userId: string; now: Date }) {
  const [row] = await db
    .select()
    .from(exports)
    .where(and(eq(exports.id, id), eq(exports.userId, userId), isNotNull(exports.readyAt)))
  if (!row?.storageKey || !row.sha256 || row.sizeBytes === null || !row.expiresAt || row.expiresAt <= now) return
  const { storageKey, sha256, sizeBytes, requestedAt } = row
  return { storageKey, sha256, sizeBytes, requestedAt }
}

export async function findOpenExport(db: Db, id: string): Promise<ExportRow | undefined> {
  const [row] = await db
    .select()
    .from(exports)
    .where(and(eq(exports.id, id), isOpen))
  return row
}

/** Returns how many attempts have failed by now; undefined if the copy has ended meanwhile, or is gone. */
export async function countFailedAttempt(db: Db, id: string): Promise<number | undefined> {
  const [row] = await db
    .update(exports)
    .set({ attempts: sql`${exports.attempts} + 1` })
    .where(and(eq(exports.id, id), isOpen))
    .returning({ attempts: exports.attempts })
  return row?.attempts
}

/** Makes the copy ready, unless it has ended or is gone. Returns its owner's address. */
export async function setExportReady(
  tx: Tx,
  id: string,
  values: StoredArchive & { readyAt: Date; expiresAt: Date },
): Promise<string | undefined> {
  const [row] = await tx
    .update(exports)
    .set(values)
    .where(and(eq(exports.id, id), isOpen))
    .returning({ userId: exports.userId })
  if (!row) return undefined
  const [owner] = await tx.select({ email: users.email }).from(users).where(eq(users.id, row.userId))
  return owner?.email
}

export async function setExportFailed(db: Db, id: string, times: { failedAt: Date; expiresAt: Date }) {
  await db
    .update(exports)
    .set(times)
    .where(and(eq(exports.id, id), isOpen))
}

export async function failAbandonedExports(db: Db, requestedBefore: Date, times: { failedAt: Date; expiresAt: Date }) {
  await db
    .update(exports)
    .set(times)
    .where(and(isOpen, lt(exports.requestedAt, requestedBefore)))
}

/** Deletes an account's copies but for `keptId`, and leaves their files to the sweep of pending files. */
export async function deleteOtherExports(tx: Tx, userId: string, keptId: string) {
  const gone = await tx
    .delete(exports)
    .where(and(eq(exports.userId, userId), ne(exports.id, keptId)))
    .returning({ storageKey: exports.storageKey })
  await abandonFiles(tx, keysOf(gone))
}

/** The same for up to `limit` copies whose time is over. Returns how many there were. */
export async function deleteExpiredExports(tx: Tx, now: Date, limit: number): Promise<number> {
  const expired = tx
    .select({ id: exports.id })
    .from(exports)
    .where(lt(exports.expiresAt, now))
    .limit(limit)
    .for('update', { skipLocked: true })
  const gone = await tx
    .delete(exports)
    .where(inArray(exports.id, expired))
    .returning({ storageKey: exports.storageKey })
  await abandonFiles(tx, keysOf(gone))
  return gone.length
}

const keysOf = (rows: { storageKey: string | null }[]) => rows.flatMap(({ storageKey }) => storageKey ?? [])
