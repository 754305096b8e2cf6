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

/** The share of right answers and what it is called. `score` is at most `totalQuestions`. */
export function gradeOf(score: number, totalQuestions: number): Grade {
  const percentage = percentageOf(score, totalQuestions)
  return { score, totalQuestions, percentage, status: statusFor(percentage) }
}

type Ranked = { kind: ResultKind; difficulty: Difficulty; percentage: number }

/** Whether it proves the skill at its difficulty. */
export const isPassed = ({ kind, percentage }: Omit<Ranked, 'difficulty'>) =>
  kind === 'verified' && percentage >= passingPercentage

const rankPerDifficulty = 1_000
/** The lowest rank of a result that proves its skill. */
export const passingRank = 10 * rankPerDifficulty

/**
 * Ranks a result among the person's others of the same skill: the highest is the best, and of equals the latest. The
 * published rule: verified results that passed come first, then verified ones that did not, then unverified ones, then
 * practice. Among verified results the difficulty decides, then the percentage; of the others the latest shows.
 */
export function rankOf(result: Ranked): number {
  if (result.kind === 'practice') return 0
  if (result.kind === 'unverified') return 1
  const withinGroup = (difficulties.indexOf(result.difficulty) + 1) * rankPerDifficulty + result.percentage
  return isPassed(result) ? passingRank + withinGroup : withinGroup
}
