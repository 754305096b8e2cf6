import type { KeptCourseView } from '@guildhall/contract'
import { DomainError } from '../../../platform/errors.ts'
import type { OnceDeps } from '../../1-ground/idempotency/shared/answer-once.ts'
import { courseOf, presentKeptCourse } from './course.presenter.ts'
import { lockOwnCourse, type OwnCourse, setCourse } from './course.queries.ts'

export function setLessonDone(
  { database: { db }, clock, config }: OnceDeps,
  { lessonId, done, ...own }: OwnCourse & { lessonId: string; done: boolean },
): Promise<KeptCourseView> {
  return db.transaction(async (tx) => {
    const row = await lockOwnCourse(tx, own)
    if (!row) throw new DomainError('course.not_found')
    if (!courseOf(row).lessons.some(({ id }) => id === lessonId)) throw new DomainError('course.lesson_not_found')

    const others = row.doneLessons.filter((id) => id !== lessonId)
    const doneLessons = done ? [...others, lessonId] : others
    return presentKeptCourse(await setCourse(tx, row.id, { doneLessons, updatedAt: clock() }), config.publicUrl)
  })
}
