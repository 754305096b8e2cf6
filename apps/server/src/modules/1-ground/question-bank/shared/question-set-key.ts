import { levelNames, levelSlugs, type QuestionSetKey, skillNames, skillSlugs } from '@guildhall/content'
import type { Difficulty, SelectableSkill } from '@guildhall/contract'

export function questionSetKeyOf(skill: SelectableSkill, difficulty: Difficulty): QuestionSetKey {
  const slug = skillSlugs.find((one) => skillNames[one] === skill)
  const level = levelSlugs.find((one) => levelNames[one] === difficulty)
  if (!slug || !level) throw new Error(`the bank has no questions on ${skill}, ${difficulty}`)
  return { skill: slug, level }
}
