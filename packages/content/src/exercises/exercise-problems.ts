import { arithmetic } from './arithmetic.ts'
import { problemsOfReading } from './check-reading-exercises.ts'
import type { Exercise } from './exercise.ts'
import { isReadingExercise } from './reading-exercises.ts'

/** What contradicts itself within an exercise. Programs are not run. */
export function exerciseProblems(exercise: Exercise): string[] {
  if (exercise.kind === 'judgment') {
    const labels = exercise.examples.map(({ label }) => label)
    return labels.includes(exercise.better) && labels[0] !== labels[1] ? [] : ['does not say which example is better']
  }
  if (exercise.kind === 'calculation') {
    const { answer, tolerance, formula, wrong } = exercise
    const isNear = (number: number) => Math.abs(number - answer) <= tolerance
    const result = arithmetic(formula)
    return [
      ...(isNear(result) ? [] : [`the formula gives ${result}, not ${answer}`]),
      ...wrong.filter((one) => isNear(one.answer)).map((one) => `the wrong answer ${one.answer} counts as right`),
    ]
  }
  if (isReadingExercise(exercise)) return problemsOfReading(exercise)
  if (exercise.kind === 'code') {
    return repeated(exercise.wrong.map(({ name }) => name)).map((name) => `names the misconception ${name} twice`)
  }
  return []
}

export const repeated = (names: readonly string[]) => names.filter((name, index) => names.indexOf(name) < index)
