import type { Deps } from '../../deps.ts'
import { type CourseRow, findKeptLibraryCourse, insertCourse } from './course.queries.ts'
import { getLibraryCourse, getOwnCourse } from './get-course.ts'

/** Keeps a library course. If it is kept already, it stays as it is, with its progress. */
export async function keepLibraryCourse(
  { database: { db }, clock }: Deps,
  { libraryId, userId }: { libraryId: string; userId: string },
): Promise<CourseRow> {
  const { courseTitle: title, description } = getLibraryCourse(libraryId)
  const kept = await findKeptLibraryCourse(db, { libraryId, userId })
  if (kept) return kept

  const values = { userId, prompt: title, libraryId, title, description, lessons: null, createdAt: clock() }
  return getOwnCourse(db, { courseId: await insertCourse(db, values), userId })
}
