import type { ThrottlePolicy } from '../../2-people/accounts/shared/throttle.rules.ts'

export const coursesPerAddress: ThrottlePolicy = {
  freeAttempts: 200,
  firstWaitSeconds: 5,
  longestWaitSeconds: 10 * 60,
  forgetAfterSeconds: 15 * 60,
}

export const writtenCoursesPerAccount = 500
