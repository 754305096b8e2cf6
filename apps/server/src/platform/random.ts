import { randomInt } from 'node:crypto'

export const randomBelow = (limit: number) => randomInt(limit)
