import { fill, line } from '../pictures/marks.ts'
import {
  amberWash,
  bars,
  blue,
  blueWash,
  box,
  browser,
  button,
  card,
  drawScene,
  green,
  greenWash,
  hair,
  ink,
  muted,
  phone,
  rose,
  roseWash,
  turned,
  words,
} from '../pictures/scene.ts'

export const tones = {
  green: [greenWash, green],
  amber: [amberWash, '#8a5a0c'],
  rose: [roseWash, rose],
  blue: [blueWash, blue],
  plain: ['#efe9dd', muted],
} as const
export type Tone = keyof typeof tones
/** What stands on a line, at its end, and how that is tinted. */
export type Row = readonly [label: string, value: string, tone?: Tone]

const pillWidth = (text: string, size: number) => text.length * size * 0.58 + size * 1.1

function pill(text: string, right: number, y: number, tone: Tone, size = 26): string {
  const [wash, colour] = tones[tone]
  const width = pillWidth(text, size)
  return (
    box(right - width, y - size * 1.05, width, size * 1.6, wash, { radius: size * 0.8 }) +
    words(text, right - width / 2, y + size * 0.08, { size, colour, align: 'middle' })
  )
}

function list(
  rows: readonly Row[],
  { left, right, top, step, size }: Record<'left' | 'right' | 'top' | 'step' | 'size', number>,
) {
  return rows
    .map(([label, value, tone = 'plain'], index) => {
      const y = top + index * step
      const rule = index === 0 ? '' : line(`M${left} ${y - step * 0.62}H${right}`, hair, 3)
      return rule + words(label, left, y, { size }) + (value ? pill(value, right, y, tone, size * 0.84) : '')
    })
    .join('')
}

/** A telephone with a list, on a ground with a second telephone behind it. */
export function onPhone(ground: string, heading: string, rows: readonly Row[], act = '', colour = green): string {
  return drawScene(
    ground,
    turned(
      -9,
      260,
      330,
      phone(120, 110, 280, 540) +
        bars(160, 190, [150, 110], '#d8d0c2', 14, 34) +
        bars(160, 290, [190, 160, 190, 130], '#e6ded0', 16, 52),
    ),
    phone(372, 34, 386, 640),
    words(heading, 412, 134, { size: 38, face: 'display' }),
    line('M412 162H718', hair, 3),
    list(rows, { left: 412, right: 718, top: 218, step: 74, size: 27 }),
    act ? button(412, 500, 306, 66, act, colour) : '',
  )
}

/** A browser window with a list. */
export function onScreen(ground: string, heading: string, rows: readonly Row[], act = '', colour = rose): string {
  return drawScene(
    ground,
    browser(110, 70, 740, 560),
    words(heading, 158, 190, { size: 44, face: 'display' }),
    act ? button(636, 148, 166, 58, act, colour) : '',
    line('M158 226H802', hair, 3),
    list(rows, { left: 158, right: 802, top: 290, step: 76, size: 32 }),
  )
}

/** What it was, and what it is now, as two bars. `left`: how much of the first the second is, as far as it can be drawn. */
export function beforeAfter(ground: string, before: Row, after: Row, unit: string, left = 0.1): string {
  const column = ([label, value, tone = 'plain']: Row, x: number, height: number) => {
    const [wash, colour] = tones[tone]
    return (
      box(x, 470 - height, 190, height, wash, { radius: 14 }) +
      words(value, x + 95, 470 - height - 22, { size: 50, colour, align: 'middle', face: 'display' }) +
      words(label, x + 95, 514, { size: 28, colour: muted, align: 'middle' })
    )
  }
  return drawScene(
    ground,
    card(170, 56, 620, 500),
    words(unit, 216, 122, { size: 28, colour: muted }),
    column(before, 250, 250),
    column(after, 520, 250 * left),
    line('M216 470H744', hair, 4),
  )
}

/** Printed sheets on a table: the one in front is drawn by `inside`, in a frame of 420 by 540. */
export function onPaper(ground: string, inside: string, back = '#efe6d4'): string {
  return drawScene(
    ground,
    turned(-7, 380, 330, card(170, 44, 420, 560, back, 6) + bars(220, 110, [240, 300, 270], '#d9cdb8', 14, 36)),
    card(330, 36, 460, 580, '#fffdf8', 6),
    `<g transform="translate(350 56)">${inside}</g>`,
  )
}

/** A row of packs of one kind: each with its tint and the shape on its label. */
export function packs(
  ground: string,
  kinds: readonly (readonly [tint: string, label: string])[],
  round = false,
): string {
  const width = 148
  const gap = (960 - kinds.length * width) / (kinds.length + 1)
  return drawScene(
    ground,
    fill('M0 470H960V600H0Z', ink, 0.12),
    kinds
      .map(([tint, label], index) => {
        const x = gap + index * (width + gap)
        const body = round
          ? box(x, 210, width, 290, tint, { radius: 20 }) +
            fill(`M${x} 236a${width / 2} 26 0 0 1 ${width} 0a${width / 2} 26 0 0 1 ${-width} 0Z`, '#d9d5ce') +
            fill(
              `M${x + 12} 236a${width / 2 - 12} 18 0 0 1 ${width - 24} 0a${width / 2 - 12} 18 0 0 1 ${24 - width} 0Z`,
              '#b9b4ab',
            )
          : fill(`M${x + 8} 130H${x + width - 8}L${x + width} 500H${x}Z`, tint) +
            box(x + 4, 120, width - 8, 26, ink, { radius: 6, opacity: 0.25 })
        return `${body}${box(x + 16, 290, width - 32, 150, '#fdfbf6', { radius: 8 })}<g transform="translate(${x + 16} 290)">${label}</g>`
      })
      .join(''),
  )
}
