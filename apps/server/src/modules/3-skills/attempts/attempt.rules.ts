import { type AttemptKind, secondsPerQuestion } from '@guildhall/contract'
import type { RandomBelow } from '../../../platform/random.rules.ts'
import { type Question, shuffleOptions } from '../../1-ground/question-bank/shared/question.rules.ts'

export type SnapshotQuestion = {
  id: string
  concept: string
  question: string
  code?: string
  options: string[]
  key: number
  explanation: string
  /** What the question was generated from, to find its key again. */
  template?: { id: string; version: number; parameters: unknown }
  /** Of a generated question, option by option: the misconception that leads to it, null for the key. */
  misconceptions?: (string | null)[]
}

/** Attempts that share numbers, waits and daily limits: the size counts, whether or not the questions are public. */
export const kindsLike = (kind: AttemptKind): AttemptKind[] =>
  kind === 'unverified' ? ['unverified'] : ['verified', 'graded']

/** Copies a question with its options shuffled. Throws if the answer is not an option. */
export function snapshotOf(question: Question, random: RandomBelow): SnapshotQuestion {
  const { id, concept, code, explanation, options, answer } = shuffleOptions(question, random)
  const key = options.indexOf(answer)
  if (key < 0) throw new Error(`the answer of question ${id} is not one of its options`)
  return {
    id,
    concept,
    question: question.question,
    ...(code === undefined ? {} : { code }),
    options,
    key,
    explanation,
  }
}

export function deadlineOf(startedAt: Date, questionCount: number): Date {
  return new Date(startedAt.getTime() + questionCount * secondsPerQuestion * 1_000)
}

export type AttemptTimes = { startedAt: Date; deadlineAt: Date; finishedAt: Date | null }

/** At the deadline itself, time is up. */
const isTimeOver = ({ deadlineAt }: Pick<AttemptTimes, 'deadlineAt'>, at: Date) => at >= deadlineAt

export const isOverdue = (times: AttemptTimes, now: Date) => times.finishedAt === null && isTimeOver(times, now)

/** The end of an attempt finished now: at most the deadline and, if clocks differ, at least the start. */
export function endOf({ startedAt, deadlineAt }: AttemptTimes, now: Date): Date {
  return new Date(Math.max(startedAt.getTime(), Math.min(now.getTime(), deadlineAt.getTime())))
}

/** Why answers are no longer accepted, or null. If the deadline ended the attempt, the reason is the time. */
export function refusalToAnswer(times: AttemptTimes, now: Date) {
  if (isTimeOver(times, times.finishedAt ?? now)) return 'assessment.time_over'
  return times.finishedAt ? 'assessment.attempt_finished' : null
}
