import {
  levelNames,
  levelSlugs,
  type Question,
  type QuestionSet,
  type QuestionSetKey,
  readQuestionSet,
  skillNames,
  skillSlugs,
} from '@guildhall/content'
import type { Difficulty, SelectableSkill } from '@guildhall/contract'
import { nameOf, readOwnQuestions } from './read-own-questions.ts'

export type BankQuestions = { practice: readonly Question[]; sealed: readonly Question[] }

export type QuestionBank = {
  /** The questions of one skill and difficulty, frozen. Each file is read once, on first use. */
  questionsOf(skill: SelectableSkill, difficulty: Difficulty): BankQuestions
}

/** Adds the questions in `ownFolder` to the sealed ones. Throws StartupError, listing every mistake. */
export function openQuestionBank(ownFolder?: string): QuestionBank {
  const own = ownFolder === undefined ? new Map<string, Question[]>() : readOwnQuestions(ownFolder)
  const opened = new Map<string, BankQuestions>()
  return {
    questionsOf(skill, difficulty) {
      const key = keyOf(skill, difficulty)
      const name = nameOf(key)
      const questions = opened.get(name) ?? freeze(readQuestionSet(key), own.get(name) ?? [])
      opened.set(name, questions)
      return questions
    },
  }
}

function keyOf(skill: SelectableSkill, difficulty: Difficulty): QuestionSetKey {
  const slug = skillSlugs.find((one) => skillNames[one] === skill)
  const level = levelSlugs.find((one) => levelNames[one] === difficulty)
  if (!slug || !level) throw new Error(`the bank has no questions on ${skill}, ${difficulty}`)
  return { skill: slug, level }
}

/** Frozen, as all requests share these questions. */
function freeze({ practice, sealed }: QuestionSet, own: Question[]): BankQuestions {
  const frozen = (questions: Question[]) =>
    Object.freeze(questions.map((question) => Object.freeze({ ...question, options: frozenOptions(question.options) })))
  return Object.freeze({ practice: frozen(practice), sealed: frozen([...sealed, ...own]) })
}

function frozenOptions(options: string[]): string[] {
  Object.freeze(options)
  return options
}
