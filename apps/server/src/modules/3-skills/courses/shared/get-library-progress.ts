import type { LibraryProgressView } from '@guildhall/contract'
import type { ReadDb } from '../../../../platform/database/database.ts'
import { findInLibrary } from '../course-library.ts'
import { finishedLessons } from '../course-work/get-course-work.ts'
import { listLibraryProgress, type ProgressRow } from '../library-progress.queries.ts'

/** A kept course counts its ticked lessons, any other the lessons whose last step is finished. */
export async function getLibraryProgress(db: ReadDb, userId: string): Promise<LibraryProgressView> {
  return { courses: (await listLibraryProgress(db, userId)).flatMap(progressOf) }
}

function progressOf({ courseId, done, finished }: ProgressRow): LibraryProgressView['courses'] {
  const course = findInLibrary(courseId)
  if (!course) return []
  const all = new Set(done ?? finishedLessons(courseId, finished))
  const doneCount = course.lessons.filter(({ id }) => all.has(id)).length
  return [{ id: courseId, doneCount, lessonCount: course.lessons.length }]
}
