import { disc, fill, line } from './marks.ts'
import { bars, box, card, drawScene, grey, hair, ink, moved, muted, paper, rose, turned, words } from './scene.ts'

export function pumpManual(): string {
  const step = (y: number, number: string, widths: readonly number[]) =>
    disc(536, y, 25, rose) +
    words(number, 536, y + 12, { size: 34, colour: '#ffffff', align: 'middle' }) +
    bars(580, y - 18, widths, '#b5aa9a', 13, 27)
  return drawScene(
    '#c9b48e',
    disc(90, 560, 190, '#b99f74', 0.6) + disc(900, 40, 150, '#d9c7a3', 0.8),
    turned(
      -2,
      480,
      300,
      `
      ${box(64, 74, 836, 468, ink, { radius: 8, opacity: 0.16 })}
      ${fill('M60 60C200 40 380 44 480 74C580 44 760 40 900 60V520C760 500 580 504 480 534C380 504 200 500 60 520Z', '#e8dfcc')}
      ${fill('M66 52C200 34 380 38 480 66V524C380 496 200 492 66 510Z', paper)}
      ${fill('M894 52C760 34 580 38 480 66V524C580 496 760 492 894 510Z', '#f8f3e8')}
      ${fill('M480 66C580 38 620 40 640 42C580 44 520 60 480 84Z', '#e8dfcc', 0.5)}
      ${line('M480 68V522', '#d8ccb4', 4)}
      ${handPump()}
      ${words('When the', 520, 138, { size: 44, face: 'display' })}${words('pump stops', 520, 188, { size: 44, face: 'display' })}
      ${step(252, '1', [230, 170])}${step(332, '2', [200, 240])}${step(412, '3', [240, 130])}
    `,
    ),
  )
}

function handPump(): string {
  return (
    fill('M120 470C170 448 380 446 430 466V486H120Z', '#dcebd4') +
    disc(336, 458, 34, '#5b93b4', 0.25) +
    box(226, 190, 58, 270, '#4f7f96', { radius: 8 }) +
    box(226, 190, 22, 270, '#6a99ae', { radius: 8 }) +
    box(208, 440, 94, 28, '#3c6579', { radius: 8 }) +
    box(216, 176, 78, 28, '#3c6579', { radius: 8 }) +
    fill('M284 262H336C356 262 362 278 362 312H336C336 292 330 292 318 292H284Z', '#4f7f96') +
    line('M256 178V140M256 146L124 210', '#3c6579', 15) +
    line('M146 200L108 218', '#c65f53', 22) +
    disc(256, 144, 13, '#c65f53') +
    line('M349 330V360M349 380V398', '#5b93b4', 10) +
    fill('M306 404H392L382 466H316Z', '#d98f1f') +
    line('M310 404C320 374 378 374 388 404', '#8a5a12', 5) +
    `<circle cx="255" cy="230" r="46" fill="none" stroke="${rose}" stroke-width="6"/>` +
    line('M212 214L150 108', rose, 5) +
    words('seal', 104, 100, { size: 38, colour: rose })
  )
}

export function clinicLetters(): string {
  const rows = [250, 270, 230, 262, 246, 270, 214, 258, 240, 266, 150]
  return drawScene(
    '#b9c9c4',
    turned(
      -5,
      250,
      310,
      card(70, 50, 360, 500, '#f7f1e4', 4) +
        box(106, 92, 120, 18, muted, { radius: 6 }) +
        rows.map((width, row) => bars(106, 140 + row * 34, [width], '#c4b9a6', 12)).join('') +
        rows
          .map((width, row) =>
            row === 2 || row === 6 || row === 10
              ? ''
              : line(
                  `M98 ${148 + row * 34}C${180} ${138 + row * 34} ${240} ${156 + row * 34} ${106 + width + 12} ${144 + row * 34}`,
                  '#3f6f9e',
                  6,
                  0.85,
                ),
          )
          .join('') +
        line('M394 204C414 204 414 228 394 228M384 344C408 344 408 368 388 368', '#3f6f9e', 6),
    ),
    turned(
      -38,
      430,
      420,
      box(330, 408, 190, 24, '#3f6f9e', { radius: 3 }) +
        box(330, 408, 190, 8, '#6d97c0', { radius: 3 }) +
        fill('M330 408L292 420L330 432Z', '#ecd2a6') +
        fill('M304 416L292 420L304 424Z', '#2d5580') +
        box(520, 408, 18, 24, '#d8c9a8'),
    ),
    turned(
      2,
      700,
      300,
      card(530, 106, 362, 388, '#ffffff', 4) +
        words('Your visit', 568, 178, { size: 46, face: 'display' }) +
        words('Monday 4 May', 568, 246, { size: 38 }) +
        words('at 10:20', 568, 294, { size: 38 }) +
        words('Room 7', 568, 358, { size: 38, colour: rose }) +
        line('M568 392H850', hair, 3) +
        bars(568, 416, [250, 180], grey, 12, 28),
    ),
  )
}

const varieties = [
  ['#5d3a63', '#8d6a93', '#f0e3ec'],
  ['#c98a3b', '#e3b36d', '#f6ead2'],
  ['#a8324c', '#cf6478', '#f8e1df'],
  ['#3f4a6b', '#6e79a0', '#e3e6f0'],
  ['#7a8a3d', '#a7b569', '#eef0da'],
] as const

export function elevenPotatoes(): string {
  const names = ['Puma', 'Sol', 'Rosa', 'Noche', 'Verde']
  return drawScene(
    '#d8c3a0',
    box(0, 440, 960, 160, '#b98d5e') + box(0, 440, 960, 12, '#a67a4b'),
    varieties
      .map(([deep, light, ground], index) => {
        const x = 36 + index * 181
        return moved(
          x,
          96 + (index % 2) * 14,
          `
        ${fill('M6 390H170L164 412H14Z', ink, 0.2)}
        ${fill('M4 22L14 0H150L160 22V396H4Z', ground)}${fill('M122 22L150 0L160 22V396H122Z', deep, 0.12)}
        ${fill('M4 22L14 0H150L160 22Z', deep)}${line('M14 11H150', ground, 3, 0.5)}
        ${words(names[index] ?? '', 82, 92, { size: 40, face: 'display', colour: deep, align: 'middle' })}
        ${line('M52 112H112', deep, 4)}
        ${potato(82, 214, deep, light, index)}
        ${box(4, 322, 156, 74, deep)}${words('1 kg', 82, 370, { size: 34, colour: ground, align: 'middle' })}
      `,
        )
      })
      .join(''),
    moved(150, 530, potato(0, 0, '#5d3a63', '#8d6a93', 0), 0.62) +
      moved(238, 548, potato(0, 0, '#c98a3b', '#e3b36d', 1), 0.52) +
      moved(760, 540, potato(0, 0, '#a8324c', '#cf6478', 2), 0.6),
  )
}

function potato(x: number, y: number, deep: string, light: string, kind: number): string {
  const outline = [
    'M-50 10C-56 -40 -20 -74 16 -68C52 -60 62 -14 50 24C38 64 -4 78 -30 62C-44 52 -48 32 -50 10Z',
    'M-42 -36C-20 -74 40 -70 52 -30C60 6 44 60 6 68C-34 74 -60 40 -56 6C-54 -12 -50 -24 -42 -36Z',
    'M-24 -70C8 -84 34 -56 40 -18C46 20 40 66 8 72C-24 78 -46 44 -48 8C-50 -26 -46 -60 -24 -70Z',
    'M-58 -8C-54 -48 -14 -58 12 -48C44 -44 66 -22 58 12C50 50 14 60 -12 54C-42 54 -62 26 -58 -8Z',
    'M-34 -58C-6 -78 30 -60 34 -32C60 -16 62 28 38 48C18 74 -26 70 -40 44C-62 24 -58 -40 -34 -58Z',
  ][kind]
  const eyes = [
    [-22, -28],
    [18, -40],
    [30, 4],
    [-10, 6],
    [-26, 34],
    [12, 40],
  ] as const
  return moved(
    x,
    y,
    fill(outline ?? '', deep) +
      moved(-7, -8, fill(outline ?? '', light), 0.8) +
      eyes
        .map(([ex, ey], index) =>
          line(
            `M${ex - 8} ${ey}C${ex - 3} ${ey + 6} ${ex + 4} ${ey + 6} ${ex + 8} ${ey - 1 + (index % 2) * 2}`,
            deep,
            4,
          ),
        )
        .join('') +
      line('M-30 -30C-26 -46 -14 -54 0 -55', '#ffffff', 5, 0.45),
  )
}

export function walkingMap(): string {
  const brown = '#8a5a3a'
  const blue = '#33658f'
  const ring = (x: number, y: number, scale: number, stretch = 1) =>
    `<path transform="translate(${x} ${y}) scale(${scale} ${scale * stretch})" d="M-100 10C-104 -50 -50 -84 4 -78C62 -74 108 -40 100 14C94 60 50 84 -6 80C-58 78 -98 56 -100 10Z" fill="none" stroke="${brown}" stroke-width="${3 / scale}" opacity="0.6"/>`
  const well = (x: number, y: number, full: boolean) =>
    disc(x, y, 15, full ? blue : paper) +
    `<circle cx="${x}" cy="${y}" r="15" fill="none" stroke="${blue}" stroke-width="6"/>`
  return drawScene(
    '#a9b8a0',
    box(84, 82, 800, 468, ink, { radius: 4, opacity: 0.15 }),
    fill('M80 66L280 50L480 66L680 50L880 66V522L680 538L480 522L280 538L80 522Z', '#f4e9d0'),
    `<clipPath id="sheet"><path d="M80 66L280 50L480 66L680 50L880 66V522L680 538L480 522L280 538L80 522Z"/></clipPath><g clip-path="url(#sheet)">
      ${[0.5, 0.9, 1.3, 1.75, 2.2, 2.7].map((scale) => ring(250, 190, scale, 0.8)).join('')}
      ${[0.45, 0.8, 1.2, 1.6].map((scale) => ring(720, 400, scale, 0.75)).join('')}
      ${line('M60 470C200 440 250 380 360 400C470 420 500 330 590 290C680 250 700 180 900 150', blue, 5, 0.8).replace('stroke-linecap="round"', 'stroke-dasharray="22 12"')}
      ${line('M150 150C230 240 300 250 350 330C400 410 520 440 570 380C620 330 690 330 760 250', brown, 8).replace('stroke-linecap="round"', 'stroke-dasharray="2 15" stroke-linecap="round"')}
      ${fill('M280 40L480 60V540L280 545Z', '#c9b48e', 0.22)}${fill('M680 40L900 60V540L680 545Z', '#c9b48e', 0.22)}
    </g>`,
    line('M280 52V536M480 68V520M680 52V536', '#d9c8a5', 3),
    disc(150, 150, 13, brown) + fill('M760 250L740 214a23 23 0 1 1 40 0Z', brown) + disc(760, 204, 8, '#f4e9d0'),
    well(322, 306, true) +
      well(470, 424, false) +
      well(640, 336, true) +
      words('Los Pozos', 118, 480, { size: 44, face: 'display', colour: brown }),
    moved(812, 122, disc(0, 0, 36, paper) + fill('M0 -30L10 0H-10Z', blue) + fill('M0 30L10 0H-10Z', brown)),
  )
}
