import type { LibraryProgressView } from '@guildhall/contract'
import type { Db } from '../../../../platform/database/database.ts'
import { findInLibrary } from '../course-library.ts'
import { finishedLessons } from '../course-work/get-course-work.ts'
import { listLibraryProgress, type ProgressRow } from '../library-progress.queries.ts'

/** In a kept course what is ticked off is done, which the last step of a lesson does, too; in others the last step alone says so. */
export async function getLibraryProgress(db: Db, userId: string): Promise<LibraryProgressView> {
  return { courses: (await listLibraryProgress(db, userId)).flatMap(progressOf) }
}

function progressOf({ courseId, done, finished }: ProgressRow): LibraryProgressView['courses'] {
  const course = findInLibrary(courseId)
  if (!course) return []
  const all = new Set(done ?? finishedLessons(courseId, finished))
  const doneCount = course.lessons.filter(({ id }) => all.has(id)).length
  return [{ id: courseId, doneCount, lessonCount: course.lessons.length }]
}
