import { QueryClient } from '@tanstack/react-query'

/** Refusals (4xx) are answers, not accidents: asking again cannot change them. */
function isRefusal(error: unknown): boolean {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined
  return typeof status === 'number' && status >= 400 && status < 500
}

/** When the last move to another screen began, in milliseconds since 1970; 0 on the screen that was opened first. */
let screenAskedAt = 0

/** Says that another screen is on its way: what was fetched before now is fetched anew when that screen asks for it. */
export function noteScreenChange(): void {
  screenAskedAt = Date.now()
}

function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // Without a connection a call fails at once and says so, instead of waiting unseen.
      mutations: { networkMode: 'always' },
      queries: {
        networkMode: 'always',
        // A screen shows what is true now; what its loader has just fetched for it is not fetched twice.
        staleTime: ({ state }) => (state.dataUpdatedAt >= screenAskedAt ? 5_000 : 0),
        retry: (failures, error) => failures < 2 && !isRefusal(error),
      },
    },
  })
}

let browserClient: QueryClient | undefined

/**
 * The cache of answers. In the browser there is one, shared by components and `clientLoader`s; on the server every
 * render gets its own, so that nobody ever sees another person's answer.
 */
export function getQueryClient(): QueryClient {
  if (typeof document === 'undefined') return createQueryClient()
  browserClient ??= createQueryClient()
  return browserClient
}
