import { queryNamed, type ReadDb } from '../../../platform/database/database.ts'

export type ProgressRow = { courseId: string; done: string[] | null; finished: Record<string, string> }

/** `done`: lessons of a kept course. `finished`: the furthest steps of one that was begun. */
export function listLibraryProgress(db: ReadDb, userId: string): Promise<ProgressRow[]> {
  return queryNamed<ProgressRow>(db, 'library_progress', text, [userId])
}

const text = `select coalesce(k.library_id, w.course_id) as "courseId", k.done_lessons as done,
    coalesce(w.finished, '{}') as finished
  from (select library_id, done_lessons from courses where user_id = $1 and library_id is not null) k
    full join (select course_id, finished from course_work where user_id = $1) w on w.course_id = k.library_id`
