import type { LessonLink } from '@guildhall/contract'
import { type Correction, correctQuestions } from '../../corrections/shared/corrected-questions.rules.ts'
import { findPlaceToLearn } from '../../exercises/shared/find-place-to-learn.ts'
import { conceptsOf, isMissed } from '../concepts.rules.ts'
import type { AttemptOfResult } from '../result.queries.ts'

export type Answered = {
  skill: string
  questions: AttemptOfResult['questions']
  answers: (number | null)[]
  corrections: Correction[]
}
type MissedConcept = { concept: string; lesson: LessonLink }

/** What was answered wrong and a lesson teaches, the most missed first. */
export function findMissedConcepts({ skill, questions, answers, corrections }: Answered): MissedConcept[] {
  return conceptsOf(correctQuestions(questions, corrections), answers)
    .filter(isMissed)
    .flatMap(({ concept }) => {
      const lesson = findPlaceToLearn(skill, concept)
      return lesson ? [{ concept, lesson }] : []
    })
}
