import type { ExerciseStateView } from '@guildhall/contract'
import { DomainError } from '../../../platform/errors.ts'
import type { OnceDeps } from '../../1-ground/idempotency/shared/answer-once.ts'
import { recordMiss } from '../review-cards/shared/record-miss.ts'
import { addPractice } from '../review-cards/shared/review-card.queries.ts'
import { presentExerciseState } from './shared/exercise.presenter.ts'
import { findExercise, findStepOfExercise } from './shared/exercise-library.ts'
import { type ExerciseStateRow, putExerciseState } from './shared/exercise-state.queries.ts'
import { conceptsPracticedBy } from './shared/practiced-concepts.ts'

/** An account keeps a row for each exercise that there is, at most. One that was failed comes back in the daily review. */
export function keepExerciseState(
  { database: { db }, clock }: OnceDeps,
  state: Omit<ExerciseStateRow, 'updatedAt'>,
): Promise<ExerciseStateView> {
  const { userId, courseId, exerciseId, failures, solved } = state
  const found = findExercise(courseId, exerciseId)
  if (!found) throw new DomainError('exercise.not_found')

  return db.transaction(async (tx) => {
    const now = clock()
    const { failuresBefore, solvedBefore, ...kept } = await putExerciseState(tx, { ...state, updatedAt: now })
    // A task is judged by oneself.
    if (failures > (failuresBefore ?? 0) && found.exercise.kind !== 'task') {
      await recordMiss(tx, { userId, kind: 'exercise', source: courseId, part: '', item: exerciseId, now })
    }
    if (solved && !solvedBefore) {
      const step = findStepOfExercise(courseId, found.lessonId, exerciseId)
      await addPractice(tx, { userId, now, ...conceptsPracticedBy(courseId, step) })
    }
    return presentExerciseState(kept)
  })
}
