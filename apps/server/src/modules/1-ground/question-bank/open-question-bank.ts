import { type Question, type QuestionSet, readQuestionSet } from '@guildhall/content'
import type { OwnTemplates } from '@guildhall/content/own-templates'
import type { Difficulty, SelectableSkill } from '@guildhall/contract'
import { nameOf, readOwnQuestions } from './read-own-questions.ts'
import { questionSetKeyOf } from './shared/question-set-key.ts'

export type BankQuestions = { practice: readonly Question[]; sealed: readonly Question[] }

export type QuestionBank = {
  /** The public questions of one skill and difficulty, frozen. Each file is read once, on first use. */
  questionsOf(skill: SelectableSkill, difficulty: Difficulty): BankQuestions
  /** Those of the operator, frozen. */
  ownQuestionsOf(skill: SelectableSkill, difficulty: Difficulty): readonly Question[]
  ownTemplatesOf(skill: SelectableSkill, difficulty: Difficulty): NonNullable<ReturnType<OwnTemplates['cells']['get']>>
}

/** With the operator's questions in `ownFolder`, and what `readOwnTemplates` found there. Throws StartupError, listing every mistake. */
export function openQuestionBank(ownFolder?: string, ownTemplates: OwnTemplates['cells'] = new Map()): QuestionBank {
  const own = new Map(
    [...(ownFolder === undefined ? [] : readOwnQuestions(ownFolder))].map(([name, questions]) => [
      name,
      freeze(questions),
    ]),
  )
  const opened = new Map<string, BankQuestions>()
  return {
    questionsOf(skill, difficulty) {
      const key = questionSetKeyOf(skill, difficulty)
      const name = nameOf(key)
      const questions = opened.get(name) ?? freezeSet(readQuestionSet(key))
      opened.set(name, questions)
      return questions
    },
    ownQuestionsOf: (skill, difficulty) => own.get(nameOf(questionSetKeyOf(skill, difficulty))) ?? none,
    ownTemplatesOf: (skill, difficulty) => ownTemplates.get(nameOf(questionSetKeyOf(skill, difficulty))) ?? [],
  }
}

const none: readonly Question[] = Object.freeze([])

const freezeSet = ({ practice, sealed }: QuestionSet): BankQuestions =>
  Object.freeze({ practice: freeze(practice), sealed: freeze(sealed) })

/** Frozen, as all requests share these questions. */
function freeze(questions: Question[]): readonly Question[] {
  return Object.freeze(
    questions.map((question) => Object.freeze({ ...question, options: frozenOptions(question.options) })),
  )
}

function frozenOptions(options: string[]): string[] {
  Object.freeze(options)
  return options
}
