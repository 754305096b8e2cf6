export type Correction = { word: string; isSure: boolean }

const shortestWord = 4
const longestWord = 24

/**
 * One letter wrong, missing, extra or swapped; two in longer words; or all letters in another order. Trigrams find
 * less.
 */
export function openSpelling(vocabulary: Iterable<string>) {
  const byStart = new Map<string, { word: string; letters: string }[]>()
  for (const word of new Set(vocabulary)) {
    if (!isCorrectable(word)) continue
    const start = word.slice(0, 1)
    const others = byStart.get(start) ?? []
    byStart.set(start, others)
    others.push({ word, letters: lettersOf(word) })
  }

  return (misspelled: string): Correction | undefined => {
    if (!isCorrectable(misspelled)) return undefined
    const { length } = misspelled
    const most = length < 6 ? 1 : 2
    const letters = lettersOf(misspelled)
    // People seldom get the first letter wrong, but they do swap it with the second.
    const [first = '', second = ''] = misspelled
    const swapped = (byStart.get(second) ?? []).filter(({ word }) => word[1] === first)
    const candidates = [...(byStart.get(first) ?? []), ...swapped]
      .filter(({ word }) => Math.abs(word.length - length) <= most)
      .map(({ word, letters: own }) => ({ word, distance: own === letters ? 0 : editDistance(word, misspelled) }))
      .filter(({ distance }) => distance <= most)
    const [best] = candidates.sort((one, other) => one.distance - other.distance)
    return best && { word: best.word, isSure: best.distance === 0 || length > (best.distance === 1 ? 4 : 8) }
  }
}

const isCorrectable = (word: string) =>
  word.length >= shortestWord && word.length <= longestWord && /^[a-z]+$/.test(word)

const lettersOf = (word: string) => [...word].sort().join('')

/** Optimal string alignment distance (restricted Damerau–Levenshtein). */
function editDistance(one: string, other: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row]
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1]
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      const replaced = at(last, column - 1) + (isSame ? 0 : 1)
      const edited = Math.min(at(last, column) + 1, at(line, column - 1) + 1, replaced)
      line.push(isSwapped ? Math.min(edited, at(beforeLast, column - 2) + 1) : edited)
    }
    beforeLast = last
    last = line
  }
  return at(last, other.length)
}

const at = (row: readonly number[], column: number) => row[column] ?? Number.POSITIVE_INFINITY
