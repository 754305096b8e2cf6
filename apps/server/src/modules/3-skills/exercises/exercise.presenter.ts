import type { Exercise } from '@guildhall/content'
import type { ExerciseStateView, ExerciseView } from '@guildhall/contract'
import type { ExerciseStateRow } from './exercise.queries.ts'

/** Wrong programs are what the tests are tested with, and nobody's to read. */
export function presentExercise(exercise: Exercise): ExerciseView {
  if (exercise.kind !== 'code') return exercise
  const { wrong: _planted, ...shown } = exercise
  return shown
}

export function presentExerciseState(row: ExerciseStateRow): ExerciseStateView {
  const { exerciseId, answer, ticked, failures, solved, updatedAt } = row
  return { exerciseId, answer, ticked, failures, solved, updatedAt: updatedAt.toISOString() }
}
