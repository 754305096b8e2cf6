import { randomBytes } from 'node:crypto'
import type { Deps } from '../../deps.ts'
import { DomainError } from '../../platform/errors.ts'
import { type CourseRow, lockOwnCourse, type OwnCourse, setCourse } from './course.queries.ts'

const shareKeyBytes = 16
export const isShareKey = (text: string) => /^[\w-]{22}$/.test(text)

/**
 * Gives a course a secret public address, or removes it for good: sharing again makes a new one. A library course has a
 * public address already.
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
