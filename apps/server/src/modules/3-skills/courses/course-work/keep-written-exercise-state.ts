import type { ExerciseStateView } from '@guildhall/contract'
import { DomainError } from '../../../../platform/errors.ts'
import type { OnceDeps } from '../../../1-ground/idempotency/shared/answer-once.ts'
import { keepAccounts } from '../../../1-ground/users/shared/lock-account.queries.ts'
import { presentExerciseState } from '../../exercises/shared/exercise.presenter.ts'
import { type ExerciseStateRow, putExerciseState } from '../../exercises/shared/exercise-state.queries.ts'
import { keepWrittenExercise } from './written-work.queries.ts'

/**
 * One's work on an exercise that an AI wrote: a row for each exercise that the course has, at most. What was failed comes back in the
 * daily review by `answerWrittenLesson`, which judges the answer.
 */
export function keepWrittenExerciseState(
  { database: { db }, clock }: OnceDeps,
  state: Omit<ExerciseStateRow, 'updatedAt'>,
): Promise<ExerciseStateView> {
  return db.transaction(async (tx) => {
    await keepAccounts(tx, [state.userId])
    if (!(await keepWrittenExercise(tx, state))) throw new DomainError('exercise.not_found')
    return presentExerciseState(await putExerciseState(tx, { ...state, updatedAt: clock() }))
  })
}
