import { randomInt } from 'node:crypto'

/** Chance nobody can foresee: which questions come, and where the right option stands. */
export const randomBelow = (limit: number) => randomInt(limit)
