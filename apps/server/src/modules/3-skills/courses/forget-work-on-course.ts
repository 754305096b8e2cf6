import type { Tx } from '../../../platform/database/database.ts'
import { forgetExerciseStates } from '../exercises/shared/exercise-state.queries.ts'
import { forgetCourse } from '../review-cards/shared/review-card.queries.ts'
import type { OwnCourse } from './course.queries.ts'
import { forgetCourseWork } from './course-work/course-work.queries.ts'

/**
 * What was read, practiced and missed in a course that an AI wrote, which is deleted or written anew. Call it with the course's row
 * locked: nothing can be added to its work then.
 */
export async function forgetWorkOnCourse(tx: Tx, own: OwnCourse): Promise<void> {
  await forgetCourse(tx, own)
  await forgetExerciseStates(tx, own)
  await forgetCourseWork(tx, own)
}
