import { clustersOf, printable, type Run, runsOf } from './runs.ts'
import type { Face, TypefaceName } from './typefaces.ts'

/** Tells how wide `text` is in one face at one size, in points. */
export type Measure = (face: Face, text: string, size: number) => number

/** Letters with one look. */
export type Span = { text: string; typeface: TypefaceName; size: number }
export type PlacedRun = Run & { size: number; width: number }
/** What stays together on a line, with the blank after it. */
export type Word = { runs: PlacedRun[]; width: number; blank: PlacedRun | null; isRightToLeft: boolean }
export type Line = Word[]

const widthOf = (runs: readonly PlacedRun[]) => runs.reduce((sum, { width }) => sum + width, 0)
const blankWidth = (word: Word) => word.blank?.width ?? 0
const isRightToLeft = (text: string) =>
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u.test(text)

/** Breaks prose into lines of at most `width`: between words, within one only where it is longer than a line. */
export function breakLines(measure: Measure, spans: readonly Span[], width: number): Line[] {
  return fill(wordsOf(measure, spans), width, (word) => divide(measure, word, width))
}

/** The same for a text whose every blank counts; each of its lines may become several. */
export function breakCodeLines(measure: Measure, text: string, typeface: TypefaceName, size: number, width: number) {
  return printable(text)
    .replaceAll('\t', '    ')
    .split('\n')
    .flatMap((line) => breakLines(measure, [{ text: line, typeface, size }], width))
}

function fill(words: Word[], width: number, split: (word: Word) => Word[]): Line[] {
  const lines: Line[] = []
  let line: Line = []
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
      used += word.width + blankWidth(word)
    }
  }
  return [...lines, line]
}

/** Languages written without blanks may break between any two of their characters. */
const breakable =
  /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}、。，！？])(?=.)|(?<=\w[-/])(?=\w)/u

function wordsOf(measure: Measure, spans: readonly Span[]): Word[] {
  const words: Word[] = []
  /** The word that letters are still added to; a blank ends it. */
  let open: Word | undefined
  for (const { text, typeface, size } of spans) {
    for (const part of text.split(/( )/)) {
      if (part === '') continue
      if (part === ' ') {
        const [blank = null] = place(measure, runsOf(typeface, ' '), size)
        // A blank that follows another one, or begins the text, is a word without letters.
        if (open) open.blank = blank
        else words.push({ runs: [], width: 0, blank, isRightToLeft: false })
        open = undefined
        continue
      }
      for (const [index, piece] of part.split(breakable).entries()) {
        const runs = place(measure, runsOf(typeface, piece), size)
        if (open && index === 0) {
          open.runs.push(...runs)
          open.width += widthOf(runs)
        } else {
          open = { runs, width: widthOf(runs), blank: null, isRightToLeft: isRightToLeft(piece) }
          words.push(open)
        }
      }
    }
  }
  return words
}

const place = (measure: Measure, runs: readonly Run[], size: number): PlacedRun[] =>
  runs.map((run) => ({ ...run, size, width: measure(run.face, run.text, size) }))

/** A word that is longer than a line, in pieces that are not. */
function divide(measure: Measure, word: Word, width: number): Word[] {
  const pieces: Word[] = []
  let piece: Word = { ...word, runs: [], width: 0, blank: null }
  for (const { face, text, size } of word.runs) {
    for (const cluster of clustersOf(text)) {
      const clusterWidth = measure(face, cluster, size)
      if (piece.width > 0 && piece.width + clusterWidth > width) {
        pieces.push(piece)
        piece = { ...word, runs: [], width: 0, blank: null }
      }
      const last = piece.runs.at(-1)
      if (last && last.face === face && last.size === size) {
        last.text += cluster
        last.width += clusterWidth
      } else {
        piece.runs.push({ face, text: cluster, size, width: clusterWidth })
      }
      piece.width += clusterWidth
    }
  }
  return [...pieces, { ...piece, blank: word.blank }]
}
