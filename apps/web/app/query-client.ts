import { QueryClient } from '@tanstack/react-query'

/** Retrying a refusal (4xx) would not change it. */
function isRefusal(error: unknown): boolean {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined
  return typeof status === 'number' && status >= 400 && status < 500
}

/** Start of the latest navigation, in milliseconds since 1970; 0 on the first screen. */
let screenAskedAt = 0

/** Data fetched before a navigation counts as stale on the next screen. */
export function noteScreenChange(): void {
  screenAskedAt = Date.now()
}

function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // Offline, a request fails at once instead of waiting.
      mutations: { networkMode: 'always' },
      queries: {
        networkMode: 'always',
        // Screens show current data, but do not refetch what their loader has just fetched.
        staleTime: ({ state }) => (state.dataUpdatedAt >= screenAskedAt ? 5_000 : 0),
        retry: (failures, error) => failures < 2 && !isRefusal(error),
      },
    },
  })
}

let browserClient: QueryClient | undefined

/** One cache in the browser. On the server one per render, so that no response leaks to another user. */
export function getQueryClient(): QueryClient {
  if (typeof document === 'undefined') return createQueryClient()
  browserClient ??= createQueryClient()
  return browserClient
}
