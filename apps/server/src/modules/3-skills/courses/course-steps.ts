import type { CourseEvent } from '@guildhall/contract'
import type { Course } from './course-library.ts'
import { withMinutes } from './lesson-minutes.ts'

type LessonStep = Extract<CourseEvent, { type: 'lesson' }>
export type CourseStep = ({ type: 'course'; titles: string[] } & Omit<Course, 'lessons'>) | LessonStep

export function* stepsOfCourse({ lessons, ...course }: Course): Generator<CourseStep, void> {
  yield { type: 'course', ...course, titles: lessons.map(({ title }) => title) }
  for (const lesson of lessons) yield { type: 'lesson', lesson }
}

/** `keptIn`: the own course that the lesson is kept in. */
export function eventOf(step: CourseStep, keptIn?: string): CourseEvent {
  if (step.type === 'lesson')
    return { type: 'lesson', lesson: { ...withMinutes(step.lesson), ...(keptIn && { keptIn }) } }
  const { titles, ...course } = step
  return { ...course, lessonCount: titles.length }
}

export function newCourse() {
  let head: Omit<Course, 'lessons'> | undefined
  const lessons: Course['lessons'] = []
  return {
    add(step: CourseStep | Extract<CourseEvent, { type: 'course' }>) {
      if (step.type === 'lesson') lessons.push(step.lesson)
      else {
        const { courseTitle, description, source, libraryId } = step
        head = { courseTitle, description, source, libraryId }
      }
    },
    course(): Course {
      if (!head) throw new Error('a course begins with its title')
      return { ...head, lessons }
    },
  }
}
