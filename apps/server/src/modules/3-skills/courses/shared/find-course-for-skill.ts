import { type LibraryCourseView, skillKey } from '@guildhall/contract'
import { openLibrary } from '../course-library.ts'
import { findReadings } from '../find-library-course.ts'

export const findListedCourse = (id: string): LibraryCourseView | undefined =>
  openLibrary().list.find((course) => course.id === id)

const known = new Map<string, string | undefined>()

/** The course that teaches a skill as projects name it, such as "SEO". Undefined if none does, or none for certain. */
export function findCourseForSkill(skill: string): LibraryCourseView | undefined {
  const key = skillKey(skill)
  const bySkill = openLibrary().list.find((course) => course.skill && skillKey(course.skill) === key)
  if (bySkill) return bySkill
  if (!known.has(key)) {
    // Bounded, as projects can ask for anything.
    if (known.size >= 1_000) known.clear()
    known.set(key, findReadings(skill).opens?.id)
  }
  return findListedCourse(known.get(key) ?? '')
}
