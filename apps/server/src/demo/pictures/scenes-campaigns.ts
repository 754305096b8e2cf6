import { disc, fill, line } from './marks.ts'
import { bars, box, card, drawScene, green, greenWash, hair, muted, paper, rose, roseWash, words } from './scene.ts'

export function theatreSeats(): string {
  const nights = [
    ['Tu', 214, true],
    ['We', 190, true],
    ['Th', 226, true],
    ['Fr', 268, false],
    ['Sa', 282, false],
  ] as const
  const drape = (x: number) =>
    fill(
      `M${x} 0C${x + 10} 200 ${x - 14} 420 ${x - 6} 600H${x + 46}C${x + 56} 420 ${x + 34} 200 ${x + 44} 0Z`,
      '#8d1f41',
    )
  return drawScene(
    '#3b2334',
    fill('M120 0H840V600H120Z', '#4a2c40') + fill('M230 600L340 0H620L730 600Z', '#f7e3b4', 0.1),
    fill('M0 0H206C230 200 180 400 150 600H0Z', '#a82a50') + fill('M960 0H754C730 200 780 400 810 600H960Z', '#a82a50'),
    drape(26) + drape(106) + drape(800) + drape(890),
    fill(
      'M0 0H960V54C900 92 840 92 800 56C760 96 690 96 640 58C600 96 530 96 480 58C430 96 360 96 320 58C270 96 200 96 160 56C120 92 60 92 0 54Z',
      '#b93a60',
    ) +
      line(
        'M0 54C60 92 120 92 160 56C200 96 270 96 320 58C360 96 430 96 480 58C530 96 600 96 640 58C690 96 760 96 800 56C840 92 900 92 960 54',
        '#e9bf5d',
        7,
      ),
    card(186, 122, 588, 404),
    nights
      .map(([night, height, grown], index) => {
        const x = 226 + index * 106
        const before = grown ? height - 118 + index * 10 : height
        return (
          box(x, 462 - height, 84, height, grown ? roseWash : '#e6ded0', { radius: 10 }) +
          box(x, 462 - before, 84, before, grown ? rose : '#b9ab98', { radius: 10 }) +
          (grown
            ? line(
                `M${x + 42} ${462 - before - 22}V${462 - height + 26}M${x + 26} ${462 - height + 42}L${x + 42} ${462 - height + 26}L${x + 58} ${462 - height + 42}`,
                rose,
                6,
              )
            : '') +
          words(night, x + 42, 506, { size: 34, colour: muted, align: 'middle' })
        )
      })
      .join(''),
    line('M216 462H744', hair, 4),
    box(226, 146, 278, 50, greenWash, { radius: 25 }) +
      words('+1,400 seats', 365, 183, { size: 34, colour: green, align: 'middle' }),
  )
}

export function nightClasses(): string {
  const pane = (x: number, y: number, colour: string) => box(x, y, 76, 92, colour, { radius: 4 })
  const stars = [
    [70, 70],
    [180, 150],
    [300, 60],
    [420, 120],
    [530, 40],
    [760, 96],
    [880, 60],
    [40, 220],
    [910, 210],
  ] as const
  return drawScene(
    '#2f3a58',
    stars.map(([x, y], index) => disc(x, y, 3 + (index % 3), '#f7e3b4', 0.8)).join(''),
    disc(640, 82, 46, '#f3e1b0') + disc(660, 68, 41, '#2f3a58'),
    box(30, 190, 380, 420, '#5a4a5c') + fill('M14 190L220 92L426 190Z', '#463a49') + box(30, 190, 380, 14, '#6b596d'),
    [0, 1, 2]
      .map((row) =>
        [0, 1, 2]
          .map((column) => {
            const lit = row > 0 || column === 1
            const [x, y] = [66 + column * 116, 226 + row * 122]
            return (
              pane(x, y, lit ? '#f5cf77' : '#3f3547') +
              line(`M${x + 38} ${y}V${y + 92}M${x} ${y + 46}H${x + 76}`, '#5a4a5c', 5) +
              (lit && (row + column) % 2 === 1
                ? disc(x + 24, y + 62, 11, '#4b3b42') +
                  fill(`M${x + 6} ${y + 92}C${x + 6} ${y + 70} ${x + 42} ${y + 70} ${x + 42} ${y + 92}Z`, '#4b3b42')
                : '')
            )
          })
          .join(''),
      )
      .join(''),
    card(452, 150, 444, 392, paper, 16),
    disc(508, 208, 30, rose) + words('N', 508, 221, { size: 36, colour: '#ffffff', align: 'middle', face: 'display' }),
    words('This week’s classes', 554, 200, { size: 32 }) + bars(554, 216, [180]),
    line('M480 258H868', hair, 3),
    [
      ['Pottery', 'Full'],
      ['Welding', 'Full'],
      ['Italian', '2 left'],
    ]
      .map(([name = '', state = ''], row) => {
        const y = 316 + row * 74
        const isFull = state === 'Full'
        return (
          words(name, 486, y, { size: 40, face: 'display' }) +
          box(746, y - 36, 122, 50, isFull ? roseWash : greenWash, { radius: 25 }) +
          words(state, 807, y, { size: 30, colour: isFull ? rose : green, align: 'middle' })
        )
      })
      .join(''),
    bars(486, 496, [330], '#e6ded0'),
  )
}
