import type { AdminHoldView } from '@guildhall/contract'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { http } from '../../http.ts'
import { adminKeys } from './shared/admin-keys.ts'

const pageLimit = 24

export const adminHoldsQuery = () =>
  infiniteQueryOptions({
    queryKey: [...adminKeys.all, 'holds'],
    queryFn: ({ signal, pageParam }) => {
      const query = new URLSearchParams({ limit: String(pageLimit) })
      if (pageParam) query.set('cursor', pageParam)
      return http.getList<AdminHoldView>(`/api/admin/holds?${query}`, { signal })
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  })
