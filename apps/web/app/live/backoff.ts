export interface BackoffOptions {
  /** Milliseconds. */
  baseMs: number
  /** Milliseconds. */
  capMs: number
}

/**
 * Milliseconds to wait: the base, doubled with every failure in a row up to the cap. After a failure half of it is random,
 * so that browsers that lost the same server do not come back in step.
 */
export function backoffMs(failures: number, { baseMs, capMs }: BackoffOptions, random = Math.random): number {
  if (failures === 0) return baseMs
  const longest = Math.min(capMs, baseMs * 2 ** failures)
  return longest / 2 + (longest / 2) * random()
}
