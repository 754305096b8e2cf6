import type { CourseSummaryView, KeptCourseView } from '@guildhall/contract'
import type { CourseRow } from './course.queries.ts'
import { type Course, findInLibrary } from './course-library.ts'
import { withMinutes } from './lesson-minutes.ts'

/** A library course is read from the library, to get its corrections. If it was removed, only its title remains. */
export function courseOf({ libraryId, title, description, lessons }: CourseRow): Course {
  if (lessons !== null)
    return { courseTitle: title, description, source: 'ai', libraryId: null, lessons: lessons.map(withMinutes) }
  const fallback: Course = { courseTitle: title, description, source: 'library', libraryId, lessons: [] }
  return (libraryId === null ? undefined : findInLibrary(libraryId)) ?? fallback
}

function publicAddressOf({ libraryId, shareKey }: Pick<CourseRow, 'libraryId' | 'shareKey'>, publicUrl: string) {
  if (libraryId !== null) return `${publicUrl}/library/${libraryId}`
  return shareKey === null ? null : `${publicUrl}/shared/courses/${shareKey}`
}

export function presentKeptCourse(row: CourseRow, publicUrl: string): KeptCourseView {
  const course = courseOf(row)
  return {
    ...course,
    lessons: row.libraryId === null ? course.lessons.map((lesson) => ({ ...lesson, keptIn: row.id })) : course.lessons,
    _id: row.id,
    prompt: row.prompt,
    unwrittenTitles: row.unwrittenTitles,
    doneLessons: stillThere(
      row.doneLessons,
      course.lessons.map(({ id }) => id),
    ),
    shareUrl: publicAddressOf(row, publicUrl),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}

export function presentCourseSummary(
  row: Omit<CourseRow, 'lessons'> & { lessonIds: string[] | null },
): CourseSummaryView {
  const shelved = row.libraryId === null ? undefined : findInLibrary(row.libraryId)
  const lessonIds = row.lessonIds ?? shelved?.lessons.map(({ id }) => id) ?? []
  return {
    _id: row.id,
    courseTitle: shelved?.courseTitle ?? row.title,
    description: shelved?.description ?? row.description,
    prompt: row.prompt,
    source: row.libraryId === null ? 'ai' : 'library',
    lessonCount: lessonIds.length,
    unwrittenCount: row.unwrittenTitles.length,
    doneCount: stillThere(row.doneLessons, lessonIds).length,
    createdAt: row.createdAt.toISOString(),
  }
}

/** A lesson dropped by a new edition stays marked as done, in case it returns, but is not counted. */
const stillThere = (done: string[], lessonIds: string[]) => lessonIds.filter((id) => done.includes(id))
