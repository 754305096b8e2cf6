import bidiFactory from 'bidi-js'
import LineBreaker from 'linebreak'
import { clustersOf, printable, type Run, runsOf } from '../fonts/runs.ts'
import { type Face, type TypefaceName, typefaces } from '../fonts/typefaces.ts'

export type Measure = (face: Face, text: string, size: number) => number

export type Span = { text: string; typeface: TypefaceName; size: number }
/** `level` is the embedding level of the Unicode Bidirectional Algorithm; odd levels run right to left. */
export type PlacedRun = Run & { size: number; width: number; level: number }
type Word = { runs: PlacedRun[]; width: number; blank: PlacedRun | null }
export type Line = { words: Word[]; level: number }

const bidi = bidiFactory()
const widthOf = (runs: readonly PlacedRun[]) => runs.reduce((sum, { width }) => sum + width, 0)

/** Unicode Line Breaking Algorithm. Breaks a word only if it is longer than a line. */
export function breakLines(measure: Measure, spans: readonly Span[], width: number): Line[] {
  const text = spans.map((span) => span.text).join('')
  const { levels, paragraphs } = bidi.getEmbeddingLevels(text)
  const words = wordsOf(measure, spans, text, levels)
  const level = paragraphs[0]?.level ?? 0
  return fill(words, width, (word) => divide(measure, word, width)).map((line) => ({ words: line, level }))
}

/** The same for preformatted text: spaces count, and each of its lines may become several. */
export function breakCodeLines(measure: Measure, text: string, typeface: TypefaceName, size: number, width: number) {
  return printable(text)
    .replaceAll('\t', '    ')
    .split('\n')
    .flatMap((line) => breakLines(measure, [{ text: line, typeface, size }], width))
}

function fill(words: Word[], width: number, split: (word: Word) => Word[]): Word[][] {
  const lines: Word[][] = []
  let line: Word[] = []
  let used = 0
  for (const whole of words) {
    if (used > 0 && used + whole.width > width) {
      lines.push(line)
      line = []
      used = 0
    }
    for (const word of whole.width > width ? split(whole) : [whole]) {
      if (used > 0 && used + word.width > width) {
        lines.push(line)
        line = []
        used = 0
      }
      line.push(word)
      used += word.width + (word.blank?.width ?? 0)
    }
  }
  return [...lines, line]
}

function wordsOf(measure: Measure, spans: readonly Span[], text: string, levels: Uint8Array): Word[] {
  const words: Word[] = []
  const parts = partsOf(spans, levels)
  let first = 0
  function runsBetween(start: number, end: number): PlacedRun[] {
    while ((parts[first]?.end ?? end) <= start) first += 1
    const runs: PlacedRun[] = []
    for (let index = first; (parts[index]?.start ?? end) < end; index += 1) {
      const part = parts[index]
      if (!part) break
      const { typeface, size, level } = part
      for (const run of runsOf(typefaces[typeface], text.slice(Math.max(start, part.start), Math.min(end, part.end)))) {
        runs.push({ ...run, size, level, width: measure(run.face, run.text, size) })
      }
    }
    return runs
  }

  for (const { start, end } of unbreakableParts(text)) {
    const blanks = text.slice(start, end).match(/ *$/)?.[0].length ?? 0
    const runs = runsBetween(start, end - blanks)
    if (runs.length > 0) words.push({ runs, width: widthOf(runs), blank: null })
    for (let at = end - blanks; at < end; at += 1) {
      const [blank = null] = runsBetween(at, at + 1)
      const last = at === end - blanks && runs.length > 0 ? words.at(-1) : undefined
      // A further space, or one at the start, is a word without letters.
      if (last) last.blank = blank
      else words.push({ runs: [], width: 0, blank })
    }
  }
  return words
}

function partsOf(spans: readonly Span[], levels: Uint8Array) {
  const parts: (Span & { start: number; end: number; level: number })[] = []
  let at = 0
  for (const span of spans) {
    const begin = parts.length
    for (const end = at + span.text.length; at < end; at += 1) {
      const level = levels[at] ?? 0
      const last = parts.length > begin ? parts.at(-1) : undefined
      if (last?.level === level) last.end = at + 1
      else parts.push({ ...span, start: at, end: at + 1, level })
    }
  }
  return parts
}

function* unbreakableParts(text: string) {
  const breaker = new LineBreaker(text)
  let start = 0
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) {
    if (next.position > start) yield { start, end: next.position }
    start = next.position
  }
}

function divide(measure: Measure, word: Word, width: number): Word[] {
  const pieces: Word[] = []
  let piece: Word = { runs: [], width: 0, blank: null }
  for (const { face, text, size, level } of word.runs) {
    for (const cluster of clustersOf(text)) {
      const clusterWidth = measure(face, cluster, size)
      if (piece.width > 0 && piece.width + clusterWidth > width) {
        pieces.push(piece)
        piece = { runs: [], width: 0, blank: null }
      }
      const last = piece.runs.at(-1)
      if (last && last.face === face && last.size === size && last.level === level) {
        last.text += cluster
        last.width += clusterWidth
      } else {
        piece.runs.push({ face, text: cluster, size, width: clusterWidth, level })
      }
      piece.width += clusterWidth
    }
  }
  return [...pieces, { ...piece, blank: word.blank }]
}
