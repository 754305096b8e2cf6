import { listDrafts } from '../../../drafts.ts'

/** What the drafts of unsent messages to one person are called, followed by that person's id. */
export const outboxPrefix = 'outbox:'

/** How many messages of this account wait in this tab to be sent. Signing out discards them, like every draft. */
export function countUnsentMessages(userId: string): number {
  return listDrafts(userId, outboxPrefix).reduce<number>(
    (sum, kept) => sum + (Array.isArray(kept) ? kept.length : 0),
    0,
  )
}
