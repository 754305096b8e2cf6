import { hash } from 'node:crypto'
import {
  type AttemptKind,
  type Difficulty,
  type ItemPool,
  type QuestionSourceName,
  selectableSkillOf,
} from '@guildhall/contract'
import { questionSetKeyOf } from '../../1-ground/question-bank/shared/question-set-key.ts'
import { itemOf } from '../corrections/shared/corrected-questions.rules.ts'
import { answerTimesOf } from './shared/answer-times.rules.ts'

type AskedQuestion = {
  id: string
  question: string
  code?: string
  options: readonly string[]
  key: number
  template?: { id: string; version: number }
  misconceptions?: readonly (string | null)[]
  /** False if it was dropped during the attempt. */
  counts?: boolean
}

export type GradedAttempt = {
  skill: string
  difficulty: Difficulty
  kind: AttemptKind
  source: QuestionSourceName
  questions: readonly AskedQuestion[]
  answers: readonly (number | null)[]
  /** Milliseconds from the start until each answer was last set. */
  answeredAfter?: readonly (number | null)[] | null
}

export type ItemAnswer = {
  cell: string
  pool: ItemPool
  itemId: string
  version: string
  isRight: boolean
  distractor: string | null
  rest: number
  restOf: number
  milliseconds: number | null
}

/**
 * None of dropped questions. None at all if questions were written for this attempt alone, or nothing was answered: that says
 * nothing about the questions.
 */
export function itemAnswersOf(attempt: GradedAttempt): ItemAnswer[] {
  const { questions, answers } = attempt
  const skill = selectableSkillOf(attempt.skill)
  const pool = poolOf(attempt)
  if (!pool || !skill || answers.every((answer) => answer === null)) return []
  const cell = cellOf(skill, attempt.difficulty)
  const times = answerTimesOf(attempt)
  const counted = questions.flatMap((question, position) => {
    const chosen = answers[position] ?? null
    return question.counts === false ? [] : [{ question, position, chosen, isRight: chosen === question.key }]
  })
  const score = counted.filter(({ isRight }) => isRight).length
  return counted.map(({ question, position, chosen, isRight }) => ({
    cell,
    pool,
    itemId: itemOf(question),
    version: versionOf(question),
    isRight,
    distractor: isRight ? null : distractorOf(question, chosen),
    rest: score - (isRight ? 1 : 0),
    restOf: counted.length - 1,
    milliseconds: times[position] ?? null,
  }))
}

export function cellOf(...subject: Parameters<typeof questionSetKeyOf>): string {
  const { skill, level } = questionSetKeyOf(...subject)
  return `${skill}-${level}`
}

function poolOf({ kind, source }: Pick<GradedAttempt, 'kind' | 'source'>): ItemPool | undefined {
  switch (source) {
    case 'bank':
      return kind === 'unverified' ? 'practice' : 'sealed'
    case 'ai':
      return undefined
    default:
      return source
  }
}

function versionOf({ question, code = '', options, key, template }: AskedQuestion): string {
  return template ? String(template.version) : fingerprint([question, code, options[key] ?? '', ...[...options].sort()])
}

function distractorOf({ options, misconceptions }: AskedQuestion, chosen: number | null): string | null {
  if (chosen === null) return null
  return misconceptions?.[chosen] ?? optionFingerprint(options[chosen] ?? '')
}

export const optionFingerprint = (option: string) => fingerprint([option])

const fingerprint = (texts: readonly string[]) => hash('sha256', texts.join('\0'), 'hex').slice(0, 12)
