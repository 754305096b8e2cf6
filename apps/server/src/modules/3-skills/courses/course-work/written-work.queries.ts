import { type Db, queryNamed, type Tx } from '../../../../platform/database/database.ts'
import type { OwnCourse } from '../course.queries.ts'

/** Of a course that an AI wrote: which exercises a lesson has. Undefined without the lesson or the course. */
export async function findWrittenExerciseIds(
  db: Db,
  { userId, courseId, lessonId }: OwnCourse & { lessonId: string },
): Promise<string[] | undefined> {
  const [row] = await queryNamed<{ ids: string[] }>(db, 'written_exercise_ids', idsText, [userId, courseId, lessonId])
  return row?.ids
}

const idsText = `select jsonb_path_query_array(of.lesson, '$.written.exercises[*].exercise.id') as ids
  from courses c cross join lateral jsonb_array_elements(c.lessons) as of(lesson)
  where c.user_id = $1 and c.id = $2 and of.lesson ->> 'id' = $3`

/** Until the commit, the course is neither deleted nor written anew. False if it has no such exercise. */
export async function keepWrittenExercise(
  tx: Tx,
  { userId, courseId, exerciseId }: OwnCourse & { exerciseId: string },
): Promise<boolean> {
  const rows = await queryNamed(tx, 'written_exercise_keep', exerciseText, [userId, courseId, exerciseId])
  return rows.length > 0
}

const exerciseText = `select c.id from courses c
  where c.user_id = $1 and c.id = $2
    and jsonb_path_query_array(c.lessons, '$[*].written.exercises[*].exercise.id') ? $3
  for key share`

export async function isWrittenCourse(db: Db, { userId, courseId }: OwnCourse): Promise<boolean> {
  return (await queryNamed(db, 'written_course', courseText, [userId, courseId])).length > 0
}

const courseText = 'select id from courses where user_id = $1 and id = $2 and library_id is null'
