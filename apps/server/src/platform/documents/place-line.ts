import type { Line, PlacedRun, Word } from './break-lines.ts'

/** Letters of one face that are drawn in one go, and how far from the line's left end they begin. */
export type Stroke = PlacedRun & { x: number }

const blankOf = ({ blank }: Word) => blank?.width ?? 0

/** A text is read from the right when its first word is. */
export const readsFromRight = (lines: readonly Line[]) =>
  lines.flat().find(({ runs }) => /\p{L}/u.test(runs.map(({ text }) => text).join('')))?.isRightToLeft ?? false

/**
 * Where the letters of a line go. They come in the order in which they are read, whatever their direction, so that who
 * copies or listens gets them so; only their places follow the direction.
 */
export function placeLine(line: Line, { fromRight, width }: { fromRight: boolean; width: number }): Stroke[] {
  const places = new Map<Word, number>()
  const order = inVisualOrder(line, fromRight)
  const place = new Map(line.map((word, index) => [word, index]))
  /** The blank between two neighbours belongs to the one that is read first. */
  const blankAfter = (word: Word, next: Word | undefined) => {
    if (!next) return 0
    return blankOf((place.get(word) ?? 0) < (place.get(next) ?? 0) ? word : next)
  }
  const used = order.reduce((sum, word, index) => sum + word.width + blankAfter(word, order[index + 1]), 0)
  let x = fromRight ? width - used : 0
  for (const [index, word] of order.entries()) {
    places.set(word, x)
    x += word.width + blankAfter(word, order[index + 1])
  }
  const strokes: Stroke[] = []
  for (const word of line) {
    const start = places.get(word) ?? 0
    let at = start
    for (const run of word.runs) {
      join(strokes, { ...run, x: at }, word.isRightToLeft)
      at += run.width
    }
    if (word.blank) {
      join(strokes, { ...word.blank, x: word.isRightToLeft ? start - word.blank.width : at }, word.isRightToLeft)
    }
  }
  return strokes
}

function join(strokes: Stroke[], next: Stroke, isRightToLeft: boolean) {
  const last = strokes.at(-1)
  const follows =
    last && last.face === next.face && last.size === next.size && Math.abs(last.x + last.width - next.x) < 0.01
  if (follows && !isRightToLeft) {
    last.text += next.text
    last.width += next.width
  } else {
    strokes.push(next)
  }
}

function inVisualOrder(line: Line, fromRight: boolean): Word[] {
  const ordered: Word[] = []
  let against: Word[] = []
  for (const word of fromRight ? line.toReversed() : line) {
    if (word.isRightToLeft !== fromRight) {
      against.unshift(word)
    } else {
      ordered.push(...against, word)
      against = []
    }
  }
  return [...ordered, ...against]
}
