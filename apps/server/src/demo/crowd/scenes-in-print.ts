import { disc, fill, line } from '../pictures/marks.ts'
import {
  amber,
  bars,
  blue,
  box,
  button,
  card,
  drawScene,
  green,
  hair,
  ink,
  muted,
  rose,
  turned,
  words,
} from '../pictures/scene.ts'
import { onPaper, packs } from './scene-layouts.ts'

const bird = (tint: string, lean = 0) =>
  turned(
    lean,
    58,
    75,
    fill('M22 92C22 62 46 44 70 52C78 40 96 44 96 58L108 64L95 70C92 98 64 112 40 104L16 116Z', tint) +
      disc(84, 57, 4, ink) +
      line('M56 106V124M68 104V122', ink, 4),
  )

const fish = (tint: string, pattern: string) =>
  fill('M12 75C30 44 74 44 92 75C74 106 30 106 12 75Z', tint) +
  fill('M88 75L110 52V98Z', tint) +
  disc(30, 70, 4, '#fdfbf6') +
  pattern

const timetable = (rows: readonly (readonly [hour: string, minutes: string])[]) =>
  rows
    .map(([hour, minutes], index) => {
      const y = 170 + index * 54
      const ground = index % 2 === 0 ? box(0, y - 38, 420, 54, '#f4efe4') : ''
      return ground + words(hour, 24, y, { size: 36, face: 'display' }) + words(minutes, 110, y, { size: 34 })
    })
    .join('')

const canoe = (x: number, y: number, step: number) =>
  box(x, y, 128, 108, '#f4efe4', { radius: 8 }) +
  line(`M${x + 22} ${y + 88}V${y + 30}H${x + 106}V${y + 88}`, muted, 7) +
  (step > 0 ? line(`M${x + 22} ${y + 58}H${x + 106}`, muted, 7) : '') +
  (step > 1
    ? fill(`M${x + 14} ${y + 52}C${x + 36} ${y + 76} ${x + 92} ${y + 76} ${x + 114} ${y + 52}Z`, '#b9562f')
    : '') +
  disc(x + 112, y + 16, 12, step > 1 ? green : '#d6cfc2')

const seats = [0, 1, 2, 3, 4]
  .flatMap((row) =>
    Array.from({ length: 11 }, (_, seat) => {
      const bend = Math.abs(seat - 5) ** 1.6 * 2.6
      const isTaken = (seat * 7 + row * 5) % 4 === 0
      const isChosen = row === 2 && (seat === 5 || seat === 6)
      return disc(266 + seat * 43, 256 + row * 52 - bend, 15, isChosen ? rose : isTaken ? '#d6cfc2' : '#8fb3a0')
    }),
  )
  .join('')

const stopMark = (x: number, y: number) => disc(x, y, 14, '#fdfbf6') + disc(x, y, 8, ink)

/** Pictures of the crowd's portfolios that are printed or packed, by the title of the piece. */
export const inPrint: Readonly<Record<string, () => string>> = {
  'Twelve coffees, twelve birds': () =>
    packs('#e8dcc4', [
      ['#7d4a2d', bird('#c4552f')],
      ['#33564d', bird('#e0ae3e', -6)],
      ['#51405f', bird('#5e87a8', 4)],
      ['#8a6a35', bird('#3f7f5a', -3)],
    ]),
  'Field guide to a market hall': () =>
    onPaper(
      '#d9c9a8',
      words('The hall', 24, 62, { size: 46, face: 'display' }) +
        [0, 1, 2, 3, 4, 5]
          .map((row) =>
            [0, 1, 2, 3, 4, 5, 6]
              .map((stall) =>
                box(
                  24 + stall * 54,
                  96 + row * 66,
                  44,
                  52,
                  ['#e8b9a6', '#cfe0c8', '#f0dca6', '#cfd8e6'][(row * 3 + stall) % 4] ?? hair,
                  { radius: 6 },
                ),
              )
              .join(''),
          )
          .join('') +
        line('M210 96V490', '#fffdf8', 10),
    ),
  'Every bus, every stop': () =>
    drawScene(
      '#d3dde6',
      card(110, 70, 740, 470),
      words('Line 474', 158, 140, { size: 44, face: 'display' }),
      [0, 1, 2]
        .map((row) =>
          line(
            `M170 ${240 + row * 110}C320 ${190 + row * 110} 480 ${300 + row * 110} 790 ${220 + row * 110}`,
            [blue, rose, amber][row] ?? blue,
            9,
          ),
        )
        .join(''),
      [0, 1, 2]
        .flatMap((row) =>
          [0, 1, 2, 3, 4, 5].map((stop) =>
            stopMark(200 + stop * 110, 231 + row * 110 + ([0, 6, 22, 20, 2, -14][stop] ?? 0)),
          ),
        )
        .join(''),
    ),
  'A mark for a salt cooperative': () =>
    drawScene(
      '#dfe8ea',
      card(130, 90, 420, 420),
      fill('M340 160L470 300L340 440L210 300Z', '#3f6b7d') +
        fill('M340 210L424 300L340 390L256 300Z', '#dfe8ea') +
        fill('M340 256L382 300L340 344L298 300Z', '#3f6b7d'),
      disc(720, 210, 92, '#fdfbf6') +
        fill('M720 168L760 210L720 252L680 210Z', '#3f6b7d') +
        fill('M720 186L742 210L720 234L698 210Z', '#fdfbf6'),
      disc(690, 400, 40, '#fdfbf6') + fill('M690 382L708 400L690 418L672 400Z', '#3f6b7d'),
      disc(790, 420, 20, '#fdfbf6') + fill('M790 410L800 420L790 430L780 420Z', '#3f6b7d'),
    ),
  'Tins for a cannery': () =>
    packs(
      '#f0dcc9',
      [
        ['#b6402f', fish('#35566b', line('M40 60L60 90M54 56L74 86', '#fdfbf6', 5))],
        ['#dba63f', fish('#35566b', [36, 52, 68].map((x) => disc(x, 80, 5, '#fdfbf6')).join(''))],
        ['#3f7a6c', fish('#35566b', line('M36 74H80M40 86H72', '#fdfbf6', 5))],
        ['#6d4a74', fish('#35566b', line('M40 86L48 66L56 86L64 66L72 86', '#fdfbf6', 5))],
      ],
      true,
    ),
  'Assembly sheet without words': () =>
    onPaper(
      '#d8dccb',
      [0, 1, 2]
        .map((row) =>
          [0, 1, 2]
            .map((column) => canoe(12 + column * 138, 40 + row * 150, Math.min(2, row + (column > 1 ? 1 : 0))))
            .join(''),
        )
        .join(''),
    ),
  'Breathing exercises': () =>
    drawScene(
      '#d5dfe6',
      [
        [-10, '#e8c9b8', 60],
        [-2, '#c9d9c4', 92],
        [7, '#c5d3e4', 126],
      ]
        .map(([lean = 0, tint = hair, size = 60], index) =>
          turned(
            Number(lean),
            480,
            300,
            card(200 + index * 150, 110, 260, 380, '#fdfbf6', 20) +
              disc(330 + index * 150, 270, Number(size) * 0.8, String(tint)) +
              disc(330 + index * 150, 270, Number(size) * 0.45, '#fdfbf6', 0.6) +
              bars(280 + index * 150, 420, [100], hair, 14),
          ),
        )
        .join(''),
    ),
  'Timetable screen for a school': () =>
    drawScene(
      '#d8d3e6',
      card(90, 60, 780, 480),
      words('7 B', 130, 130, { size: 44, face: 'display' }),
      [0, 1, 2, 3]
        .map((row) =>
          [0, 1, 2, 3, 4]
            .map(
              (day) =>
                box(
                  130 + day * 146,
                  160 + row * 90,
                  132,
                  76,
                  ['#f4d9d3', '#d9e7d2', '#d6e1ee', '#f3e4bd', '#efe9dd'][(row * 2 + day * 3) % 5] ?? hair,
                  { radius: 10 },
                ) + bars(146 + day * 146, 186 + row * 90, [70, 46], '#fdfbf6', 10, 20),
            )
            .join(''),
        )
        .join(''),
    ),
  'Before your operation: what happens when': () =>
    onPaper(
      '#d7e3e4',
      words('Before your operation', 24, 60, { size: 34, face: 'display' }) +
        ['The day before', 'At seven', 'At the door', 'When you wake']
          .map(
            (text, index) =>
              disc(46, 142 + index * 98, 22, index === 3 ? green : blue) +
              words(String(index + 1), 46, 153 + index * 98, { size: 28, colour: '#ffffff', align: 'middle' }) +
              words(text, 90, 146 + index * 98, { size: 28 }) +
              bars(90, 164 + index * 98, [250 - index * 22], hair, 10),
          )
          .join(''),
    ),
  'Auction board for a fish market': () =>
    drawScene(
      '#3b4a52',
      card(100, 80, 760, 430, '#1f2a30', 14),
      [
        ['TILAPIA', '4.20'],
        ['OMENA', '1.15'],
        ['NILE PERCH', '6.80'],
      ]
        .map(
          ([name = '', price = ''], row) =>
            words(name, 150, 190 + row * 120, { size: 50, colour: '#e6dfcf' }) +
            words(price, 810, 190 + row * 120, { size: 62, colour: '#f0b35a', align: 'right', face: 'display' }),
        )
        .join('') + line('M150 232H810M150 352H810', '#3b4a52', 3),
    ),
  'Nine pages on water': () =>
    onPaper(
      '#cfdfe3',
      words('Nine pages', 24, 72, { size: 50, face: 'display' }) +
        words('on water', 24, 128, { size: 50, face: 'display', colour: blue }) +
        bars(24, 170, [360, 340, 372, 300], hair, 12, 30) +
        [180, 120, 220, 90, 150]
          .map((height, index) =>
            box(30 + index * 74, 510 - height, 52, height, index === 2 ? blue : '#c4d5dd', { radius: 6 }),
          )
          .join(''),
    ),
  'A queue that survives the night': () =>
    drawScene(
      '#2f3a4a',
      card(110, 90, 740, 420, '#1d2430', 14),
      [0, 1, 2, 3, 4]
        .map(
          (row) =>
            disc(164, 162 + row * 70, 9, row === 2 ? amber : '#7fb58f') +
            bars(196, 154 + row * 70, [[300, 380, 240, 340, 280][row] ?? 300], '#3d4a5c', 16) +
            words(['02:10', '02:40', '03:05 again', '03:05', '03:30'][row] ?? '', 806, 172 + row * 70, {
              size: 27,
              colour: row === 2 ? '#f0b35a' : '#a9b4c2',
              align: 'right',
            }),
        )
        .join(''),
    ),
  'Collection calendar for a waste company': () =>
    onPaper(
      '#dbe2cf',
      words('October', 24, 66, { size: 48, face: 'display' }) +
        [0, 1, 2, 3, 4]
          .map((week) =>
            [0, 1, 2, 3, 4, 5, 6]
              .map((day) => {
                const at = week * 7 + day
                const tint =
                  at % 7 === 1 ? '#7aa36b' : at % 14 === 4 ? '#5f87ab' : at % 14 === 9 ? '#d9a441' : '#f1ece1'
                return box(20 + day * 55, 100 + week * 82, 46, 68, tint, { radius: 8 })
              })
              .join(''),
          )
          .join(''),
    ),
  'Firmware for a flow meter': () =>
    drawScene(
      '#d4dadd',
      card(240, 60, 480, 480, '#39444b', 60),
      disc(480, 300, 180, '#e7e4dc') + disc(480, 300, 160, '#fdfbf6'),
      words('0418.7', 480, 306, { size: 74, align: 'middle', face: 'display' }),
      words('litres', 480, 352, { size: 30, colour: muted, align: 'middle' }),
      box(400, 380, 130, 44, '#efe9dd', { radius: 8, edge: muted }) +
        box(408, 388, 88, 28, green, { radius: 4 }) +
        box(530, 392, 10, 20, muted),
    ),
  'Ticket shop for a theatre': () =>
    drawScene(
      '#4a2c40',
      card(180, 60, 600, 490),
      words('Row 3, seats 6 and 7', 226, 124, { size: 36, face: 'display' }),
      fill('M300 190C400 168 560 168 660 190L640 206C560 188 400 188 320 206Z', '#c9a7b5'),
      seats,
      words('$36', 226, 526, { size: 36 }) + button(574, 486, 162, 50, 'Reserve', rose),
    ),
  'Timetable of a night tram': () =>
    onPaper(
      '#c8cbdc',
      box(0, 20, 420, 84, '#2f3a58', { radius: 6 }) +
        words('N 8', 24, 80, { size: 52, colour: '#f3e1b0', face: 'display' }) +
        timetable([
          ['23', '10  40'],
          ['0', '10  40'],
          ['1', '20  50'],
          ['2', '20'],
          ['3', '20  50'],
          ['4', '25  55'],
        ]),
    ),
  'A cookbook that stays open': () =>
    drawScene(
      '#e6d6bd',
      fill(
        'M70 130C210 96 380 100 480 150C580 100 750 96 890 130V500C750 470 580 474 480 520C380 474 210 470 70 500Z',
        '#fffdf8',
      ) + line('M480 150V520', hair, 5),
      words('Zupa ogórkowa', 128, 206, { size: 38, face: 'display' }),
      bars(128, 240, [270, 250, 286, 220, 262], hair, 12, 34),
      disc(680, 300, 118, '#d8c7a6') +
        disc(680, 300, 96, '#cddc9c') +
        disc(650, 280, 20, '#8fae5a') +
        disc(706, 322, 24, '#8fae5a') +
        disc(700, 262, 13, '#f1ead3'),
      words('400 g', 842, 236, { size: 24, colour: muted, align: 'right' }) +
        words('1 l', 842, 272, { size: 24, colour: muted, align: 'right' }),
    ),
}
