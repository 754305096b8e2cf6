export const difficulties = ['Beginner', 'Intermediate', 'Advanced'] as const
export type Difficulty = (typeof difficulties)[number]

export const questionCounts = [5, 10, 15, 20] as const
export type QuestionCount = (typeof questionCounts)[number]
/** A verified result needs this many: fewer questions cannot rule out luck. */
export const verifiedQuestionCounts = [15, 20] as const satisfies readonly QuestionCount[]
export const verifiedFrom = verifiedQuestionCounts[0]
export const assessmentDefaults = { numQuestions: 10, difficulty: 'Beginner' } as const satisfies {
  numQuestions: QuestionCount
  difficulty: Difficulty
}

export const statusThresholds = [
  { status: 'Expert', from: 90 },
  { status: 'Advanced', from: 75 },
  { status: 'Intermediate', from: 60 },
  { status: 'Beginner', from: 0 },
] as const
export type AssessmentStatus = (typeof statusThresholds)[number]['status']
export const assessmentStatuses = ['Beginner', 'Intermediate', 'Advanced', 'Expert'] as const

/** A verified result of at least this percentage proves the skill at its difficulty. */
export const passingPercentage = 70
export const passingScore = (totalQuestions: number) =>
  Array.from({ length: totalQuestions }, (_, score) => score).find(
    (score) => percentageOf(score, totalQuestions) >= passingPercentage,
  ) ?? totalQuestions
export const verifiedPerDay = 3
export const secondsPerQuestion = 90
export const retakeWaitHours = 24

/** Percentage of right answers, rounded. Multiplies first: 23 / 40 * 100 is less than 57.5 in floating point. */
export const percentageOf = (score: number, totalQuestions: number) =>
  totalQuestions > 0 ? Math.round((score * 100) / totalQuestions) : 0

/** Takes the rounded percentage that users see, so the two never disagree. */
export function statusFor(percentage: number): AssessmentStatus {
  return statusThresholds.find(({ from }) => percentage >= from)?.status ?? 'Beginner'
}

/** The server grades both kinds. Only a verified attempt can prove a skill. */
export const attemptKinds = ['verified', 'unverified'] as const
export type AttemptKind = (typeof attemptKinds)[number]
export const attemptKindOf = (questionCount: number): AttemptKind =>
  questionCount >= verifiedFrom ? 'verified' : 'unverified'

export const resultKinds = [...attemptKinds, 'practice'] as const
export type ResultKind = (typeof resultKinds)[number]

export const questionSources = ['bank', 'ai'] as const
export type QuestionSourceName = (typeof questionSources)[number]

export const levelLabel = (difficulty: Difficulty) =>
  difficulty === difficulties.at(-1) ? difficulty : `${difficulty} or higher`

export const reachesLevel = (proven: Difficulty, asked: Difficulty | null) =>
  asked === null || difficulties.indexOf(proven) >= difficulties.indexOf(asked)
