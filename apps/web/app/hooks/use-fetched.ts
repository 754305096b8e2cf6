import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

/**
 * What others on the screen have fetched. Not as one more observer of the query: without a function of its own it would take away
 * theirs, and what changes elsewhere would no longer be fetched.
 */
export function useFetched<Data>(queryKey: QueryKey): Data | undefined {
  const client = useQueryClient()
  return useSyncExternalStore(
    client.getQueryCache().subscribe,
    () => client.getQueryData<Data>(queryKey),
    () => undefined,
  )
}
