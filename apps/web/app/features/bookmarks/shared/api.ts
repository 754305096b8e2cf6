import type { BookmarksView, SavedPersonView, SavedProjectView } from '@guildhall/contract'
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { http } from '../../../http.ts'

const all = ['bookmarks'] as const
const path = '/api/bookmarks'
const pageLimit = 24
export type Bookmarked = 'projects' | 'people'

export const bookmarksQuery = (userId: string) =>
  queryOptions({
    queryKey: [...all, 'ids', userId],
    staleTime: 60_000,
    queryFn: ({ signal }) => http.get<BookmarksView>(path, { signal }),
  })

const listQuery = <Item>(userId: string, what: Bookmarked) =>
  infiniteQueryOptions({
    queryKey: [...all, 'list', userId, what],
    queryFn: ({ signal, pageParam }) => {
      const query = new URLSearchParams({ limit: String(pageLimit), ...(pageParam ? { cursor: pageParam } : {}) })
      return http.getList<Item>(`${path}/${what}?${query}`, { signal })
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  })

export const savedProjectsQuery = (userId: string) => listQuery<SavedProjectView>(userId, 'projects')
export const savedPeopleQuery = (userId: string) => listQuery<SavedPersonView>(userId, 'people')

type Change = { id: string; saved: boolean }

export function useSetBookmark(userId: string, what: Bookmarked) {
  const client = useQueryClient()
  const { queryKey } = bookmarksQuery(userId)
  return useMutation({
    // One after the other, so that the last press decides.
    scope: { id: `bookmarks ${what}` },
    mutationFn: ({ id, saved }: Change) =>
      http.put<BookmarksView>(`${path}/${what}/${encodeURIComponent(id)}`, { saved }),
    onMutate: async ({ id, saved }) => {
      await client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, (known) => known && withChange(known, what, id, saved))
    },
    onError: (_error, { id, saved }) => {
      client.setQueryData(queryKey, (known) => known && withChange(known, what, id, !saved))
    },
    onSettled: () => client.invalidateQueries({ queryKey: all }),
  })
}

function withChange(known: BookmarksView, what: Bookmarked, id: string, saved: boolean): BookmarksView {
  const others = known[what].filter((other) => other !== id)
  return { ...known, [what]: saved ? [...others, id] : others }
}
