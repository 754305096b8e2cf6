import { drawLine } from '../../modules/7-finding/profiles/draw-text.ts'
import { typefaces } from '../../platform/fonts/typefaces.ts'
import { disc, fill, line } from './marks.ts'

export const ink = '#17141f'
export const muted = '#6b6472'
export const paper = '#fdfbf6'
export const hair = '#e3ddd1'
export const grey = '#d6cfc2'
export const rose = '#b81b58'
export const roseWash = '#f9dfe8'
export const green = '#2c7a52'
export const greenWash = '#dcedde'
export const amber = '#d98f1f'
export const amberWash = '#fbe9c6'
export const blue = '#33658f'
export const blueWash = '#d7e5ee'

export function drawScene(ground: string, ...parts: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 600" width="720" height="450"><rect width="100%" height="100%" fill="${ground}"/>${parts.join('')}</svg>`
}

type BoxLook = { radius?: number; edge?: string; edgeWidth?: number; opacity?: number }

export function box(x: number, y: number, width: number, height: number, colour: string, look: BoxLook = {}): string {
  const { radius = 0, edge, edgeWidth = 3, opacity = 1 } = look
  const stroke = edge ? ` stroke="${edge}" stroke-width="${edgeWidth}"` : ''
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${colour}"${stroke} opacity="${opacity}"/>`
}

export function card(x: number, y: number, width: number, height: number, colour = paper, radius = 18): string {
  return (
    box(x - 2, y + 14, width + 4, height, ink, { radius: radius + 2, opacity: 0.13 }) +
    box(x, y, width, height, colour, { radius })
  )
}

type WordsLook = { size: number; colour?: string; face?: 'display' | 'text'; align?: 'left' | 'middle' | 'right' }

/** A line of text as outlines, with its baseline at `y`: the server may have no fonts. */
export function words(text: string, x: number, y: number, look: WordsLook): string {
  const { size, colour = ink, face = 'text', align = 'left' } = look
  const { svg, width } = drawLine(typefaces[face === 'display' ? 'pictureDisplay' : 'pictureText'], text, size)
  const left = x - { left: 0, middle: width / 2, right: width }[align]
  return `<g transform="translate(${left} ${y})" fill="${colour}">${svg}</g>`
}

export function bars(
  x: number,
  y: number,
  widths: readonly number[],
  colour = grey,
  height = 12,
  leading = 28,
): string {
  return widths
    .map((width, index) => box(x, y + index * leading, width, height, colour, { radius: height / 2 }))
    .join('')
}

export function turned(degrees: number, x: number, y: number, svg: string): string {
  return `<g transform="rotate(${degrees} ${x} ${y})">${svg}</g>`
}

export function moved(x: number, y: number, svg: string, scale = 1): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})">${svg}</g>`
}

/** A telephone; its screen starts 14 units from the left and the top. */
export function phone(x: number, y: number, width: number, height: number, screen = paper): string {
  return (
    card(x, y, width, height, '#26212f', 40) +
    box(x + 14, y + 14, width - 28, height - 28, screen, { radius: 28 }) +
    box(x + width / 2 - 34, y + 24, 68, 10, '#26212f', { radius: 5 })
  )
}

/** A browser window; its page starts 46 units from the top. */
export function browser(x: number, y: number, width: number, height: number, page = paper): string {
  return (
    card(x, y, width, height, page, 16) +
    fill(`M${x} ${y + 46}V${y + 16}a16 16 0 0 1 16 -16H${x + width - 16}a16 16 0 0 1 16 16V${y + 46}Z`, '#ece6da') +
    ['#d98a7d', '#e3bd6d', '#93b793'].map((colour, index) => disc(x + 28 + index * 26, y + 23, 8, colour)).join('') +
    box(x + 120, y + 12, width - 160, 22, paper, { radius: 11 })
  )
}

export function button(x: number, y: number, width: number, height: number, label: string, colour: string): string {
  return (
    box(x, y, width, height, colour, { radius: Math.min(14, height / 3) }) +
    words(label, x + width / 2, y + height * 0.68, { size: height * 0.5, colour: '#ffffff', align: 'middle' })
  )
}

export const tick = (x: number, y: number, colour: string, size = 1) =>
  line(`M${x - 10 * size} ${y - 10 * size}L${x} ${y}L${x + 18 * size} ${y - 22 * size}`, colour, 6 * size)
