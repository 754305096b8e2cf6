import { hash } from 'node:crypto'

/** Draws from a seed: the same seed gives the same draws, and draws seen so far say nothing of those to come. */
export type Random = {
  /** A whole number from `minimum` to `maximum`, both included. */
  int(minimum: number, maximum: number): number
  pick<const T>(items: readonly T[]): T
  /** `count` different items in random order. */
  some<const T>(items: readonly T[], count: number): T[]
  shuffled<const T>(items: readonly T[]): T[]
  flip(): boolean
}

export function seededRandom(seed: string): Random {
  const word = wordStream(seed)
  const int = (minimum: number, maximum: number) => minimum + below(maximum - minimum + 1, word)
  const pick = <T>(items: readonly T[]): T => {
    if (items.length === 0) throw new Error('there is nothing to pick from')
    return items[int(0, items.length - 1)] as T
  }
  const some = <T>(items: readonly T[], count: number): T[] => {
    if (count > items.length) throw new Error(`cannot pick ${count} of ${items.length}`)
    const rest = [...items]
    return Array.from({ length: count }, () => rest.splice(int(0, rest.length - 1), 1)).flat() as T[]
  }
  return { int, pick, some, shuffled: (items) => some(items, items.length), flip: () => int(0, 1) === 1 }
}

/** SHA-256 in counter mode, 32 bits at a time. */
function wordStream(seed: string): () => number {
  let block = Buffer.alloc(0)
  let [counter, offset] = [0, 0]
  return () => {
    if (offset === block.length) {
      block = hash('sha256', `${seed}\n${counter++}`, 'buffer')
      offset = 0
    }
    offset += 4
    return block.readUInt32BE(offset - 4)
  }
}

/** Rejects the uneven rest, so that every number is equally likely. */
function below(limit: number, word: () => number): number {
  const bound = 2 ** 32 - (2 ** 32 % limit)
  for (;;) {
    const drawn = word()
    if (drawn < bound) return drawn % limit
  }
}
