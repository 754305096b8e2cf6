import { type NotificationView, type UnreadCountView, unreadCountCap } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import { prepared } from '../../../platform/database/database.ts'
import { keysetOf, keysetPage } from '../../../platform/database/keyset.ts'
import type { ListPage } from '../../../platform/http/send-list.ts'
import { presentNotification } from './notification.presenter.ts'
import { countNotifications, countUnread, listNotifications as listRows } from './notification.queries.ts'

type ListRequest = { userId: string; unread: boolean; cursor?: string | undefined; limit: number }

export async function listNotifications(
  { database: { db } }: Pick<Deps, 'database'>,
  { userId, unread, cursor, limit }: ListRequest,
): Promise<ListPage<NotificationView>> {
  const end = keysetOf(cursor)
  const [found, total] = await Promise.all([
    listRows(prepared(db), { userId, unread, end, limit: limit + 1 }),
    countNotifications(prepared(db), { userId, unread }),
  ])
  const { rows, nextCursor } = keysetPage(found, limit, ({ createdAt, id }) => ({ at: createdAt, id }))
  return { rows: rows.map(presentNotification), total, nextCursor }
}

export async function getUnreadCount(
  { database: { db } }: Pick<Deps, 'database'>,
  userId: string,
): Promise<UnreadCountView> {
  return { unread: await countUnread(db, userId, unreadCountCap) }
}
