import { useCallback, useSyncExternalStore } from 'react'

/** False while a page is rendered on the server. */
export function useMediaQuery(query: string): boolean {
  // One function for one query: React subscribes anew whenever it gets another.
  const subscribe = useCallback(
    (onChange: () => void) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', onChange)
      return () => media.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  )
}
