import {
  type AssessmentStatus,
  type AttemptKind,
  countedQuestionsMinimum,
  type Difficulty,
  difficulties,
  passingPercentage,
  percentageOf,
  type QuestionSourceName,
  type ResultKind,
  statusFor,
} from '@guildhall/contract'

export type Grade = { score: number; totalQuestions: number; percentage: number; status: AssessmentStatus }

export function gradeOf(score: number, totalQuestions: number): Grade {
  const percentage = percentageOf(score, totalQuestions)
  return { score, totalQuestions, percentage, status: statusFor(percentage) }
}

type Proof = { kind: ResultKind; source?: QuestionSourceName | null; rulesVersion?: number }

/** With too few questions that count, a verified result is a graded one; verified again once enough of them do. */
export function kindOfCounted({ kind, source, rulesVersion }: Proof, totalQuestions: number): ResultKind {
  if (kind !== 'verified' && kind !== 'graded') return kind
  const couldProve = source !== 'bank' || rulesVersion === 1
  return couldProve && totalQuestions >= countedQuestionsMinimum ? 'verified' : 'graded'
}

/** Only practice has no attempt. */
export const attemptKindOf = (result: { kind: ResultKind }, attempt: { kind: AttemptKind }): AttemptKind =>
  result.kind === 'practice' ? attempt.kind : result.kind

type Ranked = { kind: ResultKind; difficulty: Difficulty; percentage: number }

export const isPassed = ({ kind, percentage }: Omit<Ranked, 'difficulty'>) =>
  kind === 'verified' && percentage >= passingPercentage

const rankPerDifficulty = 1_000
/** Keeps graded results below all verified ones. */
const gradedPerDifficulty = 101
export const passingRank = 10 * rankPerDifficulty

/**
 * The published order: passed verified, failed verified, graded, unverified, practice. Verified and graded ones rank by
 * difficulty, then percentage; of equal ranks the latest is the best.
 */
export function rankOf(result: Ranked): number {
  if (result.kind === 'practice') return 0
  if (result.kind === 'unverified') return 1
  const level = difficulties.indexOf(result.difficulty) + 1
  if (result.kind === 'graded') return level * gradedPerDifficulty + result.percentage
  const withinGroup = level * rankPerDifficulty + result.percentage
  return isPassed(result) ? passingRank + withinGroup : withinGroup
}
