import { and, eq } from 'drizzle-orm'
import { assertRow } from '../../../../platform/database/assert-row.ts'
import { type Db, queryNamed, type Tx } from '../../../../platform/database/database.ts'
import { courseWork } from './course-work.tables.ts'

export type CourseWorkRow = typeof courseWork.$inferSelect
export type OwnWork = { userId: string; courseId: string }

const of = ({ userId, courseId }: OwnWork) => and(eq(courseWork.userId, userId), eq(courseWork.courseId, courseId))

/** Prepared, as every course that is opened asks for it. */
export async function findCourseWork(db: Db | Tx, { userId, courseId }: OwnWork): Promise<CourseWorkRow | undefined> {
  const [row] = await queryNamed<CourseWorkRow>(db, 'course_work_of', courseWorkText, [userId, courseId])
  return row
}

const courseWorkText = `select user_id as "userId", course_id as "courseId", finished, project_steps as "projectSteps",
    project_criteria as "projectCriteria", project_link as "projectLink", updated_at as "updatedAt"
  from course_work where user_id = $1 and course_id = $2`

/** Makes the row first if there is none: two tabs may finish their first steps at once. */
export async function lockCourseWork(tx: Tx, { userId, courseId }: OwnWork): Promise<CourseWorkRow> {
  await tx.insert(courseWork).values({ userId, courseId }).onConflictDoNothing()
  const [row] = await tx.select().from(courseWork).where(of({ userId, courseId })).for('no key update')
  assertRow(row, 'the work on a course')
  return row
}

export async function setCourseWork(
  tx: Tx,
  own: OwnWork,
  values: Partial<Omit<CourseWorkRow, 'userId' | 'courseId'>> & { updatedAt: Date },
): Promise<CourseWorkRow> {
  const [row] = await tx.update(courseWork).set(values).where(of(own)).returning()
  assertRow(row, 'the work on a course')
  return row
}

/** Of a course of one's own that is deleted or written anew. */
export async function forgetCourseWork(tx: Tx, own: OwnWork): Promise<void> {
  await tx.delete(courseWork).where(of(own))
}
