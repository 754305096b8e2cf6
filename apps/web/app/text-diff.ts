export interface DiffPart {
  kind: 'same' | 'removed' | 'added'
  text: string
}

/** Word comparisons: a few hundredths of a second. Dissimilar long texts would take 1,000 times as many. */
const maximumSteps = 500_000

/** Words, spaces and single characters; in scripts without spaces, each character is a word. */
const words =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]\p{M}*|[\p{L}\p{N}][\p{L}\p{M}\p{N}'’]*|\s+|.\p{M}*/gsu
const lines = /[^\n]*\n|[^\n]+/g

/** Word by word, within changed lines. The cost is bounded for any input. */
export function diffTexts(before: string, after: string): DiffPart[] {
  const budget = { steps: maximumSteps }
  const parts: DiffPart[] = []
  for (const hunk of diffTokens(tokensOf(before, lines), tokensOf(after, lines), budget)) {
    if (hunk.removed.length === 0 || hunk.added.length === 0) append(parts, hunk)
    else {
      const inner = diffTokens(tokensOf(hunk.removed.join(''), words), tokensOf(hunk.added.join(''), words), budget)
      for (const part of joinedAcrossSpaces(inner)) append(parts, part)
      push(parts, 'same', hunk.same.join(''))
    }
  }
  return parts
}

interface Hunk {
  removed: string[]
  added: string[]
  same: string[]
}

const tokensOf = (text: string, pattern: RegExp) => text.match(pattern) ?? []

function append(parts: DiffPart[], { removed, added, same }: Hunk) {
  push(parts, 'removed', removed.join(''))
  push(parts, 'added', added.join(''))
  push(parts, 'same', same.join(''))
}

function push(parts: DiffPart[], kind: DiffPart['kind'], text: string) {
  const last = parts.at(-1)
  if (text === '') return
  if (last?.kind === kind) last.text += text
  else parts.push({ kind, text })
}

/** Two changed words with a space between them read better as one change. */
function joinedAcrossSpaces(hunks: Hunk[]): Hunk[] {
  const joined: Hunk[] = []
  for (const hunk of hunks) {
    const last = joined.at(-1)
    const isJoined =
      last && last.removed.length + last.added.length > 0 && last.same.every((token) => /^\s+$/.test(token))
    if (isJoined) {
      last.removed.push(...last.same, ...hunk.removed)
      last.added.push(...last.same, ...hunk.added)
      last.same = hunk.same
    } else joined.push(hunk)
  }
  return joined
}

function diffTokens(before: string[], after: string[], budget: { steps: number }): Hunk[] {
  const [a, b] = numbered(before, after)
  let start = 0
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1
  let [aEnd, bEnd] = [a.length, b.length]
  while (aEnd > start && bEnd > start && a[aEnd - 1] === b[bEnd - 1]) {
    aEnd -= 1
    bEnd -= 1
  }
  const runs = commonRuns(a.subarray(start, aEnd), b.subarray(start, bEnd), budget) ?? []
  const hunks: Hunk[] = []
  let [x, y] = [0, 0]
  const ends = [
    { x: 0, y: 0, length: start },
    ...runs.map((run) => ({ ...run, x: run.x + start, y: run.y + start })),
    { x: aEnd, y: bEnd, length: a.length - aEnd },
  ]
  for (const { x: nextX, y: nextY, length } of ends) {
    const hunk = { removed: before.slice(x, nextX), added: after.slice(y, nextY) }
    hunks.push({ ...hunk, same: before.slice(nextX, nextX + length) })
    x = nextX + length
    y = nextY + length
  }
  return hunks.filter(({ removed, added, same }) => removed.length + added.length + same.length > 0)
}

function numbered(...sides: [string[], string[]]) {
  const numbers = new Map<string, number>()
  const numberOf = (token: string) => {
    const number = numbers.get(token) ?? numbers.size
    numbers.set(token, number)
    return number
  }
  return sides.map((tokens) => Int32Array.from(tokens, numberOf)) as [Int32Array, Int32Array]
}

/** `length` equal tokens, from `x` in one text and `y` in the other. */
interface Run {
  x: number
  y: number
  length: number
}

/** Myers 1986. Undefined if the budget runs out. `reached[k]`: furthest x on the diagonal `x - y = k` with `d` edits. */
function commonRuns(a: Int32Array, b: Int32Array, budget: { steps: number }): Run[] | undefined {
  const most = Math.min(a.length + b.length, Math.ceil(Math.sqrt(2 * Math.max(0, budget.steps))))
  const middle = most + 1
  const reached = new Int32Array(2 * middle + 1)
  const history: Int32Array[] = []
  for (let d = 0; d <= most; d += 1) {
    history.push(reached.slice(middle - d - 1, middle + d + 2))
    for (let k = -d; k <= d; k += 2) {
      const [below, above] = [reached[middle + k + 1] ?? 0, reached[middle + k - 1] ?? 0]
      let x = k === -d || (k !== d && above < below) ? below : above + 1
      const from = x
      while (x < a.length && x - k < b.length && a[x] === b[x - k]) x += 1
      budget.steps -= x - from + 1
      reached[middle + k] = x
      if (x >= a.length && x - k >= b.length) return runsOf(history, { x, k })
    }
    if (budget.steps < 0) return undefined
  }
  return undefined
}

function runsOf(history: Int32Array[], end: { x: number; k: number }): Run[] {
  const runs: Run[] = []
  let { x, k } = end
  for (let d = history.length - 1; d >= 0; d -= 1) {
    const reached = history[d] ?? new Int32Array()
    const [below, above] = [reached[d + 1 + k + 1] ?? 0, reached[d + 1 + k - 1] ?? 0]
    const isDown = k === -d || (k !== d && above < below)
    const from = d === 0 ? 0 : isDown ? below : above + 1
    if (x > from) runs.push({ x: from, y: from - k, length: x - from })
    if (d === 0) break
    x = isDown ? below : above
    k = isDown ? k + 1 : k - 1
  }
  return runs.reverse()
}
