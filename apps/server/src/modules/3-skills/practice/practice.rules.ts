import type { ThrottlePolicy } from '../../2-people/accounts/shared/throttle.rules.ts'

export const quizPerAddress: ThrottlePolicy = {
  freeAttempts: 200,
  firstWaitSeconds: 5,
  longestWaitSeconds: 10 * 60,
  forgetAfterSeconds: 15 * 60,
}

/** Practice results one person can save within a day: more than anyone needs, few enough for a profile. */
export const practicePerDay = 100
/** An identical result within this time counts as a duplicate request. */
export const replayWindowMs = 60_000
