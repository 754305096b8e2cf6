import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { template } from './misconceptions.ts'
import { measured, px } from './pages.ts'

const rounded = (value: number) => px(Math.round(value * 10) / 10)

export const advancedLayout: Template[] = [
  template({
    id: 'weighted-shrinking',
    concept: 'layout algorithms',
    difficulty: [5, 'Shrinking is weighted by the basis.'],
    draw: (r) => ({
      bases: r.some([100, 150, 200, 250, 300, 400], 2),
      shrink: r.pick([
        [1, 1],
        [1, 2],
        [2, 1],
        [1, 3],
        [3, 1],
      ] as const),
      missing: r.int(5, 19) * 6,
    }),
    make: ({ bases: [b1 = 0, b2 = 0], shrink: [s1, s2], missing }) => {
      const width = b1 + b2 - missing
      const whole = (value: number) => px(Math.round(value))
      const by = (w1: number, w2: number) => whole(b1 - (missing * w1) / (w1 + w2))
      const code = source`
        <style>
          #bar { display: flex; width: ${width}px; height: 50px }
          #one { flex: 0 ${s1} ${b1}px }
          #two { flex: 0 ${s2} ${b2}px }
        </style>
        <div id="bar"><div id="one"></div><div id="two"></div></div>`
      return {
        question: 'How wide is the first item (rounded to whole pixels)?',
        code,
        key: by(s1 * b1, s2 * b2),
        wrong: [
          ['shrinkIsEven', by(1, 1)],
          ['shrinkByFactor', by(s1, s2)],
          ['shrinkByBasis', by(b1, b2)],
          ['shrinkNever', px(b1)],
          ['shrinkFactorIsSize', whole((width * s1) / (s1 + s2))],
        ],
        because: `${missing}px are missing. They are taken away in proportion to flex-shrink times basis: ${s1 * b1} to ${s2 * b2}.`,
        proof: measured(code, "print(Math.round(box('one').width) + 'px')"),
      }
    },
  }),
  template({
    id: 'smallest-width-of-an-item',
    version: 2,
    concept: 'layout algorithms',
    difficulty: [4, 'The automatic minimum of flex items.'],
    draw: (r) => ({
      width: r.int(200, 300),
      content: r.int(160, 195),
      way: r.pick(['auto', 'auto', 'zero', 'hidden'] as const),
      grow: r.int(1, 2),
    }),
    make: ({ width, content, way, grow }) => {
      const extra = { auto: '', zero: '; min-width: 0', hidden: '; overflow: hidden' }[way]
      const half = width / (1 + grow)
      const isHeld = way === 'auto' && content > half
      const code = source`
        <style>
          #bar { display: flex; width: ${width}px }
          #one { flex: 1${extra} }
          #two { flex: ${grow} }
          #photo { width: ${content}px; height: 40px }
        </style>
        <div id="bar">
          <div id="one"><div id="photo"></div></div>
          <div id="two"></div>
        </div>`
      const text = (one: number, two: number) => `${rounded(one)} and ${rounded(two)}`
      const shared = text(half, width - half)
      const held = text(content, width - content)
      return {
        question: 'How wide are the two items (rounded to tenths)?',
        code,
        key: isHeld ? held : shared,
        wrong: [
          isHeld ? ['minimumIsZero', shared] : ['hiddenChangesNothing', held],
          ['shareWithoutMinimum', text(content, width - half)],
          ['contentOverflowsAll', text(width, 0)],
          ['growFromContent', text(content + (width - content) / (1 + grow), ((width - content) * grow) / (1 + grow))],
        ],
        because: isHeld
          ? `An item does not shrink below its content as long as its min-width is auto, so it stays ${content}px wide.`
          : 'min-width: 0 and overflow: hidden take the automatic minimum away, so the items share the width and the content overflows.',
        proof: measured(
          code,
          "print(['one', 'two'].map((id) => Math.round(box(id).width * 10) / 10 + 'px').join(' and '))",
        ),
      }
    },
  }),
  template({
    id: 'automatic-placement',
    version: 2,
    concept: 'layout algorithms',
    difficulty: [4, 'Whether holes are filled afterward.'],
    draw: (r) => ({
      columns: r.int(3, 6),
      spans: r.shuffled([1, 2, 3, r.int(1, 2), r.int(2, 3), r.int(1, 3)]),
      dense: r.flip(),
      asked: r.pick(['d', 'e', 'f'] as const),
    }),
    make: ({ columns, spans, dense, asked }) => {
      const place = (mode: 'sparse' | 'dense' | 'newRow' | 'cut') => {
        const taken = new Set<string>()
        let [row, column] = [0, 0]
        return spans.map((span) => {
          if (mode === 'dense') [row, column] = [0, 0]
          if (mode === 'newRow' && span > 1 && column > 0) [row, column] = [row + 1, 0]
          const size = mode === 'cut' ? Math.min(span, columns - (column % columns)) : span
          const fits = () =>
            column + size <= columns &&
            Array.from({ length: size }, (_, index) => `${row}/${column + index}`).every((cell) => !taken.has(cell))
          while (!fits()) [row, column] = column + 1 >= columns ? [row + 1, 0] : [row, column + 1]
          for (let index = 0; index < size; index++) taken.add(`${row}/${column + index}`)
          const found = `row ${row + 1}, column ${column + 1}`
          column += size
          if (column >= columns) [row, column] = [row + 1, 0]
          return found
        })
      }
      const ids = ['a', 'b', 'c', 'd', 'e', 'f']
      const index = ids.indexOf(asked)
      const at = (mode: 'sparse' | 'dense' | 'newRow' | 'cut') => place(mode)[index] ?? ''
      const spanned = ids.flatMap((id, place) =>
        (spans[place] ?? 1) > 1 ? [`#${id} { grid-column: span ${spans[place]} }`] : [],
      )
      const code = source`
        <style>
          #grid {
            display: grid; width: ${columns * 50}px;
            grid-template-columns: repeat(${columns}, 50px); grid-auto-rows: 50px;
            grid-auto-flow: row${dense ? ' dense' : ''};
          }
          ${spanned.join('\n')}
        </style>
        <div id="grid">
          ${ids
            .map((id) => `<div id="${id}"></div>`)
            .join('')
            .replace('<div id="d">', '\n<div id="d">')}
        </div>`
      return {
        question: `Where does the item ${asked} begin?`,
        code,
        key: at(dense ? 'dense' : 'sparse'),
        wrong: [
          dense ? ['denseChangesNothing', at('sparse')] : ['sparseFillsHoles', at('dense')],
          ['newRowForSpan', at('newRow')],
          ['spansBreak', at('cut')],
          ['spansAreIgnored', `row ${Math.floor(index / columns) + 1}, column ${(index % columns) + 1}`],
          ['rowPerItem', `row ${index + 1}, column 1`],
        ],
        because: dense
          ? 'With dense each item takes the first place from the start of the grid in which it fits, even before earlier items.'
          : 'Without dense placement only goes forward: an item that does not fit goes on to the next row, and the hole stays.',
        proof: measured(
          code,
          `const [x, y] = inside('${asked}', 'grid'); print('row ' + (y / 50 + 1) + ', column ' + (x / 50 + 1))`,
        ),
      }
    },
  }),
  template({
    id: 'margin-through-the-parent',
    concept: 'layout algorithms',
    difficulty: [4, 'A first child and its parent share a margin, or not.'],
    draw: (r) => ({
      parent: r.int(1, 9) * 5,
      child: r.int(2, 9) * 6 + 1,
      height: r.int(4, 9) * 10,
      border: r.pick(['none', 'none', 'flow', 'border', 'padding'] as const),
    }),
    make: ({ parent, child, height, border }) => {
      const extra = {
        none: '',
        flow: '; display: flow-root',
        border: '; border-top: 1px solid',
        padding: '; padding-top: 1px',
      }[border]
      const edge = border === 'border' || border === 'padding' ? 1 : 0
      const larger = Math.max(parent, child)
      const isOpen = border === 'none'
      const code = source`
        <style>
          #card { margin-top: ${parent}px${extra} }
          #text { margin-top: ${child}px; height: ${height}px }
        </style>
        <div id="before">Text</div>
        <div id="card"><div id="text"></div></div>`
      const text = (space: number, size: number) => `${px(space)} and ${px(size)}`
      return {
        question: 'How much space is above the card, and how high is the card?',
        code,
        key: isOpen ? text(larger, height) : text(parent, edge + child + height),
        wrong: [
          isOpen
            ? ['marginStaysInside', text(parent, child + height)]
            : ['marginsCollapseAlways', text(larger, edge + height)],
          ['marginIsLost', text(parent, edge + height)],
          ['marginsBothCount', text(parent + child, edge + height)],
          ['childMarginOnly', text(larger, edge + Math.min(parent, child) + height)],
        ],
        because: isOpen
          ? 'Nothing lies between the two margins, so they collapse into one above the card: the larger.'
          : `${{ flow: 'flow-root makes a formatting context of its own', border: 'The border lies between', padding: 'The padding lies between', none: '' }[border]}, so the margin of the child stays inside the card.`,
        proof: measured(code, "print(box('card').top - box('before').bottom + 'px and ' + box('card').height + 'px')"),
      }
    },
  }),
]
