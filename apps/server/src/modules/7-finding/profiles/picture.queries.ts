import { and, asc, eq, isNull, lt, not } from 'drizzle-orm'
import { anyOf } from '../../../platform/database/any-of.ts'
import { assertRow } from '../../../platform/database/assert-row.ts'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { profileImages } from '../../1-ground/users/profile.tables.ts'
import { users } from '../../1-ground/users/user.tables.ts'

export type PictureRow = typeof profileImages.$inferSelect
export type NewPicture = Omit<PictureRow, 'id'>

export async function findPicture(db: Db, id: string): Promise<PictureRow | undefined> {
  const [row] = await db.select().from(profileImages).where(eq(profileImages.id, id))
  return row
}

/** Takes `Tx`: until it ends, no other picture of this person can be added. */
export async function lockAndCountPictures(tx: Tx, ownerId: string): Promise<number> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, ownerId)).for('update')
  return tx.$count(profileImages, eq(profileImages.ownerId, ownerId))
}

export async function insertPicture(tx: Tx, picture: NewPicture): Promise<PictureRow> {
  const [row] = await tx.insert(profileImages).values(picture).returning()
  assertRow(row, 'an inserted picture')
  return row
}

export async function deletePictures(db: Db | Tx, ids: readonly string[]) {
  if (ids.length > 0) await db.delete(profileImages).where(anyOf(profileImages.id, ids))
}

export async function setPicturesShown(tx: Tx, ownerId: string, shown: readonly string[], now: Date) {
  const own = eq(profileImages.ownerId, ownerId)
  const isShown = anyOf(profileImages.id, shown)
  const rows = await tx
    .update(profileImages)
    .set({ unusedSince: null })
    .where(and(own, isShown))
    .returning({ id: profileImages.id })
  await tx
    .update(profileImages)
    .set({ unusedSince: now })
    .where(and(own, isNull(profileImages.unusedSince), not(isShown)))
  return rows.map(({ id }) => id)
}

/** Locks pictures that were not shown since `before`, skipping those another process is working on. */
export async function lockUnusedPictures(tx: Tx, before: Date, limit: number) {
  return tx
    .select({ id: profileImages.id, storageKey: profileImages.storageKey })
    .from(profileImages)
    .where(lt(profileImages.unusedSince, before))
    .orderBy(asc(profileImages.unusedSince))
    .limit(limit)
    .for('update', { skipLocked: true })
}
