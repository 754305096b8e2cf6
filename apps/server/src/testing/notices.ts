import type { NotificationView } from '@guildhall/contract'
import type { Hire } from './contracts.ts'
import type { TestApp } from './test-app.ts'

/** Newest first. */
export const toldTo = async (person: Hire['client']) =>
  (await person.get('/api/notifications')).json<NotificationView[]>().map(({ kind }) => kind)

/** About contracts and money, sorted by name. */
export async function noticesOf(t: TestApp, userId: string): Promise<string[]> {
  const { rows } = await t.pool.query<{ kind: string }>(
    "select kind from notifications where user_id = $1 and kind ~ '^(contract|money)' order by kind",
    [userId],
  )
  return rows.map(({ kind }) => kind)
}
