import type { WrittenExerciseView } from '@guildhall/contract'
import { hasPassed, runExercise } from './run-exercise.ts'
import { hasRun } from './run-outcome.ts'

/**
 * Whether the solution passes its tests in the sandbox, and neither the start nor a planted mistake does. What an AI wrote
 * is run nowhere else, and nobody else's word is taken for it.
 * @throws if nothing could be run here
 */
export async function isSound({ exercise, refused }: WrittenExerciseView, signal: AbortSignal): Promise<boolean> {
  if (exercise.kind !== 'code') return true
  const passes = async (code: string) => {
    const outcome = await runExercise(exercise, code, { signal, onReady: () => undefined })
    signal.throwIfAborted()
    if (!hasRun(outcome)) throw new Error('The sandbox could not be loaded.')
    return hasPassed(exercise, outcome)
  }
  if (!(await passes(exercise.solution))) return false
  for (const code of [exercise.start, ...refused]) if (await passes(code)) return false
  return true
}
