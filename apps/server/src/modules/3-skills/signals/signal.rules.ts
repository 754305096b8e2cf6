import { type AttemptSignal, readingWordsPerMinute } from '@guildhall/contract'
import { itemOf } from '../corrections/shared/corrected-questions.rules.ts'
import { answerTimesOf } from '../items/shared/answer-times.rules.ts'

export type MeasuredQuestion = {
  id: string
  question: string
  code?: string
  options: readonly string[]
  key: number
  template?: { id: string }
  misconceptions?: readonly (string | null)[]
  /** False if it was dropped since. */
  counts?: boolean
}
export type MeasuredAttempt = {
  questions: readonly MeasuredQuestion[]
  answers: readonly (number | null)[]
  answeredAfter: readonly (number | null)[] | null
  startedAt: Date
  finishedAt: Date
}

/** Single fast answers are common: a question is known, or its text was read before another one was answered. */
const fastAnswersAtLeast = 5
const othersAtLeast = 20
const shortTimeShare = 1 / 3
const identicalAtLeast = 5
/** An honest attempt is flagged for its mistakes about once in so many. */
const honestPerFlag = 100

const words = (text: string) => text.match(/[\p{L}\p{N}_]+/gu)?.length ?? 0

export function readingMsOf({ question, code = '', options }: MeasuredQuestion): number {
  return Math.round((words([question, code, ...options].join(' ')) * 60_000) / readingWordsPerMinute)
}

export function measureQuestions(attempt: Omit<MeasuredAttempt, 'startedAt' | 'finishedAt'>) {
  const times = answerTimesOf(attempt)
  return attempt.questions.map((question, position) => {
    const ms = times[position] ?? null
    const readingMs = readingMsOf(question)
    const isRight = question.counts !== false && attempt.answers[position] === question.key
    return { ms, readingMs, isRight, isFast: isRight && ms !== null && ms < readingMs }
  })
}

function msPerQuestionOf({ questions, answeredAfter, startedAt, finishedAt }: MeasuredAttempt): number {
  const last = Math.max(0, ...(answeredAfter ?? []).map((after) => after ?? 0))
  return Math.round((last || finishedAt.getTime() - startedAt.getTime()) / questions.length)
}

/** Instances of a template differ in their texts and share their misconceptions. Its first question in an attempt counts. */
export function choicesOf({ questions, answers }: Pick<MeasuredAttempt, 'questions' | 'answers'>) {
  const choices = new Map<string, { position: number; wrong: string | null }>()
  for (const [position, question] of questions.entries()) {
    const { misconceptions, options, key, counts = true } = question
    const item = itemOf(question)
    const answer = answers[position] ?? null
    if (choices.has(item) || answer === null || !counts) continue
    const choice = misconceptions ? misconceptions[answer] : options[answer]
    choices.set(item, { position, wrong: answer === key ? null : (choice ?? null) })
  }
  return choices
}

type Mistakes = Readonly<Record<string, string>>

export const mistakesOf = (attempt: Pick<MeasuredAttempt, 'questions' | 'answers'>): Mistakes =>
  Object.fromEntries([...choicesOf(attempt)].flatMap(([item, { wrong }]) => (wrong === null ? [] : [[item, wrong]])))

export type Other = { attemptId: string; passed: boolean; msPerQuestion: number; mistakes: Mistakes }
type Match = { attemptId: string; identical: number; bothWrong: number; chance: number }

/**
 * Identical incorrect answers: of the questions that both got wrong, how many wrong choices are the same, and how probable so
 * many are if both chose by themselves. Two wrong answers to one question agree with the sum of the squared shares of its wrong choices.
 */
export function findMatch(mistakes: Mistakes, others: readonly Other[]): Match | undefined {
  const agreement = agreementOf(others)
  const matches = others.flatMap(({ attemptId, mistakes: theirs }): Match[] => {
    const shared = Object.keys(mistakes).filter((item) => theirs[item] !== undefined)
    const identical = shared.filter((item) => theirs[item] === mistakes[item]).length
    if (identical < identicalAtLeast) return []
    return [{ attemptId, identical, bothWrong: shared.length, chance: chanceOf(identical, shared.map(agreement)) }]
  })
  return matches.sort((one, other) => one.chance - other.chance)[0]
}

/** By question. With few wrong answers a half, which is more than most questions have. */
function agreementOf(others: readonly Other[]): (item: string) => number {
  const counts = new Map<string, Map<string, number>>()
  for (const { mistakes } of others) {
    for (const [item, wrong] of Object.entries(mistakes)) {
      const ofItem = counts.get(item) ?? new Map<string, number>()
      counts.set(item, ofItem.set(wrong, (ofItem.get(wrong) ?? 0) + 1))
    }
  }
  return (item) => {
    const ofItem = [...(counts.get(item)?.values() ?? [])]
    const total = ofItem.reduce((sum, count) => sum + count, 0)
    if (total < othersAtLeast) return 1 / 2
    return Math.max(
      1 / 3,
      ofItem.reduce((sum, count) => sum + (count / total) ** 2, 0),
    )
  }
}

/** The probability of at least `least` hits, each with its own probability. */
function chanceOf(least: number, probabilities: readonly number[]): number {
  let byHits = [1]
  for (const hit of probabilities) {
    byHits = Array.from({ length: byHits.length + 1 }, (_, hits) => {
      const [missed = 0, scored = 0] = [byHits[hits], byHits[hits - 1]]
      return missed * (1 - hit) + scored * hit
    })
  }
  return byHits.slice(least).reduce((sum, chance) => sum + chance, 0)
}

function medianOf(values: readonly number[]): number | null {
  if (values.length < othersAtLeast) return null
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? null
}

export function measure(attempt: MeasuredAttempt, passed: boolean, others: readonly Other[]) {
  const measured = measureQuestions(attempt)
  const rightAnswers = measured.filter(({ isRight }) => isRight).length
  const fastAnswers = measured.filter(({ isFast }) => isFast).length
  const msPerQuestion = msPerQuestionOf(attempt)
  const medianMsPerQuestion = medianOf(others.flatMap((other) => (other.passed ? other.msPerQuestion : [])))
  const mistakes = mistakesOf(attempt)
  const match = findMatch(mistakes, others)
  const signals: AttemptSignal[] = []
  if (fastAnswers >= fastAnswersAtLeast && 2 * fastAnswers >= rightAnswers) signals.push('fast_answers')
  if (match && match.chance * others.length * honestPerFlag < 1) signals.push('same_mistakes')
  if (passed && medianMsPerQuestion !== null && msPerQuestion < medianMsPerQuestion * shortTimeShare) {
    signals.push('short_time')
  }
  return { passed, mistakes, rightAnswers, fastAnswers, msPerQuestion, medianMsPerQuestion, match, signals }
}
