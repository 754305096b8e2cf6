import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { template } from './misconceptions.ts'
import { measured, px } from './pages.ts'

export const beginnerBoxes: Template[] = [
  template({
    id: 'width-of-a-box',
    concept: 'box model',
    difficulty: [2, 'Two box sizings and four parts of a box.'],
    draw: (r) => ({
      width: r.int(10, 30) * 10,
      padding: r.int(2, 12) * 2,
      border: r.int(1, 6),
      margin: r.pick([5, 10, 15, 25]),
      isBorderBox: r.flip(),
    }),
    make: ({ width, padding, border, margin, isBorderBox }) => {
      const sides = 2 * (padding + border)
      const content = isBorderBox ? width - sides : width
      const outer = isBorderBox ? width : width + sides
      const code = source`
        <style>
          #card {
            ${isBorderBox ? 'box-sizing: border-box;\n' : ''}width: ${width}px;
            padding: ${padding}px;
            border: ${border}px solid;
            margin: ${margin}px;
          }
        </style>
        <div id="card"></div>`
      return {
        question: 'How wide is the box from the outer edge of one border to that of the other?',
        code,
        key: px(outer),
        wrong: [
          isBorderBox ? ['contentBoxStays', px(width + sides)] : ['borderBoxIsDefault', px(width)],
          ['oneSideOnly', isBorderBox ? px(width + padding + border) : px(width + padding + border)],
          ['marginIsWidth', px(outer + 2 * margin)],
          ['borderIsFree', isBorderBox ? px(content + 2 * padding) : px(width + 2 * padding)],
          ['paddingIsFree', px(width + 2 * border)],
        ],
        because: isBorderBox
          ? 'With border-box the width includes padding and border; the margin lies outside.'
          : 'Normally width is that of the content; padding and border are added on both sides, and the margin lies outside.',
        proof: measured(code, "print(box('card').width + 'px')"),
      }
    },
  }),
  template({
    id: 'margins-between-boxes',
    concept: 'box model',
    difficulty: [3, 'Where vertical margins collapse.'],
    draw: (r) => ({
      upper: r.int(5, 24) * 2,
      lower: r.int(5, 24) * 2,
      parent: r.pick(['block', 'block', 'flex', 'grid'] as const),
      height: r.pick([40, 50, 60]),
    }),
    make: ({ upper, lower, parent, height }) => {
      const display = {
        block: '',
        flex: '#list { display: flex; flex-direction: column }\n',
        grid: '#list { display: grid }\n',
      }
      const code = source`
        <style>
          ${display[parent]}#one { height: ${height}px; margin-bottom: ${upper}px }
          #two { height: ${height}px; margin-top: ${lower}px }
        </style>
        <div id="list">
          <div id="one"></div>
          <div id="two"></div>
        </div>`
      const [sum, larger] = [upper + lower, Math.max(upper, lower)]
      return {
        question: 'How much space is between the two boxes?',
        code,
        key: px(parent === 'block' ? larger : sum),
        wrong: [
          parent === 'block' ? ['marginsAddUp', px(sum)] : ['marginsCollapseAlways', px(larger)],
          ['smallerMarginWins', px(Math.min(upper, lower))],
          ['upperMarginOnly', px(upper)],
          ['marginsAverage', px(sum / 2)],
        ],
        because:
          parent === 'block'
            ? 'Vertical margins of neighboring blocks collapse: the larger one counts.'
            : `Margins of the items of a ${parent} container do not collapse, so both count.`,
        proof: measured(code, "print(box('two').top - box('one').bottom + 'px')"),
      }
    },
  }),
  template({
    id: 'boxes-nobody-sees',
    version: 2,
    concept: 'box model',
    difficulty: [3, 'Four ways of hiding differ in the space they leave.'],
    draw: (r) => ({
      heights: [r.int(11, 60), r.int(11, 60), r.int(61, 130), r.int(61, 130)],
      ways: r.shuffled(['display: none', 'visibility: hidden', 'opacity: 0', 'position: absolute'] as const),
    }),
    make: ({ heights, ways }) => {
      const sum = (counts: (way: string) => boolean) =>
        px(heights.reduce((total, height, index) => total + (counts(ways[index] ?? '') ? height : 0), 0))
      const code = source`
        <style>
          ${ways.map((way, index) => `#box${index + 1} { height: ${heights[index]}px; ${way} }`).join('\n')}
        </style>
        <div id="list">
          ${ways.map((_, index) => `<div id="box${index + 1}"></div>`).join('\n')}
        </div>`
      const takesSpace = (way: string) => way.startsWith('visibility') || way.startsWith('opacity')
      return {
        question: 'How high is the element with the id list?',
        code,
        key: sum(takesSpace),
        wrong: [
          ['invisibleIsGone', sum((way) => way.startsWith('opacity'))],
          ['noneKeepsSpace', sum((way) => !way.startsWith('position'))],
          ['opacityIsGone', sum((way) => way.startsWith('visibility'))],
          ['absoluteTakesSpace', sum((way) => !way.startsWith('display'))],
          ['everythingTakesSpace', sum(() => true)],
        ],
        because:
          'visibility and opacity only change what is seen. display: none makes no box at all, and an absolute box is out of the flow.',
        proof: measured(code, "print(box('list').height + 'px')"),
      }
    },
  }),
  template({
    id: 'em-and-rem',
    version: 2,
    concept: 'units and responsive pages',
    difficulty: [3, 'One unit means two things in one rule.'],
    draw: (r) => ({
      root: r.int(10, 20),
      parent: r.int(11, 16) * 2,
      font: r.pick([1.5, 2, 0.5]),
      padding: r.int(2, 9),
      unit: r.pick(['em', 'em', 'rem', 'rem'] as const),
    }),
    make: ({ root, parent, font, padding, unit }) => {
      const own = parent * font
      const code = source`
        <style>
          html { font-size: ${root}px }
          #card { font-size: ${parent}px }
          #text { font-size: ${font}em; padding-left: ${padding}${unit} }
        </style>
        <div id="card">
          <p id="text">Text</p>
        </div>`
      return {
        question: 'How wide is the left padding of the text?',
        code,
        key: px(padding * (unit === 'em' ? own : root)),
        wrong: [
          unit === 'em' ? ['emOfTheParent', px(padding * parent)] : ['remOfTheParent', px(padding * parent)],
          unit === 'em' ? ['emOfTheRoot', px(padding * root)] : ['remIsEm', px(padding * own)],
          ['emOfTheBrowser', px(padding * 16)],
          ['emSkipsParent', px(padding * root * font)],
        ],
        because:
          unit === 'em'
            ? `In font-size an em is the size of the parent, in every other property that of the element itself, here ${own}px.`
            : `A rem is the font size of the html element, ${root}px, wherever it is used.`,
        proof: measured(code, "print(style('text', 'padding-left'))"),
      }
    },
  }),
  template({
    id: 'width-and-its-limits',
    version: 2,
    concept: 'units and responsive pages',
    difficulty: [3, 'Three declarations compete for one width.'],
    draw: (r) => ({
      page: r.int(6, 12) * 100,
      share: r.int(4, 9) * 10,
      percent: r.pick([20, 25, 30, 40, 50, 60, 70, 75]),
      minimum: r.int(40, 400),
      maximum: r.int(60, 460),
    }),
    make: ({ page, share, percent, minimum, maximum }) => {
      const parent = (page * share) / 100
      const width = (parent * percent) / 100
      const code = source`
        <style>
          #page { width: ${page}px }
          #column { width: ${share}% }
          #card { width: ${percent}%; min-width: ${minimum}px; max-width: ${maximum}px }
        </style>
        <div id="page"><div id="column"><div id="card"></div></div></div>`
      const limited = (value: number) => Math.max(Math.min(value, maximum), minimum)
      return {
        question: 'How wide is the element with the id card?',
        code,
        key: px(limited(width)),
        wrong: [
          ['limitsAreIgnored', px(width)],
          ['percentOfThePage', px(limited((page * percent) / 100))],
          ['maximumIsWidth', px(maximum)],
          ['minimumAdds', px(Math.min(width + minimum, maximum))],
          ['maximumWins', px(Math.min(Math.max(width, minimum), maximum))],
        ],
        because: `${percent}% of the parent are ${width}px. That is held below max-width and then above min-width, which has the last word.`,
        proof: measured(code, "print(box('card').width + 'px')"),
      }
    },
  }),
]
