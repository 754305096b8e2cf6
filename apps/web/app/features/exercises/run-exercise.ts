import type { ExerciseOf } from '@guildhall/contract'
import { isPageExercise, runPage } from './run-page.ts'
import { runProgram } from './run-program.ts'

/** Runs the tests where programs of that language run. */
export const runExercise = (exercise: ExerciseOf<'code'>, code: string) =>
  isPageExercise(exercise) ? runPage(exercise, code) : runProgram(exercise, code)
