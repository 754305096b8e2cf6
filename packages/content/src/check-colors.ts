import { colorKey, readColors } from './code-colors.ts'
import { codeTextsOf } from './code-texts.ts'
import type { LibraryCourse } from './course.ts'
import type { CourseWork } from './exercises/exercise.ts'

/** Whether the code of a course was changed since its colors were made. */
export function hasStaleColors(course: LibraryCourse, work: CourseWork | undefined): boolean {
  const wanted = new Set(codeTextsOf(course, work).map(({ language, code }) => colorKey(language, code)))
  const made = Object.keys(readColors(course.id))
  return made.length !== wanted.size || made.some((key) => !wanted.has(key))
}

export const colorProblems = (course: LibraryCourse, work: CourseWork | undefined): string[] =>
  hasStaleColors(course, work) ? [`${course.id}: its code has changed; npm run content:colors colors it`] : []
