export const difficulties = ['Beginner', 'Intermediate', 'Advanced'] as const
export type Difficulty = (typeof difficulties)[number]

export const questionCounts = [5, 10, 15, 20] as const
export type QuestionCount = (typeof questionCounts)[number]
/** A verified result needs this many: fewer questions cannot rule out luck. Their source decides, too. */
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

/**
 * The public bank, templates that make questions for each attempt, the operator's own bank, or an AI provider that writes
 * questions for each attempt.
 */
export const questionSources = ['bank', 'generated', 'private', 'ai'] as const
export type QuestionSourceName = (typeof questionSources)[number]

/**
 * The server grades all kinds. Only a verified attempt can prove a skill: it has enough questions, and none of them is
 * public. A graded one has as many, from the public bank.
 */
export const attemptKinds = ['verified', 'graded', 'unverified'] as const
export type AttemptKind = (typeof attemptKinds)[number]

/** Whether an attempt has the number of questions that a verified result takes. */
export const isFull = (questionCount: number) => questionCount >= verifiedFrom

/**
 * An operator's fixed questions prove a skill only if there are so many times what an attempt takes: whoever has read one
 * attempt then passes the next fewer than once in a hundred times.
 */
export const ownQuestionsFactor = 10
export const ownQuestionsFor = (questionCount: number) => ownQuestionsFactor * questionCount

/** With fewer questions that count, after others were dropped, a verified result becomes a graded one. */
export const countedQuestionsMinimum = 12

export function attemptKindOf(questionCount: number, source: QuestionSourceName): AttemptKind {
  if (!isFull(questionCount)) return 'unverified'
  return source === 'bank' ? 'graded' : 'verified'
}

/** Raised when the same answers would make another kind of result. Until 2, the public bank made verified ones. */
export const assessmentRulesVersion = 2

export const resultKinds = [...attemptKinds, 'practice'] as const
export type ResultKind = (typeof resultKinds)[number]

export const levelLabel = (difficulty: Difficulty) =>
  difficulty === difficulties.at(-1) ? difficulty : `${difficulty} or higher`

export const reachesLevel = (proven: Difficulty, asked: Difficulty | null) =>
  asked === null || difficulties.indexOf(proven) >= difficulties.indexOf(asked)
