import type { AttentionView } from '@guildhall/contract'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { http } from '../../../http.ts'

/** How many deliveries wait for the person. Read anew with all proposals, so with every act that changes it. */
const attentionQuery = (userId: string) =>
  queryOptions({
    queryKey: ['proposals', 'attention', userId],
    queryFn: ({ signal }) => http.get<AttentionView>('/api/attention', { signal }),
  })

/** The same, also read anew on arriving at another screen; undefined until it is known and for those not signed in. */
export function useAttention(userId: string, pathname: string) {
  const client = useQueryClient()
  const { data } = useQuery({ ...attentionQuery(userId), enabled: userId !== '' })
  useEffect(() => {
    if (userId && pathname) void client.prefetchQuery(attentionQuery(userId))
  }, [client, userId, pathname])
  return data
}
