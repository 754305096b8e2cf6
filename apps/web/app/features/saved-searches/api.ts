import type { SavedSearchBody, SavedSearchSettingsBody, SavedSearchView } from '@guildhall/contract'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { http } from '../../http.ts'

const all = ['saved searches'] as const
const path = '/api/saved-searches'
const one = (id: string) => `${path}/${encodeURIComponent(id)}`

export const savedSearchesQuery = (userId: string) =>
  queryOptions({
    queryKey: [...all, userId],
    queryFn: ({ signal }) => http.get<SavedSearchView[]>(path, { signal }),
  })

function useSearchMutation<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>) {
  const client = useQueryClient()
  return useMutation({ mutationFn, onSettled: () => client.invalidateQueries({ queryKey: all }) })
}

export const useSaveSearch = () =>
  useSearchMutation((body: SavedSearchBody) => http.postOnce<SavedSearchView>(path, body))

export const useChangeSearch = () =>
  useSearchMutation(({ id, ...body }: SavedSearchSettingsBody & { id: string }) =>
    http.put<SavedSearchView>(one(id), body),
  )

export const useDeleteSearch = () => useSearchMutation((id: string) => http.delete(one(id)))
