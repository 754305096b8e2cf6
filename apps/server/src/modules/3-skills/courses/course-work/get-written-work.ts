import type { ExerciseStatesView, WrittenWorkView } from '@guildhall/contract'
import type { Db } from '../../../../platform/database/database.ts'
import { DomainError } from '../../../../platform/errors.ts'
import { presentExerciseState } from '../../exercises/shared/exercise.presenter.ts'
import { listExerciseStates } from '../../exercises/shared/exercise-state.queries.ts'
import type { OwnCourse } from '../course.queries.ts'
import { findFinishedSteps, findWrittenExerciseIds } from './written-work.queries.ts'

/** How far somebody has read in a course that an AI wrote for them. */
export async function getWrittenWork(db: Db, own: OwnCourse): Promise<WrittenWorkView> {
  const finished = await findFinishedSteps(db, own)
  if (!finished) throw new DomainError('course.not_found')
  return { finished }
}

/** What they keep of the exercises of one of its lessons. */
export async function listWrittenExerciseStates(
  db: Db,
  lesson: OwnCourse & { lessonId: string },
): Promise<ExerciseStatesView> {
  const exerciseIds = await findWrittenExerciseIds(db, lesson)
  if (!exerciseIds) throw new DomainError('course.lesson_not_found')
  return { states: (await listExerciseStates(db, { ...lesson, exerciseIds })).map(presentExerciseState) }
}
