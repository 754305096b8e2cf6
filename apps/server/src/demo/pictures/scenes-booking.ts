import { disc, fill, line } from './marks.ts'
import {
  box,
  card,
  drawScene,
  green,
  greenWash,
  grey,
  hair,
  ink,
  muted,
  phone,
  rose,
  roseWash,
  tick,
  turned,
  words,
} from './scene.ts'

export function climbingHall(): string {
  const holds = [
    [70, 470, '#e2b04a'],
    [128, 372, '#c65f53'],
    [196, 440, '#4f8177'],
    [230, 300, '#e2b04a'],
    [150, 236, '#5b7fa6'],
    [292, 392, '#c65f53'],
    [330, 236, '#4f8177'],
    [246, 156, '#c65f53'],
    [120, 120, '#e2b04a'],
    [384, 132, '#e2b04a'],
    [404, 330, '#5b7fa6'],
    [362, 486, '#e2b04a'],
    [320, 70, '#5b7fa6'],
    [56, 300, '#4f8177'],
    [440, 214, '#c65f53'],
  ] as const
  const shapes = [
    'M-26 6C-28 -14 -8 -24 8 -20C26 -16 30 2 20 14C6 26 -22 24 -26 6Z',
    'M-24 -8C-8 -22 18 -18 26 -2C22 16 -6 22 -20 14C-30 8 -30 -2 -24 -8Z',
    'M-16 -18C4 -26 22 -12 18 8C12 24 -14 24 -20 8C-24 -4 -22 -14 -16 -18Z',
  ]
  const places = Array.from({ length: 30 }, (_, index) => {
    const [x, y] = [560 + (index % 10) * 32, 346 + Math.floor(index / 10) * 34]
    return disc(x, y, 11, index < 22 ? rose : roseWash)
  })
  return drawScene(
    '#e9d6ba',
    fill('M0 0H300L214 330L0 470Z', '#dcc09a') +
      fill('M300 0H540L470 600H150L214 330Z', '#e4cda9') +
      fill('M0 470L214 330L150 600H0Z', '#cfae82'),
    line('M392 0C396 130 372 250 300 372', '#8a4f3a', 6),
    holds
      .map(
        ([x, y, colour], index) =>
          `<g transform="translate(${x} ${y + 5})" opacity="0.2">${fill(shapes[index % 3] ?? '', ink)}</g><g transform="translate(${x} ${y})">${fill(shapes[index % 3] ?? '', colour)}${disc(0, -1, 4, '#3a2c28', 0.5)}</g>`,
      )
      .join(''),
    climber(),
    card(510, 92, 390, 416),
    words('Sign-up opens at', 545, 156, { size: 32, colour: muted }),
    words('18:00', 542, 272, { size: 118, face: 'display' }),
    line('M545 314H865', hair, 3),
    places.join(''),
    words('66 of 90 taken', 545, 472, { size: 32, colour: rose }),
  )
}

function climber(): string {
  return (
    line('M262 332L296 392', '#33465c', 30) +
    line('M296 392L286 440', '#33465c', 26) +
    line('M240 336L212 392L204 428', '#33465c', 27) +
    line('M286 442L302 446M203 432L190 440', '#26212f', 18) +
    fill('M222 240C240 226 274 226 286 244C294 272 284 310 276 344H226C220 310 212 270 222 240Z', '#c65f53') +
    line('M278 250L330 216L378 152', '#a86e47', 19) +
    line('M230 250L194 214L240 164', '#a86e47', 19) +
    box(242, 222, 20, 22, '#a86e47') +
    disc(222, 208, 7, '#a86e47') +
    disc(282, 208, 7, '#a86e47') +
    fill('M222 212C216 166 288 166 282 212C278 236 226 236 222 212Z', '#2d2324') +
    fill('M240 228C250 238 262 238 270 226L262 262C258 268 252 268 250 262Z', '#2d2324') +
    line('M246 236H266', '#e2b04a', 6) +
    line('M224 336H278', '#26212f', 11) +
    disc(262, 338, 9, '#e2b04a')
  )
}

export function seatPlan(): string {
  const rows = [0, 1, 2, 3, 4]
  const seat = (row: number, index: number) => {
    const radius = 520 + row * 50
    const angle = ((index - 4) * 43) / radius
    return {
      x: 690 + Math.sin(angle) * radius,
      y: 238 - 520 + Math.cos(angle) * radius,
      angle: (-angle * 180) / Math.PI,
    }
  }
  const seats = rows.flatMap((row) =>
    Array.from({ length: 9 }, (_, index) => {
      const { x, y, angle } = seat(row, index)
      const state = (row * 7 + index * 5) % 9
      const colour = row === 2 && (index === 3 || index === 4) ? rose : state < 3 ? grey : '#7fae93'
      return turned(angle, x, y, box(x - 17, y - 17, 34, 34, colour, { radius: 9 }))
    }),
  )
  const dashes = rows
    .map(
      (row) =>
        `M${132 + row * 4} ${300 + row * 42}C${180} ${326 + row * 42} ${290} ${326 + row * 42} ${338 - row * 4} ${300 + row * 42}`,
    )
    .join('')
  return drawScene(
    '#cfdad3',
    turned(
      -4,
      220,
      300,
      card(70, 88, 340, 430, '#f8f1df', 4) +
        line('M104 130L374 122L382 480L98 486Z', '#5f5a63', 5) +
        line('M150 160H328L314 230H164Z', '#5f5a63', 5) +
        line(dashes, '#5f5a63', 5, 0.75) +
        words('stage', 240, 208, { size: 38, face: 'display', colour: '#5f5a63', align: 'middle' }) +
        line('M104 424L64 424M104 456L64 456', '#5f5a63', 5) +
        line('M344 402l26 26M370 402l-26 26', rose, 6),
    ),
    turned(
      34,
      372,
      470,
      line('M300 500L430 500', '#e2b04a', 20) +
        fill('M430 490L462 500L430 510Z', '#ecd2a6') +
        fill('M452 497L462 500L452 503Z', ink) +
        line('M300 500H292', '#d98a7d', 20),
    ),
    card(480, 66, 420, 472),
    fill('M580 104H800L778 168H602Z', '#3d3547'),
    words('Stage', 690, 148, { size: 32, colour: '#ffffff', align: 'middle' }),
    `<g transform="translate(0 28)">${seats.join('')}</g>`,
  )
}

export function textMessages(): string {
  const days = ['Mo', 'Tu', 'We', 'Th', 'Fr']
  return drawScene(
    '#bfd3d6',
    card(60, 108, 460, 384),
    days.map((day, index) => words(day, 128 + index * 80, 166, { size: 32, colour: muted, align: 'middle' })).join(''),
    line('M88 188H492', hair, 3),
    [
      [0, 210, 74],
      [0, 300, 50],
      [1, 230, 46],
      [2, 210, 120],
      [3, 346, 96],
      [4, 210, 60],
      [4, 300, 90],
      [2, 376, 66],
    ]
      .map(([day = 0, y = 0, height = 0]) => box(94 + day * 80, y, 68, height, '#d7e5e4', { radius: 10 }))
      .join(''),
    box(174, 300, 68, 74, '#ffffff', { radius: 10, edge: grey, edgeWidth: 4 }),
    box(334, 226, 68, 74, rose, { radius: 10 }) + tick(362, 274, '#ffffff', 0.9),
    line('M222 392C240 440 330 420 352 322', rose, 5) + line('M334 336L353 318L364 342', rose, 5),
    phone(584, 46, 300, 520),
    fill('M614 116a20 20 0 0 1 20 -20H822a20 20 0 0 1 20 20V274a20 20 0 0 1 -20 20H634L606 306L614 284Z', '#ece6da'),
    words('Move to', 636, 140, { size: 32, colour: muted }),
    words('1  Tu 9:40', 636, 188, { size: 36 }),
    words('2  Th 11:15', 636, 232, { size: 36 }),
    words('3  Fr 16:00', 636, 276, { size: 36 }),
    fill('M772 330H838a20 20 0 0 1 20 20V380L864 402L842 400H772a20 20 0 0 1 -20 -20V350a20 20 0 0 1 20 -20Z', rose),
    words('2', 806, 382, { size: 44, colour: '#ffffff', align: 'middle' }),
    box(614, 424, 200, 82, greenWash, { radius: 20 }) +
      tick(650, 478, green) +
      words('Moved', 690, 477, { size: 34, colour: green }),
    tooth(96, 486),
  )
}

function tooth(x: number, y: number): string {
  return `<g transform="translate(${x} ${y}) scale(1.15)">${disc(0, 8, 56, '#8fb1b6')}${fill('M-32 -22C-22 -38 -8 -28 0 -26C8 -28 22 -38 32 -22C40 -4 28 10 25 28C23 42 18 50 13 48C7 44 8 22 0 22C-8 22 -7 44 -13 48C-18 50 -23 42 -25 28C-28 10 -40 -4 -32 -22Z', '#ffffff')}${line('M-20 -14C-16 -20 -10 -20 -6 -18', '#cfdfe1', 5)}</g>`
}
