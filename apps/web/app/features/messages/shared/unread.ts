import type { UnreadView } from '@guildhall/contract'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { listDrafts } from '../../../drafts.ts'
import { http } from '../../../http.ts'
import { onLiveEvent } from '../../../live/live-events.ts'
import { keyOf } from '../../../query-keys.ts'

export const unreadQuery = (userId: string) =>
  queryOptions({
    queryKey: keyOf('messages', 'unread', userId),
    queryFn: ({ signal }) => http.get<UnreadView>('/api/conversations/unread', { signal }),
    staleTime: 30_000,
  })

/** Conversations with unread messages; 0 until known. */
export function useUnreadConversations(userId: string): number {
  const client = useQueryClient()
  const { data } = useQuery({ ...unreadQuery(userId), enabled: userId !== '', refetchInterval: 60_000 })
  useEffect(
    () =>
      onLiveEvent(({ type }) => {
        if (type === 'message' || type === 'read')
          void client.invalidateQueries({ queryKey: keyOf('messages', 'unread') })
      }),
    [client],
  )
  return data?.conversations ?? 0
}

/** Followed by the other person's id. */
export const outboxPrefix = 'outbox:'

/** Unsent messages of this account in this tab. Signing out discards them, like every draft. */
export function countUnsentMessages(userId: string): number {
  return listDrafts(userId, outboxPrefix).reduce<number>(
    (sum, kept) => sum + (Array.isArray(kept) ? kept.length : 0),
    0,
  )
}
