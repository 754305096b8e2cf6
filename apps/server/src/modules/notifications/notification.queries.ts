import type { Tx } from '../../platform/database/database.ts'
import { notifications } from './notification.tables.ts'

/** Inserts those whose event their person has not been told of, and returns whose they are. */
export async function insertNotifications(tx: Tx, rows: (typeof notifications.$inferInsert)[]): Promise<string[]> {
  const inserted = await tx
    .insert(notifications)
    .values(rows)
    .onConflictDoNothing({ target: [notifications.userId, notifications.eventKey] })
    .returning({ userId: notifications.userId })
  return inserted.map(({ userId }) => userId)
}
