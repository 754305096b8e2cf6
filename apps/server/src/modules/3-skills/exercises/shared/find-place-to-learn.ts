import { findLesson } from '@guildhall/content'
import type { LessonLink } from '@guildhall/contract'
import { findStep } from './exercise-library.ts'

/** The step that teaches a concept of a skill, or the lesson if it is not read in steps. */
export function findPlaceToLearn(skill: string, concept: string): LessonLink | null {
  const lesson = findLesson(skill, concept)
  if (!lesson) return null
  const step = findStep(lesson.courseId, lesson.lessonId, ({ concepts }) => concepts.includes(concept))
  return step ? { ...lesson, stepId: step.id } : lesson
}
