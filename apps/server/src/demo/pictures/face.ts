import { bothSides, disc, fill, line } from './marks.ts'

export type Skin = { tone: string; shade: string; line: string; lip: string; blush: string }

export const skins = {
  porcelain: { tone: '#f6d5bf', shade: '#e4b096', line: '#b3745a', lip: '#c76b62', blush: '#e57f72' },
  fair: { tone: '#f2cbae', shade: '#dda684', line: '#a86a4c', lip: '#bf655a', blush: '#de7a68' },
  rosy: { tone: '#f5cdb6', shade: '#e0a58b', line: '#ad6650', lip: '#bf5f56', blush: '#e06a5c' },
  sand: { tone: '#ecc39c', shade: '#d29d73', line: '#98613c', lip: '#b5604f', blush: '#d87a5e' },
  olive: { tone: '#e0b088', shade: '#c28b62', line: '#865233', lip: '#a9574a', blush: '#cc6d52' },
  tan: { tone: '#c98d62', shade: '#a86e47', line: '#6e3f24', lip: '#93493a', blush: '#b9583f' },
  brown: { tone: '#b57a52', shade: '#935c3a', line: '#5c341d', lip: '#86443a', blush: '#a94e3a' },
  umber: { tone: '#935d3e', shade: '#6b3f28', line: '#412213', lip: '#6e2f2c', blush: '#9a4434' },
  cocoa: { tone: '#80503a', shade: '#603a28', line: '#331a10', lip: '#5f2828', blush: '#8c3d31' },
} as const satisfies Record<string, Skin>

export type Face = {
  skin: Skin
  width: number
  jaw: number
  chin: number
  bottom: number
  brow: { colour: string; weight: number /** Negative lifts the outer ends. */; slant?: number }
  eyes?: 'open' | 'lashes' | 'narrow' | 'smiling'
  mouth: 'smile' | 'grin' | 'calm' | 'lips'
  nose?: 'straight' | 'broad' | 'small'
  /** From 0 to 1; 0 draws no lines. */
  age?: number
  blush?: number
  freckles?: boolean
}

export function headOutline({ width: w, jaw: j, chin: c, bottom: b }: Face): string {
  const side = (s: 1 | -1) => (x: number, y: number) => `${256 + s * x} ${y}`
  const [r, l] = [side(1), side(-1)]
  const cheek = w * 0.985
  return `M256 112C${r(w * 0.62, 112)} ${r(w, 146)} ${r(w, 214)}C${r(w, 250)} ${r(cheek, 272)} ${r(cheek - 3, 286)}C${r(cheek - 8, 312)} ${r(j + 8, b - 42)} ${r(j, b - 30)}C${r(j - 14, b - 12)} ${r(c + 8, b)} ${r(0, b)}C${l(c + 8, b)} ${l(j - 14, b - 12)} ${l(j, b - 30)}C${l(j + 8, b - 42)} ${l(cheek - 8, 312)} ${l(cheek - 3, 286)}C${l(cheek, 272)} ${l(w, 250)} ${l(w, 214)}C${l(w, 146)} ${l(w * 0.62, 112)} 256 112Z`
}

export function head(face: Face): string {
  const { skin, blush = 0.22, age = 0, freckles = false } = face
  const farSide = `<path fill-rule="evenodd" fill="${skin.shade}" opacity="0.6" d="M0 0H512V512H0Z${headOutline({ ...face, bottom: face.bottom + 4 })}" transform="translate(-20 -3)"/>`
  const cheeks = bothSides(`<ellipse cx="200" cy="290" rx="25" ry="17" fill="${skin.blush}" opacity="${blush}"/>`)
  const lines =
    age > 0
      ? bothSides(line('M222 296C216 304 212 312 212 322', skin.line, 3, age * 0.32)) +
        bothSides(line('M180 250l-10 -5M181 257l-11 2', skin.line, 2.5, age * 0.4)) +
        line('M226 182C246 177 266 177 286 182', skin.line, 2.5, age * 0.2)
      : ''
  const dots = freckles
    ? bothSides(
        (
          [
            [192, 276],
            [204, 283],
            [216, 277],
            [184, 287],
            [208, 294],
            [226, 286],
            [198, 299],
          ] as const
        )
          .map(([x, y]) => disc(x, y, 2.1, skin.line, 0.5))
          .join(''),
      )
    : ''
  const chin = line('M244 345C252 349 262 349 268 345', skin.shade, 4)
  return farSide + cheeks + lines + dots + (face.mouth === 'grin' ? '' : chin)
}

export function features({ skin, brow, eyes = 'open', mouth, nose = 'straight' }: Face): string {
  return drawBrows(brow) + drawEyes(eyes) + noses(skin)[nose] + mouths(skin)[mouth]
}

const ink = '#22181b'

function drawBrows({ colour, weight, slant = 0 }: Face['brow']): string {
  return bothSides(line(`M193 ${221 + slant}C203 ${211 + slant} 217 ${210} 231 ${216}`, colour, weight))
}

function drawEyes(kind: NonNullable<Face['eyes']>): string {
  if (kind === 'smiling') return bothSides(line('M199 250C205 240 221 240 227 250', ink, 6))
  const ball = kind === 'narrow' ? [7.5, 7.5, 248] : [8, 9.5, 247]
  const [rx, ry, y] = ball
  const pupil = (x: number) =>
    `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${ink}"/>${disc(x - 2.6, 243.6, 2.6, '#fff', 0.9)}`
  const lid = {
    open: 'M199 243C205 235 220 234 228 242',
    lashes: 'M195 245C202 233 220 232 229 243M195 245L188 239M199 238L193 231',
    narrow: 'M197 246C206 237 220 237 229 245',
  }[kind]
  return bothSides(line(lid, ink, 4)) + pupil(214) + pupil(298)
}

const noses = ({ line: ink, shade }: Skin) => ({
  straight:
    fill('M259 240C262 262 276 282 270 292C264 299 250 297 244 294C256 290 258 262 259 240Z', shade, 0.75) +
    line('M246 293C252 299 264 299 270 291', ink, 4),
  small:
    fill('M259 256C262 270 271 282 267 289C262 295 252 294 247 291C256 288 258 272 259 256Z', shade, 0.7) +
    line('M248 290C253 295 262 295 267 289', ink, 4),
  broad:
    fill('M258 244C262 264 282 280 277 292C270 300 246 300 239 293C252 290 256 264 258 244Z', shade, 0.75) +
    line('M238 291C243 297 250 297 254 294M260 294C265 298 273 297 277 290', ink, 4),
})

const mouths = ({ line: ink, lip }: Skin) => ({
  smile: line('M226 322C238 335 274 335 286 322', ink, 5),
  calm: line('M231 327C244 333 268 333 281 326', ink, 5),
  grin:
    fill('M220 318C238 324 274 324 292 318C288 344 272 352 256 352C240 352 224 344 220 318Z', '#5a1f22') +
    fill(
      'M226 320.500C242 325 270 325 286 320.500C285 327 283 331 280 334C264 336 248 336 232 334C229 331 227 327 226 320.500Z',
      '#fffaf2',
    ) +
    line('M220 318C238 324 274 324 292 318', ink, 4),
  lips:
    fill(
      'M227 322C238 317 248 316 256 320C264 316 274 317 285 322C276 341 264 346 256 346C248 346 236 341 227 322Z',
      lip,
    ) + line('M223 319C236 332 276 332 289 319', ink, 4),
})
