import type { ThrottlePolicy } from '../accounts/shared/throttle.rules.ts'

/** Quizzes of one address. Scaled by `RATE_LIMIT_FACTOR`. */
export const quizPerAddress: ThrottlePolicy = {
  freeAttempts: 200,
  firstWaitSeconds: 5,
  longestWaitSeconds: 10 * 60,
  forgetAfterSeconds: 15 * 60,
}

/** How many practice results a person can save within a day: more than anybody practises, and no burden to a profile. */
export const practicePerDay = 100
export const dayMs = 24 * 60 * 60 * 1_000

/** A practice result sent again within this time is taken for the same one, sent twice. */
export const replayWindowMs = 60_000
