import { type RefObject, useEffect, useRef } from 'react'

/**
 * Calls `load` as the end of a list comes near, so that few ever wait for it. The button at the end stays: not every
 * reader scrolls.
 * @param isReady whether there is more to load and nothing speaks against it now
 */
export function useInfiniteScroll(isReady: boolean, load: () => void): RefObject<HTMLDivElement | null> {
  const end = useRef<HTMLDivElement>(null)
  const latest = useRef(load)
  useEffect(() => {
    latest.current = load
  })

  useEffect(() => {
    if (!isReady || !end.current) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) latest.current()
      },
      { rootMargin: '600px' },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [isReady])

  return end
}
