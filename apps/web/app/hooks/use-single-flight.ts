import { useRef } from 'react'

/** Returned by a task that must never run again, because the page is about to change. */
export const forGood = Symbol('for good')

/** Ignores calls while `task` runs. A ref and not state: two clicks can arrive before the next render. */
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
