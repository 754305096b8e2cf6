/** How hard the questions are, from easy to hard. */
export const difficulties = ['Beginner', 'Intermediate', 'Advanced'] as const
export type Difficulty = (typeof difficulties)[number]

/** How many questions an assessment may have. */
export const questionCounts = [5, 10, 15, 20] as const
export type QuestionCount = (typeof questionCounts)[number]
/** The counts whose result is verified. The others are graded in the same way and prove nothing: too few to rule out luck. */
export const verifiedQuestionCounts = [15, 20] as const satisfies readonly QuestionCount[]
/** How many questions an attempt has at least whose result is verified. */
export const verifiedFrom = verifiedQuestionCounts[0]
export const assessmentDefaults = { numQuestions: 10, difficulty: 'Beginner' } as const satisfies {
  numQuestions: QuestionCount
  difficulty: Difficulty
}

/** From which percentage on each status is reached; below the last one it is Beginner. Source: the specification. */
export const statusThresholds = [
  { status: 'Expert', from: 90 },
  { status: 'Advanced', from: 75 },
  { status: 'Intermediate', from: 60 },
  { status: 'Beginner', from: 0 },
] as const
export type AssessmentStatus = (typeof statusThresholds)[number]['status']
export const assessmentStatuses = ['Beginner', 'Intermediate', 'Advanced', 'Expert'] as const

/** A verified result with this percentage or more proves the skill at its difficulty. */
export const passingPercentage = 70
/** How many right answers of `totalQuestions` pass. */
export const passingScore = (totalQuestions: number) =>
  Array.from({ length: totalQuestions }, (_, score) => score).find(
    (score) => percentageOf(score, totalQuestions) >= passingPercentage,
  ) ?? totalQuestions
/** How many verified attempts one account can start within 24 hours. */
export const verifiedPerDay = 3
/** How long one question of a sealed attempt takes at most; the attempt as a whole has that much for each. */
export const secondsPerQuestion = 90
/** How long a verified attempt waits after the last verified one at the same skill and difficulty ended. */
export const retakeWaitHours = 24

/** The rounded share of right answers, in percent. Multiplied first: 23 / 40 * 100 is less than 57.5 in doubles. */
export const percentageOf = (score: number, totalQuestions: number) =>
  totalQuestions > 0 ? Math.round((score * 100) / totalQuestions) : 0

/** The status that a percentage earns. The percentage is the rounded one people see, so the two never disagree. */
export function statusFor(percentage: number): AssessmentStatus {
  return statusThresholds.find(({ from }) => percentage >= from)?.status ?? 'Beginner'
}

/** What an attempt leads to: both kinds are graded by the server, and only a verified one can prove a skill. */
export const attemptKinds = ['verified', 'unverified'] as const
export type AttemptKind = (typeof attemptKinds)[number]
export const attemptKindOf = (questionCount: number): AttemptKind =>
  questionCount >= verifiedFrom ? 'verified' : 'unverified'

/** Results of attempts, and practice: the person's own word. */
export const resultKinds = [...attemptKinds, 'practice'] as const
export type ResultKind = (typeof resultKinds)[number]

/** Where an attempt's questions came from. */
export const questionSources = ['bank', 'ai'] as const
export type QuestionSourceName = (typeof questionSources)[number]

/** How a difficulty reads where it is the least that is asked for. */
export const levelLabel = (difficulty: Difficulty) =>
  difficulty === difficulties.at(-1) ? difficulty : `${difficulty} or higher`

/** Whether a skill proven at `proven` is proven at `asked`, too; where nothing is asked any will do. */
export const reachesLevel = (proven: Difficulty, asked: Difficulty | null) =>
  asked === null || difficulties.indexOf(proven) >= difficulties.indexOf(asked)
