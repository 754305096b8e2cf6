import { runsOf } from '../../platform/fonts/runs.ts'
import { faceFor, type Typeface } from '../../platform/fonts/typefaces.ts'
import { truncateToFit } from '../../platform/truncate-to-fit.ts'

/** More characters than fit two lines of the smallest text, even of the narrowest ones. */
const maximumLength = 300

/** `text` on one line, without the pictographs no text font has, and cut to what can be of use. */
export function singleLine(text: string): string {
  // First twice as many units, as a letter may be two of them: to take a long text apart takes long.
  return [...text.slice(0, 2 * maximumLength)]
    .slice(0, maximumLength)
    .join('')
    .normalize('NFC')
    .replace(/[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Variation_Selector}\p{Cc}\p{Cf}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

export type Drawn = { width: number; svg: string }

/** One line of text as outlines, its baseline starting at 0, 0. */
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

/** `text` in lines of at most `width`, broken between words; what does not fit on the last line ends in an ellipsis. */
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

/** Without kerning and ligatures, which change a line by little: laying a line out takes a hundred times as long. */
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
