import { eq } from 'drizzle-orm'
import { anyOf } from '../../../platform/database/any-of.ts'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { messageSettings } from './message.tables.ts'

export async function haveReceipts(db: Db | Tx, userIds: readonly string[]): Promise<boolean> {
  const rows = await db
    .select({ readReceipts: messageSettings.readReceipts })
    .from(messageSettings)
    .where(anyOf(messageSettings.userId, userIds))
  return rows.every(({ readReceipts }) => readReceipts)
}

export async function findReceipts(db: Db, userId: string): Promise<boolean> {
  const [row] = await db
    .select({ readReceipts: messageSettings.readReceipts })
    .from(messageSettings)
    .where(eq(messageSettings.userId, userId))
  return row?.readReceipts ?? true
}

export async function setReceipts(db: Db, userId: string, readReceipts: boolean) {
  await db
    .insert(messageSettings)
    .values({ userId, readReceipts })
    .onConflictDoUpdate({ target: messageSettings.userId, set: { readReceipts } })
}
