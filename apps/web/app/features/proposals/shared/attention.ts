import type { AttentionView } from '@guildhall/contract'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { http } from '../../../http.ts'
import { keyOf } from '../../../query-keys.ts'

const attentionQuery = (userId: string) =>
  queryOptions({
    queryKey: keyOf('proposals', 'attention', userId),
    queryFn: ({ signal }) => http.get<AttentionView>('/api/attention', { signal }),
  })

/** Also refetched on each navigation. Undefined while unknown and when signed out. */
export function useAttention(userId: string, pathname: string) {
  const client = useQueryClient()
  const { data } = useQuery({ ...attentionQuery(userId), enabled: userId !== '' })
  useEffect(() => {
    if (userId && pathname) void client.prefetchQuery(attentionQuery(userId))
  }, [client, userId, pathname])
  return data
}
