import { disc, fill, line } from './marks.ts'
import {
  amberWash,
  bars,
  box,
  button,
  card,
  drawScene,
  green,
  greenWash,
  grey,
  hair,
  ink,
  muted,
  paper,
  phone,
  rose,
  roseWash,
  tick,
  words,
} from './scene.ts'

export function kioskScreen(): string {
  const smaller = (x: number, label: string) =>
    box(x, 436, 172, 84, '#2d4659', { radius: 14 }) +
    words(label, x + 86, 488, { size: 27, colour: '#e6eef2', align: 'middle' })
  return drawScene(
    '#9fb4bd',
    card(60, 36, 840, 528, '#26333d', 30),
    box(84, 60, 792, 480, '#1d2f3d', { radius: 16 }),
    words('Next boat', 124, 138, { size: 40, colour: '#b9cbd6' }) +
      words('14:35', 120, 258, { size: 124, face: 'display', colour: '#ffffff' }),
    fill('M470 190H800L760 250H520Z', '#f3efe8') +
      fill('M540 140H716L744 190H512Z', '#d3dee4') +
      box(560, 154, 40, 24, '#33658f', { radius: 4 }) +
      box(616, 154, 40, 24, '#33658f', { radius: 4 }) +
      box(672, 154, 40, 24, '#33658f', { radius: 4 }) +
      box(600, 104, 46, 38, rose) +
      line(
        'M440 262C470 250 490 274 520 262C550 250 570 274 600 262C630 250 650 274 680 262C710 250 730 274 760 262C790 250 810 274 840 262',
        '#6d97b3',
        8,
      ),
    words('One adult', 124, 380, { size: 44, colour: '#ffffff' }),
    button(470, 312, 366, 98, 'Pay', rose),
    smaller(124, 'Later boat') + smaller(316, 'More people') + smaller(508, 'Reprint') + smaller(700, 'Cancel'),
  )
}

export function screenWithNote(): string {
  const field = (y: number, label: string, width: number) =>
    words(label, 356, y, { size: 30, colour: muted }) +
    box(356, y + 14, 248, 40, '#ffffff', { radius: 10, edge: grey }) +
    bars(370, y + 28, [width])
  return drawScene(
    '#d9c9a0',
    fill('M0 430C200 380 320 400 480 430C640 400 800 380 960 430V600H0Z', '#9db573') +
      line(
        'M60 600C90 540 120 500 150 440M200 600C215 540 230 500 240 440M760 600C745 540 730 500 720 440M900 600C870 540 840 500 810 440',
        '#7f9a58',
        9,
      ),
    plant(190, 450) + plant(790, 440),
    phone(314, 20, 332, 560, '#f6f1e7'),
    box(356, 70, 248, 44, amberWash, { radius: 22 }) +
      words('On this phone', 480, 102, { size: 28, colour: '#7d4b04', align: 'middle' }),
    box(356, 130, 248, 138, '#3f6a4d', { radius: 18 }) +
      box(432, 174, 96, 66, '#ffffff', { radius: 10 }) +
      box(458, 160, 44, 20, '#ffffff', { radius: 6 }) +
      disc(480, 206, 21, '#3f6a4d') +
      disc(480, 206, 11, '#ffffff'),
    field(312, 'Germination', 90) + field(404, 'Pests', 130),
    button(356, 484, 248, 62, 'Keep', rose),
  )
}

const plant = (x: number, y: number) =>
  line(`M${x} ${y + 60}C${x - 4} ${y} ${x + 6} ${y - 50} ${x} ${y - 110}`, '#5d7a3f', 9) +
  fill(
    `M${x} ${y - 40}C${x - 30} ${y - 90} ${x - 80} ${y - 84} ${x - 92} ${y - 60}C${x - 66} ${y - 30} ${x - 30} ${y - 24} ${x} ${y - 40}Z`,
    '#6f8a4b',
  ) +
  fill(
    `M${x} ${y - 70}C${x + 26} ${y - 122} ${x + 76} ${y - 116} ${x + 88} ${y - 92}C${x + 64} ${y - 62} ${x + 30} ${y - 54} ${x} ${y - 70}Z`,
    '#86a35c',
  )

export function sickTeacherSteps(): string {
  const steps = ['Choose the teacher', 'Read who is affected', 'Pick dates', 'Read the emails', 'Send'] as const
  return drawScene(
    '#d9bfc9',
    card(90, 40, 780, 520),
    line('M150 110V490', hair, 6),
    steps
      .map((step, index) => {
        const y = 106 + index * 98
        const isDone = index < 2
        return (
          disc(150, y, 33, isDone ? green : index === 2 ? rose : '#ece6da') +
          (isDone
            ? tick(145, y + 10, '#ffffff', 1.1)
            : words(String(index + 1), 150, y + 13, {
                size: 36,
                colour: index === 2 ? '#ffffff' : muted,
                align: 'middle',
              })) +
          words(step, 210, y + 14, { size: 42, face: 'display', colour: index > 2 ? muted : ink })
        )
      })
      .join(''),
    [0, 1, 2, 3, 4, 5]
      .map((index) =>
        box(660 + (index % 3) * 62, 262 + Math.floor(index / 3) * 62, 52, 52, index === 4 ? roseWash : greenWash, {
          radius: 10,
        }),
      )
      .join(''),
    tick(744, 356, rose, 0.9),
  )
}

export function quayPoster(): string {
  const times = (x: number, column: readonly string[], colour: string) =>
    column
      .map((time, row) =>
        words(time, x, 300 + row * 48, { size: 40, colour: row === column.length - 1 ? '#d13b34' : colour }),
      )
      .join('')
  return drawScene(
    '#b9c4c9',
    box(0, 0, 960, 600, '#a9b7bd') + line('M0 120H960M0 240H960M0 360H960M0 480H960', '#9dabb2', 4),
    card(264, 24, 432, 552, paper, 4),
    fill('M264 24H696V186C620 168 560 204 480 186C400 168 340 204 264 186Z', '#24435c'),
    words('Next boat', 300, 94, { size: 52, face: 'display', colour: '#ffffff' }) +
      words('home', 300, 148, { size: 52, face: 'display', colour: '#ffffff' }),
    fill('M560 128H676L660 156H578Z', '#ffffff') +
      fill('M590 104H640L652 128H582Z', '#d3dee4') +
      box(606, 82, 18, 24, '#d13b34'),
    box(484, 212, 184, 336, '#d7e5ee', { radius: 6 }),
    words('Mo–Fr', 316, 250, { size: 30, colour: muted }) + words('Sa–Su', 512, 250, { size: 30, colour: muted }),
    times(316, ['06:10', '08:40', '14:35', '18:20', '20:15', '22:40'], ink) +
      times(512, ['09:30', '12:15', '15:50', '21:10'], ink),
  )
}
