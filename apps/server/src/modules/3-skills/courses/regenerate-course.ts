import { isDeepStrictEqual } from 'node:util'
import type { CourseEvent } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import { DomainError } from '../../../platform/errors.ts'
import { lockAccount } from '../../1-ground/users/shared/lock-account.queries.ts'
import { courseOf } from './course.presenter.ts'
import { type CourseRow, lockOwnCourse, type OwnCourse, setCourse } from './course.queries.ts'
import { eventOf, newCourse, stepsOfCourse } from './course-steps.ts'
import { forgetWorkOnCourse } from './forget-work-on-course.ts'
import { makeCourse, throttleCourses } from './generate-course.ts'
import { requireOwnCourse } from './get-course.ts'
import { requireRoomForCourse } from './keep-course.ts'

/**
 * Keeps lesson ids, and so progress. The old version stays until the new one is complete. Throws `throttle.course`,
 * `course.changed` if another one was faster, and as `makeCourse`.
 */
export async function* regenerateCourse(
  deps: Deps,
  { address, signal, ...own }: OwnCourse & { address: string; signal: AbortSignal },
): AsyncGenerator<CourseEvent, void> {
  await throttleCourses(deps, address)
  const row = await requireOwnCourse(deps.database.db, own)
  if (deps.ai && row.libraryId !== null) await requireRoomForCourse(deps.database.db, row.userId)

  const made = newCourse()
  for await (const step of stepsFor(deps, row, { address, signal })) {
    made.add(step)
    yield eventOf(step)
  }
  await replace(deps, own, { before: row, course: made.course() })
  yield { type: 'done', _id: row.id }
}

function stepsFor(deps: Deps, row: CourseRow, { address, signal }: { address: string; signal: AbortSignal }) {
  const before = courseOf(row)
  if (deps.ai) {
    const keep = before.lessons.map(({ id, title }) => ({ id, title }))
    const requester = { userId: row.userId, address }
    return makeCourse(deps, { prompt: row.prompt, requester, keep, done: row.doneLessons, signal })
  }
  if (before.source === 'ai') throw new DomainError('course.needs_provider')
  return stepsOfCourse(before)
}

function replace(
  { database: { db }, clock }: Deps,
  own: OwnCourse,
  { before, course }: { before: CourseRow; course: ReturnType<typeof courseOf> },
) {
  return db.transaction(async (tx) => {
    if (course.libraryId === null) await lockAccount(tx, own.userId)
    const row = await lockOwnCourse(tx, own)
    if (!row) throw new DomainError('course.not_found')
    // Its lessons have the ids of those that were there before. They could be ids of other lessons by now.
    if (!isDeepStrictEqual(row.lessons, before.lessons)) throw new DomainError('course.changed')
    if (course.libraryId === null && row.libraryId !== null) await requireRoomForCourse(tx, own.userId)
    const { libraryId, courseTitle: title, description, lessons } = course
    // The library is the fallback if the provider fails, but must not replace an AI-written course.
    if (libraryId !== null && libraryId !== row.libraryId) throw new DomainError('course.needs_provider')
    await setCourse(tx, row.id, {
      libraryId,
      title,
      description,
      lessons: libraryId === null ? lessons : null,
      unwrittenTitles: [],
      updatedAt: clock(),
    })
    await forgetWorkOnCourse(tx, own)
  })
}
