import type { Parameters as PropertyParameters } from 'fast-check'

/** `GUILDHALL_MONEY_RUNS=500 npm test` searches longer. */
export function propertyRuns<Input>(runs: number): PropertyParameters<Input> {
  return { numRuns: Number(process.env.GUILDHALL_MONEY_RUNS ?? runs) }
}

/** Timeout for properties whose number of runs is unknown. */
export const hoursMs = 3_600_000
