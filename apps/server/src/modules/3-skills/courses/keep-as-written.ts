import type { CourseEvent, LessonView } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import type { Course } from './course-library.ts'
import { type CourseStep, eventOf, newCourse } from './course-steps.ts'
import { addLesson, keepCourse } from './keep-course.ts'

/** Where a course is kept while it is written. */
export type Shelf = {
  /** Keeps its first lesson. The event says where. */
  begin: (made: Course, unwrittenTitles: string[]) => Promise<Extract<CourseEvent, { type: 'kept' | 'claimable' }>>
  add: (courseId: string, lesson: LessonView, unwrittenBefore: string[]) => Promise<void>
  /** Of a complete course, which is there already if `courseId` is given. Returns the id for the last event. */
  end: (courseId: string | undefined, made: Course) => Promise<string | null>
}

export function accountShelf(deps: Deps, of: { userId: string; prompt: string }): Shelf {
  return {
    begin: async (course, unwrittenTitles) => ({
      type: 'kept',
      _id: await keepCourse(deps, { ...of, course, unwrittenTitles }),
    }),
    add: (courseId, lesson, unwrittenBefore) =>
      addLesson(deps, { userId: of.userId, courseId, lesson, unwrittenBefore }),
    end: async (courseId, course) => courseId ?? (await keepCourse(deps, { ...of, course })),
  }
}

/** Keeps each written lesson before it is shown: whatever ends the course early, what was shown is kept. */
export async function* keepAsWritten(
  steps: AsyncIterable<CourseStep>,
  shelf: Shelf,
): AsyncGenerator<CourseEvent, void> {
  const made = newCourse()
  /** Of the library's courses, which are kept as a whole, there are none. */
  let titles: string[] = []
  let courseId: string | undefined
  let keptIn: string | undefined
  for await (const step of steps) {
    made.add(step)
    if (step.type === 'course') titles = step.source === 'ai' ? step.titles : []
    else if (titles.length > 0) {
      const [, ...unwrittenTitles] = titles
      if (courseId === undefined) {
        const begun = await shelf.begin(made.course(), unwrittenTitles)
        courseId = begun._id
        if (begun.type === 'kept') keptIn = begun._id
        yield begun
      } else await shelf.add(courseId, step.lesson, titles)
      titles = unwrittenTitles
    }
    yield eventOf(step, keptIn)
  }
  yield { type: 'done', _id: await shelf.end(courseId, made.course()) }
}
