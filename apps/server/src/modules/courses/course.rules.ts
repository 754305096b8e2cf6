import type { ThrottlePolicy } from '../accounts/shared/throttle.rules.ts'

/** Courses asked for from one address. Scaled by `RATE_LIMIT_FACTOR`. */
export const coursesPerAddress: ThrottlePolicy = {
  freeAttempts: 200,
  firstWaitSeconds: 5,
  longestWaitSeconds: 10 * 60,
  forgetAfterSeconds: 15 * 60,
}

/** Courses written by a provider that one account can keep. */
export const writtenCoursesPerAccount = 500
