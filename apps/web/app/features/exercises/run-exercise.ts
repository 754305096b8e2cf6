import type { ExerciseOf } from '@guildhall/contract'
import { isComponentExercise, runComponent } from './run-component.ts'
import type { RunOutcome } from './run-outcome.ts'
import { isPageExercise, runPage } from './run-page.ts'
import { type ProgramOptions, runProgram } from './run-program.ts'

/** Pages and components end by themselves within seconds. */
export function runExercise(exercise: ExerciseOf<'code'>, code: string, options: ProgramOptions): Promise<RunOutcome> {
  if (isPageExercise(exercise)) return runPage(exercise, code)
  return isComponentExercise(exercise) ? runComponent(exercise, code) : runProgram(exercise, code, options)
}

export const hasPassed = ({ tests }: ExerciseOf<'code'>, outcome: RunOutcome) =>
  outcome.tests.length === tests.length && outcome.tests.every(({ passed }) => passed)
