import { findLesson } from '@guildhall/content'
import type { LessonLink } from '@guildhall/contract'
import type { SnapshotQuestion } from '../../attempts/attempt.rules.ts'
import { type Correction, correctQuestions } from '../../corrections/shared/corrected-questions.rules.ts'
import { findStepOn } from '../../exercises/shared/exercise-library.ts'
import { conceptsOf } from '../concepts.rules.ts'

export type Answered = {
  skill: string
  questions: SnapshotQuestion[]
  answers: (number | null)[]
  corrections: Correction[]
}
type MissedConcept = { concept: string; lesson: LessonLink }

/** What was answered wrong and a lesson teaches, the most missed first. */
export function findMissedConcepts({ skill, questions, answers, corrections }: Answered): MissedConcept[] {
  return conceptsOf(correctQuestions(questions, corrections), answers)
    .filter(({ correct, total }) => correct < total)
    .flatMap(({ concept }) => {
      const lesson = findPlaceToLearn(skill, concept)
      return lesson ? [{ concept, lesson }] : []
    })
}

export function findPlaceToLearn(skill: string, concept: string): LessonLink | null {
  const lesson = findLesson(skill, concept)
  if (!lesson) return null
  const step = findStepOn(lesson.courseId, lesson.lessonId, concept)
  return step ? { ...lesson, stepId: step.id } : lesson
}
