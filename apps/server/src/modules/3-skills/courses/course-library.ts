import {
  type LibraryCourse as CourseFile,
  findColors,
  type LibraryLesson,
  listCourseIds,
  readCourse,
} from '@guildhall/content'
import type { LessonView, LibraryCourseView, PublicCourseView } from '@guildhall/contract'
import { exercisesOf, findExercises, findProject, stepsOf } from '../exercises/shared/exercise-library.ts'
import { lessonMinutes } from './lesson-minutes.ts'

export type Course = {
  courseTitle: string
  description: string
  source: 'library' | 'ai'
  libraryId: string | null
  lessons: LessonView[]
  project?: PublicCourseView['project']
  skill?: string | null
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
    list: files.map(presentListed),
    subjects: files.map(({ subject }) => subject),
  }
}

function presentListed(file: CourseFile): LibraryCourseView {
  const { id, courseTitle, description, skill, glyph, level, lessons } = file
  const minutes = lessons.reduce((sum, lesson) => sum + minutesOf(id, lesson), 0)
  return { id, courseTitle, description, skill: skill ?? null, glyph, level, lessonCount: lessons.length, minutes }
}

function presentFile({ id, courseTitle, description, skill, lessons }: CourseFile): Course & { libraryId: string } {
  return {
    courseTitle,
    description,
    source: 'library',
    libraryId: id,
    skill: skill ?? null,
    lessons: lessons.map((lesson) => {
      const { concepts: _unshown, text, example, check, checked, ...shown } = lesson
      return {
        ...shown,
        text: text.join('\n\n'),
        example: shownCode(id, example, example.language),
        check: shownCode(id, check, example.language),
        checked: { against: 'against' in checked ? checked.against : 'the sources above', on: checked.on },
        minutes: minutesOf(id, lesson),
        ...workIn(id, lesson.id),
      }
    }),
    ...projectOf(id),
  }
}

const minutesOf = (courseId: string, lesson: LibraryLesson) =>
  lessonMinutes({ ...lesson, text: lesson.text.join(' ') }, findExercises(courseId, lesson.id))

function workIn(courseId: string, lessonId: string): Pick<LessonView, 'exercises' | 'steps'> {
  const [exercises, steps] = [exercisesOf(courseId, lessonId), stepsOf(courseId, lessonId)]
  return exercises && steps ? { exercises, steps } : {}
}

function projectOf(courseId: string): Pick<Course, 'project'> {
  const project = findProject(courseId)
  return project ? { project: { title: project.title, minutes: project.minutes } } : {}
}

/** A question is about the language of the lesson's example. */
function shownCode<Part extends { code?: string | undefined; run?: unknown }>(
  courseId: string,
  { run: _proof, ...shown }: Part,
  language: string | undefined,
) {
  return shown.code === undefined ? shown : { ...shown, language, colors: findColors(courseId, language, shown.code) }
}
