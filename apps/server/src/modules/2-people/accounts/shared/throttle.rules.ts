export type ThrottlePolicy = {
  freeAttempts: number
  firstWaitSeconds: number
  longestWaitSeconds: number
  forgetAfterSeconds: number
}

/** One address signing in to one account: enough to try one's old passwords. */
export const signInPerPair: ThrottlePolicy = {
  freeAttempts: 5,
  firstWaitSeconds: 15,
  longestWaitSeconds: 15 * 60,
  forgetAfterSeconds: 24 * 60 * 60,
}

/** From all addresses. Never blocks an address's first tries, which may be the owner's; lengthens later waits. */
export const signInPerAccount: ThrottlePolicy = {
  freeAttempts: 20,
  firstWaitSeconds: 60,
  longestWaitSeconds: 4 * 60 * 60,
  forgetAfterSeconds: 24 * 60 * 60,
}

/** Tries each address has at an account, however many failed elsewhere. */
export const triesBeforeSharedWait = 2

/** Tries per address that count for the account, so that one address alone cannot lengthen everyone's wait. */
export const sharedTriesPerAddress = 5

/** Seconds an address waits after its try number `fromAddress`, at an account with `atAccount` failures. */
export function signInWait({ fromAddress, atAccount }: { fromAddress: number; atAccount: number }): number {
  const own = waitAfter(fromAddress, signInPerPair)
  const shared = fromAddress >= triesBeforeSharedWait ? waitAfter(atAccount, signInPerAccount) : 0
  return Math.max(own, shared)
}

export const signInPerAddress: ThrottlePolicy = {
  freeAttempts: 50,
  firstWaitSeconds: 15,
  longestWaitSeconds: 15 * 60,
  forgetAfterSeconds: 15 * 60,
}

export const signUpPerAddress: ThrottlePolicy = {
  freeAttempts: 100,
  firstWaitSeconds: 30,
  longestWaitSeconds: 30 * 60,
  forgetAfterSeconds: 60 * 60,
}

/** Requests for a new password, per address. Scaled by `RATE_LIMIT_FACTOR`. */
export const forgottenPerAddress: ThrottlePolicy = {
  freeAttempts: 20,
  firstWaitSeconds: 30,
  longestWaitSeconds: 30 * 60,
  forgetAfterSeconds: 60 * 60,
}

/** Opened links, per address. 32 random bytes cannot be guessed; this stops the attempts. Scaled by `RATE_LIMIT_FACTOR`. */
export const linksPerAddress: ThrottlePolicy = {
  freeAttempts: 60,
  firstWaitSeconds: 30,
  longestWaitSeconds: 30 * 60,
  forgetAfterSeconds: 60 * 60,
}

/** The current password, asked for again by an open session, which may be a stolen one. */
export const passwordPerAccount: ThrottlePolicy = {
  freeAttempts: 5,
  firstWaitSeconds: 15,
  longestWaitSeconds: 15 * 60,
  forgetAfterSeconds: 24 * 60 * 60,
}

/** Mails that one account sends to an address which may not be its owner's: confirmations, changes of address. */
export const mailsPerAccount: ThrottlePolicy = {
  freeAttempts: 5,
  firstWaitSeconds: 60,
  longestWaitSeconds: 4 * 60 * 60,
  forgetAfterSeconds: 24 * 60 * 60,
}

/** The same to one address, from however many accounts. */
export const mailsPerReceiver: ThrottlePolicy = {
  freeAttempts: 5,
  firstWaitSeconds: 15 * 60,
  longestWaitSeconds: 24 * 60 * 60,
  forgetAfterSeconds: 48 * 60 * 60,
}

export function scaled(policy: ThrottlePolicy, factor: number): ThrottlePolicy {
  return { ...policy, freeAttempts: Math.max(1, Math.floor(policy.freeAttempts * factor)) }
}

/** Seconds to wait after attempt number `attempts` (from 1): none while free, then doubling. */
export function waitAfter(attempts: number, policy: ThrottlePolicy): number {
  const beyond = attempts - policy.freeAttempts
  if (beyond < 0) return 0
  return Math.min(policy.firstWaitSeconds * 2 ** Math.min(beyond, 30), policy.longestWaitSeconds)
}
