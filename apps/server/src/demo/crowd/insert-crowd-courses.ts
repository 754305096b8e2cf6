import { dayMs } from '@guildhall/contract'
import { courses } from '../../modules/3-skills/courses/course.tables.ts'
import { getLibraryCourse } from '../../modules/3-skills/courses/get-course.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Ids } from './crowd-happenings.ts'
import type { CrowdPerson } from './crowd-types.ts'
import { insertRows } from './insert-rows.ts'

/** The courses people are taking. */
export async function insertCrowdCourses(
  tx: Tx,
  people: readonly CrowdPerson[],
  { idOf, now }: { idOf: Ids; now: Date },
): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * dayMs)
  const taken = people.flatMap(({ key, courses: own }) => own.map((course) => ({ ...course, userId: idOf(key) })))
  await insertRows(
    tx,
    courses,
    taken.map(({ userId, libraryId, lessons, daysAgo }) => {
      const { courseTitle: title, description, lessons: all } = getLibraryCourse(libraryId)
      const doneLessons = all.slice(0, lessons).map(({ id }) => id)
      const [createdAt, updatedAt] = [ago(daysAgo), ago(daysAgo * 0.2)]
      return { userId, prompt: title, libraryId, title, description, lessons: null, doneLessons, createdAt, updatedAt }
    }),
  )
}
