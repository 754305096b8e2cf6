import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { template } from './misconceptions.ts'
import { measured, px } from './pages.ts'

export const beginnerLayout: Template[] = [
  template({
    id: 'free-space-on-a-line',
    concept: 'flexbox',
    difficulty: [3, 'Each value shares the free space in its own way.'],
    draw: (r) => ({
      way: r.pick(['space-between', 'space-around', 'space-evenly', 'center', 'flex-end'] as const),
      item: r.int(4, 9) * 10,
      unit: r.int(3, 15) * 2,
    }),
    make: ({ way, item, unit }) => {
      const free = unit * 12
      const width = 3 * item + free
      // Where the second of three items begins.
      const begins = {
        'space-between': item + free / 2,
        'space-around': item + free / 6 + free / 3,
        'space-evenly': item + free / 2,
        center: free / 2 + item,
        'flex-end': free + item,
      }
      const firsts = {
        'space-between': 0,
        'space-around': free / 6,
        'space-evenly': free / 4,
        center: free / 2,
        'flex-end': free,
      }
      const code = source`
        <style>
          #bar { display: flex; justify-content: ${way}; width: ${width}px }
          #bar div { width: ${item}px; height: 20px }
        </style>
        <div id="bar">
          <div id="a"></div> <div id="b"></div> <div id="c"></div>
        </div>`
      const text = (first: number, second: number) => `${first}px and ${second}px`
      const gap = (name: keyof typeof firsts) =>
        ({ 'space-between': free / 2, 'space-around': free / 3, 'space-evenly': free / 4, center: 0, 'flex-end': 0 })[
          name
        ]
      const of = (name: keyof typeof firsts) => text(firsts[name], gap(name))
      return {
        question: `The bar has ${free}px of free space. How much is left of the first item, and how much between the first and the second?`,
        code,
        key: of(way),
        wrong: [
          ['betweenIsEvenly', way === 'space-between' ? of('space-evenly') : of('space-between')],
          way === 'space-evenly' ? ['evenlyIsAround', of('space-around')] : ['aroundIsEvenly', of('space-evenly')],
          ['centerSpreads', way === 'center' ? of('space-around') : of('center')],
          ['itemsStayAtStart', text(0, 0)],
          ['endIsPerItem', way === 'flex-end' ? text(free / 3, free / 3) : text(begins[way], 0)],
        ],
        because: {
          'space-between': 'space-between leaves nothing at the ends and shares the space between the items.',
          'space-around':
            'space-around gives every item the same space on both sides, so the ends get half of what lies between.',
          'space-evenly': 'space-evenly makes all four spaces the same.',
          center: 'center keeps the items together and shares the space between the two ends.',
          'flex-end': 'flex-end moves the items together to the end.',
        }[way],
        proof: measured(
          code,
          "print(box('a').left - box('bar').left + 'px and ' + (box('b').left - box('a').right) + 'px')",
        ),
      }
    },
  }),
  template({
    id: 'axes-of-a-container',
    concept: 'flexbox',
    difficulty: [3, 'Both properties turn with the direction.'],
    draw: (r) => ({
      direction: r.pick(['row', 'column'] as const),
      justify: r.pick(['center', 'flex-end', 'flex-start'] as const),
      align: r.pick(['center', 'flex-end', 'flex-start'] as const),
      width: r.int(15, 29) * 20,
      height: r.int(6, 12) * 20,
      size: r.pick([20, 40, 60]),
    }),
    make: ({ direction, justify, align, width, height, size }) => {
      const place = (value: string, free: number) => ({ center: free / 2, 'flex-end': free })[value] ?? 0
      const at = (x: string, y: string) => `${place(x, width - size)}px, ${place(y, height - size)}px`
      const isRow = direction === 'row'
      const code = source`
        <style>
          #panel {
            display: flex; flex-direction: ${direction};
            justify-content: ${justify}; align-items: ${align};
            width: ${width}px; height: ${height}px;
          }
          #item { width: ${size}px; height: ${size}px }
        </style>
        <div id="panel"><div id="item"></div></div>`
      return {
        question: 'How far is the item from the left and from the top edge of the panel?',
        code,
        key: isRow ? at(justify, align) : at(align, justify),
        wrong: [
          ['axesNeverTurn', isRow ? at(align, justify) : at(justify, align)],
          ['onlyJustifyWorks', isRow ? at(justify, 'flex-start') : at('flex-start', justify)],
          ['onlyAlignWorks', isRow ? at('flex-start', align) : at(align, 'flex-start')],
          ['itemsStayAtStart', at('flex-start', 'flex-start')],
          ['directionReversesBoth', at('flex-end', 'flex-end')],
        ],
        because: isRow
          ? 'In a row justify-content works from left to right and align-items from top to bottom.'
          : 'In a column justify-content works from top to bottom and align-items from left to right.',
        proof: measured(code, "print(inside('item', 'panel').map((value) => value + 'px').join(', '))"),
      }
    },
  }),
  template({
    id: 'what-absolute-refers-to',
    concept: 'positioning',
    difficulty: [3, 'The nearest positioned ancestor counts, not the parent.'],
    draw: (r) => ({
      margins: r.some([10, 20, 30, 50, 70], 2),
      padding: r.pick([5, 15, 25]),
      left: r.int(3, 9) * 4,
      positioned: r.pick(['outer', 'middle', 'both', 'none'] as const),
    }),
    make: ({ margins: [m1 = 0, m2 = 0], padding, left, positioned }) => {
      const position = (name: string) => (positioned === name || positioned === 'both' ? 'position: relative; ' : '')
      const outerEdge = m1
      const middleEdge = m1 + padding + m2
      const code = source`
        <style>
          #outer { ${position('outer')}margin-left: ${m1}px; padding: ${padding}px }
          #middle { ${position('middle')}margin-left: ${m2}px; padding: ${padding}px }
          #badge { position: absolute; left: ${left}px }
        </style>
        <div id="outer">
          <div id="middle">
            <div id="badge">New</div>
          </div>
        </div>`
      const key = { outer: outerEdge, middle: middleEdge, both: middleEdge, none: 0 }[positioned]
      return {
        question: 'The body has no margin. How far is the badge from the left edge of the page?',
        code,
        key: px(key + left),
        wrong: [
          ['parentIsReference', px(middleEdge + left)],
          ['pageIsReference', px(left)],
          ['outermostIsReference', px(outerEdge + left)],
          ['absoluteIsRelative', px(middleEdge + padding + left)],
          ['paddingShiftsAbsolute', px(key + padding + left)],
        ],
        because: {
          outer:
            'The nearest ancestor with a position is outer; its inner edge, without the padding, is where left begins.',
          middle:
            'The nearest ancestor with a position is middle; its inner edge, without the padding, is where left begins.',
          both: 'Of the ancestors with a position the nearest counts, and that is middle; the padding does not matter.',
          none: 'No ancestor has a position, so left begins at the edge of the page.',
        }[positioned],
        proof: measured(code, "print(box('badge').left + 'px')"),
      }
    },
  }),
  template({
    id: 'space-of-a-moved-box',
    version: 2,
    concept: 'positioning',
    difficulty: [2, 'Whether the place of a moved box is kept.'],
    draw: (r) => ({
      position: r.pick(['relative', 'absolute', 'absolute', 'static', 'fixed', 'fixed'] as const),
      heights: [r.int(31, 240), r.int(31, 240)],
      top: r.int(11, 49),
      isMargin: r.flip(),
    }),
    make: ({ position, heights: [first, second], top, isMargin }) => {
      const code = source`
        <style>
          #one { height: ${first}px }
          #two { height: ${second}px; position: ${position}; ${isMargin ? 'margin-top' : 'top'}: ${top}px }
        </style>
        <div id="one"></div>
        <div id="two"></div>
        <div id="three">Text</div>`
      const all = first + second
      const moves = isMargin ? 'A margin belongs to that place.' : 'top does not move what follows.'
      const isOut = position === 'absolute' || position === 'fixed'
      const end = isMargin ? all + top : all
      return {
        question: 'The body has no margin. How far is the third element from the top of the page?',
        code,
        key: px(isOut ? first : end),
        wrong: [
          isOut
            ? ['absoluteKeepsSpace', px(end)]
            : [position === 'static' ? 'staticLeavesFlow' : 'relativeLeavesFlow', px(first)],
          isOut
            ? ['topPushesNext', px(first + top)]
            : isMargin
              ? ['marginIsAMove', px(all)]
              : [position === 'static' ? 'topIsAlwaysAMove' : 'relativePushes', px(all + top)],
          ['bothMistakes', px(isOut ? all + (isMargin ? 0 : top) : first + top)],
        ],
        because: {
          relative: `A relative box is drawn elsewhere, but its place is kept. ${moves}`,
          absolute:
            'An absolute box is out of the flow, so what follows takes its place, whatever its offset or margin.',
          fixed: 'A fixed box is out of the flow, so what follows takes its place, whatever its offset or margin.',
          static: `A static box takes its place. ${moves}`,
        }[position],
        proof: measured(code, "print(box('three').top + 'px')"),
      }
    },
  }),
]
