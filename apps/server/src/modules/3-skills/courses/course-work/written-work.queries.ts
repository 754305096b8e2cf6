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

/** By lesson, the furthest step that was finished. Undefined without the course. */
export async function findFinishedSteps(
  db: Db,
  { userId, courseId }: OwnCourse,
): Promise<Record<string, string> | undefined> {
  const values = [userId, courseId]
  const [row] = await queryNamed<{ finished: Record<string, string> }>(db, 'written_finished', finishedText, values)
  return row?.finished
}

const finishedText = `select coalesce(w.finished, '{}') as finished
  from courses c left join course_work w on w.user_id = c.user_id and w.course_id = c.id::text
  where c.user_id = $1 and c.id = $2 and c.library_id is null`
