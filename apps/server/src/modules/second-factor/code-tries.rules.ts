import type { ThrottlePolicy } from '../accounts/shared/throttle.rules.ts'

const hour = 60 * 60

/**
 * Wrong codes at one account. Only people with the password, or with a session, get to try one: they may keep the owner
 * from using codes for half a day, but not from using recovery codes and passkeys.
 */
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
/** An authenticator app that was never confirmed is forgotten after this time. */
export const setupLifetimeMs = hour * 1_000
