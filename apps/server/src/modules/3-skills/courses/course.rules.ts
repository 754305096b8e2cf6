import type { ThrottlePolicy } from '../../2-people/accounts/shared/throttle.rules.ts'

export const coursesPerAddress: ThrottlePolicy = {
  freeAttempts: 200,
  firstWaitSeconds: 5,
  longestWaitSeconds: 10 * 60,
  forgetAfterSeconds: 15 * 60,
}

export const writtenCoursesPerAccount = 500

/** Of courses that wait for visitors to sign in. The oldest make room. */
export const visitorCourses = { perAddress: 5, inAll: 500 } as const
