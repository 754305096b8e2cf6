import { setTimeout } from 'node:timers/promises'
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

/** Of the main thread's time, which the first requests share. */
const share = 0.2

async function warmUp(deps: Pick<Deps, 'bank'>, stopping: AbortSignal) {
  // Takes turns with requests by itself.
  await loadTemplates()
  const slices = prepareAll(deps)
  while (!stopping.aborted) {
    const began = performance.now()
    if (slices.next().done) return
    const took = performance.now() - began
    await setTimeout(took * (1 / share - 1), undefined, { signal: stopping }).catch(() => {}) // it is stopping
  }
}

function* prepareAll({ bank }: Pick<Deps, 'bank'>): Generator<void, void> {
  for (const skill of selectableSkills) {
    for (const difficulty of difficulties) {
      bank.questionsOf(skill, difficulty)
      yield
    }
  }
  yield* prepareExercises()
  while (!prepareReadings()) yield
}
