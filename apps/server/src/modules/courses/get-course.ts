import type { Db } from '../../platform/database/database.ts'
import { DomainError } from '../../platform/errors.ts'
import { courseOf } from './course.presenter.ts'
import { type CourseRow, deleteCourse, findOwnCourse, findSharedCourse, type OwnCourse } from './course.queries.ts'
import { type Course, findInLibrary } from './course-library.ts'
import { isShareKey } from './share-course.ts'

/** A course for whom it belongs to; to others it does not exist. */
export async function getOwnCourse(db: Db, own: OwnCourse): Promise<CourseRow> {
  const row = await findOwnCourse(db, own)
  if (!row) throw new DomainError('course.not_found')
  return row
}

/** A course for everybody who knows the end of its public address. */
export async function getSharedCourse(db: Db, shareKey: string): Promise<Course> {
  // An address may hold what the database cannot read.
  const row = isShareKey(shareKey) ? await findSharedCourse(db, shareKey) : undefined
  if (!row) throw new DomainError('course.not_found')
  return courseOf(row)
}

export function getShelvedCourse(id: string): Course {
  const course = findInLibrary(id)
  if (!course) throw new DomainError('course.not_found')
  return course
}

export async function removeCourse(db: Db, own: OwnCourse): Promise<void> {
  if (!(await deleteCourse(db, own))) throw new DomainError('course.not_found')
}
