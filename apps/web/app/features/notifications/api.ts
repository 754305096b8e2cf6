import type { MarkReadBody, NotificationView, UnreadCountView } from '@guildhall/contract'
import {
  type InfiniteData,
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { http, type List } from '../../http.ts'

const all = ['notifications'] as const
const keys = {
  lists: [...all, 'list'] as const,
  unread: (userId: string) => [...all, 'unread', userId] as const,
}

const pageLimit = 30

export const unreadCountQuery = (userId: string) =>
  queryOptions({
    queryKey: keys.unread(userId),
    queryFn: ({ signal }) => http.get<UnreadCountView>('/api/notifications/unread-count', { signal }),
  })

/** Newest first, page by page. */
export const notificationsQuery = (userId: string, { unread }: { unread: boolean }) =>
  infiniteQueryOptions({
    queryKey: [...keys.lists, userId, { unread }],
    queryFn: ({ signal, pageParam }) => {
      const query = new URLSearchParams({ limit: String(pageLimit) })
      if (unread) query.set('unread', 'true')
      if (pageParam) query.set('cursor', pageParam)
      return http.getList<NotificationView>(`/api/notifications?${query}`, { signal })
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  })

/** Marks as read, here at once and in other tabs by the live event. */
export function useMarkRead(userId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: MarkReadBody) => http.post<UnreadCountView>('/api/notifications/read', body),
    onMutate: (body) => {
      const readAt = new Date().toISOString()
      client.setQueriesData<InfiniteData<List<NotificationView>>>(
        { queryKey: keys.lists },
        (data) => data && { ...data, pages: data.pages.map((page) => withRead(page, body, readAt)) },
      )
    },
    onSuccess: (count) => client.setQueryData(keys.unread(userId), count),
    onSettled: () => client.invalidateQueries({ queryKey: all }),
  })
}

function withRead(page: List<NotificationView>, body: MarkReadBody, readAt: string): List<NotificationView> {
  const isMeant = ({ _id, createdAt }: NotificationView) =>
    'ids' in body ? body.ids.includes(_id) : createdAt <= body.upTo
  return { ...page, items: page.items.map((item) => (item.readAt || !isMeant(item) ? item : { ...item, readAt })) }
}
