/** Characters of what somebody writes in an exercise: a program, a number, a text of their own. */
export const exerciseAnswerLimit = 20_000
/** Failures are counted up to here. The hint and the solution are shown long before. */
export const exerciseFailuresMaximum = 100
export const exerciseCriteriaMaximum = 8
/** Where the code of a gap exercise has its gap. */
export const gapMark = '____'

/** What a learner's page is shown by: its own styles, and pictures within it. Nothing is loaded from anywhere. */
export const pageContentPolicy = ["default-src 'none'", "style-src 'unsafe-inline'", 'img-src data:'] as const
/** Pixels. A test names another one if it matters. */
export const usualPageWidth = 1000
