import type { CourseEvent } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import { DomainError } from '../../../platform/errors.ts'
import { courseOf } from './course.presenter.ts'
import type { OwnCourse } from './course.queries.ts'
import { eventOf, stepsOfCourse } from './course-steps.ts'
import { throttleCourses } from './generate-course.ts'
import { requireOwnCourse } from './get-course.ts'
import { addLesson } from './keep-course.ts'
import { writeRest } from './write-course.ts'

/**
 * Begins with the lessons that are there. A finished course is answered as it is, so that asking again does no harm.
 * Throws `throttle.course`, `course.written_elsewhere` if another one was faster, and `ai.…`.
 */
export async function* continueCourse(
  deps: Deps,
  { address, signal, ...own }: OwnCourse & { address: string; signal: AbortSignal },
): AsyncGenerator<CourseEvent, void> {
  await throttleCourses(deps, address)
  const row = await requireOwnCourse(deps.database.db, own)
  const course = courseOf(row)
  let unwritten = row.unwrittenTitles
  if (unwritten.length === 0) {
    for (const step of stepsOfCourse(course)) yield eventOf(step, row.lessons ? row.id : undefined)
    return yield { type: 'done', _id: row.id }
  }
  if (!deps.ai) throw new DomainError('course.needs_provider')

  const titles = [...course.lessons.map(({ title }) => title), ...unwritten]
  const steps = writeRest(deps, {
    outline: { courseTitle: course.courseTitle, description: course.description, titles },
    written: course.lessons.map(({ id, title }) => ({ id, title })),
    done: row.doneLessons,
    requester: { userId: row.userId, address },
    signal,
  })
  for await (const step of steps) {
    if (step.type === 'course') {
      yield eventOf({ ...step, source: 'ai', libraryId: null })
      for (const lesson of course.lessons) yield eventOf({ type: 'lesson', lesson }, row.id)
      continue
    }
    await addLesson(deps, { ...own, lesson: step.lesson, unwrittenBefore: unwritten })
    unwritten = unwritten.slice(1)
    yield eventOf(step, row.id)
  }
  yield { type: 'done', _id: row.id }
}
