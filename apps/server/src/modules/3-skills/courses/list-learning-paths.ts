import { readLearningPaths } from '@guildhall/content'
import type { LearningPathView } from '@guildhall/contract'
import { openLibrary } from './course-library.ts'

let paths: readonly LearningPathView[] | undefined

/** Read once. A path without one of its courses is refused by the checks of the content. */
export function listLearningPaths(): readonly LearningPathView[] {
  paths ??= readPaths()
  return paths
}

function readPaths(): LearningPathView[] {
  const courses = new Map(openLibrary().list.map((course) => [course.id, course]))
  return readLearningPaths().map(({ id, title, summary, courses: steps }) => ({
    id,
    title,
    summary,
    courses: steps.flatMap(({ course: courseId, why }) => {
      const course = courses.get(courseId)
      return course ? [{ ...course, why }] : []
    }),
  }))
}
