import {
  type AssessmentStatus,
  type Difficulty,
  difficulties,
  passingPercentage,
  percentageOf,
  type ResultKind,
  statusFor,
} from '@guildhall/contract'

export type Grade = { score: number; totalQuestions: number; percentage: number; status: AssessmentStatus }

export function gradeOf(score: number, totalQuestions: number): Grade {
  const percentage = percentageOf(score, totalQuestions)
  return { score, totalQuestions, percentage, status: statusFor(percentage) }
}

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
