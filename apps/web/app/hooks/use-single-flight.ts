import { useRef } from 'react'

/** A task returns this if it must never run again, because the page is about to change. */
export const forGood = Symbol('for good')

/**
 * Runs `task` unless an earlier run is still going, so that a second click never sends twice. A ref and not state: two
 * clicks can arrive before the next render.
 */
export function useSingleFlight<Args extends unknown[]>(task: (...args: Args) => Promise<unknown>) {
  const isRunning = useRef(false)

  return (...args: Args) => {
    if (isRunning.current) return
    isRunning.current = true
    void task(...args)
      .then((outcome) => {
        isRunning.current = outcome === forGood
      })
      .catch((error: unknown) => {
        isRunning.current = false
        throw error
      })
  }
}
