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

/** Concepts of which a question that counts was not answered right, the most missed first. */
export const missedConcepts = (...[questions, answers]: Parameters<typeof conceptsOf>): string[] =>
  conceptsOf(questions, answers)
    .filter(isMissed)
    .map(({ concept }) => concept)

/** The missed concepts that a lesson teaches, each with that lesson. */
export function findMissedConcepts({ skill, questions, answers, corrections }: Answered): MissedConcept[] {
  return missedConcepts(correctQuestions(questions, corrections), answers).flatMap((concept) => {
    const lesson = findPlaceToLearn(skill, concept)
    return lesson ? [{ concept, lesson }] : []
  })
}
