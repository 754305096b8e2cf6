import { type Db, queryNamed } from '../../../platform/database/database.ts'

export type ProgressRow = { courseId: string; done: string[]; finished: Record<string, string> }

/** Lessons that are done in kept courses of the library, and the furthest steps of those that were begun. */
export function listLibraryProgress(db: Db, userId: string): Promise<ProgressRow[]> {
  return queryNamed<ProgressRow>(db, 'library_progress', text, [userId])
}

const text = `select coalesce(k.library_id, w.course_id) as "courseId", coalesce(k.done_lessons, '{}') as done,
    coalesce(w.finished, '{}') as finished
  from (select library_id, done_lessons from courses where user_id = $1 and library_id is not null) k
    full join (select course_id, finished from course_work where user_id = $1) w on w.course_id = k.library_id`
