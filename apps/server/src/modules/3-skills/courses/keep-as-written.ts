import type { CourseEvent } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import { type CourseStep, eventOf, newCourse } from './course-steps.ts'
import { addLesson, keepCourse } from './keep-course.ts'

/** Keeps each written lesson before it is shown: whatever ends the course early, what was shown is kept. */
export async function* keepAsWritten(
  deps: Deps,
  { userId, prompt, steps }: { userId: string; prompt: string; steps: AsyncIterable<CourseStep> },
): AsyncGenerator<CourseEvent, void> {
  const made = newCourse()
  /** Of the library's courses, which are kept as a whole, there are none. */
  let titles: string[] = []
  let courseId: string | undefined
  for await (const step of steps) {
    made.add(step)
    if (step.type === 'course') titles = step.source === 'ai' ? step.titles : []
    else if (titles.length > 0) {
      const [, ...unwrittenTitles] = titles
      if (courseId === undefined) {
        courseId = await keepCourse(deps, { userId, prompt, course: made.course(), unwrittenTitles })
        yield { type: 'kept', _id: courseId }
      } else await addLesson(deps, { userId, courseId, lesson: step.lesson, unwrittenBefore: titles })
      titles = unwrittenTitles
    }
    yield eventOf(step)
  }
  yield { type: 'done', _id: courseId ?? (await keepCourse(deps, { userId, prompt, course: made.course() })) }
}
