import { setTimeout } from 'node:timers/promises'
import { difficulties, selectableSkills } from '@guildhall/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from './deps.ts'
import { loadTemplates } from './modules/3-skills/attempts/question-supply.ts'
import { prepareReadings } from './modules/3-skills/courses/find-library-course.ts'
import { prepareLibraryAnswers } from './modules/3-skills/courses/library-answers.ts'
import { prepareExercises } from './modules/3-skills/exercises/shared/exercise-library.ts'
import { renderAhead } from './render-ahead.ts'

/** `rendering`: the application, if its pages are built. */
type Subjects = Pick<Deps, 'bank'> & { rendering: FastifyInstance | undefined }

/** Prepares what the first who comes would wait for, in slices between the requests of others. */
export function startWarmUp(subjects: Subjects, onTrouble: (error: unknown) => void) {
  const stop = new AbortController()
  const running = warmUp(subjects, stop.signal).catch(onTrouble)
  return {
    async stop() {
      stop.abort()
      await running
    },
  }
}

/** Of the main thread's time, which the first requests share. */
const share = 0.2

async function warmUp(subjects: Subjects, stopping: AbortSignal) {
  // Takes turns with requests by itself.
  await loadTemplates()
  const slices = prepareAll(subjects)
  while (!stopping.aborted) {
    const began = performance.now()
    if ((await slices.next()).done) return
    const took = performance.now() - began
    await setTimeout(took * (1 / share - 1), undefined, { signal: stopping }).catch(() => {}) // it is stopping
  }
}

async function* prepareAll({ bank, rendering }: Subjects): AsyncGenerator<void> {
  for (const skill of selectableSkills) {
    for (const difficulty of difficulties) {
      bank.questionsOf(skill, difficulty)
      yield
    }
  }
  yield* prepareExercises()
  while (!prepareReadings()) yield
  yield* prepareLibraryAnswers()
  if (rendering) yield* renderAhead(rendering)
}
