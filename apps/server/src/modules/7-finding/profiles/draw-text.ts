import { runsOf } from '../../../platform/fonts/runs.ts'
import { faceFor, type Typeface } from '../../../platform/fonts/typefaces.ts'
import { truncateToFit } from '../../../platform/truncate-to-fit.ts'

const maximumLength = 300

/** `text` on one line, truncated and without pictographs, which no text font has. */
export function singleLine(text: string): string {
  // Cut by UTF-16 units first, since splitting a long text into code points is slow.
  return [...text.slice(0, 2 * maximumLength)]
    .slice(0, maximumLength)
    .join('')
    .normalize('NFC')
    .replace(/[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Variation_Selector}\p{Cc}\p{Cf}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

export type Drawn = { width: number; svg: string }

export function drawLine(typeface: Typeface, text: string, size: number): Drawn {
  let width = 0
  let svg = ''
  for (const { face, text: letters } of runsOf(typeface, text)) {
    const font = face.font()
    const scale = size / font.unitsPerEm
    const { glyphs, positions } = font.layout(letters)
    for (const [index, { id }] of glyphs.entries()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
      const outline = font.getGlyph(id).path.toSVG()
      const place = `translate(${round(width + xOffset * scale)} ${round(-yOffset * scale)}) scale(${scale} ${-scale})`
      if (outline) svg += `<path transform="${place}" d="${outline}"/>`
      width += xAdvance * scale
    }
  }
  return { width, svg }
}

/** Breaks `text` into lines of at most `width`, between words. The last line ends in an ellipsis if more is left. */
export function drawLines(typeface: Typeface, text: string, limits: { size: number; width: number; lines: number }) {
  const { size, width, lines } = limits
  const fits = (line: string) => widthOf(typeface, line, size) <= width
  const found: string[] = []
  let line = ''
  const words = text.split(' ')
  for (const [index, word] of words.entries()) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line === '' || fits(longer)) {
      line = longer
    } else if (found.length === lines - 1) {
      line = [line, ...words.slice(index)].join(' ')
      break
    } else {
      found.push(line)
      line = word
    }
  }
  return [...found, line].map((each) => drawLine(typeface, truncateToFit(each, fits), size))
}

/** Ignores kerning and ligatures, which change little: laying out a line takes a hundred times as long. */
function widthOf(typeface: Typeface, text: string, size: number): number {
  let width = 0
  for (const letter of text) {
    const font = faceFor(typeface, letter)?.font()
    const glyph = font?.glyphForCodePoint(letter.codePointAt(0) ?? 0)
    if (font && glyph) width += (glyph.advanceWidth * size) / font.unitsPerEm
  }
  return width
}

const round = (value: number) => Math.round(value * 100) / 100
