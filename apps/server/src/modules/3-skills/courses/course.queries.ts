import { and, arrayContains, eq, getTableColumns, isNull, not, sql } from 'drizzle-orm'
import { assertRow } from '../../../platform/database/assert-row.ts'
import type { Db, ReadDb, Tx } from '../../../platform/database/database.ts'
import { isAfter, type Keyset, newestFirst } from '../../../platform/database/keyset.ts'
import { courses } from './course.tables.ts'

export type CourseRow = typeof courses.$inferSelect

const { lessons: _long, ...shortColumns } = getTableColumns(courses)
const keyset = { at: courses.createdAt, id: courses.id }

export async function listCourses(
  db: Db,
  { userId, libraryId, end, limit }: ListedCourses & { end: Keyset | undefined; limit: number },
) {
  return db
    .select({ ...shortColumns, lessonIds: sql<string[] | null>`jsonb_path_query_array(${courses.lessons}, '$[*].id')` })
    .from(courses)
    .where(and(listed({ userId, libraryId }), isAfter(keyset, end)))
    .orderBy(...newestFirst(keyset))
    .limit(limit)
}

export async function countCourses(db: Db, which: ListedCourses): Promise<number> {
  return db.$count(courses, listed(which))
}

export async function countWrittenCourses(db: Db | Tx, userId: string): Promise<number> {
  return db.$count(courses, and(listed({ userId }), isNull(courses.libraryId)))
}

/** Undefined if the course belongs to another user. */
export async function findOwnCourse(db: Db | Tx, { courseId, userId }: OwnCourse): Promise<CourseRow | undefined> {
  const [row] = await db.select().from(courses).where(ownedBy({ courseId, userId }))
  return row
}

export async function findKeptLibraryCourse(
  db: Db,
  { libraryId, userId }: { libraryId: string; userId: string },
): Promise<CourseRow | undefined> {
  const [row] = await db.select().from(courses).where(listed({ userId, libraryId }))
  return row
}

export async function findSharedCourse(db: ReadDb, shareKey: string): Promise<CourseRow | undefined> {
  const [row] = await db.select().from(courses).where(eq(courses.shareKey, shareKey))
  return row
}

/** Takes `Tx`: the row stays locked until the caller has changed it. */
export async function lockOwnCourse(tx: Tx, { courseId, userId }: OwnCourse): Promise<CourseRow | undefined> {
  const [row] = await tx.select().from(courses).where(ownedBy({ courseId, userId })).for('update')
  return row
}

/** Returns the id; of the existing row if the user already keeps this library course. */
export async function insertCourse(
  db: Db | Tx,
  values: Pick<CourseRow, 'userId' | 'prompt' | 'libraryId' | 'title' | 'description' | 'lessons' | 'createdAt'> &
    Partial<Pick<CourseRow, 'id' | 'doneLessons' | 'unwrittenTitles'>>,
): Promise<string> {
  const { prompt, createdAt: updatedAt } = values
  const [row] = await db
    .insert(courses)
    .values({ ...values, updatedAt })
    .onConflictDoUpdate({ target: [courses.userId, courses.libraryId], set: { prompt, updatedAt } })
    .returning({ id: courses.id })
  assertRow(row, 'a kept course')
  return row.id
}

export async function setCourse(
  tx: Tx,
  courseId: string,
  values: Partial<
    Pick<
      CourseRow,
      'libraryId' | 'title' | 'description' | 'lessons' | 'unwrittenTitles' | 'doneLessons' | 'shareKey' | 'updatedAt'
    >
  >,
): Promise<CourseRow> {
  const [row] = await tx.update(courses).set(values).where(eq(courses.id, courseId)).returning()
  assertRow(row, 'a locked course')
  return row
}

/** Of the kept copy of a library course, if there is one. */
export async function markLessonDone(
  tx: Tx,
  { userId, libraryId, lessonId, updatedAt }: { userId: string; libraryId: string; lessonId: string; updatedAt: Date },
): Promise<void> {
  await tx
    .update(courses)
    .set({ doneLessons: sql`array_append(${courses.doneLessons}, ${lessonId})`, updatedAt })
    .where(
      and(
        eq(courses.userId, userId),
        eq(courses.libraryId, libraryId),
        not(arrayContains(courses.doneLessons, [lessonId])),
      ),
    )
}

export async function deleteCourse(db: Tx, own: OwnCourse): Promise<boolean> {
  const rows = await db.delete(courses).where(ownedBy(own)).returning({ id: courses.id })
  return rows.length > 0
}

type ListedCourses = { userId: string; libraryId?: string | undefined }
const listed = ({ userId, libraryId }: ListedCourses) =>
  and(eq(courses.userId, userId), libraryId === undefined ? undefined : eq(courses.libraryId, libraryId))

export type OwnCourse = { courseId: string; userId: string }
const ownedBy = ({ courseId, userId }: OwnCourse) => and(eq(courses.id, courseId), eq(courses.userId, userId))
