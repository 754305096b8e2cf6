import { infiniteQueryOptions } from '@tanstack/react-query'
import { http } from '../../../http.ts'

const pageLimit = 24

/** A paged list at `path`. Filters without a value are not sent. */
export function pagesOf<Item>(
  queryKey: readonly unknown[],
  path: string,
  filters: Readonly<Record<string, string>> = {},
) {
  return infiniteQueryOptions({
    queryKey,
    queryFn: ({ signal, pageParam: cursor }) => {
      const params = new URLSearchParams({ limit: String(pageLimit) })
      for (const [name, value] of Object.entries({ ...filters, cursor })) if (value !== '') params.set(name, value)
      return http.getList<Item>(`${path}?${params.toString()}`, { signal })
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  })
}
