import type { Deps } from '../../deps.ts'
import { DomainError } from '../../platform/errors.ts'
import { courseOf } from './course.presenter.ts'
import { type CourseRow, lockOwnCourse, type OwnCourse, setCourse } from './course.queries.ts'

/** Marks a lesson as done or not done. Idempotent. */
export function setLessonDone(
  { database: { db }, clock }: Deps,
  { lessonId, done, ...own }: OwnCourse & { lessonId: string; done: boolean },
): Promise<CourseRow> {
  return db.transaction(async (tx) => {
    const row = await lockOwnCourse(tx, own)
    if (!row) throw new DomainError('course.not_found')
    if (!courseOf(row).lessons.some(({ id }) => id === lessonId)) throw new DomainError('course.lesson_not_found')

    const others = row.doneLessons.filter((id) => id !== lessonId)
    return setCourse(tx, row.id, { doneLessons: done ? [...others, lessonId] : others, updatedAt: clock() })
  })
}
