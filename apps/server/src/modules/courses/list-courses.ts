import { pageOf, positionOf } from '../../platform/database/cursor.ts'
import type { Db } from '../../platform/database/database.ts'
import { countCourses, listCourses as list } from './course.queries.ts'

/** The user's courses, newest first; with `libraryId`, only that library course. */
export async function listCourses(
  db: Db,
  {
    userId,
    libraryId,
    cursor,
    limit,
  }: { userId: string; libraryId?: string | undefined; cursor?: string | undefined; limit: number },
) {
  const [found, total] = await Promise.all([
    list(db, { userId, libraryId, before: positionOf(cursor), limit: limit + 1 }),
    countCourses(db, { userId, libraryId }),
  ])
  return { ...pageOf(found, limit), total }
}
