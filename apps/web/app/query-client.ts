import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  type Query,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query'

/** Retrying a refusal (4xx) would not change it. */
function isRefusal(error: unknown): boolean {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined
  return typeof status === 'number' && status >= 400 && status < 500
}

/** Start of the latest navigation, in milliseconds since 1970; 0 on the first screen. */
let screenAskedAt = 0

/** Data fetched before a navigation counts as stale on the next screen. */
export function markScreenChange(): void {
  screenAskedAt = Date.now()
}

/** A first answer, or one that no screen waits for: TanStack Query takes it as fresh even after a change. */
const isLeftOnItsWay = (query: Query) =>
  query.state.fetchStatus === 'fetching' && (query.state.data === undefined || !query.isActive())

/** After a change, also asks again for what is on its way, as it may have been read before the change. */
class FreshQueryClient extends QueryClient {
  override invalidateQueries<Key extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ): Promise<void> {
    for (const query of this.getQueryCache().findAll(filters)) {
      if (isLeftOnItsWay(query)) askAgain(query)
    }
    return super.invalidateQueries(filters, options)
  }
}

/** Whoever waits for the first request, such as a loader, gets the answer to the second: it replaces a silently cancelled one. */
function askAgain(query: Query): void {
  void query.cancel({ silent: true })
  query.fetch().catch(() => {}) // reported by those who wait, and by the query's state
}

function createQueryClient(): QueryClient {
  return new FreshQueryClient({
    defaultOptions: {
      // Offline, a request fails at once instead of waiting.
      mutations: { networkMode: 'always' },
      queries: {
        networkMode: 'always',
        // Screens show current data, but do not refetch what their loader has just fetched.
        staleTime: ({ state }) => (state.dataUpdatedAt >= screenAskedAt ? 5_000 : 0),
        // One quick retry gets past a lost connection or a restart; a longer wait would only hide the failure behind skeletons.
        retry: (failures, error) => failures < 1 && !isRefusal(error),
        retryDelay: 500,
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
