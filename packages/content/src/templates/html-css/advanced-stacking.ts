import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { template } from './misconceptions.ts'
import { measured, px } from './pages.ts'

const names = ['menu', 'card', 'photo', 'panel', 'chart', 'video', 'map', 'notice'] as const

export const advancedStacking: Template[] = [
  template({
    id: 'negative-index',
    concept: 'stacking and top layer',
    difficulty: [4, 'What makes a context, and what is drawn behind it.'],
    draw: (r) => ({
      names: r.some(names, 3),
      makes: r.pick(['nothing', 'relative', 'opacity', 'isolation', 'transform', 'willChange'] as const),
      index: r.int(1, 9),
      asked: r.pick(['child', 'child', 'sibling'] as const),
    }),
    make: ({ names: [parent = '', child = '', other = ''], makes, index, asked }) => {
      const extra = {
        nothing: '',
        relative: 'position: relative; ',
        opacity: 'opacity: 0.9; ',
        isolation: 'isolation: isolate; ',
        transform: 'transform: rotate(0deg); ',
        willChange: 'will-change: opacity; ',
      }[makes]
      const isContext = makes !== 'nothing' && makes !== 'relative'
      const isNegative = asked === 'child'
      const code = source`
        <style>
          #${parent} { ${extra}width: 90px; height: 90px; background: white }
          #${child} { position: absolute; top: 0; left: 0; width: 90px; height: 90px; z-index: ${isNegative ? -index : index} }
          #${other} { ${isNegative ? '' : 'position: absolute; top: 0; left: 0; z-index: 0; '}width: 90px; height: 90px }
        </style>
        <main id="page">
          <div id="${parent}"><div id="${child}"></div></div>
          <div id="${other}"></div>
        </main>`
      // A context of level 0 comes before its later sibling of level 0; without one the child itself is compared.
      const key = isNegative ? (isContext ? child : parent) : isContext ? other : child
      return {
        question: 'The body has no margin. Which element is on top at the point 40px from the left and from the top?',
        code: code.replaceAll('; top: 0; left: 0', '; inset: 0 auto auto 0'),
        key,
        wrong: [
          isContext
            ? [
                makes === 'opacity' || makes === 'transform' ? 'contextNeedsIndex' : 'contextNeedsPosition',
                isNegative ? parent : child,
              ]
            : [isNegative ? 'negativeStaysAbove' : 'contextByAnything', isNegative ? child : other],
          ['negativeIsBehindAll', 'page'],
          ['laterIsOnTop', isNegative ? other : parent],
          ['zeroIsAbove', isNegative ? other : other],
        ],
        because: isContext
          ? `${{ opacity: 'opacity below 1', isolation: 'isolation', transform: 'A transform', willChange: 'will-change', nothing: '', relative: '' }[makes]} makes the parent a stacking context, so its child is ordered inside it, above its background.`
          : 'The parent makes no stacking context, so the child is ordered in that of the page.',
        proof: measured(
          code.replaceAll('; top: 0; left: 0', '; inset: 0 auto auto 0'),
          'print(document.elementFromPoint(40, 40).id)',
        ),
      }
    },
  }),
  template({
    id: 'order-of-the-top-layer',
    concept: 'stacking and top layer',
    difficulty: [3, 'The order of opening, above every z-index.'],
    draw: (r) => ({
      names: r.some(names, 4),
      index: r.pick([999, 9_999, 2_147_483_647]),
      order: r.shuffled([0, 1] as const),
      kind: r.pick(['modal', 'popover'] as const),
      plain: r.flip(),
    }),
    make: ({ names: [one = '', two = '', high = '', low = ''], index, order, kind, plain }) => {
      const ids = [one, two]
      const first = ids[order[0] ?? 0] ?? ''
      const last = ids[order[1] ?? 1] ?? ''
      const open = (id: string) => `find('${id}').${kind === 'modal' ? 'showModal' : 'showPopover'}()`
      const element = (id: string) =>
        kind === 'modal' ? `<dialog id="${id}"></dialog>` : `<div id="${id}" popover="manual"></div>`
      const code = source`
        <style>
          div, dialog { position: fixed; inset: 0; margin: 0; width: 90px; height: 90px; padding: 0 }
          #${high} { z-index: ${index} }
          #${first} { z-index: 5 }
        </style>
        ${element(one)}
        ${element(two)}
        <div id="${high}"></div>
        <dialog id="${low}"></dialog>
        <script>
          const find = (id) => document.getElementById(id)
          ${open(first)}
          ${open(last)}
          find('${low}').show${plain ? '' : 'Modal'}()${plain ? '' : `\nfind('${low}').close()`}
        </script>`
      return {
        question: 'All elements that are shown cover the same place. Which is on top?',
        code,
        key: last,
        wrong: [
          ['indexBeatsTopLayer', high],
          ['topLayerByIndex', first],
          ['topLayerByMarkup', low],
        ],
        because: `Modal dialogs and popovers are in the top layer, above everything else. There the one opened last is on top, whatever its z-index.`,
        proof: measured(
          code.replace('const find = (id) => document.getElementById(id)\n', ''),
          'print(document.elementFromPoint(20, 20).id)',
        ),
      }
    },
  }),
  template({
    id: 'what-fixed-refers-to',
    concept: 'rendering performance',
    difficulty: [4, 'Some properties make a box the reference of fixed boxes.'],
    draw: (r) => ({
      margin: r.int(21, 240),
      padding: r.int(5, 60),
      left: r.int(12, 180),
      // As often one that makes a reference as one that does not.
      makes: r.flip()
        ? r.pick(['transform', 'willChange', 'filter', 'contain'] as const)
        : r.pick(['relative', 'opacity'] as const),
      name: r.pick(names),
    }),
    make: ({ margin, padding, left, makes, name }) => {
      const value = {
        transform: 'transform: rotate(0deg)',
        willChange: 'will-change: transform',
        filter: 'filter: blur(0)',
        contain: 'contain: paint',
        relative: 'position: relative',
        opacity: 'opacity: 0.5',
      }[makes]
      const isReference = makes !== 'relative' && makes !== 'opacity'
      const code = source`
        <style>
          #column { margin-left: ${margin}px; padding-left: ${padding}px; ${value} }
          #${name} { position: fixed; left: ${left}px; width: 50px; height: 20px }
        </style>
        <div id="column"><div id="${name}"></div></div>`
      return {
        question: `The body has no margin. How far is ${name} from the left edge of the window?`,
        code,
        key: px((isReference ? margin : 0) + left),
        wrong: [
          isReference
            ? ['fixedIsWindow', px(left)]
            : [makes === 'relative' ? 'fixedNeedsPosition' : 'fixedNeedsContext', px(margin + left)],
          ['paddingMovesFixed', px(margin + padding + left)],
          ['fixedStaysPut', px(margin + padding)],
          ['fixedIsParent', px(padding + left)],
        ],
        because: isReference
          ? `${value.split(':')[0]} makes the column the containing block of fixed boxes inside it, so left counts from its edge.`
          : `${value.split(':')[0]} does not make a containing block for fixed boxes, so left counts from the window.`,
        proof: measured(code, `print(box('${name}').left + 'px')`),
      }
    },
  }),
  template({
    id: 'height-under-containment',
    concept: 'rendering performance',
    difficulty: [4, 'The content no longer counts for the size.'],
    draw: (r) => ({
      content: r.int(80, 260),
      intrinsic: r.int(20, 75),
      padding: r.int(3, 19),
      way: r.pick(['both', 'both', 'containOnly', 'hintOnly'] as const),
      name: r.pick(names),
    }),
    make: ({ content, intrinsic, padding, way, name }) => {
      const lines = [
        ...(way === 'hintOnly' ? [] : ['contain: size']),
        ...(way === 'containOnly' ? [] : [`contain-intrinsic-height: ${intrinsic}px`]),
        `padding: ${padding}px`,
      ]
      const code = source`
        <style>
          #${name} { ${lines.join('; ')} }
          #text { height: ${content}px }
        </style>
        <div id="${name}"><div id="text"></div></div>`
      const sides = 2 * padding
      const key = { both: intrinsic + sides, containOnly: sides, hintOnly: content + sides }[way]
      return {
        question: `How high is ${name}, padding included?`,
        code,
        key: px(key),
        wrong: [
          way === 'hintOnly'
            ? ['hintNeedsNothing', px(intrinsic + sides)]
            : ['containKeepsContent', px(content + sides)],
          ['containIsZeroAlways', way === 'containOnly' ? px(0) : px(sides)],
          ['paddingIsContained', way === 'containOnly' ? px(padding) : px(way === 'both' ? intrinsic : content)],
          ['intrinsicAdds', way === 'containOnly' ? px(content) : px(content + intrinsic + sides)],
        ],
        because: {
          both: 'With containment of size the content does not count; the given intrinsic height takes its place, and the padding is added.',
          containOnly: 'With containment of size the content does not count, so only the padding gives height.',
          hintOnly:
            'contain-intrinsic-height is used only with containment of size; without it the content makes the height.',
        }[way],
        proof: measured(code, `print(box('${name}').height + 'px')`),
      }
    },
  }),
]
