import { randomInt } from 'node:crypto'

/** Unpredictable randomness, for choosing questions and placing right answers. */
export const randomBelow = (limit: number) => randomInt(limit)
