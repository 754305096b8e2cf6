import type { ExerciseStateView } from '@guildhall/contract'
import { DomainError } from '../../../platform/errors.ts'
import type { OnceDeps } from '../../1-ground/idempotency/shared/answer-once.ts'
import { presentExerciseState } from './exercise.presenter.ts'
import { type ExerciseStateRow, putExerciseState } from './exercise.queries.ts'
import { hasExercise } from './shared/exercise-library.ts'

/** An account keeps a row for each exercise that there is, at most. */
export async function keepExerciseState(
  { database: { db }, clock }: OnceDeps,
  state: Omit<ExerciseStateRow, 'updatedAt'>,
): Promise<ExerciseStateView> {
  if (!hasExercise(state.courseId, state.exerciseId)) throw new DomainError('exercise.not_found')
  const ticked = [...new Set(state.ticked)].sort((one, other) => one - other)
  return presentExerciseState(await putExerciseState(db, { ...state, ticked, updatedAt: clock() }))
}
