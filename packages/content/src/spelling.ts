/** A word and how sure we are that a misspelled one meant it. */
export type Correction = { word: string; isSure: boolean }

/**
 * Finds the word of a vocabulary that a misspelled one most likely means. Words of one or two letters' difference are
 * compared by edit distance in which two swapped neighbours count once: in short words trigrams see too little in common.
 */
export function openSpelling(vocabulary: Iterable<string>) {
  const byLength = new Map<number, string[]>()
  for (const word of new Set(vocabulary)) {
    if (word.length < shortestWord || !/^[a-z]+$/.test(word)) continue
    byLength.set(word.length, [...(byLength.get(word.length) ?? []), word])
  }

  return (misspelled: string): Correction | undefined => {
    const { length } = misspelled
    if (length < shortestWord || length > longestWord || !/^[a-z]+$/.test(misspelled)) return undefined
    const allowed = length < 6 ? 1 : 2
    let best: { word: string; distance: number } | undefined
    for (let size = length - allowed; size <= length + allowed; size += 1) {
      for (const word of byLength.get(size) ?? []) {
        if (!hasSameStart(word, misspelled)) continue
        const distance = editDistance(word, misspelled)
        if (distance <= allowed && (!best || distance < best.distance)) best = { word, distance }
      }
    }
    return best && { word: best.word, isSure: best.distance === 1 ? length > 4 : length > 8 }
  }
}

const shortestWord = 4
const longestWord = 24

/** People seldom miss the first letter, but they do swap it with the second. */
const hasSameStart = (one: string, other: string) => one[0] === other[0] || (one[0] === other[1] && one[1] === other[0])

/** Damerau–Levenshtein, in which nothing is edited twice. */
function editDistance(one: string, other: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row]
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1]
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      const replaced = cell(last, column - 1) + (isSame ? 0 : 1)
      const edited = Math.min(cell(last, column) + 1, cell(line, column - 1) + 1, replaced)
      line.push(isSwapped ? Math.min(edited, cell(beforeLast, column - 2) + 1) : edited)
    }
    beforeLast = last
    last = line
  }
  return cell(last, other.length)
}

const cell = (row: readonly number[], column: number) => row[column] ?? Number.POSITIVE_INFINITY
