import type { KeptCourseView, LibraryCourseView } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import type { Db, ReadDb } from '../../../platform/database/database.ts'
import { DomainError } from '../../../platform/errors.ts'
import { keepAccounts } from '../../1-ground/users/shared/lock-account.queries.ts'
import { courseOf, presentKeptCourse } from './course.presenter.ts'
import { type CourseRow, deleteCourse, findOwnCourse, findSharedCourse, type OwnCourse } from './course.queries.ts'
import { type Course, findInLibrary, openLibrary } from './course-library.ts'
import { forgetWorkOnCourse } from './forget-work-on-course.ts'
import { isShareKey } from './share-course.ts'

export async function getOwnCourse({ database: { db }, config }: Deps, own: OwnCourse): Promise<KeptCourseView> {
  return presentKeptCourse(await requireOwnCourse(db, own), config.publicUrl)
}

/** Throws `course.not_found`. */
export async function requireOwnCourse(db: Db, own: OwnCourse): Promise<CourseRow> {
  const row = await findOwnCourse(db, own)
  if (!row) throw new DomainError('course.not_found')
  return row
}

export async function getSharedCourse(db: ReadDb, shareKey: string): Promise<Course> {
  const row = isShareKey(shareKey) ? await findSharedCourse(db, shareKey) : undefined
  if (!row) throw new DomainError('course.not_found')
  return courseOf(row)
}

export const listLibraryCourses = (): LibraryCourseView[] => [...openLibrary().list]

export function getLibraryCourse(id: string): Course {
  const course = findInLibrary(id)
  if (!course) throw new DomainError('course.not_found')
  return course
}

/** What was done in a course that an AI wrote goes with it. Of one of the library, all but which lessons are done stays. */
export function removeCourse(db: Db, own: OwnCourse): Promise<void> {
  return db.transaction(async (tx) => {
    await keepAccounts(tx, [own.userId]) // a deletion of the account takes the rows in another order
    if (!(await deleteCourse(tx, own))) throw new DomainError('course.not_found')
    await forgetWorkOnCourse(tx, own)
  })
}
