import { setImmediate } from 'node:timers/promises'
import { prepareQuestions } from './modules/3-skills/attempts/shared/prepare-questions.ts'
import { prepareReadings } from './modules/3-skills/courses/find-library-course.ts'

/** Does once what the first people after a start would wait for, in slices of a few milliseconds between their requests. */
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
  if (stopping.aborted) return
  for await (const _ of prepareQuestions()) {
    await setImmediate()
    if (stopping.aborted) return
  }
}
