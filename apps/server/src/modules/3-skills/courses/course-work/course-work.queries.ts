import { and, eq } from 'drizzle-orm'
import { assertRow } from '../../../../platform/database/assert-row.ts'
import type { Db, Tx } from '../../../../platform/database/database.ts'
import { courseWork } from './course-work.tables.ts'

export type CourseWorkRow = typeof courseWork.$inferSelect
export type OwnWork = { userId: string; courseId: string }

const of = ({ userId, courseId }: OwnWork) => and(eq(courseWork.userId, userId), eq(courseWork.courseId, courseId))

export async function findCourseWork(db: Db | Tx, own: OwnWork): Promise<CourseWorkRow | undefined> {
  const [row] = await db.select().from(courseWork).where(of(own))
  return row
}

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
