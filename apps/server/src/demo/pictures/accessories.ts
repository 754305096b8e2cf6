import { bothSides, disc, fill, line } from './marks.ts'

export function glasses(kind: 'round' | 'square' | 'cat', colour: string): string {
  const lens = {
    round: 'M177 250a36 34 0 1 0 72 0a36 34 0 1 0 -72 0Z',
    square: 'M180 226C196 220 236 220 246 226C250 246 246 272 236 280C220 286 200 286 188 280C178 270 176 244 180 226Z',
    cat: 'M170 224C190 216 232 220 246 228C252 248 244 274 226 280C204 286 186 278 180 260C178 248 176 236 170 224Z',
  }[kind]
  const weight = kind === 'round' ? 5 : 8
  return (
    bothSides(fill(lens, '#ffffff', 0.16) + line(lens, colour, weight) + line('M178 240L160 236', colour, weight)) +
    line('M248 242C252 236 260 236 264 242', colour, weight)
  )
}

const beardOutline =
  'M170 246C174 280 188 302 212 306C226 298 244 298 256 302C268 298 286 298 300 306C324 302 338 280 342 246C348 306 340 352 312 382C286 408 226 408 200 382C172 352 164 306 170 246Z'

export function fullBeard(base: string, light: string, lip: string): string {
  return (
    fill(beardOutline, base) +
    line(
      'M190 330C196 352 208 368 222 378M322 330C316 352 304 368 290 378M240 366C250 372 262 372 272 366',
      light,
      4,
      0.6,
    ) +
    fill('M230 324C246 330 266 330 282 324C276 340 236 340 230 324Z', lip) +
    line('M226 321C242 331 270 331 286 321', '#5c2c26', 4)
  )
}

const shortOutline =
  'M171 256C176 290 190 308 214 308C230 300 244 300 256 304C268 300 282 300 298 308C322 308 336 290 341 256C344 304 336 342 312 366C286 386 226 386 200 366C176 342 168 304 171 256Z'

export function shortBeard(base: string, opacity: number): string {
  return fill(shortOutline, base, opacity)
}

export function goatee(base: string): string {
  return (
    fill(
      'M216 318C224 304 244 300 256 306C268 300 288 304 296 318C282 318 268 315 256 317C244 315 230 318 216 318Z',
      base,
    ) + fill('M236 352C248 348 264 348 276 352C282 370 270 381 256 381C242 381 230 370 236 352Z', base)
  )
}

export function pencil(colour: string): string {
  return (
    line('M330 258L372 186', colour, 14) +
    line('M329 250L368 184', '#ffffff', 3, 0.4) +
    fill('M365.500 183L379 190L386 164Z', '#ecd2a6') +
    fill('M379.500 175L383.500 177L386 164Z', '#3a3340')
  )
}

export const earrings = (colour: string) => bothSides(disc(161, 298, 6, colour) + line('M161 280V292', colour, 3))
export const hoops = (colour: string) =>
  bothSides(`<circle cx="160" cy="306" r="17" fill="none" stroke="${colour}" stroke-width="5"/>`)
