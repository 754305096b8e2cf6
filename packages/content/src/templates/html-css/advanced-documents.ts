import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { tasks } from '../words.ts'
import { template } from './misconceptions.ts'
import { measured } from './pages.ts'

export const advancedDocuments: Template[] = [
  template({
    id: 'order-of-scripts',
    concept: 'loading',
    difficulty: [4, 'Four kinds of script and one event.'],
    draw: (r) => ({ words: r.some(tasks, 4), order: r.shuffled([0, 1, 2, 3]), fakeDefer: r.flip() }),
    make: ({ words, order, fakeDefer }) => {
      const [plain = '', deferred = '', inModule = '', ready = ''] = words
      const scripts = [
        { word: plain, tag: `<script${fakeDefer ? ' defer' : ''}>log('${plain}')</script>`, rank: 0 },
        { word: deferred, tag: `<script defer src="${deferred}.js"></script>`, rank: 1 },
        { word: inModule, tag: `<script type="module">log('${inModule}')</script>`, rank: 1 },
        { word: ready, tag: `<script>addEventListener('DOMContentLoaded', () => log('${ready}'))</script>`, rank: 2 },
      ]
      const listed = order.flatMap((index) => scripts[index] ?? [])
      const by = (rank: (script: (typeof scripts)[number]) => number) =>
        listed
          .toSorted((a, b) => rank(a) - rank(b))
          .map(({ word }) => word)
          .join(' ')
      const code = listed.map(({ tag }) => tag).join('\n')
      const served = code.replace(`src="${deferred}.js"`, `src="data:text/javascript,log('${deferred}')"`)
      return {
        question: `These scripts stand in a page; ${deferred}.js calls log('${deferred}'). In which order are the words logged?`,
        code,
        key: by(({ rank }) => rank),
        wrong: [
          ['scriptsInOrder', by(() => 0)],
          ['modulesAtOnce', by(({ rank, word }) => (word === inModule ? 0 : rank))],
          ['readyBeforeDefer', by(({ rank }) => (rank === 2 ? 0.5 : rank))],
          [
            'deferInline',
            fakeDefer ? by(({ rank }) => Math.max(rank, 1)) : by(({ rank, word }) => (word === deferred ? 3 : rank)),
          ],
          ['modulesLast', by(({ rank, word }) => (word === inModule ? 3 : rank))],
        ],
        because:
          'A script without src runs where it stands, and defer has no effect on it. Scripts with src and defer, and modules, wait for the end of the page and run in their order; then comes DOMContentLoaded.',
        proof: {
          program: `<!doctype html><script>const seen = []; const log = (word) => seen.push(word)\naddEventListener('load', () => print(seen.join(' ')))</script>${served}`,
        },
      }
    },
  }),
  template({
    id: 'logical-sides',
    concept: 'international layout',
    difficulty: [4, 'Writing mode and direction turn the sides.'],
    draw: (r) => ({
      mode: r.pick(['horizontal-tb', 'vertical-rl', 'vertical-lr'] as const),
      dir: r.pick(['ltr', 'rtl'] as const),
      sides: r.some(['inline-start', 'inline-end', 'block-start', 'block-end'] as const, 2),
      sizes: r.some([4, 6, 8, 10, 12, 16, 20], 2),
      property: r.pick(['margin', 'padding']),
    }),
    make: ({ mode, dir, sides, sizes, property }) => {
      const physical = (writing: string, direction: string) => (side: string) => {
        const [axis, end] = side.split('-') as [string, string]
        const lines: Record<string, [string, string]> = {
          'horizontal-tb': ['top', 'bottom'],
          'vertical-rl': ['right', 'left'],
          'vertical-lr': ['left', 'right'],
        }
        const inline: [string, string] = writing === 'horizontal-tb' ? ['left', 'right'] : ['top', 'bottom']
        const pair = axis === 'block' ? (lines[writing] ?? inline) : direction === 'rtl' ? inline.toReversed() : inline
        return pair[end === 'start' ? 0 : 1] ?? ''
      }
      const text = (to: (side: string) => string) =>
        sides.map((side, index) => `${to(side)} ${sizes[index]}px`).join(', ')
      const code = source`
        <style>
          #text { writing-mode: ${mode}; ${sides.map((side, index) => `${property}-${side}: ${sizes[index]}px`).join('; ')} }
        </style>
        <div id="text" dir="${dir}">Text</div>`
      const swapped = { 'horizontal-tb': 'horizontal-tb', 'vertical-rl': 'vertical-lr', 'vertical-lr': 'vertical-rl' }[
        mode
      ]
      const physicalSides = {
        'inline-start': 'left',
        'inline-end': 'right',
        'block-start': 'top',
        'block-end': 'bottom',
      }
      return {
        question: `On which sides are these ${property}s?`,
        code,
        key: text(physical(mode, dir)),
        wrong: [
          ['startIsLeft', text((side) => physicalSides[side as keyof typeof physicalSides])],
          ['directionIgnored', text(physical(mode, 'ltr'))],
          ['axesStay', text(physical('horizontal-tb', dir))],
          ['vertoIsLeft', text(physical(swapped, dir))],
          ['directionTurnsBlock', text((side) => physical(mode, dir === 'rtl' ? 'ltr' : 'rtl')(side))],
        ],
        because: `The inline axis follows the text: ${mode === 'horizontal-tb' ? 'sideways' : 'downward'}${dir === 'rtl' ? ', from the other end with rtl' : ''}. The block axis follows the lines: ${{ 'horizontal-tb': 'from top to bottom', 'vertical-rl': 'from right to left', 'vertical-lr': 'from left to right' }[mode]}.`,
        proof: measured(
          code,
          `print(${JSON.stringify(sizes)}.map((size) => ['left', 'right', 'top', 'bottom'].find((side) => style('text', '${property}-' + side) === size + 'px') + ' ' + size + 'px').join(', '))`,
        ),
      }
    },
  }),
  template({
    id: 'name-from-references',
    concept: 'accessibility',
    difficulty: [4, 'References, hidden parts and their order.'],
    draw: (r) => ({
      texts: r.some(['Delete', 'Edit', 'Invoice', 'Draft', 'Photo', 'March', 'Total', 'Report', 'Guest'], 3),
      icon: r.pick(['x', 'v', 'o']),
      order: r.shuffled(['own', 'title'] as const),
      hides: r.flip(),
      way: r.pick(['reference', 'reference', 'content'] as const),
    }),
    make: ({ texts: [own = '', title = '', note = ''], icon, order, hides, way }) => {
      const ids = order.map((one) => (one === 'own' ? 'button' : 'title'))
      const code = source`
        <h2 id="title"${hides ? ' hidden' : ''}>${title}</h2>
        <button id="button"${way === 'reference' ? ` aria-labelledby="${ids.join(' ')}"` : ''}>
          <span aria-hidden="true">${icon}</span>
          ${own}
          <span${way === 'content' && hides ? ' hidden' : ''}>${note}</span>
        </button>`
      const content = way === 'content' && hides ? own : `${own} ${note}`
      const joined = (parts: Record<'own' | 'title', string>) =>
        order
          .map((one) => parts[one])
          .filter(Boolean)
          .join(' ')
      const key = way === 'reference' ? joined({ own: content, title }) : content
      return {
        question: 'Which name does assistive technology get for the button?',
        code,
        key,
        wrong: [
          ['hiddenIsRead', way === 'reference' ? joined({ own: `${icon} ${content}`, title }) : `${icon} ${content}`],
          way === 'reference'
            ? ['referencesTakeOne', order[0] === 'own' ? content : title]
            : ['headingNamesNext', `${title} ${content}`],
          way === 'reference'
            ? ['documentOrder', order[0] === 'own' ? `${title} ${content}` : `${content} ${title}`]
            : ['hiddenTextIsRead', hides ? `${own} ${note}` : own],
          hides && way === 'reference'
            ? ['hiddenIsSkipped', content]
            : ['onlyTextNodes', way === 'reference' ? joined({ own, title }) : title],
        ],
        because:
          way === 'reference'
            ? 'aria-labelledby joins what it names in its own order, the button itself included; an element it names counts even if it is hidden, aria-hidden parts of the content do not.'
            : 'The content gives the name; parts with aria-hidden or hidden do not belong to it.',
        proof: measured(code, "print(find('button').computedName)"),
      }
    },
  }),
]
