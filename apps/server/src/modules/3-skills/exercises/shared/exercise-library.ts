import {
  type CourseWork,
  courseWorkSchema,
  type Exercise,
  listCourseWork,
  readCourseWorkFile,
} from '@guildhall/content'
import type { CourseProjectView, LessonView, StepView } from '@guildhall/contract'

type LessonWork = CourseWork['lessons'][number]
type Work = { lessons: ReadonlyMap<string, LessonWork>; project: CourseProjectView }
const names = new Set(listCourseWork())
const read = new Map<string, Work>()

/** Read once, with the first use: all courses at once would hold up requests for half a second. */
function openWork(courseId: string): Work | undefined {
  if (!read.has(courseId) && names.has(courseId)) read.set(courseId, readWork(courseId))
  return read.get(courseId)
}

function readWork(courseId: string): Work {
  const { lessons, project } = courseWorkSchema.parse(readCourseWorkFile(courseId))
  return { lessons: new Map(lessons.map((work) => [work.lesson, work])), project }
}

export const findLessonWork = (courseId: string, lessonId: string) => openWork(courseId)?.lessons.get(lessonId)

export const findExercises = (courseId: string, lessonId: string): readonly Exercise[] | undefined =>
  findLessonWork(courseId, lessonId)?.exercises

export const allExercisesOf = (courseId: string): readonly Exercise[] =>
  [...(openWork(courseId)?.lessons.values() ?? [])].flatMap(({ exercises }) => exercises)

/** What a lesson says about its exercises. Undefined if it has none. */
export function exercisesOf(courseId: string, lessonId: string): LessonView['exercises'] {
  const exercises = findExercises(courseId, lessonId)
  return exercises && { course: courseId, list: exercises.map(({ id, kind, title }) => ({ id, kind, title })) }
}

/** Undefined if the lesson is not read in steps. */
export function stepsOf(courseId: string, lessonId: string): StepView[] | undefined {
  return findLessonWork(courseId, lessonId)?.steps.map(({ concepts: _unshown, ...step }) => step)
}

export const findProject = (courseId: string): CourseProjectView | undefined => openWork(courseId)?.project

export type LessonStep = LessonWork['steps'][number]
/** The first step of a lesson that `isWanted`. Unlike {@link stepsOf}, it says what concepts of assessments it teaches. */
export const findStep = (courseId: string, lessonId: string, isWanted: (step: LessonStep) => boolean) =>
  findLessonWork(courseId, lessonId)?.steps.find(isWanted)

/** The exercise with its lesson. */
export function findExercise(courseId: string, exerciseId: string) {
  for (const { lesson: lessonId, exercises } of openWork(courseId)?.lessons.values() ?? []) {
    const exercise = exercises.find(({ id }) => id === exerciseId)
    if (exercise) return { lessonId, exercise }
  }
  return undefined
}

export const findStepOfExercise = (courseId: string, lessonId: string, exerciseId: string) =>
  findStep(courseId, lessonId, ({ ends }) => ends.with === 'exercise' && ends.id === exerciseId)

/** Reads what is not read yet, a course at a time. */
export function* prepareExercises(): Generator<void> {
  for (const courseId of names) {
    openWork(courseId)
    yield
  }
}
