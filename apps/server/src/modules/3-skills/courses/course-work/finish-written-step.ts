import type { WrittenStepBody, WrittenWorkView } from '@guildhall/contract'
import { DomainError } from '../../../../platform/errors.ts'
import type { OnceDeps } from '../../../1-ground/idempotency/shared/answer-once.ts'
import { keepAccounts } from '../../../1-ground/users/shared/lock-account.queries.ts'
import { lockOwnCourse, type OwnCourse, setCourse } from '../course.queries.ts'
import { lockCourseWork, setCourseWork } from './course-work.queries.ts'
import { furthestStep, isLastStep } from './course-work.rules.ts'

/** As `finishStep`, in a course that an AI wrote. Throws `course.lesson_not_found` for a lesson that was written anew since. */
export function finishWrittenStep(
  { database: { db }, clock }: OnceDeps,
  { lessonId, writing, step, ...own }: OwnCourse & WrittenStepBody & { lessonId: string },
): Promise<WrittenWorkView> {
  return db.transaction(async (tx) => {
    await keepAccounts(tx, [own.userId])
    const course = await lockOwnCourse(tx, own)
    if (!course?.lessons) throw new DomainError('course.not_found')
    const lesson = course.lessons.find(({ id, written }) => id === lessonId && written?.id === writing)
    if (!lesson) throw new DomainError('course.lesson_not_found')
    const { steps = [] } = lesson
    if (!steps.some(({ id }) => id === step)) throw new DomainError('course.step_not_found')

    const updatedAt = clock()
    const { finished: before } = await lockCourseWork(tx, own)
    const finished = { ...before, [lessonId]: furthestStep(steps, before[lessonId], step) }
    await setCourseWork(tx, own, { finished, updatedAt })
    if (isLastStep(steps, step) && !course.doneLessons.includes(lessonId))
      await setCourse(tx, course.id, { doneLessons: [...course.doneLessons, lessonId], updatedAt })
    return { finished }
  })
}
