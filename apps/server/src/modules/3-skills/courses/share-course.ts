import { randomBytes } from 'node:crypto'
import type { KeptCourseView } from '@guildhall/contract'
import { DomainError } from '../../../platform/errors.ts'
import type { OnceDeps } from '../../1-ground/idempotency/shared/answer-once.ts'
import { presentKeptCourse } from './course.presenter.ts'
import { lockOwnCourse, type OwnCourse, setCourse } from './course.queries.ts'

const shareKeyBytes = 16
export const isShareKey = (text: string) => /^[\w-]{22}$/.test(text)

/** Makes a secret public address, or removes it for good: sharing again makes a new one. */
export function shareCourse(
  { database: { db }, config }: OnceDeps,
  { shared, ...own }: OwnCourse & { shared: boolean },
): Promise<KeptCourseView> {
  return db.transaction(async (tx) => {
    const row = await lockOwnCourse(tx, own)
    if (!row) throw new DomainError('course.not_found')
    const isDone = row.libraryId !== null || shared === (row.shareKey !== null)
    const shareKey = shared ? randomBytes(shareKeyBytes).toString('base64url') : null
    return presentKeptCourse(isDone ? row : await setCourse(tx, row.id, { shareKey }), config.publicUrl)
  })
}
