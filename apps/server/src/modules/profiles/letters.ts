import { readFileSync } from 'node:fs'
import * as fontkit from 'fontkit'

/** A typeface: files that each cover a part of its letters, the most used one first. */
export type Typeface = readonly fontkit.Font[]

const load = (name: string) =>
  fontkit.create(readFileSync(new URL(`../../platform/fonts/${name}.woff`, import.meta.url)))
let loaded: { display: Typeface; text: Typeface } | undefined

/** The two typefaces of the product, read from our own files when first needed: a machine may have none at all. */
export function typefaces() {
  loaded ??= {
    display: ['fraunces-latin', 'fraunces-latin-ext'].map(load),
    text: ['inter-latin', 'inter-latin-ext', 'inter-cyrillic', 'inter-greek'].map(load),
  }
  return loaded
}

const fontFor = (typeface: Typeface, letter: string) =>
  typeface.find((font) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))

/** More letters than fit two lines of the smallest text, even of the narrowest ones; whoever wrote more loses nothing. */
const lettersMaximum = 300

/** `text` on one line, without the pictographs no text font has, and cut to what can be of use. */
export function plainLine(text: string): string {
  // First twice as many units, as a letter may be two of them: to take a long text apart takes long.
  return [...text.slice(0, 2 * lettersMaximum)]
    .slice(0, lettersMaximum)
    .join('')
    .normalize('NFC')
    .replace(/[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Variation_Selector}\p{Cc}\p{Cf}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

export function canDraw(typeface: Typeface, text: string): boolean {
  return [...text].every((letter) => fontFor(typeface, letter) !== undefined)
}

export type Drawn = { width: number; svg: string }

/** One line of text as outlines, its baseline starting at 0, 0. Letters no font has are left out. */
export function drawLine(typeface: Typeface, text: string, size: number): Drawn {
  let width = 0
  let svg = ''
  for (const { font, letters } of runsOf(typeface, text)) {
    const scale = size / font.unitsPerEm
    const { glyphs, positions } = font.layout(letters)
    for (const [index, { path }] of glyphs.entries()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
      const outline = path.toSVG()
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
  return [...found, line].map((each) => drawLine(typeface, shortened(each, fits), size))
}

function shortened(line: string, fits: (line: string) => boolean): string {
  if (fits(line)) return line
  const letters = [...line]
  let [low, high] = [0, letters.length]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (fits(`${letters.slice(0, middle).join('').trimEnd()}…`)) low = middle
    else high = middle - 1
  }
  return `${letters.slice(0, low).join('').trimEnd()}…`
}

/** Without kerning and ligatures, which change a line by little: laying a line out takes a hundred times as long. */
function widthOf(typeface: Typeface, text: string, size: number): number {
  let width = 0
  for (const letter of text) {
    const font = fontFor(typeface, letter)
    const glyph = font?.glyphForCodePoint(letter.codePointAt(0) ?? 0)
    if (font && glyph) width += (glyph.advanceWidth * size) / font.unitsPerEm
  }
  return width
}

function runsOf(typeface: Typeface, text: string) {
  const runs: { font: fontkit.Font; letters: string }[] = []
  for (const letter of text) {
    const font = fontFor(typeface, letter)
    const last = runs.at(-1)
    if (last && last.font === font) last.letters += letter
    else if (font) runs.push({ font, letters: letter })
  }
  return runs
}

const round = (value: number) => Math.round(value * 100) / 100
