import type { LessonExercisesView } from '@guildhall/contract'
import type { Db } from '../../../platform/database/database.ts'
import { DomainError } from '../../../platform/errors.ts'
import { presentExercise, presentExerciseState } from './shared/exercise.presenter.ts'
import { findExercises } from './shared/exercise-library.ts'
import { listExerciseStates } from './shared/exercise-state.queries.ts'

export async function listLessonExercises(
  db: Db,
  { courseId, lessonId, userId }: { courseId: string; lessonId: string; userId: string },
): Promise<LessonExercisesView> {
  const exercises = findExercises(courseId, lessonId)
  if (!exercises) throw new DomainError('exercise.lesson_not_found')
  const exerciseIds = exercises.map(({ id }) => id)
  const states = userId === '' ? [] : await listExerciseStates(db, { userId, courseId, exerciseIds })
  return {
    exercises: exercises.map((exercise) => presentExercise(courseId, exercise)),
    states: states.map(presentExerciseState),
  }
}
