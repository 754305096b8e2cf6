import type { Parameters as PropertyParameters } from 'fast-check'

/** `GUILDHALL_MONEY_RUNS=500 npm test` searches longer; `GUILDHALL_MONEY_SEED` repeats a failure by its seed. */
export function propertyRuns<Input>(runs: number): PropertyParameters<Input> {
  const { GUILDHALL_MONEY_RUNS: longer = runs, GUILDHALL_MONEY_SEED: seed } = process.env
  return { numRuns: Number(longer), ...(seed ? { seed: Number(seed) } : {}) }
}

/** Timeout for properties whose number of runs is unknown. */
export const hoursMs = 3_600_000
