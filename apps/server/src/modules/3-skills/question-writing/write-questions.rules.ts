import { isReadable } from '@guildhall/contract'
import { plainCode, plainLine } from '../../../platform/ai/plain-text.rules.ts'
import { type RandomBelow, shuffled } from '../../../platform/random.rules.ts'
import type { Question } from '../../1-ground/question-bank/shared/question.rules.ts'

export type DraftQuestion = Omit<Question, 'id'>
type GivenDraft = Omit<DraftQuestion, 'code'> & { code: string | null }

const limits = { concept: 60, question: 400, option: 160, explanation: 400, code: 2_500 } as const
const optionCount = 4
const refersToOptions = /\b(all|none|any|both|neither) of (the above|these)\b|^(both )?(options? )?[A-D] and [A-D]$/i

/** The question with cleaned texts and shuffled options, or undefined if it breaks the rules of the question bank. */
export function tidyDraft(given: GivenDraft, random: RandomBelow): DraftQuestion | undefined {
  const code = plainCode(given.code)
  const draft = {
    concept: plainLine(given.concept).toLowerCase(),
    question: plainLine(given.question),
    options: shuffled(given.options.map(plainLine), random),
    answer: plainLine(given.answer),
    explanation: plainLine(given.explanation),
    ...(code === undefined ? {} : { code }),
  }
  return keepsTheRules(draft) ? draft : undefined
}

function keepsTheRules({ concept, question, code = '', options, answer, explanation }: DraftQuestion): boolean {
  const fits = (text: string, limit: number) => text.length <= limit && isReadable(text)
  return (
    fits(concept, limits.concept) &&
    fits(question, limits.question) &&
    fits(explanation, limits.explanation) &&
    code.length <= limits.code &&
    options.length === optionCount &&
    options.every((option) => fits(option, limits.option) && !refersToOptions.test(option)) &&
    new Set(options.map((option) => option.normalize())).size === optionCount &&
    options.includes(answer)
  )
}

/** At or above this similarity, two questions count as the same. */
const duplicateFrom = 0.8

/** Whether the draft repeats one of `others`, or one of `wordings` (questions known only by their text). */
export function isAskedAlready(draft: DraftQuestion, others: readonly DraftQuestion[], wordings: readonly string[]) {
  const all = (question: DraftQuestion) => wordsOf([question.question, question.code ?? '', ...question.options])
  const asked = all(draft)
  if (others.some((other) => similarity(asked, all(other)) >= duplicateFrom)) return true
  // A stock phrase such as "What does this print?" is not comparable without its code.
  if (draft.code !== undefined)
    return wordings.some((wording) => plainLine(wording).includes(plainLine(draft.code ?? '')))
  const words = wordsOf([draft.question])
  return wordings.some((wording) => similarity(words, wordsOf([wording])) >= duplicateFrom)
}

const wordsOf = (texts: string[]) =>
  new Set(
    texts
      .join(' ')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu) ?? [],
  )

function similarity(one: Set<string>, other: Set<string>): number {
  const common = [...one].filter((word) => other.has(word)).length
  const all = one.size + other.size - common
  return all === 0 ? 1 : common / all
}

const hasLongestAnswer = ({ options, answer }: DraftQuestion) =>
  options.every((option) => option === answer || option.length < answer.length)

/** Caps answers that are the longest option at half of `count`: always choosing the longest must not pass. */
export function limitLongestAnswers(
  drafts: readonly DraftQuestion[],
  accepted: readonly DraftQuestion[],
  count: number,
): DraftQuestion[] {
  let left = Math.floor(count / 2) - accepted.filter(hasLongestAnswer).length
  return drafts.filter((draft) => {
    if (!hasLongestAnswer(draft)) return true
    left -= 1
    return left >= 0
  })
}

const batchMaximum = 12
const focuses = [
  'what the subject rests on and what everyday work needs',
  'what goes wrong, what is easily confused, and how to find and mend it',
  'choosing between ways to do it, and what each costs',
]

export function planBatches(missing: number): { count: number; focus: string }[] {
  const wanted = missing + Math.max(2, Math.ceil(missing / 6))
  const batches = Math.ceil(wanted / batchMaximum)
  return Array.from({ length: batches }, (_, index) => ({
    count: Math.floor((wanted + index) / batches),
    focus: batches === 1 ? 'all sides of the subject' : (focuses[index % focuses.length] ?? ''),
  }))
}

export function blindQuestions(drafts: readonly DraftQuestion[]) {
  return drafts.map(({ question, code, options }, index) => ({
    number: index + 1,
    question,
    ...(code === undefined ? {} : { code }),
    options: options.map((text, position) => ({ number: position + 1, text })),
  }))
}

/** Whether the second call gave the key, and nothing else, for the question at `index`. */
export function isKeyConfirmed(
  { options, answer }: DraftQuestion,
  index: number,
  answers: readonly { question: number; option: number }[],
): boolean {
  const given = answers.filter(({ question }) => question === index + 1)
  return given.length > 0 && given.every(({ option }) => options[option - 1] === answer)
}
