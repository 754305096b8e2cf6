import { eq, sum } from 'drizzle-orm'
import { bigint, pgView, text, uuid } from 'drizzle-orm/pg-core'
import { anyOf } from '../../../platform/database/any-of.ts'
import type { Db, Tx } from '../../../platform/database/database.ts'

/** The files that projects, proposals, messages and deliveries keep. */
const storedFiles = pgView('stored_files', {
  storageKey: text('storage_key').notNull(),
  ownerId: uuid('owner_id'),
  sizeBytes: bigint('size_bytes', { mode: 'number' }).notNull(),
}).existing()

export async function listClaimedKeys(tx: Tx, storageKeys: readonly string[]): Promise<string[]> {
  const rows = await tx
    .select({ storageKey: storedFiles.storageKey })
    .from(storedFiles)
    .where(anyOf(storedFiles.storageKey, storageKeys))
  return rows.map(({ storageKey }) => storageKey)
}

export async function sumStoredBytes(db: Db | Tx, userId: string): Promise<number> {
  const [row] = await db
    .select({ bytes: sum(storedFiles.sizeBytes).mapWith(Number) })
    .from(storedFiles)
    .where(eq(storedFiles.ownerId, userId))
  return row?.bytes ?? 0
}
