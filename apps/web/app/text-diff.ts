import { diffArrays } from 'diff'

/** A stretch of a text: in both versions, or in only one of them. */
export interface DiffPart {
  kind: 'same' | 'removed' | 'added'
  text: string
}

/**
 * What a diff may cost: n words removed or added take n²/2 steps, so that this is about a tenth of a second. Two long texts with
 * little in common would take a thousand times as many. What is left then counts as replaced.
 */
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
  for (const { removed, added, same } of joined) {
    while (removed.length > 0 && removed.at(-1) === added.at(-1)) {
      same.unshift(...removed.splice(-1))
      added.pop()
    }
  }
  return joined
}

/** Takes its cost off the budget. What the budget does not cover is one hunk. */
function diffTokens(before: string[], after: string[], budget: { steps: number }): Hunk[] {
  const maxEditLength = Math.floor(Math.sqrt(2 * budget.steps))
  const changes = diffArrays(before, after, { maxEditLength })
  if (!changes) {
    budget.steps = 0
    return [{ removed: before, added: after, same: [] }]
  }
  const hunks: Hunk[] = []
  let edits = 0
  for (const { value, count, added, removed } of changes) {
    let hunk = hunks.at(-1)
    if (!hunk || (hunk.same.length > 0 && (added || removed))) {
      hunk = { removed: [], added: [], same: [] }
      hunks.push(hunk)
    }
    hunk[added ? 'added' : removed ? 'removed' : 'same'].push(...value)
    if (added || removed) edits += count
  }
  budget.steps = Math.max(0, budget.steps - edits ** 2 / 2)
  return hunks
}
