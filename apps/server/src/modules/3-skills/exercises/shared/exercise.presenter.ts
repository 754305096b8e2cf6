import type { Exercise } from '@guildhall/content'
import type { ExerciseStateView, ExerciseView } from '@guildhall/contract'
import type { ExerciseStateRow } from '../exercise.queries.ts'

/** What exercises are proven with is nobody's to read: wrong programs, and what a program is run in. */
export function presentExercise(exercise: Exercise): ExerciseView {
  if (exercise.kind === 'code') {
    const { wrong: _planted, ...shown } = exercise
    return shown
  }
  if ('run' in exercise) {
    const { run: _surroundings, ...shown } = exercise
    return shown
  }
  return exercise
}

export function presentExerciseState(row: ExerciseStateRow): ExerciseStateView {
  const { exerciseId, answer, ticked, failures, solved, updatedAt } = row
  return { exerciseId, answer, ticked, failures, solved, updatedAt: updatedAt.toISOString() }
}
