import { isDeepStrictEqual } from 'node:util'
import type { LessonView } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { DomainError } from '../../../platform/errors.ts'
import { lockAccount } from '../../1-ground/users/shared/lock-account.queries.ts'
import { countWrittenCourses, insertCourse, lockOwnCourse, type OwnCourse, setCourse } from './course.queries.ts'
import { writtenCoursesPerAccount } from './course.rules.ts'
import type { Course } from './course-library.ts'
import { listFinishedLessons } from './course-work/get-course-work.ts'

export async function keepCourse(
  { database: { db }, clock }: Deps,
  {
    userId,
    prompt,
    course,
    unwrittenTitles = [],
  }: { userId: string; prompt: string; course: Course; unwrittenTitles?: string[] },
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
    return insertCourse(tx, { ...values, lessons, unwrittenTitles })
  })
}

/** Adds the next lesson of an unfinished course, unless it was written elsewhere meanwhile. */
export function addLesson(
  { database: { db }, clock }: Deps,
  { lesson, unwrittenBefore, ...own }: OwnCourse & { lesson: LessonView; unwrittenBefore: string[] },
) {
  return db.transaction(async (tx) => {
    const row = await lockOwnCourse(tx, own)
    if (!row) throw new DomainError('course.not_found')
    if (!row.lessons || !isDeepStrictEqual(row.unwrittenTitles, unwrittenBefore))
      throw new DomainError('course.written_elsewhere')
    const [, ...unwrittenTitles] = unwrittenBefore
    await setCourse(tx, row.id, { lessons: [...row.lessons, lesson], unwrittenTitles, updatedAt: clock() })
  })
}

export async function requireRoomForCourse(db: Db | Tx, userId: string) {
  if ((await countWrittenCourses(db, userId)) < writtenCoursesPerAccount) return
  throw new DomainError('course.too_many', { limit: writtenCoursesPerAccount })
}
