import type { Question } from '@guildhall/content'
import { type Difficulty, selectableSkillOf } from '@guildhall/contract'
import type { Deps } from '../../../../deps.ts'

/** Public questions on a concept. None on topics that the bank does not cover. */
export function listPracticeQuestions(
  bank: Deps['bank'],
  { skill, difficulty, concept }: { skill: string; difficulty: Difficulty; concept: string },
): readonly Question[] {
  const covered = selectableSkillOf(skill)
  return covered ? bank.questionsOf(covered, difficulty).practice.filter((one) => one.concept === concept) : []
}
