import { type UnreadCountView, unreadCountCap } from '@guildhall/contract'
import { queryOptions } from '@tanstack/react-query'
import { http } from '../../http.ts'
import { keyOf } from '../../query-keys.ts'

// On every signed-in screen, so it must not import what the lists need.

export const unreadCountQuery = (userId: string) =>
  queryOptions({
    queryKey: keyOf('notifications', 'unread', userId),
    queryFn: ({ signal }) => http.get<UnreadCountView>('/api/notifications/unread-count', { signal }),
  })

/** The server stops counting at its cap. */
export const unreadText = (unread: number) => (unread >= unreadCountCap ? `${unreadCountCap - 1}+` : String(unread))
