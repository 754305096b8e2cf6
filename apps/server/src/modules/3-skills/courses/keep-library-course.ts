import type { KeptCourseView } from '@guildhall/contract'
import type { OnceDeps } from '../../1-ground/idempotency/shared/answer-once.ts'
import { presentKeptCourse } from './course.presenter.ts'
import { findKeptLibraryCourse, insertCourse } from './course.queries.ts'
import { listFinishedLessons } from './course-work/get-course-work.ts'
import { getLibraryCourse, getOwnCourse } from './get-course.ts'

/** Keeps a library course, with what was finished of it. If it is kept already, it stays as it is, with its progress. */
export async function keepLibraryCourse(
  deps: OnceDeps,
  { libraryId, userId }: { libraryId: string; userId: string },
): Promise<KeptCourseView> {
  const { database, clock, config } = deps
  const { db } = database
  const { courseTitle: title, description } = getLibraryCourse(libraryId)
  const kept = await findKeptLibraryCourse(db, { libraryId, userId })
  if (kept) return presentKeptCourse(kept, config.publicUrl)

  const doneLessons = await listFinishedLessons(db, { userId, courseId: libraryId })
  const values = {
    userId,
    prompt: title,
    libraryId,
    title,
    description,
    lessons: null,
    doneLessons,
    createdAt: clock(),
  }
  return getOwnCourse(deps, { courseId: await insertCourse(db, values), userId })
}
