import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { template } from './misconceptions.ts'
import { colors, measured, px } from './pages.ts'

export const advancedCascade: Template[] = [
  template({
    id: 'layers-and-importance',
    concept: 'cascade',
    difficulty: [4, 'The order of layers, which turns round for important ones.'],
    draw: (r) => ({
      colors: r.some(colors, 3),
      layers: r.some(['reset', 'base', 'theme', 'parts', 'pages', 'tools'], 2),
      important: r.pick(['none', 'all', 'layers'] as const),
      rulesSwap: r.flip(),
      weights: r.shuffled(['#text', '.note', 'p'] as const),
    }),
    make: ({
      colors: [c1 = '', c2 = '', c0 = ''],
      layers: [one = '', two = ''],
      important,
      rulesSwap,
      weights: [w1 = 'p', w2 = 'p', w0 = 'p'],
    }) => {
      const inLayer = important === 'none' ? '' : ' !important'
      const rules = [
        `@layer ${one} { ${w1} { color: ${c1}${inLayer} } }`,
        `@layer ${two} { ${w2} { color: ${c2}${inLayer} } }`,
      ]
      const code = source`
        <style>
          @layer ${one}, ${two};
          ${(rulesSwap ? rules.toReversed() : rules).join('\n')}
          ${w0} { color: ${c0}${important === 'all' ? ' !important' : ''} }
        </style>
        <p id="text" class="note">Text</p>`
      const heaviest = w1 === '#text' ? c1 : w2 === '#text' ? c2 : c0
      return {
        question: 'Which color does the text have?',
        code,
        key: important === 'none' ? c0 : c1,
        wrong: [
          ['weightBeatsLayers', heaviest],
          important === 'none' ? ['layersBeatPlain', c2] : ['importantKeepsOrder', important === 'all' ? c0 : c2],
          important === 'none' ? ['firstLayerWins', c1] : ['layersBeatPlain', c2],
          important === 'layers' ? ['importantIsIgnored', c0] : ['orderOfRulesCounts', rulesSwap ? c1 : c2],
          ['invalidIsInitial', 'black'],
        ],
        because:
          important === 'none'
            ? 'What stands in no layer is stronger than all layers, whatever the weight of the selectors.'
            : 'For important declarations the order of layers is turned round: the first layer is the strongest, and what stands in no layer the weakest.',
        proof: measured(code, "print(color('text'))"),
      }
    },
  }),
  template({
    id: 'initial-unset-and-revert',
    concept: 'cascade',
    difficulty: [4, 'Three keywords, one inherited property and one that is not.'],
    draw: (r) => ({
      keyword: r.pick(['initial', 'unset', 'revert', 'inherit'] as const),
      parent: r.pick(colors),
      earlier: r.pick(colors),
      display: r.pick(['flex', 'grid'] as const),
      outer: r.pick(['inline-block', 'inline-flex', 'inline-grid'] as const),
      tag: r.pick(['p', 'div', 'section']),
    }),
    make: ({ keyword, parent, earlier, display, outer, tag }) => {
      const code = source`
        <style>
          #card { color: ${parent}; display: ${outer} }
          .text { color: ${earlier}; display: ${display} }
          #text { color: ${keyword}; display: ${keyword} }
        </style>
        <div id="card">
          <${tag} id="text" class="text">Text</${tag}>
        </div>`
      const text = (color: string, value: string) => `${color} and ${value}`
      // A child of a flex or grid container has no inline display.
      const inline = outer === 'inline-block' ? 'inline' : 'block'
      const values = {
        initial: text('black', inline),
        unset: text(parent, inline),
        revert: text(parent, 'block'),
        inherit: text(parent, inline === 'block' ? outer.replace('inline-', '') : outer),
      }
      return {
        question: 'Which color and which computed display does the text have?',
        code,
        key: values[keyword],
        wrong: [
          ['keywordsAreIgnored', text(earlier, display)],
          keyword === 'initial' ? ['initialIsUnset', values.unset] : ['unsetIsInitial', values.initial],
          keyword === 'revert' ? ['revertIsUnset', values.unset] : ['initialIsTheBrowsers', values.revert],
          ['inheritOnlyInherited', text(parent, display)],
        ],
        because: {
          initial:
            'initial is the value that the specification gives the property: black here, and inline for display, which a flex or grid container turns into block.',
          unset: 'unset inherits what is normally inherited, such as color, and takes the initial value of the rest.',
          revert:
            'revert goes back to what the style sheet of the browser says, display: block here; a color is then inherited.',
          inherit:
            'inherit takes the value of the parent for both; in a flex or grid container an inline display becomes its block form.',
        }[keyword],
        proof: measured(code, "print(color('text') + ' and ' + style('text', 'display'))"),
      }
    },
  }),
  template({
    id: 'nearest-scope',
    concept: 'cascade',
    difficulty: [4, 'Proximity comes between weight and order.'],
    draw: (r) => ({
      colors: r.some(colors, 3),
      names: r.some(['light', 'dark', 'warm', 'cold', 'quiet'], 2),
      nesting: r.flip(),
      heavier: r.pick(['none', 'none', 'outer'] as const),
      swap: r.flip(),
    }),
    make: ({ colors: [c1 = '', c2 = '', plain = ''], names: [one = '', two = ''], nesting, heavier, swap }) => {
      const [outer, inner] = nesting ? [one, two] : [two, one]
      const rule = (name: string, color: string) =>
        `@scope (.${name}) { ${heavier === 'outer' && name === outer ? 'p.note' : 'p'} { color: ${color} } }`
      const rules = [rule(one, c1), rule(two, c2)]
      const listed = swap ? rules.toReversed() : rules
      const code = source`
        <style>
          p { color: ${plain} }
          ${listed.join('\n')}
        </style>
        <div class="${outer}">
          <div class="${inner}">
            <p id="text" class="note">Text</p>
          </div>
        </div>`
      const of = (name: string) => (name === one ? c1 : c2)
      const key = of(heavier === 'outer' ? outer : inner)
      return {
        question: 'Which color does the text have?',
        code,
        key,
        wrong: [
          heavier === 'outer' ? ['innerScopeWins', of(inner)] : ['outerScopeWins', of(outer)],
          ['scopesMerge', plain],
          ['scopesByOrder', swap ? c1 : c2],
          ['invalidIsInitial', 'black'],
        ],
        because:
          heavier === 'outer'
            ? 'The weight of the selector comes first, and the class makes that of the outer scope heavier.'
            : 'Of equal weights the rule wins whose scope begins nearer to the element, wherever it stands.',
        proof: measured(code, "print(color('text'))"),
      }
    },
  }),
  template({
    id: 'calculated-where-it-is-set',
    concept: 'custom properties',
    difficulty: [4, 'A custom property is resolved where it is declared.'],
    draw: (r) => ({
      units: r.some([4, 5, 6, 8, 10, 12], 2),
      factor: r.int(2, 5),
      again: r.flip(),
      names: r.pick([
        ['unit', 'gap'],
        ['step', 'space'],
        ['base', 'inset'],
      ] as const),
      extra: r.int(1, 3),
    }),
    make: ({ units: [u1 = 0, u2 = 0], factor, again, names: [unit, gap], extra }) => {
      const code = source`
        <style>
          html { --${unit}: ${u1}px; --${gap}: calc(var(--${unit}) * ${factor}) }
          #card { --${unit}: ${u2}px${again ? `; --${gap}: calc(var(--${unit}) * ${factor + extra})` : ''} }
          #text { margin-left: var(--${gap}); padding-left: var(--${unit}) }
        </style>
        <div id="card"><p id="text">Text</p></div>`
      const text = (margin: number, padding: number) => `${px(margin)} and ${px(padding)}`
      return {
        question: 'How large are the left margin and the left padding of the text?',
        code,
        key: text(again ? u2 * (factor + extra) : u1 * factor, u2),
        wrong: [
          again ? ['nearestFactorOnly', text(u1 * (factor + extra), u2)] : ['variablesAreLive', text(u2 * factor, u2)],
          ['overrideIsLost', text(u1 * factor, u1)],
          ['overrideReplaces', again ? text(u2 * factor, u2) : text(u2, u2)],
          ['variablesAreText', again ? text(u1 * factor, u2) : text(u2 * factor, u1)],
        ],
        because: again
          ? 'The card sets both, so the calculation uses the unit of the card, and the text inherits the result.'
          : 'var() in a custom property is replaced on the element that declares it: the text inherits a length that was calculated at the root.',
        proof: measured(code, "print(style('text', 'margin-left') + ' and ' + style('text', 'padding-left'))"),
      }
    },
  }),
  template({
    id: 'value-that-does-not-fit',
    concept: 'custom properties',
    difficulty: [4, 'Invalid too late to fall back.'],
    draw: (r) => ({
      colors: r.some(colors, 3),
      value: r.pick(['12px', '50%', '2em', '1fr']),
      fits: r.pick(['no', 'no', 'missing'] as const),
      name: r.pick(['ink', 'tone', 'brand', 'accent']),
      tag: r.pick(['p', 'b', 'span', 'li']),
    }),
    make: ({ colors: [parent = '', earlier = '', fallback = ''], value, fits, name, tag }) => {
      const code = source`
        <style>
          #card { color: ${parent}${fits === 'no' ? `; --${name}: ${value}` : ''} }
          #text { color: ${earlier}; color: var(--${name}, ${fallback}) }
        </style>
        <div id="card"><${tag} id="text">Text</${tag}></div>`
      return {
        question: 'Which color does the text have?',
        code,
        key: fits === 'no' ? parent : fallback,
        wrong: [
          ['earlierIsUsed', earlier],
          fits === 'no' ? ['invalidUsesFallback', fallback] : ['missingIsInherited', parent],
          ['invalidIsInitial', 'black'],
        ],
        because:
          fits === 'no'
            ? 'The property is set, so the fallback is not used; that its value is no color shows only when the earlier declaration is gone, and the color is then inherited.'
            : 'The property is not set anywhere, so the fallback is used.',
        proof: measured(code, "print(color('text'))"),
      }
    },
  }),
]
