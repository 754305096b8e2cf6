import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { template } from './misconceptions.ts'
import { measured, px } from './pages.ts'

export const intermediateStacking: Template[] = [
  template({
    id: 'stacks-within-stacks',
    concept: 'stacking and overflow',
    difficulty: [4, 'A z-index counts within its stacking context.'],
    draw: (r) => ({
      names: r.some(['menu', 'card', 'photo', 'panel', 'chart', 'video', 'map', 'notice'], 4),
      parents: r.some([1, 2, 3, 4, 5], 2),
      children: r.some([10, 20, 50, 99, 999], 2),
      isolated: r.pick(['both', 'both', 'neither', 'first'] as const),
    }),
    make: ({
      names: [p1 = '', c1 = '', p2 = '', c2 = ''],
      parents: [z1 = 0, z2 = 0],
      children: [k1 = 0, k2 = 0],
      isolated,
    }) => {
      const parent = (name: string, index: number, hasIndex: boolean, margin: string) =>
        `#${name} { position: relative; ${hasIndex ? `z-index: ${index}; ` : ''}${margin}}`
      const child = (name: string, index: number) => `#${name} { position: absolute; inset: 0; z-index: ${index} }`
      const code = source`
        <style>
          div { height: 60px }
          ${parent(p1, z1, isolated !== 'neither', '')}
          ${child(c1, k1)}
          ${parent(p2, z2, isolated === 'both', 'margin-top: -60px ')}
          ${child(c2, k2)}
        </style>
        <div id="${p1}"><div id="${c1}"></div></div>
        <div id="${p2}"><div id="${c2}"></div></div>`
      const higherChild = k1 > k2 ? c1 : c2
      const inParents = z1 > z2 ? c1 : c2
      const key = { both: inParents, neither: higherChild, first: z1 > k2 ? c1 : c2 }[isolated]
      return {
        question: 'All four boxes cover the same place. Which is on top?',
        code,
        key,
        wrong: [
          isolated === 'both' ? ['highestIndexWins', higherChild] : ['indexNeedsNothing', inParents],
          ['laterIsOnTop', c2],
          ['parentHidesChild', key === c1 ? p1 : p2],
          ['lowerIndexWins', k1 < k2 ? c1 : c2],
          ['highestParentWins', key === c1 ? p2 : p1],
        ],
        because: {
          both: `Both parents have a z-index and so a stacking context: the parents are compared, and ${inParents} goes with its parent.`,
          neither: 'A position alone makes no stacking context, so the two children are compared with each other.',
          first: `${p1} has a stacking context with ${z1}. ${p2} has none, so ${c2} with ${k2} is compared with ${p1}.`,
        }[isolated],
        proof: measured(code, 'print(document.elementFromPoint(20, 30).id)'),
      }
    },
  }),
  template({
    id: 'who-clips-an-absolute-box',
    concept: 'stacking and overflow',
    difficulty: [4, 'Clipping follows the containing block, not the markup.'],
    draw: (r) => ({
      outer: r.int(10, 14) * 10,
      inner: r.int(4, 9) * 10,
      badge: r.int(16, 22) * 10,
      positioned: r.pick(['outer', 'inner', 'none'] as const),
      name: r.pick(['badge', 'menu', 'tip', 'list']),
    }),
    make: ({ outer, inner, badge, positioned, name }) => {
      const position = (which: string) => (which === positioned ? '; position: relative' : '')
      const code = source`
        <style>
          #outer { height: ${outer}px; overflow: hidden${position('outer')} }
          #inner { height: ${inner}px; overflow: hidden${position('inner')} }
          #${name} { position: absolute; top: 0; width: 80px; height: ${badge}px }
        </style>
        <div id="outer">
          <div id="inner">
            <div id="${name}"></div>
          </div>
        </div>`
      return {
        question: `The body has no margin and nothing else is on the page. How much of the height of ${name} is visible?`,
        code,
        key: px({ outer, inner, none: badge }[positioned]),
        wrong: [
          ['overflowClipsAll', px(inner)],
          ['overflowOfOutermost', px(outer)],
          ['absoluteEscapes', px(badge)],
          ['clippedIsGone', px(0)],
        ],
        because: {
          outer:
            'The box is placed in outer. inner lies between and has no position, so it does not clip what is placed outside of it.',
          inner: 'The box is placed in inner, so inner clips it.',
          none: 'The box is placed in the page, so neither of the two clips it.',
        }[positioned],
        proof: measured(
          code,
          source`
            let visible = 0
            for (let y = 0; y < 300; y += 1) if (document.elementFromPoint(10, y)?.id === '${name}') visible += 1
            print(visible + 'px')`,
        ),
      }
    },
  }),
  template({
    id: 'middle-of-a-transition',
    concept: 'transitions',
    difficulty: [3, 'Delay and duration are told apart.'],
    draw: (r) => ({
      from: r.int(1, 9) * 10,
      unit: r.int(2, 9) * 10,
      duration: r.int(3, 5),
      delay: r.int(1, 2),
      passed: r.int(1, 2),
      property: r.pick(['margin-left', 'width', 'padding-left', 'height']),
    }),
    make: ({ from, unit, duration, delay, passed, property }) => {
      const to = from + unit * duration * (delay + duration)
      const at = (share: number) => px(Math.round((from + (to - from) * share) * 10) / 10)
      const code = source`
        <style>
          #box { ${property}: ${from}px; transition: ${property} ${duration}s linear ${delay}s }
          #box.moved { ${property}: ${to}px }
        </style>
        <div id="box"></div>`
      return {
        question: `The class moved is added. What is the ${property} ${delay + passed} seconds later?`,
        code,
        key: at(passed / duration),
        wrong: [
          ['delayIsSkipped', at(Math.min((delay + passed) / duration, 1))],
          ['delayAddsToEnd', at((delay + passed) / (duration + delay))],
          ['transitionIsOver', px(to)],
          ['transitionWaits', px(from)],
          ['transitionRunsBack', at(1 - passed / duration)],
        ],
        because: `The transition waits ${delay}s and then takes ${duration}s: ${passed} of these ${duration} have passed.`,
        proof: measured(
          code,
          source`
            style('box', '${property}')
            find('box').className = 'moved'
            find('box').getAnimations()[0].pause()
            find('box').getAnimations()[0].currentTime = ${(delay + passed) * 1000}
            print(Math.round(parseFloat(style('box', '${property}')) * 10) / 10 + 'px')`,
        ),
      }
    },
  }),
]
