export type Random = (from: number, until: number) => number

/** Mulberry32: whole numbers, the same ones for the same seed. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0
  return (from, until) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return from + (((mixed ^ (mixed >>> 14)) >>> 0) % (until - from))
  }
}
