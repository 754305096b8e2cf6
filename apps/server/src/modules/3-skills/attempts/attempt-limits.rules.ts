import { type AttemptKind, dayMs, verifiedPerDay } from '@guildhall/contract'
import type { ThrottlePolicy } from '../../2-people/accounts/shared/throttle.rules.ts'

/** Per address: enough for a classroom, too few for a farm of accounts. Scaled by `RATE_LIMIT_FACTOR`. */
export const verifiedPerAddress: ThrottlePolicy = {
  freeAttempts: 30,
  firstWaitSeconds: 15 * 60,
  longestWaitSeconds: 24 * 60 * 60,
  forgetAfterSeconds: 24 * 60 * 60,
}

export const attemptsPerDay: Record<AttemptKind, number> = {
  verified: verifiedPerDay,
  graded: verifiedPerDay,
  unverified: 100,
}

/** When the next attempt can start, or undefined if now. `starts` are those of the last day, newest first. */
export function nextStart(starts: readonly Date[], perDay: number): Date | undefined {
  const blocking = starts[perDay - 1]
  return blocking && new Date(blocking.getTime() + dayMs)
}
