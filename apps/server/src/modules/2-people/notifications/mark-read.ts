import { type MarkReadBody, type UnreadCountView, unreadCountCap } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import { publishChanged } from '../../../platform/live/publish-changed.ts'
import { countUnread, setRead } from './notification.queries.ts'

export async function markRead(
  { database: { db }, live, clock }: Pick<Deps, 'database' | 'live' | 'clock'>,
  { userId, body }: { userId: string; body: MarkReadBody },
): Promise<UnreadCountView> {
  return db.transaction(async (tx) => {
    const which = 'ids' in body ? { ids: body.ids } : { upTo: new Date(body.upTo) }
    const changed = await setRead(tx, { userId, which, now: clock() })
    if (changed > 0) publishChanged(live, tx, [userId], { part: 'notification' })
    return { unread: await countUnread(tx, userId, unreadCountCap) }
  })
}
