import type { Db, Tx } from '../../../../platform/database/database.ts'
import { findCourseWork, type OwnWork } from '../course-work/course-work.queries.ts'
import { getProject } from '../course-work/get-project.ts'

/** What a portfolio shows of somebody's project. The link is empty while there is none. Throws `course.no_project`. */
export async function findProjectLink(db: Db | Tx, own: OwnWork): Promise<{ title: string; link: string }> {
  const { title } = getProject(own.courseId)
  return { title, link: (await findCourseWork(db, own))?.projectLink ?? '' }
}
