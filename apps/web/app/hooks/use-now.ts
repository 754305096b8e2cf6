import { useEffect, useState } from 'react'

/**
 * The current time: updated when the tab comes back into view, and every `tickMs` milliseconds if given. A tab in the
 * background ticks rarely, so it is corrected on return.
 */
export function useNow(tickMs?: number): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const update = () => setNow(new Date())
    const updateIfVisible = () => {
      if (document.visibilityState === 'visible') update()
    }
    const timer = tickMs === undefined ? undefined : setInterval(update, tickMs)
    document.addEventListener('visibilitychange', updateIfVisible)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', updateIfVisible)
    }
  }, [tickMs])
  return now
}
