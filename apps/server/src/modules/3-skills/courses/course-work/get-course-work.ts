import type { CourseWorkView } from '@guildhall/contract'
import type { Db } from '../../../../platform/database/database.ts'
import { stepsOf } from '../../exercises/shared/exercise-library.ts'
import { getLibraryCourse } from '../get-course.ts'
import { presentCourseWork } from './course-work.presenter.ts'
import { findCourseWork, type OwnWork } from './course-work.queries.ts'
import { isLastStep } from './course-work.rules.ts'

export async function getCourseWork(db: Db, own: OwnWork): Promise<CourseWorkView> {
  getLibraryCourse(own.courseId)
  return presentCourseWork(await findCourseWork(db, own))
}

/** For a course that begins to be kept. */
export const listFinishedLessons = async (db: Db, own: OwnWork): Promise<string[]> =>
  finishedLessons(own.courseId, (await getCourseWork(db, own)).finished)

/** Lessons whose last step was finished. */
export const finishedLessons = (courseId: string, finished: CourseWorkView['finished']): string[] =>
  Object.keys(finished).filter((lessonId) => isLastStep(stepsOf(courseId, lessonId) ?? [], finished[lessonId]))
