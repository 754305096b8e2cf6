import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { template } from './misconceptions.ts'
import { colors, measured } from './pages.ts'

export const beginnerCascade: Template[] = [
  template({
    id: 'id-class-and-element',
    concept: 'cascade',
    difficulty: [2, 'Weight against order, and an inherited color.'],
    draw: (r) => ({
      colors: r.some(colors, 4),
      order: r.shuffled(['id', 'class', 'element'] as const),
      withId: r.flip(),
      names: r.some(['intro', 'note', 'lead', 'hint', 'teaser', 'quote'], 2),
    }),
    make: ({
      colors: [byId = '', byClass = '', byElement = '', inherited = ''],
      order,
      withId,
      names: [id = '', name = ''],
    }) => {
      const rules = {
        id: `#${withId ? id : 'footer'} { color: ${byId} }`,
        class: `.${name} { color: ${byClass} }`,
        element: `p { color: ${byElement} }`,
      }
      const matching = order.filter((kind) => withId || kind !== 'id')
      const color = { id: byId, class: byClass, element: byElement }
      const key = withId ? byId : byClass
      const code = source`
        <style>
          ${order.map((kind) => rules[kind]).join('\n')}
          #page { color: ${inherited} }
        </style>
        <div id="page">
          <p id="${id}" class="${name}">Text</p>
        </div>`
      return {
        question: 'Which color does the text have?',
        code,
        key,
        wrong: [
          ['parentIdWins', inherited],
          ['lastRuleWins', color[matching.at(-1) ?? 'id']],
          ['elementIsNearest', byElement],
          withId ? ['classBeatsId', byClass] : ['firstRuleWins', color[order[0] ?? 'id']],
          ['attributeOrderDecides', withId ? byClass : byId],
        ],
        because: `Of the rules for the element itself the ${withId ? 'id weighs more than the class, and the class' : 'class weighs'} more than the name of the element, in whatever order they stand. A color is inherited only if no rule sets one.`,
        proof: measured(code, `print(color('${id}'))`),
      }
    },
  }),
  template({
    id: 'two-classes-on-an-element',
    concept: 'cascade',
    difficulty: [2, 'Rules are combined property by property.'],
    draw: (r) => ({
      colors: r.some(colors, 2),
      paddings: r.some([4, 6, 8, 12, 16, 20], 2),
      names: r.some(['card', 'sale', 'wide', 'open', 'first', 'quiet'], 2),
      attributeSwaps: r.flip(),
      both: r.flip(),
    }),
    make: ({
      colors: [c1 = '', c2 = ''],
      paddings: [p1 = 0, p2 = 0],
      names: [one = '', two = ''],
      attributeSwaps,
      both,
    }) => {
      const code = source`
        <style>
          .${one} { color: ${c1}; padding: ${p1}px }
          .${two} { color: ${c2}${both ? `; padding: ${p2}px` : ''} }
        </style>
        <div id="box" class="${attributeSwaps ? `${two} ${one}` : `${one} ${two}`}">Text</div>`
      const text = (color: string, padding: number) => `${color} with ${padding}px`
      return {
        question: 'Which color and which padding does the box have?',
        code,
        key: text(c2, both ? p2 : p1),
        wrong: [
          [attributeSwaps ? 'attributeOrderDecides' : 'firstRuleWins', text(c1, p1)],
          ['rulesReplaceRules', both ? text(c1, p2) : text(c2, 0)],
          ['firstClassOnly', both ? text(c2, p1) : text(c1, 0)],
          ...(both ? [['rulesAddUp', text(c2, p1 + p2)] as const] : []),
        ],
        because: `Both selectors weigh the same, so for each property the last rule that sets it wins; the order in the attribute means nothing.`,
        proof: measured(code, "print(color('box') + ' with ' + style('box', 'padding-left'))"),
      }
    },
  }),
  template({
    id: 'child-descendant-and-neighbour',
    concept: 'selectors',
    difficulty: [3, 'Four ways to combine two parts of a selector.'],
    draw: (r) => ({
      letters: r.some(['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'], 5),
      place: r.int(0, 2),
      way: r.pick(['child', 'descendant', 'neighbour', 'nested'] as const),
      name: r.pick(['menu', 'tree', 'toc', 'nav']),
    }),
    make: ({ letters, place, way, name }) => {
      const top = letters.slice(0, 3)
      const nested = letters.slice(3)
      const all = top.flatMap((letter, index) => (index === place ? [letter, ...nested] : [letter]))
      const selector = {
        child: `.${name} > li`,
        descendant: `.${name} li`,
        neighbour: `.${name} > li + li`,
        nested: `.${name} li li`,
      }[way]
      const item = (letter: string) => `<li><b>${letter}</b></li>`
      const list = top.map((letter, index) =>
        index === place ? `<li><b>${letter}</b>\n  <ul>${nested.map(item).join('')}</ul>\n</li>` : item(letter),
      )
      const code = source`
        <style>
          ${selector} > b { color: red }
        </style>
        <ul class="${name}">
          ${list.join('\n')}
        </ul>`
      const text = (found: readonly string[]) => found.join(' ')
      const found = { child: top, descendant: all, neighbour: top.slice(1), nested }[way]
      return {
        question: 'Which letters are red?',
        code,
        key: text(found),
        wrong: [
          way === 'descendant' ? ['descendantIsChild', text(top)] : ['childIsDescendant', text(all)],
          ['plusIsAll', way === 'neighbour' ? text(top) : text(all.slice(1))],
          ['nestedIsFirst', way === 'nested' ? text([...nested, top[place] ?? '']) : text(nested)],
          ['selectorTakesLists', text(found.slice(0, 1))],
        ],
        because: {
          child: '> matches only what is directly inside, so the nested items are left out.',
          descendant: 'A space matches at any depth.',
          neighbour:
            '+ matches an element that directly follows another one beside it: every item of the outer list but the first.',
          nested: 'An li inside an li is needed, and only the nested items are that.',
        }[way],
        proof: measured(
          code,
          "print([...document.querySelectorAll('b')].filter((one) => getComputedStyle(one).color === 'rgb(255, 0, 0)').map((one) => one.textContent).join(' '))",
        ),
      }
    },
  }),
]
