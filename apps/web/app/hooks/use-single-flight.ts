import { useCallback, useEffect, useRef } from 'react'

/** What a task answers when it must never run again, because the page is about to move on. */
export const forGood = Symbol('for good')

/**
 * Runs `task` unless an earlier run is still under way: a second click never sends twice. State would come too late
 * for that; two clicks can arrive before the first render that knows of one.
 */
export function useSingleFlight<Args extends unknown[]>(task: (...args: Args) => Promise<unknown>) {
  const isRunning = useRef(false)
  const latest = useRef(task)
  useEffect(() => {
    latest.current = task
  })

  return useCallback((...args: Args) => {
    if (isRunning.current) return
    isRunning.current = true
    void latest
      .current(...args)
      .then((outcome) => {
        isRunning.current = outcome === forGood
      })
      .catch((error: unknown) => {
        isRunning.current = false
        throw error
      })
  }, [])
}
