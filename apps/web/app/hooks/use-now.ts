import { useEffect, useState } from 'react'

/** Updates when the tab becomes visible, and every `tickMs` milliseconds if given. */
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
