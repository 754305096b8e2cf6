import { setImmediate } from 'node:timers/promises'
import type { Deps } from './deps.ts'
import { rehearseAttempts } from './modules/3-skills/attempts/shared/rehearse-attempts.ts'
import { prepareReadings } from './modules/3-skills/courses/find-library-course.ts'
import { prepareExercises } from './modules/3-skills/exercises/shared/exercise-library.ts'

/** Prepares what the first who comes would wait for, in slices between the requests of others. */
export function startWarmUp(deps: Deps, onTrouble: (error: unknown) => void) {
  const stop = new AbortController()
  const running = warmUp(deps, stop.signal).catch(onTrouble)
  return {
    async stop() {
      stop.abort()
      await running
    },
  }
}

async function warmUp(deps: Deps, stopping: AbortSignal) {
  for (const _ of prepareExercises()) {
    await setImmediate()
    if (stopping.aborted) return
  }
  while (!stopping.aborted && !prepareReadings()) await setImmediate()
  if (stopping.aborted) return
  for await (const _ of rehearseAttempts(deps)) {
    await setImmediate()
    if (stopping.aborted) return
  }
}
