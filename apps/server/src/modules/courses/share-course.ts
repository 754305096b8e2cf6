import { randomBytes } from 'node:crypto'
import type { Deps } from '../../deps.ts'
import { DomainError } from '../../platform/errors.ts'
import { type CourseRow, lockOwnCourse, type OwnCourse, setCourse } from './course.queries.ts'

const shareKeyBytes = 16
export const isShareKey = (text: string) => /^[\w-]{22}$/.test(text)

/**
 * Gives a course a public address nobody can guess, or takes it back for good: shared again, it gets another one. A
 * course of the library has a public address anyway, and needs none.
 */
export function shareCourse(
  { database: { db } }: Deps,
  { shared, ...own }: OwnCourse & { shared: boolean },
): Promise<CourseRow> {
  return db.transaction(async (tx) => {
    const row = await lockOwnCourse(tx, own)
    if (!row) throw new DomainError('course.not_found')
    if (row.libraryId !== null || shared === (row.shareKey !== null)) return row
    return setCourse(tx, row.id, { shareKey: shared ? randomBytes(shareKeyBytes).toString('base64url') : null })
  })
}
