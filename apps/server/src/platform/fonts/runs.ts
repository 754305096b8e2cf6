import { type ByteCache, openByteCache } from '../byte-cache.ts'
import { type Face, faceFor, isInvisible, type Typeface } from './typefaces.ts'

export type Run = { face: Face; text: string }

const clusters = new Intl.Segmenter('en', { granularity: 'grapheme' })
const chosen = new WeakMap<Typeface, ByteCache<Run[]>>()

function cacheOf(typeface: Typeface): ByteCache<Run[]> {
  const cache =
    chosen.get(typeface) ??
    openByteCache<Run[]>({
      maxBytes: 1024 * 1024,
      bytesOf: (runs) => runs.reduce((sum, { text }) => sum + 100 + text.length * 2, 0),
    })
  chosen.set(typeface, cache)
  return cache
}

export function runsOf(typeface: Typeface, text: string): Run[] {
  const runs: Run[] = []
  for (const cluster of clustersOf(text)) {
    for (const run of drawable(typeface, cluster)) {
      const last = runs.at(-1)
      if (last && last.face === run.face) last.text += run.text
      else runs.push({ ...run })
    }
  }
  return runs
}

/** Grapheme clusters, such as a letter with accents or a family emoji, must not be split. */
export function clustersOf(text: string): Iterable<string> {
  // ASCII needs no segmenter.
  return /^[\x20-\x7e]*$/.test(text) ? text : Array.from(clusters.segment(text), ({ segment }) => segment)
}

function drawable(typeface: Typeface, cluster: string): Run[] {
  const cache = cacheOf(typeface)
  const remembered = cache.get(cluster)
  if (remembered) return remembered
  const runs = choose(typeface, cluster)
  cache.set(cluster, runs)
  return runs
}

function choose(typeface: Typeface, cluster: string): Run[] {
  const face = faceFor(typeface, cluster)
  if (face) return [{ face, text: withoutUnknown(face, cluster) }]
  return [...cluster].filter((letter) => !isInvisible(letter)).flatMap((letter) => oneByOne(typeface, letter))
}

/** Shows characters without a glyph as code points, so that missing text is visible. */
function oneByOne(typeface: Typeface, letter: string): Run[] {
  const face = faceFor(typeface, letter)
  if (face) return [{ face, text: letter }]
  const name = `[U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`
  const plain = faceFor(typeface, 'U')
  return plain ? [{ face: plain, text: name }] : []
}

const withoutUnknown = ({ font }: Face, cluster: string) =>
  [...cluster]
    .filter((letter) => !isInvisible(letter) || font().hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
    .join('')

/** Composes accents, replaces lone surrogates, and shows control characters as their symbols. */
export function printable(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/\p{Cc}/gu, pictureOf)
}

function pictureOf(control: string): string {
  if (control === '\n' || control === '\t') return control
  const code = control.charCodeAt(0)
  if (code === 0x7f) return '\u2421'
  // The fallback font draws the C1 controls itself.
  return code < 0x20 ? String.fromCharCode(0x2400 + code) : control
}
