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
export const passingRank = 10 * rankPerDifficulty

/**
 * The published order: passed verified, failed verified, unverified, practice. Verified ones rank by difficulty, then
 * percentage; of equal ranks the latest is the best.
 */
export function rankOf(result: Ranked): number {
  if (result.kind === 'practice') return 0
  if (result.kind === 'unverified') return 1
  const withinGroup = (difficulties.indexOf(result.difficulty) + 1) * rankPerDifficulty + result.percentage
  return isPassed(result) ? passingRank + withinGroup : withinGroup
}
