import { type CourseWork, courseWorkSchema, listCourseWork, readCourseWorkFile } from '../exercises/exercise.ts'
import { openReadingSearch } from '../readings.ts'

type LessonWork = CourseWork['lessons'][number]

/** The search over the whole library, with the work of its lessons. */
export function openWholeSearch() {
  const works = new Map<string, ReadonlyMap<string, LessonWork>>()
  for (const id of listCourseWork()) {
    const { lessons } = courseWorkSchema.parse(readCourseWorkFile(id))
    works.set(id, new Map(lessons.map((work) => [work.lesson, work])))
  }
  return openReadingSearch((courseId, lessonId) => works.get(courseId)?.get(lessonId))
}
