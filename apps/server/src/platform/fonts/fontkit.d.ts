/** What we use of a library that brings no types of its own. */
declare module 'fontkit' {
  export interface Glyph {
    id: number
    advanceWidth: number
    codePoints: number[]
  }
  export interface OutlinedGlyph extends Glyph {
    path: { toSVG(): string }
  }
  export interface GlyphRun<Kind extends Glyph> {
    glyphs: Kind[]
    positions: { xAdvance: number; xOffset: number; yOffset: number }[]
    advanceWidth: number
  }
  export interface Font<Kind extends Glyph = OutlinedGlyph> {
    unitsPerEm: number
    hasGlyphForCodePoint(codePoint: number): boolean
    glyphForCodePoint(codePoint: number): Glyph
    getGlyph(id: number): OutlinedGlyph
    /** `features`: which OpenType features to use or, set to false, to leave out. */
    layout(text: string, features?: Record<string, boolean>): GlyphRun<Kind>
  }
  export function create(bytes: Uint8Array): Font
}
