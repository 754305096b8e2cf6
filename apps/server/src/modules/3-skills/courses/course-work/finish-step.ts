import type { CourseWorkView } from '@guildhall/contract'
import { DomainError } from '../../../../platform/errors.ts'
import type { OnceDeps } from '../../../1-ground/idempotency/shared/answer-once.ts'
import { stepsOf } from '../../exercises/shared/exercise-library.ts'
import { markLessonDone } from '../course.queries.ts'
import { presentCourseWork } from './course-work.presenter.ts'
import { lockCourseWork, type OwnWork, setCourseWork } from './course-work.queries.ts'
import { furthestStep, isLastStep } from './course-work.rules.ts'

/** Keeps how far a lesson was read. With its last step the lesson is done, in the course if it is kept. */
export function finishStep(
  { database: { db }, clock }: OnceDeps,
  { lessonId, step, ...own }: OwnWork & { lessonId: string; step: string },
): Promise<CourseWorkView> {
  const steps = stepsOf(own.courseId, lessonId)
  if (!steps) throw new DomainError('course.lesson_not_found')
  if (!steps.some(({ id }) => id === step)) throw new DomainError('course.step_not_found')

  return db.transaction(async (tx) => {
    const { finished } = await lockCourseWork(tx, own)
    const updatedAt = clock()
    const furthest = { ...finished, [lessonId]: furthestStep(steps, finished[lessonId], step) }
    const row = await setCourseWork(tx, own, { finished: furthest, updatedAt })
    if (isLastStep(steps, step)) {
      await markLessonDone(tx, { userId: own.userId, libraryId: own.courseId, lessonId, updatedAt })
    }
    return presentCourseWork(row)
  })
}
