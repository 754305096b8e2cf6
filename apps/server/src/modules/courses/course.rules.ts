import type { ThrottlePolicy } from '../accounts/shared/throttle.rules.ts'

/** Course requests per address. Scaled by `RATE_LIMIT_FACTOR`. */
export const coursesPerAddress: ThrottlePolicy = {
  freeAttempts: 200,
  firstWaitSeconds: 5,
  longestWaitSeconds: 10 * 60,
  forgetAfterSeconds: 15 * 60,
}

/** AI-written courses one account can keep. */
export const writtenCoursesPerAccount = 500
