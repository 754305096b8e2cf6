import type { LessonView } from '@guildhall/contract'
import { type Db, queryNamed, type Tx } from '../../../../platform/database/database.ts'

/** `writing`: of a lesson written before there were writings, its id. */
export type WrittenPlace = { courseId: string; writing: string }
export type WrittenLesson = WrittenPlace & { courseTitle: string; lesson: LessonView }

/** Lessons that an AI wrote, of courses of this account. Those that were written anew since then are not among them. */
export async function findWrittenLessons(
  db: Db | Tx,
  userId: string,
  places: readonly WrittenPlace[],
): Promise<WrittenLesson[]> {
  if (places.length === 0) return []
  const ids = [...new Set(places.map(({ courseId }) => courseId))]
  const writings = [...new Set(places.map(({ writing }) => writing))]
  return queryNamed<WrittenLesson>(db, 'written_lessons', lessonsText, [userId, ids, writings])
}

const lessonsText = `select c.id as "courseId", c.title as "courseTitle", one.lesson, one.writing
  from courses c
    cross join lateral jsonb_array_elements(c.lessons) as of(lesson)
    cross join lateral (select of.lesson, coalesce(of.lesson #>> '{written,id}', of.lesson ->> 'id') as writing) as one
  where c.user_id = $1 and c.id = any($2::uuid[]) and one.writing = any($3::text[])`
