import type { CourseSummaryView } from '@guildhall/contract'
import { assertRow } from '../../../platform/database/assert-row.ts'
import { DomainError } from '../../../platform/errors.ts'
import { hashToken } from '../../../platform/tokens.ts'
import type { OnceDeps } from '../../1-ground/idempotency/shared/answer-once.ts'
import { lockAccount } from '../../1-ground/users/shared/lock-account.queries.ts'
import { presentCourseSummary } from './course.presenter.ts'
import { findOwnCourse, insertCourse, type OwnCourse } from './course.queries.ts'
import { requireRoomForCourse } from './keep-course.ts'
import { takeVisitorCourse } from './visitor-course.queries.ts'

/**
 * Keeps a course that was written before the account signed in; once more it answers the same. Throws
 * `course.claim_ended`, or `course.too_many`, after which it can still be claimed.
 */
export function claimCourse(
  { database: { db }, clock }: OnceDeps,
  { token, ...own }: OwnCourse & { token: string },
): Promise<CourseSummaryView> {
  return db.transaction(async (tx) => {
    await lockAccount(tx, own.userId)
    const before = await findOwnCourse(tx, own)
    if (!before) {
      const now = clock()
      const taken = await takeVisitorCourse(tx, { id: own.courseId, tokenHash: hashToken(token), now })
      if (!taken) throw new DomainError('course.claim_ended')
      await requireRoomForCourse(tx, own.userId)
      const { id, prompt, title, description, lessons, unwrittenTitles } = taken
      const course = { id, prompt, title, description, lessons, unwrittenTitles }
      await insertCourse(tx, { ...course, userId: own.userId, libraryId: null, createdAt: now })
    }
    const row = before ?? (await findOwnCourse(tx, own))
    assertRow(row, 'a claimed course')
    return presentCourseSummary({ ...row, lessonIds: row.lessons?.map(({ id }) => id) ?? null })
  })
}
