import { setImmediate } from 'node:timers/promises'
import { prepareReadings } from './modules/3-skills/courses/find-library-course.ts'
import { prepareExercises } from './modules/3-skills/exercises/shared/exercise-library.ts'

/** Prepares the library, which the first who comes would wait for, in slices between the requests of others. */
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

async function warmUp(stopping: AbortSignal) {
  for (const _ of prepareExercises()) {
    await setImmediate()
    if (stopping.aborted) return
  }
  while (!stopping.aborted && !prepareReadings()) await setImmediate()
}
