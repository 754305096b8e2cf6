/** The versions agree in the first `start` and the last `tail` characters. */
export interface Difference {
  start: number
  tail: number
}

/** Limit for widening a difference to whole words: some scripts have no spaces. */
const wordMaximum = 40

/** One range that covers all differences, widened to whole words. */
export function differenceOf(before: string, after: string): Difference {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before[start] === after[start]) start += 1
  let tail = 0
  while (tail < shorter - start && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1

  return {
    start: endingAtBoundary(start, (length) => [before, after].map((text) => ({ text, index: length }))),
    tail: endingAtBoundary(tail, (length) => [before, after].map((text) => ({ text, index: text.length - length }))),
  }
}

type Cut = { text: string; index: number }

function endingAtBoundary(length: number, cutsAt: (length: number) => Cut[]): number {
  for (let shorter = length; shorter >= Math.max(0, length - wordMaximum); shorter -= 1) {
    if (cutsAt(shorter).every(isBetweenWords)) return shorter
  }
  return cutsAt(length).every(isBetweenCharacters) ? length : length - 1
}

function isBetweenWords({ text, index }: Cut): boolean {
  const [left, right] = [text[index - 1], text[index]]
  return left === undefined || right === undefined || /\s/.test(left) || /\s/.test(right)
}

/** Surrogate pairs take two UTF-16 units. */
function isBetweenCharacters({ text, index }: Cut): boolean {
  return text.slice(0, index).isWellFormed()
}
