import type { ThrottlePolicy } from '../accounts/shared/throttle.rules.ts'

const hour = 60 * 60

/** An attacker with the password can block codes for half a day, but not recovery codes and passkeys. */
export const codesPerAccount: ThrottlePolicy = {
  freeAttempts: 5,
  firstWaitSeconds: 60,
  longestWaitSeconds: 12 * hour,
  forgetAfterSeconds: 30 * 24 * hour,
}

/** Counts what one address has tried at an account. No wait: a success takes as many tries off the account's. */
export const codesPerPair: ThrottlePolicy = { ...codesPerAccount, freeAttempts: Number.MAX_SAFE_INTEGER }

/** The owner is told of wrong codes at most once in this time. */
export const noticeOfTries: ThrottlePolicy = {
  freeAttempts: 1,
  firstWaitSeconds: 24 * hour,
  longestWaitSeconds: 24 * hour,
  forgetAfterSeconds: 24 * hour,
}

/** Codes and recovery codes together. The database checks it, too. */
export const triesPerChallenge = 5
export const challengeLifetimeMs = 5 * 60 * 1_000
/** A new one replaces the oldest. */
export const challengesPerAccount = 20
export const setupLifetimeMs = hour * 1_000
