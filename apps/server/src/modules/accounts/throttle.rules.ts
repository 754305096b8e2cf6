/** What a throttle allows before it makes callers wait, and how that wait grows. */
export type ThrottlePolicy = {
  /** Attempts that cost no wait. */
  freeAttempts: number
  /** The first wait; each further attempt doubles it. */
  firstWaitSeconds: number
  longestWaitSeconds: number
  /** After this long without an attempt the count starts again. */
  forgetAfterSeconds: number
}

/** Per account: the same for everybody, wherever the attempts come from. */
export const signInPerAccount: ThrottlePolicy = {
  freeAttempts: 5,
  firstWaitSeconds: 15,
  longestWaitSeconds: 15 * 60,
  forgetAfterSeconds: 60 * 60,
}

/** Per address, so that guessing one password for many accounts is slow, too. Scaled by `RATE_LIMIT_FACTOR`. */
export const signInPerAddress: ThrottlePolicy = {
  freeAttempts: 50,
  firstWaitSeconds: 15,
  longestWaitSeconds: 15 * 60,
  forgetAfterSeconds: 15 * 60,
}

/** New accounts of one address. Scaled by `RATE_LIMIT_FACTOR`. */
export const signUpPerAddress: ThrottlePolicy = {
  freeAttempts: 100,
  firstWaitSeconds: 30,
  longestWaitSeconds: 30 * 60,
  forgetAfterSeconds: 60 * 60,
}

/**
 * Who counts as one address: an IPv4 address, however it is written, or the /64 that one IPv6 customer is given, of which
 * they may use any.
 */
export function addressKey(address: string): string {
  const mapped = address.match(/^::ffff:(\d+\.\d+\.\d+\.\d+)$/i)?.[1]
  if (mapped) return mapped
  if (!address.includes(':')) return address
  const [head = '', tail] = address.toLowerCase().split('%')[0]?.split('::') ?? []
  const groups = (part: string) => part.split(':').filter((group) => group !== '')
  const [before, after] = [groups(head), groups(tail ?? '')]
  const gap = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length)
  const all = [...before, ...Array.from({ length: gap }, () => '0'), ...after]
  const network = all.slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ''))
  return `${network.join(':')}::/64`
}

/** `policy` with `factor` times as many free attempts, at least one. */
export function scaled(policy: ThrottlePolicy, factor: number): ThrottlePolicy {
  return { ...policy, freeAttempts: Math.max(1, Math.floor(policy.freeAttempts * factor)) }
}

/** Seconds to wait after the attempt that is number `attempts` (from 1): none while free, then doubling. */
export function waitAfter(attempts: number, policy: ThrottlePolicy): number {
  const beyond = attempts - policy.freeAttempts
  if (beyond < 0) return 0
  return Math.min(policy.firstWaitSeconds * 2 ** Math.min(beyond, 30), policy.longestWaitSeconds)
}

/** Says a wait the way people do: `20 seconds`, `2 minutes`. */
export function spokenWait(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}
