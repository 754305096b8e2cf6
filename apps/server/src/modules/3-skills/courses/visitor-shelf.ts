import { dayMs, visitorCourseDays } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import { addressKey } from '../../../platform/http/address-key.ts'
import { hashToken, newToken } from '../../../platform/tokens.ts'
import { visitorCourses } from './course.rules.ts'
import type { Shelf } from './keep-as-written.ts'
import {
  addVisitorLesson,
  deleteOldestVisitorCourses,
  insertVisitorCourse,
  lockVisitorCourses,
} from './visitor-course.queries.ts'

/** What a provider wrote waits for its visitor to sign in. Courses of the library need not. */
export function visitorShelf(
  { database: { db }, clock }: Deps,
  { prompt, ...visitor }: { address: string; prompt: string },
): Shelf {
  const address = addressKey(visitor.address)
  return {
    begin: ({ courseTitle: title, description, lessons }, unwrittenTitles) =>
      db.transaction(async (tx) => {
        await lockVisitorCourses(tx)
        const [createdAt, token] = [clock(), newToken()]
        const expiresAt = new Date(createdAt.getTime() + visitorCourseDays * dayMs)
        await deleteOldestVisitorCourses(tx, address, {
          ofAddress: visitorCourses.perAddress - 1,
          inAll: visitorCourses.inAll - 1,
        })
        const course = { prompt, title, description, lessons, unwrittenTitles, createdAt, expiresAt }
        const _id = await insertVisitorCourse(tx, { ...course, address, tokenHash: hashToken(token) })
        return { type: 'claimable', _id, token, until: expiresAt.toISOString() }
      }),
    add: (courseId, lesson) => addVisitorLesson(db, courseId, lesson),
    end: async () => null,
  }
}
