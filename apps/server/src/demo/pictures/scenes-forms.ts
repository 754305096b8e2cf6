import { disc, fill, line } from './marks.ts'
import {
  amberWash,
  blue,
  blueWash,
  box,
  button,
  card,
  drawScene,
  green,
  greenWash,
  grey,
  ink,
  moved,
  muted,
  paper,
  rose,
  tick,
  turned,
  words,
} from './scene.ts'

export function buildingPermit(): string {
  const sheet = (angle: number, colour: string, content = '') =>
    turned(angle, 230, 320, card(70, 80, 330, 450, colour, 4) + content)
  const fields = Array.from(
    { length: 12 },
    (_, row) =>
      box(100, 152 + row * 30, row % 3 === 0 ? 120 : 70, 12, grey, { radius: 6 }) +
      box(row % 3 === 0 ? 236 : 186, 146 + row * 30, row % 3 === 0 ? 134 : 184, 22, '#ffffff', {
        edge: '#cfc6b5',
        edgeWidth: 2,
      }),
  )
  const choice = (y: number, label: string, chosen: boolean) =>
    box(486, y, 362, 66, chosen ? '#fbeaf0' : '#ffffff', {
      radius: 14,
      edge: chosen ? rose : grey,
      edgeWidth: chosen ? 4 : 3,
    }) +
    disc(522, y + 33, 14, chosen ? rose : grey) +
    disc(522, y + 33, chosen ? 6 : 11, '#ffffff') +
    words(label, 552, y + 45, { size: 34 })
  return drawScene(
    '#e4bfb4',
    sheet(7, '#efe7d8') +
      sheet(2, '#f6efe2') +
      sheet(-4, paper, box(100, 108, 160, 20, muted, { radius: 6 }) + fields.join('')),
    card(440, 60, 460, 480),
    words('Question 3 of 9', 486, 128, { size: 30, colour: muted }),
    Array.from({ length: 9 }, (_, index) =>
      box(486 + index * 41, 148, 34, 10, index < 3 ? rose : '#ece6da', { radius: 5 }),
    ).join(''),
    words('What will you build?', 485, 222, { size: 36, face: 'display' }),
    choice(252, 'A house', false) + choice(332, 'An annexe', true) + choice(412, 'A garage', false),
    moved(786, 365, line('M-26 22V-4L0 -24L26 -4V22Z', rose, 5) + line('M26 2H46V22H26', rose, 5)),
  )
}

export function errorMessages(): string {
  const digits = ['0', '4', '8', '1', '7', '3', '6', '2']
  return drawScene(
    '#b9d2dc',
    box(-10, 392, 190, 60, '#7a98a8') +
      box(168, 378, 30, 88, '#5f7f90', { radius: 6 }) +
      box(330, 392, 140, 60, '#7a98a8') +
      box(316, 378, 30, 88, '#5f7f90', { radius: 6 }),
    disc(257, 430, 146, ink, 0.13) +
      disc(257, 416, 146, '#3d6b8c') +
      disc(257, 416, 122, '#fdfbf6') +
      disc(257, 416, 122, '#d7e5ee', 0.6),
    box(158, 372, 198, 54, '#26212f', { radius: 8 }),
    digits
      .map((digit, index) =>
        words(digit, 172 + index * 24.5, 410, { size: 32, colour: index > 5 ? '#f0849f' : '#ffffff', align: 'middle' }),
      )
      .join(''),
    disc(257, 478, 28, '#ffffff') +
      line('M257 478L272 462', rose, 6) +
      disc(257, 478, 5, ink) +
      line('M236 462L240 466M229 478H235M285 478H279M257 450V456', muted, 4),
    drop(120, 150, 1.15) + drop(206, 92, 0.7) + drop(66, 84, 0.55),
    card(392, 62, 508, 350),
    words('Meter number', 428, 126, { size: 36 }),
    box(428, 148, 436, 80, '#ffffff', { radius: 12, edge: '#a12b16', edgeWidth: 5 }),
    words('0481 73', 452, 204, { size: 44 }) + box(618, 166, 4, 44, ink),
    box(428, 248, 436, 132, '#fbeae6', { radius: 12 }),
    disc(462, 288, 19, '#a12b16') + line('M462 279V289', '#ffffff', 5) + disc(462, 297, 3, '#ffffff'),
    words('Two digits are missing.', 494, 298, { size: 30, colour: '#8a2411' }),
    words('All eight are on the dial.', 494, 344, { size: 30, colour: '#8a2411' }),
    button(648, 452, 252, 74, 'Continue', blue),
  )
}

const drop = (x: number, y: number, scale: number) =>
  moved(
    x,
    y,
    fill('M0 -56C24 -16 40 0 40 24a40 40 0 0 1 -80 0C-40 0 -24 -16 0 -56Z', '#5b93b4') +
      line('M-20 22C-20 36 -10 44 0 46', '#b5d6e6', 7),
    scale,
  )

export function parkingMeter(): string {
  const step = (y: number, number: string, label: string, done: boolean) =>
    disc(142, y, 27, done ? green : '#ffffff') +
    (done ? tick(138, y + 8, '#ffffff', 0.9) : words(number, 142, y + 12, { size: 34, align: 'middle' })) +
    words(label, 186, y + 13, { size: 38, colour: '#f3efe8' })
  return drawScene(
    '#e5c38a',
    fill('M0 470H960V600H0Z', '#cfa86b') + fill('M0 470H960V484H0Z', '#b98f52'),
    car(690, 420),
    box(196, 420, 64, 180, '#4f5a66') + box(168, 560, 120, 40, '#3d4650', { radius: 8 }),
    box(82, 48, 300, 420, ink, { radius: 40, opacity: 0.13 }),
    box(78, 36, 300, 420, '#5f7283', { radius: 40 }) +
      box(78, 36, 150, 420, '#6b8092', { radius: 40 }) +
      box(140, 36, 100, 420, '#6b8092'),
    box(100, 64, 256, 272, '#1f2a33', { radius: 18 }),
    step(120, '1', 'Place', true) + step(200, '2', 'To 15:30', true) + step(280, '3', 'Pay', false),
    box(118, 362, 130, 20, '#26212f', { radius: 10 }) +
      disc(318, 378, 28, rose) +
      line('M309 370a12 12 0 0 1 0 16M318 364a20 20 0 0 1 0 28', '#ffffff', 4) +
      box(128, 398, 110, 30, '#4f5f6d', { radius: 8 }),
    card(470, 66, 420, 196),
    words('74 s', 508, 140, { size: 48, colour: muted, face: 'display' }) +
      box(626, 106, 228, 36, '#ddd3c3', { radius: 10 }),
    words('31 s', 508, 220, { size: 48, colour: rose, face: 'display' }) + box(626, 186, 96, 36, rose, { radius: 10 }),
  )
}

function car(x: number, y: number): string {
  return moved(
    x,
    y,
    `<ellipse cx="0" cy="106" rx="230" ry="16" fill="${ink}" opacity="0.14"/>` +
      fill(
        'M-210 88C-216 40 -196 24 -150 18L-96 -44C-84 -58 -70 -62 -50 -62H62C84 -62 98 -54 110 -40L158 16C200 22 214 40 210 88Z',
        '#b5524a',
      ) +
      fill('M-120 14L-82 -32C-76 -38 -70 -40 -60 -40H-10V14Z', '#d7e5ee') +
      fill('M14 14V-40H56C70 -40 78 -36 86 -28L122 14Z', '#d7e5ee') +
      line('M2 -40V84M-30 34H-12M28 34H46', '#943c36', 5) +
      disc(-126, 88, 44, '#26212f') +
      disc(-126, 88, 19, grey) +
      disc(126, 88, 44, '#26212f') +
      disc(126, 88, 19, grey) +
      box(188, 38, 24, 20, '#f7e3b4', { radius: 6 }),
  )
}

export function hospitalCheckIn(): string {
  return drawScene(
    '#cadbcb',
    box(0, 500, 960, 100, '#b3c9b5'),
    box(256, 470, 60, 110, '#8a9a92') + box(196, 560, 180, 24, '#72837a', { radius: 10 }),
    card(60, 48, 460, 436, '#f3efe6', 30) + box(84, 72, 412, 388, '#ffffff', { radius: 16 }),
    words('Is this your', 120, 150, { size: 46, face: 'display' }) +
      words('first visit here?', 120, 206, { size: 46, face: 'display' }),
    box(120, 244, 162, 132, greenWash, { radius: 20, edge: green, edgeWidth: 5 }) +
      words('Yes', 201, 328, { size: 52, colour: green, align: 'middle' }),
    box(300, 244, 162, 132, blueWash, { radius: 20, edge: blue, edgeWidth: 5 }) +
      words('No', 381, 328, { size: 52, colour: blue, align: 'middle' }),
    box(120, 396, 342, 46, amberWash, { radius: 23 }) +
      words('Somebody is coming', 291, 430, { size: 30, colour: '#7d4b04', align: 'middle' }),
    helper(),
    disc(870, 96, 44, '#ffffff') +
      box(862, 70, 16, 52, rose, { radius: 3 }) +
      box(844, 88, 52, 16, rose, { radius: 3 }),
  )
}

function helper(): string {
  return (
    `<ellipse cx="720" cy="572" rx="130" ry="14" fill="${ink}" opacity="0.12"/>` +
    fill('M676 420H770L762 566H734L726 470L712 566H684Z', '#33465c') +
    box(676, 558, 48, 18, '#26212f', { radius: 8 }) +
    box(730, 558, 48, 18, '#26212f', { radius: 8 }) +
    fill('M664 268C690 250 760 250 786 268C800 310 796 400 784 446H668C656 400 652 310 664 268Z', '#4f8a86') +
    line('M674 286L612 330L560 290', '#4f8a86', 34) +
    disc(552, 282, 20, '#8a5638') +
    line('M782 292C806 330 806 372 792 410', '#437672', 32) +
    disc(790, 424, 18, '#8a5638') +
    fill('M708 262L725 292L742 262V236H708Z', '#7a4a30') +
    line('M704 258L725 296L746 258', '#ffffff', 7) +
    fill('M680 176C680 132 770 132 770 176C770 222 752 248 725 248C698 248 680 222 680 176Z', '#8a5638') +
    fill('M674 190C664 120 786 120 776 190C772 168 756 158 725 158C694 158 678 168 674 190Z', '#2d2324') +
    disc(725, 118, 24, '#2d2324') +
    disc(709, 196, 5, ink) +
    disc(741, 196, 5, ink) +
    line('M708 222C716 231 734 231 742 222', '#4a2517', 5) +
    box(744, 318, 30, 40, '#ffffff', { radius: 5 }) +
    box(750, 326, 18, 12, rose, { radius: 2 }) +
    line('M750 346H768', grey, 4)
  )
}
