import { createHash } from 'node:crypto'

/** A number from `from` to `to`, always the same one for a key: what is made up looks random, and stays as it is. */
export function spread(key: string, from: number, to: number): number {
  const share = createHash('sha1').update(key).digest().readUInt32BE(0) / 2 ** 32
  return from + share * (to - from)
}
