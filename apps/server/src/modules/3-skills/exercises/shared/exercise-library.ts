import { courseWorkSchema, type Exercise, listCourseWork, readCourseWorkFile } from '@guildhall/content'
import type { LessonView } from '@guildhall/contract'

type Lessons = ReadonlyMap<string, readonly Exercise[]>
let library: ReadonlyMap<string, Lessons> | undefined

/** By course, then by lesson. Read once. */
function openExercises(): ReadonlyMap<string, Lessons> {
  library ??= new Map(listCourseWork().map((courseId) => [courseId, readLessons(courseId)]))
  return library
}

function readLessons(courseId: string): Lessons {
  const { lessons } = courseWorkSchema.parse(readCourseWorkFile(courseId))
  return new Map(lessons.map(({ lesson, exercises }) => [lesson, exercises]))
}

export const findExercises = (courseId: string, lessonId: string) => openExercises().get(courseId)?.get(lessonId)

export function hasExercise(courseId: string, exerciseId: string): boolean {
  const lessons = openExercises().get(courseId)?.values() ?? []
  return [...lessons].some((exercises) => exercises.some(({ id }) => id === exerciseId))
}

/** What a lesson says about its exercises. Undefined if it has none. */
export function exercisesOf(courseId: string, lessonId: string): LessonView['exercises'] {
  const exercises = findExercises(courseId, lessonId)
  return exercises && { course: courseId, list: exercises.map(({ id, kind, title }) => ({ id, kind, title })) }
}
