import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import * as fontkit from 'fontkit'
import { sfntFromWoff } from './sfnt.ts'

export type Face = { name: string; font: () => PlainFont }
type PlainFont = fontkit.Font<fontkit.Glyph>
type PlainRun = fontkit.GlyphRun<fontkit.Glyph>

export type Typeface = readonly Face[]

const { resolve } = createRequire(import.meta.url)
const inFontsource = (family: string, name: string) => resolve(`@fontsource/${family}/files/${family}-${name}.woff`)
const ourOwn = (name: string) => fileURLToPath(new URL(`./${name}.woff`, import.meta.url))
const inDejaVu = (name: string) => resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`)

type Features = Record<string, boolean>

/** Contextual alternates turn `=>` into an arrow, and take most of the time. Scripts that need shaping keep them. */
const plain = { calt: false, liga: false, clig: false }
const shaped = {}
/** Digits of one width, so that columns of amounts line up. */
const tabular = { ...plain, kern: false, tnum: true }

function face(name: string, file: string, features: Features = plain): Face {
  let font: PlainFont | undefined
  return { name, font: () => (font ??= openFont(name, file, features)) }
}

function openFont(name: string, file: string, features: Features): PlainFont {
  const bytes = readFileSync(file)
  const font: PlainFont = fontkit.create(file.endsWith('.woff') ? sfntFromWoff(bytes) : bytes)
  // pdfkit takes fonts of one name for the same, and we open some files with different features.
  Object.defineProperty(font, 'postscriptName', { value: name.replaceAll(' ', '-') })
  const layout = font.layout.bind(font)
  font.layout = (text) => withOwnCharacters(font, text, layout(text, features))
  return font
}

/** fontkit keeps the first character it saw for each glyph, but two characters can share one. */
function withOwnCharacters(font: PlainFont, text: string, run: PlainRun): PlainRun {
  const own = new Map<number, number>()
  for (const letter of text) {
    const codePoint = letter.codePointAt(0) ?? 0
    own.set(font.glyphForCodePoint(codePoint).id, codePoint)
  }
  const glyphs = run.glyphs.map(({ id, advanceWidth, codePoints }) => {
    const codePoint = own.get(id)
    return { id, advanceWidth, codePoints: codePoint === undefined ? codePoints : [codePoint] }
  })
  const { positions } = run
  return {
    glyphs,
    positions,
    // pdfkit scales the positions later.
    get advanceWidth() {
      return positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0)
    },
  }
}

const interSubsets = ['latin', 'latin-ext', 'vietnamese', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext']
const monoSubsets = ['latin', 'latin-ext', 'vietnamese', 'greek', 'cyrillic', 'cyrillic-ext']
const inter = (weight: number) =>
  interSubsets.map((subset) => face(`Inter ${subset} ${weight}`, inFontsource('inter', `${subset}-${weight}-normal`)))
const interFigures = (weight: number) =>
  face(`Inter figures ${weight}`, inFontsource('inter', `latin-${weight}-normal`), tabular)
const fraunces = ['fraunces-latin', 'fraunces-latin-ext'].map((name) => face(name, ourOwn(name)))

const dejaVu = (name: string) => face(name, inDejaVu(name), shaped)
/** Covers the whole Basic Multilingual Plane, but looks coarse, so it comes last. */
const unifont = face('Unifont', inFontsource('unifont', 'latin-400-normal'), shaped)
const emoji = face('Noto Emoji', inFontsource('noto-emoji', 'emoji-400-normal'), shaped)
const widest = [dejaVu('DejaVuSans'), emoji, unifont]

export const typefaces = {
  text: [...inter(400), ...widest],
  figures: [interFigures(400), ...inter(400), ...widest],
  strongFigures: [interFigures(600), ...inter(600), ...widest],
  strong: [...inter(600), dejaVu('DejaVuSans-Bold'), ...widest],
  display: [...fraunces, ...inter(600), dejaVu('DejaVuSans-Bold'), ...widest],
  code: [
    ...monoSubsets.map((subset) => face(`Mono ${subset}`, inFontsource('jetbrains-mono', `${subset}-400-normal`))),
    dejaVu('DejaVuSansMono'),
    ...widest,
  ],
  /** For pictures, which have no fallback fonts: unknown characters are omitted. */
  pictureDisplay: fraunces,
  pictureText: inter(400),
} as const satisfies Record<string, Typeface>

export type TypefaceName = keyof typeof typefaces

/** Emoji presentation, which the emoji font should draw. */
const isPictograph = (cluster: string) => /^\p{Emoji_Presentation}|\u{FE0F}/u.test(cluster)

export const canDraw = (typeface: Typeface, text: string) => [...text].every((letter) => faceFor(typeface, letter))

export function faceFor(typeface: Typeface, cluster: string): Face | undefined {
  const codePoints = [...cluster].filter((letter) => !isInvisible(letter)).map((letter) => letter.codePointAt(0) ?? 0)
  const covers = ({ font }: Face) => codePoints.every((codePoint) => font().hasGlyphForCodePoint(codePoint))
  return isPictograph(cluster) && typeface.includes(emoji) && covers(emoji) ? emoji : typeface.find(covers)
}

export const isInvisible = (letter: string) => /^[\p{Default_Ignorable_Code_Point}\p{Cf}]$/u.test(letter)
