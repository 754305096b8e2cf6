import type { NotificationGroup } from '@guildhall/contract'
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { anyOf } from '../../../platform/database/any-of.ts'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { users } from '../../1-ground/users/user.tables.ts'
import { notificationSettings as settings, unsubscribeKey } from './notification.tables.ts'

export type SettingsRow = typeof settings.$inferSelect

export async function findSettings(db: Db | Tx, userIds: readonly string[]): Promise<Map<string, SettingsRow>> {
  const rows = await db.select().from(settings).where(anyOf(settings.userId, userIds))
  return new Map(rows.map((row) => [row.userId, row]))
}

export async function upsertSettings(db: Db, row: typeof settings.$inferInsert): Promise<void> {
  const { userId: _same, ...set } = row
  await db.insert(settings).values(row).onConflictDoUpdate({ target: settings.userId, set })
}

export async function setMuted(
  db: Db,
  { userId, groups, muted }: { userId: string; groups: NotificationGroup[]; muted: boolean },
): Promise<void> {
  const given = sql`${sql.param(groups)}::text[]`
  const others = sql`array(select g from unnest(${settings.mutedGroups}) g where g <> all(${given}))`
  if (!muted) {
    await db.update(settings).set({ mutedGroups: others }).where(eq(settings.userId, userId))
    return
  }
  await db
    .insert(settings)
    .values({ userId, mutedGroups: groups })
    .onConflictDoUpdate({ target: settings.userId, set: { mutedGroups: sql`${others} || ${given}` } })
}

/** The address of an account, once its owner has confirmed it: until then it may be a stranger's. */
export async function findConfirmedAddress(db: Db | Tx, userId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt), isNotNull(users.emailConfirmedAt)))
  return row?.email
}

export async function hasAccount(db: Db, userId: string): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
  return rows.length > 0
}

/** Sets the time zone of a person who has never saved their settings. */
export async function setUnsavedTimeZone(db: Db, userId: string, timeZone: string): Promise<void> {
  await db
    .insert(settings)
    .values({ userId, timeZone })
    .onConflictDoUpdate({ target: settings.userId, set: { timeZone }, setWhere: isNull(settings.savedAt) })
}

export async function getUnsubscribeKey(db: Db | Tx, fresh: Buffer): Promise<Buffer> {
  const find = async () => (await db.select({ secret: unsubscribeKey.secret }).from(unsubscribeKey))[0]?.secret
  const known = await find()
  if (known) return known
  await db.insert(unsubscribeKey).values({ secret: fresh }).onConflictDoNothing()
  return (await find()) ?? fresh
}
