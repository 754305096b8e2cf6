import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

/** Keep a button at the end of the list, as not everyone scrolls. `isReady`: there is more to load. */
export function useInfiniteScroll(isReady: boolean, load: () => void): RefObject<HTMLDivElement | null> {
  const end = useRef<HTMLDivElement>(null)
  const loadMore = useEffectEvent(load)

  useEffect(() => {
    if (!isReady || !end.current) return
    const observer = new IntersectionObserver(
      // A busy browser reports several changes at once, oldest first.
      (entries) => {
        if (entries.at(-1)?.isIntersecting) loadMore()
      },
      { rootMargin: '600px' },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [isReady])

  return end
}
