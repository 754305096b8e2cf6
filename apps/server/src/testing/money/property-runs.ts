import type { Parameters as PropertyParameters } from 'fast-check'

/** By night it searches longer. */
export function propertyRuns<Input>(runs: number): PropertyParameters<Input> {
  return { numRuns: process.env.GUILDHALL_NIGHT ? 60 : runs }
}

/** Timeout for properties whose number of runs is unknown. */
export const hoursMs = 3_600_000
