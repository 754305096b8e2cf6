import type { CourseProjectBody, CourseWorkView } from '@guildhall/contract'
import type { OnceDeps } from '../../../1-ground/idempotency/shared/answer-once.ts'
import { presentCourseWork } from './course-work.presenter.ts'
import { lockCourseWork, type OwnWork, setCourseWork } from './course-work.queries.ts'
import { getProject } from './get-project.ts'

/** The link is kept and never opened by us. Points that the project does not have are dropped. */
export function keepProject(
  { database: { db }, clock }: OnceDeps,
  { steps, criteria, link, ...own }: OwnWork & CourseProjectBody,
): Promise<CourseWorkView> {
  const project = getProject(own.courseId)
  const within = (points: readonly number[], all: readonly string[]) => points.filter((point) => point < all.length)
  return db.transaction(async (tx) => {
    await lockCourseWork(tx, own)
    const row = await setCourseWork(tx, own, {
      projectSteps: steps && within(steps, project.steps),
      projectCriteria: criteria && within(criteria, project.criteria),
      projectLink: link,
      updatedAt: clock(),
    })
    return presentCourseWork(row)
  })
}
