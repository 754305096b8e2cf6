import { type LibraryCourse as CourseFile, listCourseIds, readCourse } from '@guildhall/content'
import type { LessonView, LibraryCourseView } from '@guildhall/contract'
import { exercisesOf } from '../exercises/shared/exercise-library.ts'

export type Course = {
  courseTitle: string
  description: string
  source: 'library' | 'ai'
  libraryId: string | null
  lessons: LessonView[]
}

type CourseLibrary = {
  courses: ReadonlyMap<string, Course & { libraryId: string }>
  list: readonly LibraryCourseView[]
  subjects: readonly string[]
}

let library: CourseLibrary | undefined

export function openLibrary(): CourseLibrary {
  library ??= readLibrary()
  return library
}

export const findInLibrary = (id: string) => openLibrary().courses.get(id)

function readLibrary(): CourseLibrary {
  const files = listCourseIds().map(readCourse)
  return {
    courses: new Map(files.map((file) => [file.id, presentFile(file)])),
    list: files.map(({ id, courseTitle, description, skill, lessons }) => ({
      id,
      courseTitle,
      description,
      skill: skill ?? null,
      lessonCount: lessons.length,
    })),
    subjects: files.map(({ subject }) => subject),
  }
}

function presentFile({ id, courseTitle, description, lessons }: CourseFile): Course & { libraryId: string } {
  return {
    courseTitle,
    description,
    source: 'library',
    libraryId: id,
    lessons: lessons.map(({ concepts: _unshown, text, example, check, ...lesson }) => ({
      ...lesson,
      text: text.join('\n\n'),
      example: withoutProof(example),
      check: withoutProof(check),
      ...exercisesIn(id, lesson.id),
    })),
  }
}

function exercisesIn(courseId: string, lessonId: string): Pick<LessonView, 'exercises'> {
  const exercises = exercisesOf(courseId, lessonId)
  return exercises ? { exercises } : {}
}

const withoutProof = <Part extends { run?: unknown }>({ run: _proof, ...shown }: Part) => shown
