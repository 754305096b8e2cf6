/** How hard the questions are, from easy to hard. */
export const difficulties = ['Beginner', 'Intermediate', 'Advanced'] as const
export type Difficulty = (typeof difficulties)[number]

/** How many questions an assessment may have. */
export const questionCounts = [5, 10, 15, 20] as const
export type QuestionCount = (typeof questionCounts)[number]
/** With these counts the result is verified. Fewer questions are graded in the same way, but cannot rule out luck. */
export const verifiedQuestionCounts = [15, 20] as const satisfies readonly QuestionCount[]
/** The least number of questions of a verified attempt. */
export const verifiedFrom = verifiedQuestionCounts[0]
export const assessmentDefaults = { numQuestions: 10, difficulty: 'Beginner' } as const satisfies {
  numQuestions: QuestionCount
  difficulty: Difficulty
}

/** The percentage from which each status is reached. */
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
/** The least number of right answers of `totalQuestions` that passes. */
export const passingScore = (totalQuestions: number) =>
  Array.from({ length: totalQuestions }, (_, score) => score).find(
    (score) => percentageOf(score, totalQuestions) >= passingPercentage,
  ) ?? totalQuestions
/** How many verified attempts one account can start within 24 hours. */
export const verifiedPerDay = 3
/** An attempt as a whole has this much time for each of its questions. */
export const secondsPerQuestion = 90
/** How long after a verified attempt ended the next one at the same skill and difficulty can start. */
export const retakeWaitHours = 24

/** The share of right answers in percent, rounded. We multiply first, as 23 / 40 * 100 is less than 57.5 in doubles. */
export const percentageOf = (score: number, totalQuestions: number) =>
  totalQuestions > 0 ? Math.round((score * 100) / totalQuestions) : 0

/** The status that a percentage earns. Takes the rounded percentage that people see, so the two never disagree. */
export function statusFor(percentage: number): AssessmentStatus {
  return statusThresholds.find(({ from }) => percentage >= from)?.status ?? 'Beginner'
}

/** The server grades both kinds. Only a verified attempt can prove a skill. */
export const attemptKinds = ['verified', 'unverified'] as const
export type AttemptKind = (typeof attemptKinds)[number]
export const attemptKindOf = (questionCount: number): AttemptKind =>
  questionCount >= verifiedFrom ? 'verified' : 'unverified'

/** Results of attempts, and practice, which is the person's own word. */
export const resultKinds = [...attemptKinds, 'practice'] as const
export type ResultKind = (typeof resultKinds)[number]

/** Where an attempt's questions came from. */
export const questionSources = ['bank', 'ai'] as const
export type QuestionSourceName = (typeof questionSources)[number]

/** How a difficulty reads as a minimum: `Intermediate or higher`. */
export const levelLabel = (difficulty: Difficulty) =>
  difficulty === difficulties.at(-1) ? difficulty : `${difficulty} or higher`

/** Whether a skill proven at `proven` is also proven at `asked`. Null asks for no level. */
export const reachesLevel = (proven: Difficulty, asked: Difficulty | null) =>
  asked === null || difficulties.indexOf(proven) >= difficulties.indexOf(asked)
