import type { Deps } from '../../../deps.ts'
import { mailChoiceOf, mailDueAt } from './mail-time.rules.ts'
import { findTold } from './notification.queries.ts'
import { findSettings } from './notification-settings.queries.ts'
import { mailKey, settingsOf } from './notification-settings.ts'
import { mailPersonJob } from './shared/notification.jobs.ts'

/** Adds one job per person and minute. */
export async function planMails({ database: { db }, jobs }: Deps, { ids }: { ids: string[] }): Promise<void> {
  const told = await findTold(db, ids)
  if (told.length === 0) return
  const rows = await findSettings(db, [...new Set(told.map(({ userId }) => userId))])
  const wanted = new Map<string, { userId: string; dueAt: Date }>()
  for (const { userId, kind, createdAt } of told) {
    const settings = settingsOf(rows.get(userId))
    const dueAt = mailDueAt(settings, mailChoiceOf(settings, kind), createdAt)
    if (dueAt) wanted.set(mailKey(userId, dueAt), { userId, dueAt })
  }
  // In one order, so that two statements that add the same keys never wait for each other in a circle.
  const sorted = [...wanted].sort(([one], [other]) => (one < other ? -1 : 1))
  await jobs.addMany(
    db,
    mailPersonJob,
    sorted.map(([key, { userId, dueAt }]) => ({ data: { userId }, options: { key, startAfter: dueAt } })),
  )
}
