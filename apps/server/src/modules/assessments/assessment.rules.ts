import {
  type AssessmentStatus,
  type AttemptKind,
  type Difficulty,
  difficulties,
  passingPercentage,
  percentageOf,
  type ResultKind,
  retakeWaitHours,
  secondsPerQuestion,
  statusFor,
  verifiedPerDay,
} from '@guildhall/contract'
import { type RandomBelow, shuffled } from '../../platform/random.rules.ts'
import type { ThrottlePolicy } from '../accounts/shared/throttle.rules.ts'

/** A question as the bank or an AI provider gives it. `answer` is the text of the right option. */
export type BankQuestion = {
  id: string
  concept: string
  question: string
  code?: string | undefined
  options: string[]
  answer: string
  explanation: string
}

/** A question as an attempt keeps it: options in the order they are shown, `key` the index of the right one. */
export type SnapshotQuestion = {
  id: string
  concept: string
  question: string
  code?: string
  options: string[]
  key: number
  explanation: string
}

/** What a question asks, in one text: the code it is about stands below it. */
export function wordingOf({ question, code }: Pick<BankQuestion, 'question' | 'code'>): string {
  return code === undefined ? question : `${question}\n\n${code}`
}

/** Quizzes of one address. Scaled by `RATE_LIMIT_FACTOR`. */
export const quizPerAddress: ThrottlePolicy = {
  freeAttempts: 200,
  firstWaitSeconds: 5,
  longestWaitSeconds: 10 * 60,
  forgetAfterSeconds: 15 * 60,
}

/** Verified attempts of one address: a class at one desk, not a farm of accounts. Scaled by `RATE_LIMIT_FACTOR`. */
export const verifiedPerAddress: ThrottlePolicy = {
  freeAttempts: 30,
  firstWaitSeconds: 15 * 60,
  longestWaitSeconds: 24 * 60 * 60,
  forgetAfterSeconds: 24 * 60 * 60,
}

/** How many attempts of each kind one account can start within a day. */
export const attemptsPerDay: Record<AttemptKind, number> = { verified: verifiedPerDay, unverified: 100 }

/** How many practice results a person can save within a day: more than anybody practises, and no burden to a profile. */
export const practicePerDay = 100
export const dayMs = 24 * 60 * 60 * 1_000

/** A practice result sent again within this time is taken for the same one, sent twice. */
export const replayWindowMs = 60_000

/** The question with its options in random order. */
export function shuffleOptions<Q extends { options: readonly string[] }>(question: Q, random: RandomBelow): Q {
  return { ...question, options: shuffled(question.options, random) }
}

/** What an attempt keeps of a question, its options in an order of chance. Throws when the answer is not an option. */
export function snapshotOf(question: BankQuestion, random: RandomBelow): SnapshotQuestion {
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

export const retakeWaitMs = retakeWaitHours * 60 * 60 * 1_000

/** From when on the next verified attempt at the same skill and difficulty can be started. */
export function retakeAtOf(finishedAt: Date): Date {
  return new Date(finishedAt.getTime() + retakeWaitMs)
}

/** Says how long `until` is off the way people do: `23 hours`, `1 hour`, `12 minutes`. Never less than it takes. */
export function spokenWait(until: Date, now: Date): string {
  const minutes = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 60_000))
  const [count, unit] = minutes > 60 ? [Math.ceil(minutes / 60), 'hour'] : [minutes, 'minute']
  return count === 1 ? `1 ${unit}` : `${count} ${unit}s`
}

/** An instant for reading, to the minute, rounded up: `21 November 2026, 13:05 UTC`. */
export function spokenInstant(instant: Date): string {
  const minute = new Date(Math.ceil(instant.getTime() / 60_000) * 60_000)
  const day = minute.toLocaleDateString('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' })
  return `${day}, ${minute.toISOString().slice(11, 16)} UTC`
}

export type AttemptTimes = { startedAt: Date; deadlineAt: Date; finishedAt: Date | null }

/** An answer counts until the deadline; from that very instant on the time is over. */
export const isOverdue = ({ deadlineAt, finishedAt }: AttemptTimes, now: Date) =>
  finishedAt === null && now >= deadlineAt

/** When an attempt that is finished now has ended: not after its deadline, nor, should clocks differ, before its start. */
export function endOf({ startedAt, deadlineAt }: AttemptTimes, now: Date): Date {
  return new Date(Math.max(startedAt.getTime(), Math.min(now.getTime(), deadlineAt.getTime())))
}

/** Why no answer can be given any more, or null. An attempt that its deadline ended is refused for the time. */
export function refusalToAnswer({ deadlineAt, finishedAt }: AttemptTimes, now: Date) {
  if ((finishedAt ?? now) >= deadlineAt) return 'assessment.time_over'
  return finishedAt ? 'assessment.attempt_finished' : null
}

export type Answers = readonly (number | null)[]

export type Grade = { score: number; totalQuestions: number; percentage: number; status: AssessmentStatus }

/** The share of right answers and what it is called. `score` is at most `totalQuestions`. */
export function gradeOf(score: number, totalQuestions: number): Grade {
  const percentage = percentageOf(score, totalQuestions)
  return { score, totalQuestions, percentage, status: statusFor(percentage) }
}

/** Grades the answers; an open question counts as wrong. */
export function gradeAnswers(questions: readonly SnapshotQuestion[], answers: Answers): Grade {
  return gradeOf(questions.filter(({ key }, position) => answers[position] === key).length, questions.length)
}

export type ConceptShare = { concept: string; correct: number; total: number }

/** How many questions of each concept were answered right: those most missed first, then by name. */
export function conceptsOf(questions: readonly SnapshotQuestion[], answers: Answers): ConceptShare[] {
  const shares = new Map<string, ConceptShare>()
  for (const [position, { concept, key }] of questions.entries()) {
    const share = shares.get(concept) ?? { concept, correct: 0, total: 0 }
    shares.set(concept, {
      concept,
      correct: share.correct + (answers[position] === key ? 1 : 0),
      total: share.total + 1,
    })
  }
  const missed = ({ correct, total }: ConceptShare) => total - correct
  return [...shares.values()].sort(
    (one, other) => missed(other) - missed(one) || (one.concept < other.concept ? -1 : 1),
  )
}

export type Merits = { kind: ResultKind; difficulty: Difficulty; percentage: number }

/** Whether it proves the skill at its difficulty. */
export const isPassed = ({ kind, percentage }: Omit<Merits, 'difficulty'>) =>
  kind === 'verified' && percentage >= passingPercentage

const meritPerDifficulty = 1_000
/** The least merit of a result that proves its skill. */
export const passingMerit = 10 * meritPerDifficulty

/**
 * What a result counts for beside others of the same skill and person; the higher, the better, and of equals the latest.
 * The published rule: verified results that passed come first, then verified ones that did not, then unverified ones, then
 * practice. Among verified results the difficulty decides, then the percentage; of the others the latest shows.
 */
export function meritOf(result: Merits): number {
  if (result.kind === 'practice') return 0
  if (result.kind === 'unverified') return 1
  const withinItsRank = (difficulties.indexOf(result.difficulty) + 1) * meritPerDifficulty + result.percentage
  return isPassed(result) ? passingMerit + withinItsRank : withinItsRank
}
