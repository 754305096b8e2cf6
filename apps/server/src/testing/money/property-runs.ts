import type { Parameters as PropertyParameters } from 'fast-check'

/**
 * How long a property about money looks: `GUILDHALL_MONEY_RUNS=500 npm test` looks longer, and `GUILDHALL_MONEY_SEED` repeats
 * what was found with the seed that a failure names.
 */
export function propertyRuns<Input>(runs: number): PropertyParameters<Input> {
  const { GUILDHALL_MONEY_RUNS: longer = runs, GUILDHALL_MONEY_SEED: seed } = process.env
  return { numRuns: Number(longer), ...(seed ? { seed: Number(seed) } : {}) }
}

/** For properties whose number of runs is not known. */
export const hoursMs = 3_600_000
