import { setImmediate } from 'node:timers/promises'
import { difficulties, selectableSkills } from '@guildhall/contract'
import type { Deps } from './deps.ts'
import { loadTemplates } from './modules/3-skills/attempts/question-supply.ts'
import { prepareReadings } from './modules/3-skills/courses/find-library-course.ts'
import { prepareExercises } from './modules/3-skills/exercises/shared/exercise-library.ts'

/** Prepares what the first who comes would wait for, in slices between the requests of others. */
export function startWarmUp(deps: Pick<Deps, 'bank'>, onTrouble: (error: unknown) => void) {
  const stop = new AbortController()
  const running = warmUp(deps, stop.signal).catch(onTrouble)
  return {
    async stop() {
      stop.abort()
      await running
    },
  }
}

async function warmUp({ bank }: Pick<Deps, 'bank'>, stopping: AbortSignal) {
  // Takes turns with requests by itself.
  await loadTemplates()
  for (const skill of selectableSkills) {
    for (const difficulty of difficulties) {
      if (stopping.aborted) return
      bank.questionsOf(skill, difficulty)
      await setImmediate()
    }
  }
  for (const _ of prepareExercises()) {
    if (stopping.aborted) return
    await setImmediate()
  }
  while (!stopping.aborted && !prepareReadings()) await setImmediate()
}
