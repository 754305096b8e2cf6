import type { MarkReadBody, NotificationView, UnreadCountView } from '@guildhall/contract'
import { type InfiniteData, infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { http, type List } from '../../http.ts'
import { keyOf } from '../../query-keys.ts'

const pageLimit = 30

export const notificationsQuery = (userId: string, { unread }: { unread: boolean }) =>
  infiniteQueryOptions({
    queryKey: keyOf('notifications', 'list', userId, { unread }),
    queryFn: ({ signal, pageParam }) => {
      const query = new URLSearchParams({ limit: String(pageLimit) })
      if (unread) query.set('unread', 'true')
      if (pageParam) query.set('cursor', pageParam)
      return http.getList<NotificationView>(`/api/notifications?${query}`, { signal })
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  })

/** Other tabs learn of it by a live event. */
export function useMarkRead(userId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: MarkReadBody) => http.post<UnreadCountView>('/api/notifications/read', body),
    onMutate: (body) => {
      const readAt = new Date().toISOString()
      client.setQueriesData<InfiniteData<List<NotificationView>>>(
        { queryKey: keyOf('notifications', 'list') },
        (data) => data && { ...data, pages: data.pages.map((page) => withRead(page, body, readAt)) },
      )
    },
    onSuccess: (count) => client.setQueryData(keyOf('notifications', 'unread', userId), count),
    onSettled: () => client.invalidateQueries({ queryKey: keyOf('notifications') }),
  })
}

function withRead(page: List<NotificationView>, body: MarkReadBody, readAt: string): List<NotificationView> {
  const isMeant = ({ _id, createdAt }: NotificationView) =>
    'ids' in body ? body.ids.includes(_id) : createdAt <= body.upTo
  return { ...page, items: page.items.map((item) => (item.readAt || !isMeant(item) ? item : { ...item, readAt })) }
}
