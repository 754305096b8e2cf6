import type { LessonView } from '@guildhall/contract'
import { findInLibrary } from '../course-library.ts'

export function findLibraryLesson(
  courseId: string,
  lessonId: string,
): { courseTitle: string; lesson: LessonView } | undefined {
  const course = findInLibrary(courseId)
  const lesson = course?.lessons.find(({ id }) => id === lessonId)
  return course && lesson && { courseTitle: course.courseTitle, lesson }
}
