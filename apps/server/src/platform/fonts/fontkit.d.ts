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
    layout(text: string, features?: Record<string, boolean>): GlyphRun<Kind>
  }
  export function create(bytes: Uint8Array): Font
}
