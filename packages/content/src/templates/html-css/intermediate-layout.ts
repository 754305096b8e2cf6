import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { template } from './misconceptions.ts'
import { measured, px } from './pages.ts'

export const intermediateLayout: Template[] = [
  template({
    id: 'shares-of-a-grid',
    concept: 'grid',
    difficulty: [3, 'What is left after fixed tracks and gaps is shared.'],
    draw: (r) => ({
      fixed: r.int(25, 75) * 2,
      gap: r.int(4, 16) * 2,
      unit: r.int(20, 70) * 2,
      shares: r.pick([
        [1, 2],
        [2, 1],
        [1, 3],
        [3, 1],
        [2, 3],
      ] as const),
      asked: r.pick(['second', 'third'] as const),
    }),
    make: ({ fixed, gap, unit, shares: [one, two], asked }) => {
      const width = fixed + 2 * gap + unit * (one + two)
      const share = asked === 'second' ? one : two
      const of = (space: number) => px(Math.round((space * share * 10) / (one + two)) / 10)
      const code = source`
        <style>
          #grid {
            display: grid;
            width: ${width}px;
            grid-template-columns: ${fixed}px ${one}fr ${two}fr;
            gap: ${gap}px;
          }
        </style>
        <div id="grid">
          <div id="first"></div> <div id="second"></div> <div id="third"></div>
        </div>`
      return {
        question: `How wide is the ${asked} column?`,
        code,
        key: px(unit * share),
        wrong: [
          ['gapIsOutside', of(width - fixed)],
          ['frOfWhole', of(width)],
          ['tracksAreEqual', px((unit * (one + two)) / 2)],
          ['gapAtEnds', of(width - fixed - 4 * gap)],
          ['frIsPercent', of(width - fixed - gap)],
        ],
        because: `${width}px less the fixed column and two gaps are ${unit * (one + two)}px, which the columns in fr share ${one} to ${two}.`,
        proof: measured(code, `print(box('${asked}').width + 'px')`),
      }
    },
  }),
  template({
    id: 'auto-fill-and-auto-fit',
    concept: 'grid',
    difficulty: [4, 'What happens to tracks without items.'],
    draw: (r) => ({
      minimum: r.int(8, 14) * 10,
      gap: r.pick([10, 20]),
      tracks: r.int(4, 6),
      items: r.int(2, 3),
      rest: r.int(1, 7) * 4,
      way: r.pick(['auto-fill', 'auto-fit'] as const),
    }),
    make: ({ minimum, gap, tracks, items, rest, way }) => {
      const size = minimum + rest
      const width = tracks * size + (tracks - 1) * gap
      const fitted = Math.floor((width + gap) / (minimum + gap))
      const of = (count: number) => px(Math.round((width - (count - 1) * gap) / count))
      const code = source`
        <style>
          #grid {
            display: grid;
            width: ${width}px;
            grid-template-columns: repeat(${way}, minmax(${minimum}px, 1fr));
            gap: ${gap}px;
          }
        </style>
        <div id="grid">
          ${Array.from({ length: items }, (_, index) => `<div id="item${index + 1}"></div>`).join(' ')}
        </div>`
      return {
        question: 'How wide is the first item (rounded to whole pixels)?',
        code,
        key: of(way === 'auto-fill' ? fitted : items),
        wrong: [
          way === 'auto-fill' ? ['fillIsFit', of(items)] : ['fitIsFill', of(fitted)],
          ['minimumIsWidth', px(minimum)],
          ['gapIsOutside', px(Math.round(width / (way === 'auto-fill' ? fitted : items)))],
          ['itemsMakeTracks', of(Math.floor(width / minimum) + 1)],
        ],
        because:
          way === 'auto-fill'
            ? `${fitted} tracks of the minimum fit with their gaps; they share the width, and those without items stay empty.`
            : `Tracks without items shrink to nothing, so ${items} tracks share the whole width.`,
        proof: measured(code, "print(Math.round(box('item1').width) + 'px')"),
      }
    },
  }),
  template({
    id: 'growing-from-a-basis',
    concept: 'flexbox',
    difficulty: [3, 'Growth shares the free space, not the width.'],
    draw: (r) => ({
      bases: r.some([40, 60, 80, 100, 120, 160], 2),
      grow: r.pick([
        [1, 2],
        [1, 3],
        [2, 1],
        [3, 1],
        [2, 3],
      ] as const),
      unit: r.int(2, 9) * 10,
      isAuto: r.flip(),
    }),
    make: ({ bases: [b1 = 0, b2 = 0], grow: [g1, g2], unit, isAuto }) => {
      const width = b1 + b2 + unit * (g1 + g2)
      const zero = (width * g1) / (g1 + g2)
      const rounded = (value: number) => px(Math.round(value * 10) / 10)
      const flex = (grow: number, basis: number) =>
        isAuto ? `flex: ${grow} 0 ${basis}px` : `width: ${basis}px; flex: ${grow}`
      const code = source`
        <style>
          #bar { display: flex; width: ${width}px; height: 50px }
          #one { ${flex(g1, b1)} }
          #two { ${flex(g2, b2)} }
        </style>
        <div id="bar"><div id="one"></div><div id="two"></div></div>`
      return {
        question: 'How wide is the first item (rounded to tenths)?',
        code,
        key: isAuto ? px(b1 + unit * g1) : rounded(zero),
        wrong: [
          isAuto ? ['growSharesWidth', rounded(zero)] : ['growStartsFromWidth', px(b1 + unit * g1)],
          ['growIsEven', isAuto ? px(b1 + (unit * (g1 + g2)) / 2) : px(width / 2)],
          ['basisIsWidth', px(b1)],
          ['growIgnoresBasis', px(unit * g1)],
        ],
        because: isAuto
          ? `Both get their basis; the ${unit * (g1 + g2)}px that are left are shared ${g1} to ${g2}.`
          : `flex with one number means a basis of 0, so the whole width is shared ${g1} to ${g2}.`,
        proof: measured(code, "print(Math.round(box('one').width * 10) / 10 + 'px')"),
      }
    },
  }),
  template({
    id: 'min-max-and-clamp',
    version: 2,
    concept: 'responsive design',
    difficulty: [3, 'The names of the functions mislead.'],
    draw: (r) => ({
      way: r.pick(['min', 'max', 'clamp'] as const),
      parent: r.int(20, 45) * 20,
      percent: r.pick([20, 25, 40, 50, 60, 75, 80]),
      window: r.int(46, 70) * 20,
      low: r.int(101, 240),
      high: r.int(260, 449),
    }),
    make: ({ way, parent, percent, window, low, high }) => {
      const share = (parent * percent) / 100
      const value = {
        min: `min(${percent}%, ${high}px)`,
        max: `max(${percent}%, ${low}px)`,
        clamp: `clamp(${low}px, ${percent}%, ${high}px)`,
      }
      const key = { min: Math.min(share, high), max: Math.max(share, low), clamp: Math.max(low, Math.min(share, high)) }
      const code = source`
        <style>
          #column { width: ${parent}px }
          #card { width: ${value[way]} }
        </style>
        <div id="column"><div id="card"></div></div>`
      return {
        question: `The window is ${window}px wide. How wide is the card?`,
        code,
        key: px(key[way]),
        wrong: [
          way === 'max'
            ? ['maxIsUpperBound', px(Math.min(share, low))]
            : ['minIsLowerBound', px(way === 'min' ? Math.max(share, high) : Math.max(share, high))],
          ['middleIsWidth', px(share)],
          ['percentOfViewport', px((window * percent) / 100)],
          ['minimumIsWidth', px(way === 'min' ? high : low)],
          ...(way === 'clamp'
            ? [['maximumIsWidth', px(high)] as const]
            : [['limitsAdd', px(share + (way === 'min' ? high : low))] as const]),
        ],
        because: {
          min: `min() takes the smaller value, so ${high}px are an upper bound for ${share}px.`,
          max: `max() takes the larger value, so ${low}px are a lower bound for ${share}px.`,
          clamp: `clamp() keeps the middle value, ${share}px, between the other two.`,
        }[way],
        proof: measured(code, "print(box('card').width + 'px')", window),
      }
    },
  }),
]
