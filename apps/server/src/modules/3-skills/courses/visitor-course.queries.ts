import type { LessonView } from '@guildhall/contract'
import { and, eq, gt, lte, sql } from 'drizzle-orm'
import { advisoryLocks } from '../../../platform/database/advisory-locks.ts'
import { assertRow } from '../../../platform/database/assert-row.ts'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { deleteInBatches } from '../../../platform/database/delete-in-batches.ts'
import { visitorCourses } from './visitor-course.tables.ts'

export type VisitorCourseRow = typeof visitorCourses.$inferSelect

/** Those who insert take turns, so that all of them leave room. Held until the commit. */
export async function lockVisitorCourses(tx: Tx) {
  await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.visitorCourses})`)
}

/** Deletes the oldest beyond `inAll`, and beyond `ofAddress` of one address. */
export async function deleteOldestVisitorCourses(
  tx: Tx,
  address: string,
  { ofAddress, inAll }: { ofAddress: number; inAll: number },
) {
  await tx.execute(sql`
    delete from ${visitorCourses} where id in (
      (select id from ${visitorCourses} where address = ${address} order by created_at desc, id offset ${ofAddress})
      union
      (select id from ${visitorCourses} order by created_at desc, id offset ${inAll})
    )`)
}

export async function insertVisitorCourse(tx: Tx, values: Omit<VisitorCourseRow, 'id'>): Promise<string> {
  const [row] = await tx.insert(visitorCourses).values(values).returning({ id: visitorCourses.id })
  assertRow(row, 'a course of a visitor')
  return row.id
}

/** Does nothing if the course was claimed, or had to make room. */
export async function addVisitorLesson(db: Db, id: string, lesson: LessonView) {
  await db
    .update(visitorCourses)
    .set({
      lessons: sql`${visitorCourses.lessons} || ${JSON.stringify([lesson])}::jsonb`,
      unwrittenTitles: sql`${visitorCourses.unwrittenTitles}[2:]`,
    })
    .where(eq(visitorCourses.id, id))
}

/** Deletes and returns it: of those who try at once, one gets it. */
export async function takeVisitorCourse(
  tx: Tx,
  { id, tokenHash, now }: { id: string; tokenHash: Buffer; now: Date },
): Promise<VisitorCourseRow | undefined> {
  const [row] = await tx
    .delete(visitorCourses)
    .where(and(eq(visitorCourses.id, id), eq(visitorCourses.tokenHash, tokenHash), gt(visitorCourses.expiresAt, now)))
    .returning()
  return row
}

export function deleteExpiredVisitorCourses(db: Db, now: Date, stopping?: AbortSignal) {
  return deleteInBatches(db, visitorCourses, lte(visitorCourses.expiresAt, now), stopping)
}
