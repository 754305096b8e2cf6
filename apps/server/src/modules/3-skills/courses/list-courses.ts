import type { Db } from '../../../platform/database/database.ts'
import { keysetOf, keysetPage } from '../../../platform/database/keyset.ts'
import { presentCourseSummary } from './course.presenter.ts'
import { countCourses, listCourses as list } from './course.queries.ts'

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
    list(db, { userId, libraryId, end: keysetOf(cursor), limit: limit + 1 }),
    countCourses(db, { userId, libraryId }),
  ])
  const { rows, nextCursor } = keysetPage(found, limit, ({ createdAt, id }) => ({ at: createdAt, id }))
  return { rows: rows.map(presentCourseSummary), nextCursor, total }
}
