import { disc, fill, line } from './marks.ts'
import {
  amber,
  amberWash,
  bars,
  blue,
  box,
  card,
  drawScene,
  green,
  greenWash,
  grey,
  hair,
  ink,
  moved,
  muted,
  phone,
  rose,
  tick,
  words,
} from './scene.ts'

export function homeVisits(): string {
  const visit = (y: number, name: string, width: number, sent: boolean) =>
    box(560, y, 308, 96, '#ffffff', { radius: 16, edge: hair }) +
    words(name, 582, y + 46, { size: 34 }) +
    bars(582, y + 64, [width]) +
    (sent
      ? tick(826, y + 58, green)
      : disc(830, y + 48, 20, amberWash) +
        line(`M830 ${y + 58}V${y + 39}M821 ${y + 47}L830 ${y + 38}L839 ${y + 47}`, amber, 5))
  return drawScene(
    '#f0d3a8',
    disc(150, 138, 62, '#f7b267'),
    fill('M0 300C120 220 220 250 330 290C460 220 600 210 760 280C840 310 900 290 960 270V600H0Z', '#a9b98a'),
    fill('M0 380C140 320 300 350 420 400C540 350 720 350 960 400V600H0Z', '#8aa16d'),
    fill('M0 490C160 430 380 450 560 500C700 470 840 470 960 500V600H0Z', '#6c8755'),
    fill(
      'M120 600C180 540 320 530 300 480C284 444 200 440 226 404C240 384 300 380 330 372L340 378C300 392 262 398 256 412C248 434 352 440 356 486C360 540 250 560 230 600Z',
      '#e9d6ba',
    ),
    house(96, 372, '#c65f53', 1) + house(370, 352, '#5b7fa6', 0.72) + house(408, 470, '#b81b58', 0.85),
    line('M462 400V250M440 400L462 290L484 400M450 350H474M446 372H478', '#4d5b50', 6) +
      line('M436 236C446 214 478 214 488 236M424 222C440 190 484 190 500 222', '#c65f53', 6, 0.9) +
      line('M426 246L502 190', '#c65f53', 7),
    phone(532, 36, 364, 540, '#f6f1e7'),
    words('Tuesday', 560, 116, { size: 42, face: 'display' }),
    box(560, 138, 308, 62, amberWash, { radius: 14 }),
    words('2 not sent yet', 582, 180, { size: 32, colour: '#7d4b04' }),
    visit(218, 'Mrs Dube', 170, true),
    visit(328, 'Baby Sipho', 210, false),
    visit(438, 'Mr Khumalo', 140, false),
  )
}

function house(x: number, y: number, roof: string, scale: number): string {
  return moved(
    x,
    y,
    fill('M-50 0H50V64H-50Z', '#f8f0df') +
      fill('M20 0H50V64H20Z', '#e0d3ba') +
      fill('M-64 4L0 -46L64 4Z', roof) +
      box(-12, 24, 24, 40, '#5a4032', { radius: 3 }) +
      box(-40, 20, 18, 18, '#8fb1b6', { radius: 3 }),
    scale,
  )
}

export function treeCensus(): string {
  const crowns = Array.from({ length: 110 }, (_, index) => {
    const x = (index * 197) % 960
    const y = (index * 113 + Math.floor(index / 9) * 29) % 600
    const onStreet = Math.abs(y - 0.32 * x - 120) < 46 || Math.abs(y + 0.9 * x - 860) < 46
    const inPond = (x - 240) ** 2 / 150 ** 2 + (y - 440) ** 2 / 96 ** 2 < 1.3
    if (onStreet || inPond) return ''
    const radius = 13 + ((index * 7) % 15)
    const colour = ['#5f8a5a', '#7fa36a', '#4c7350', '#9db573', '#d9a441'][index % 11 === 0 ? 4 : index % 4] ?? ''
    return (
      disc(x + 4, y + 6, radius, '#3d5a3f', 0.22) +
      disc(x, y, radius, colour) +
      disc(x - radius * 0.3, y - radius * 0.3, radius * 0.45, '#ffffff', 0.16)
    )
  })
  return drawScene(
    '#e3e2c6',
    line('M-20 114L980 434', '#fbf7ec', 52) +
      line('M-20 878L960 -4', '#fbf7ec', 52) +
      line('M-20 114L980 434M-20 878L960 -4', '#e9dfc8', 4),
    `<ellipse cx="240" cy="440" rx="140" ry="88" fill="#9cc3c9"/>` +
      line('M180 430C204 422 222 438 246 430M230 468C250 460 268 474 290 466', '#c5dfe1', 6),
    crowns.join(''),
    disc(470, 286, 86, rose, 0.16) +
      disc(470, 286, 8, ink, 0.3) +
      fill('M470 286C440 240 424 224 424 196a46 46 0 0 1 92 0C516 224 500 240 470 286Z', rose) +
      disc(470, 196, 19, '#ffffff'),
    card(566, 312, 344, 240),
    words('212,000', 596, 396, { size: 68, face: 'display' }),
    words('trees counted', 598, 446, { size: 34, colour: muted }),
    box(598, 478, 280, 44, greenWash, { radius: 22 }) +
      tick(630, 509, green, 0.8) +
      words('1,400 tonight', 660, 511, { size: 30, colour: green }),
  )
}

export function gapfinder(): string {
  const height = (x: number) => 250 - Math.sin(x / 62) * 56 - Math.sin(x / 23) * 16 - Math.cos(x / 150) * 26
  const wave = (from: number, to: number) =>
    Array.from(
      { length: (to - from) / 6 + 1 },
      (_, index) => `${index === 0 ? 'M' : 'L'}${from + index * 6} ${height(from + index * 6).toFixed(1)}`,
    ).join('')
  const gap = (from: number, to: number) =>
    box(from + 4, 122, to - from - 8, 258, '#e2607f', { radius: 8, opacity: 0.22 }) +
    line(`M${from} ${height(from).toFixed(1)}L${to} ${height(to).toFixed(1)}`, '#f0849f', 5).replace(
      'stroke-linecap="round"',
      'stroke-dasharray="4 13" stroke-linecap="round"',
    ) +
    disc(from, height(from), 9, '#f0849f') +
    disc(to, height(to), 9, '#f0849f')
  return drawScene(
    '#c9bfd3',
    card(60, 52, 840, 496, '#241f2d', 20),
    ['#d98a7d', '#e3bd6d', '#93b793'].map((colour, index) => disc(98 + index * 28, 86, 9, colour)).join(''),
    line('M100 186H860M100 252H860M100 318H860M100 384H860', '#3a3346', 3),
    gap(292, 382) + gap(616, 676),
    line(wave(106, 292) + wave(382, 616) + wave(676, 856), '#8fd0bd', 7),
    words('$ gapfinder station-117.csv', 100, 446, { size: 34, colour: '#b9b0c6' }),
    words('2 gaps', 100, 506, { size: 36, colour: '#f0849f' }) +
      words('5 h 10 min,  3 h 20 min', 244, 506, { size: 36, colour: '#f3efe8' }),
    box(668, 480, 18, 34, '#8fd0bd'),
  )
}

export function timetables(): string {
  const rows = [
    ['Samarkand', '06:12'],
    ['Jizzakh', '08:40'],
    ['Tashkent', '11:25'],
  ] as const
  return drawScene(
    '#c7b299',
    `<g transform="rotate(-5 250 300)">${card(76, 66, 330, 460, '#f3e4c4', 4)}${fill('M76 66H406V160L330 66Z', '#e8d4ab')}${words('1961', 240, 142, { size: 58, face: 'display', colour: '#6a5038', align: 'middle' })}${line('M104 168H378M104 178H378', '#6a5038', 3)}${Array.from({ length: 9 }, (_, row) => bars(108, 200 + row * 33, [92 + ((row * 37) % 46)], '#a58c68', 11) + bars(266, 200 + row * 33, [44], '#a58c68', 11) + bars(328, 200 + row * 33, [44], '#a58c68', 11)).join('')}${line('M250 190V496M318 190V496', '#a58c68', 3)}${disc(356, 470, 40, '#b98d5e', 0.25)}</g>`,
    line('M412 262C450 230 470 232 504 254', '#5a4032', 7) + line('M484 234L507 256L476 266', '#5a4032', 7),
    card(520, 70, 380, 330),
    words('Departures', 552, 134, { size: 46, face: 'display' }),
    rows
      .map(
        ([town, time], row) =>
          line(`M552 ${162 + row * 74}H868`, hair, 3) +
          words(town, 552, 212 + row * 74, { size: 36 }) +
          words(time, 868, 212 + row * 74, { size: 36, colour: blue, align: 'right' }),
      )
      .join(''),
    moved(
      498,
      434,
      fill('M0 0H386C420 0 444 34 452 86H0Z', '#3f6b74') +
        fill('M0 56H444L452 86H0Z', '#2f525a') +
        [20, 104, 188].map((x) => box(x, 18, 62, 30, '#f7e3b4', { radius: 6 })).join('') +
        fill('M288 18H376C394 18 408 32 414 48H288Z', '#bcd7dc') +
        line('M0 56H444', '#e2b04a', 6) +
        [50, 108, 300, 358].map((x) => disc(x, 92, 18, '#26212f') + disc(x, 92, 7, grey)).join(''),
    ),
    line('M440 552H960', '#5a4032', 7) +
      line(Array.from({ length: 13 }, (_, index) => `M${456 + index * 42} 562V572`).join(''), '#5a4032', 9),
  )
}
