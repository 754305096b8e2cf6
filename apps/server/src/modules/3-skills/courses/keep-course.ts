import type { Deps } from '../../../deps.ts'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { DomainError } from '../../../platform/errors.ts'
import { lockAccount } from '../../1-ground/users/shared/lock-account.queries.ts'
import { countWrittenCourses, insertCourse } from './course.queries.ts'
import { writtenCoursesPerAccount } from './course.rules.ts'
import type { Course } from './course-library.ts'
import { listFinishedLessons } from './course-work/get-course-work.ts'

export async function keepCourse(
  { database: { db }, clock }: Deps,
  { userId, prompt, course }: { userId: string; prompt: string; course: Course },
): Promise<string> {
  const { libraryId, courseTitle: title, description, lessons } = course
  const values = { userId, prompt, libraryId, title, description, createdAt: clock() }
  if (libraryId !== null) {
    const doneLessons = await listFinishedLessons(db, { userId, courseId: libraryId })
    return insertCourse(db, { ...values, lessons: null, doneLessons })
  }
  return db.transaction(async (tx) => {
    await lockAccount(tx, userId)
    await requireRoomForCourse(tx, userId)
    return insertCourse(tx, { ...values, lessons })
  })
}

export async function requireRoomForCourse(db: Db | Tx, userId: string) {
  if ((await countWrittenCourses(db, userId)) < writtenCoursesPerAccount) return
  throw new DomainError('course.too_many', { limit: writtenCoursesPerAccount })
}
