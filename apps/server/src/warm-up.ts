import { setImmediate } from 'node:timers/promises'
import { prepareReadings } from './modules/3-skills/courses/find-library-course.ts'

/** Prepares the search of the library, which the first to search would wait for, in slices between the requests of others. */
export function startWarmUp(onTrouble: (error: unknown) => void) {
  const stop = new AbortController()
  const running = warmUp(stop.signal).catch(onTrouble)
  return {
    async stop() {
      stop.abort()
      await running
    },
  }
}

export async function warmUp(stopping: AbortSignal) {
  while (!stopping.aborted && !prepareReadings()) await setImmediate()
}
