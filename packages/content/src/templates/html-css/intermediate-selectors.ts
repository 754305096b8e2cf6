import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { fruits, goods } from '../words.ts'
import { template } from './misconceptions.ts'
import { colors, measured } from './pages.ts'

const plain = {
  '.note.big': 20,
  'p.note': 11,
  '.page > .note': 20,
  'div p.big': 12,
  '[class] p': 11,
  'div > p': 2,
  '.page p.note': 21,
} as const
const special = {
  ':is(#other, .page) p': [101, 11],
  'p:not(#other)': [101, 11],
  '.page p:not(.small)': [21, 21],
} as const

export const intermediateSelectors: Template[] = [
  template({
    id: 'weight-of-is-not-and-where',
    concept: 'selectors and specificity',
    difficulty: [4, 'Three pseudo-classes with weights of their own.'],
    draw: (r) => ({
      rules: r.shuffled([
        ':where(#main) .note',
        ...r.some(Object.keys(plain) as (keyof typeof plain)[], 2),
        r.pick([...(Object.keys(special) as (keyof typeof special)[]), '.note.big']),
      ]),
      colors: r.some(colors, 4),
    }),
    make: ({ rules, colors }) => {
      const weigh = (where: number, second: 0 | 1) => (selector: string) =>
        selector.startsWith(':where')
          ? where
          : ((special as Record<string, readonly number[]>)[selector]?.[second] ??
            (plain as Record<string, number>)[selector] ??
            0)
      const winner = (weight: (selector: string) => number, ties: 'last' | 'first' = 'last') => {
        let best = 0
        for (const [index, selector] of rules.entries()) {
          const difference = weight(selector) - weight(rules[best] ?? '')
          if (difference > 0 || (difference === 0 && ties === 'last')) best = index
        }
        return colors[best] ?? ''
      }
      const code = source`
        <style>
          ${rules.map((selector, index) => `${selector} { color: ${colors[index]} }`).join('\n')}
        </style>
        <div id="main" class="page">
          <p id="text" class="note big">Text</p>
        </div>`
      return {
        question: 'Which color does the text have?',
        code,
        key: winner(weigh(10, 0)),
        wrong: [
          ['whereCounts', winner(weigh(110, 0))],
          ['isIsAClass', winner(weigh(10, 1))],
          ['lastRuleWins', colors[3] ?? ''],
          ['earlierWinsTies', winner(weigh(10, 0), 'first')],
          ['longestSelectorWins', winner((selector) => selector.split(/[ >.:#]+/).filter(Boolean).length)],
          ['firstRuleWins', colors[0] ?? ''],
        ],
        because:
          ':is and :not weigh as much as the heaviest selector in their brackets, matched or not, and :where weighs nothing; of equal weights the last rule wins.',
        proof: measured(code, "print(color('text'))"),
      }
    },
  }),
  template({
    id: 'counting-children',
    version: 2,
    concept: 'selectors and specificity',
    difficulty: [4, 'What is counted, and what is asked of the one counted.'],
    draw: (r) => ({
      tags: r.shuffled(['h3', 'p', 'p', 'p', 'div', 'p'] as const),
      marked: r.some([0, 1, 2, 3, 4, 5], 3),
      way: r.pick(['class', 'type', 'tag', 'of', 'odd'] as const),
      number: r.int(2, 3),
      words: r.some([...fruits, ...goods], 6),
    }),
    make: ({ tags, marked, way, number, words }) => {
      const isMarked = (index: number) => marked.some((one) => one === index)
      const selector = {
        class: `.sale:nth-child(${number})`,
        type: `p:nth-of-type(${number})`,
        tag: `p:nth-child(${number})`,
        of: `:nth-child(${number} of .sale)`,
        odd: 'p:nth-child(odd)',
      }[way]
      const all = words.map((_, index) => index)
      const paragraphs = all.filter((index) => tags[index] === 'p')
      const sales = all.filter(isMarked)
      const text = (found: readonly (number | undefined)[]) =>
        found.flatMap((index) => (index === undefined ? [] : (words[index] ?? []))).join(' ') || 'none'
      const at = number - 1
      const key = {
        class: isMarked(at) ? [at] : [],
        type: [paragraphs[at]],
        tag: tags[at] === 'p' ? [at] : [],
        of: [sales[at]],
        odd: paragraphs.filter((index) => index % 2 === 0),
      }[way]
      const odd = (list: readonly number[]) => list.filter((_, place) => place % 2 === 0)
      const ifIn = (list: readonly number[], index: number) => text(list.includes(index) ? [index] : [])
      const mistakes = {
        class: [
          ['childCountsClass', text([sales[at]])],
          ['countedIsEnough', text([at])],
          ['countsFromZero', ifIn(sales, at + 1)],
          ['countsFromEnd', ifIn(sales, 6 - number)],
        ],
        type: [
          ['typeCountsAll', ifIn(paragraphs, at)],
          ['countedIsEnough', text([at])],
          ['countsFromZero', text([paragraphs[at + 1]])],
          ['countsFromEnd', text([paragraphs[4 - number]])],
        ],
        tag: [
          ['childCountsType', text([paragraphs[at]])],
          ['countedIsEnough', text([at])],
          ['countsFromZero', ifIn(paragraphs, at + 1)],
          ['countsFromEnd', ifIn(paragraphs, 6 - number)],
        ],
        of: [
          ['ofAsksTheCounted', ifIn(sales, at)],
          ['countedIsEnough', text([at])],
          ['countsFromZero', text([sales[at + 1]])],
          ['countsFromEnd', text([sales[3 - number]])],
        ],
        odd: [
          ['childCountsType', text(odd(paragraphs))],
          ['countedIsEnough', text(odd(all))],
          ['countsFromZero', text(paragraphs.filter((index) => index % 2 === 1))],
        ],
      } as const
      const code = source`
        <style>
          #list > ${selector} { color: red }
        </style>
        <div id="list">
          ${tags.map((tag, index) => `<${tag}${isMarked(index) ? ' class="sale"' : ''}>${words[index]}</${tag}>`).join('\n')}
        </div>`
      return {
        question: 'Which words are red?',
        code,
        key: text(key),
        wrong: [...mistakes[way], ['nothingMatches', 'none']],
        because: {
          class: 'nth-child counts all siblings. The one counted must then have the class as well.',
          type: 'nth-of-type counts only siblings of the same name.',
          tag: 'nth-child counts all siblings. The one counted must then be a paragraph.',
          of: 'With "of" only the siblings that match the selector are counted.',
          odd: 'nth-child counts all siblings from 1. Those at odd places are red if they are paragraphs.',
        }[way],
        proof: measured(
          code,
          "print([...find('list').children].filter((one) => getComputedStyle(one).color === 'rgb(255, 0, 0)').map((one) => one.textContent).join(' ') || 'none')",
        ),
      }
    },
  }),
  template({
    id: 'scope-of-a-custom-property',
    version: 2,
    concept: 'custom properties',
    difficulty: [3, 'Inheritance and fallback decide together.'],
    draw: (r) => ({
      colors: r.some(colors, 3),
      missing: r.pick(['none', 'root', 'both'] as const),
      order: r.flip(),
      names: r.some(['accent', 'brand', 'ink', 'tone'], 2),
    }),
    make: ({ colors: [root = '', card = '', fallback = ''], missing, order, names: [name = '', other = ''] }) => {
      const rules = [`#card { --${name}: ${card} }`, missing === 'root' ? '' : `html { --${name}: ${root} }`].filter(
        Boolean,
      )
      const used = missing === 'both' ? `--${other}` : `--${name}`
      const code = source`
        <style>
          ${(order ? rules : rules.toReversed()).join('\n')}
          b { color: var(${used}, ${fallback}) }
        </style>
        <p><b id="one">One</b></p>
        <div id="card"><p><b id="two">Two</b></p></div>`
      const text = (one: string, two: string) => `${one} and ${two}`
      const key = { none: text(root, card), root: text(fallback, card), both: text(fallback, fallback) }[missing]
      return {
        question: 'Which colors do One and Two have?',
        code,
        key,
        wrong: [
          missing === 'both'
            ? ['missingIsInitial', text('black', 'black')]
            : ['fallbackWins', text(fallback, fallback)],
          missing === 'root' ? ['missingIsInitial', text('black', card)] : ['rootWins', text(root, root)],
          ['lastDefinitionWins', order && missing !== 'root' ? text(root, root) : text(card, card)],
          ...(missing === 'none' ? [['definitionsAreLocal', text(root, fallback)] as const] : []),
          ...(missing === 'both' ? [['othersStandIn', text(root, card)] as const] : []),
        ],
        because: {
          none: 'A custom property is inherited like a color: the nearest ancestor that sets it counts. The fallback is for properties that are not set.',
          root: 'Outside the card nothing sets the property, so the fallback is used there.',
          both: 'Nothing sets the property that is asked for, so the fallback is used everywhere.',
        }[missing],
        proof: measured(code, "print(color('one') + ' and ' + color('two'))"),
      }
    },
  }),
  template({
    id: 'order-of-media-queries',
    concept: 'responsive design',
    difficulty: [3, 'Queries add no weight.'],
    draw: (r) => ({
      colors: r.some(colors, 4),
      widths: r.some([400, 500, 600, 700, 800], 2),
      order: r.shuffled([0, 1, 2, 3]),
      viewport: r.pick([450, 550, 650, 750, 850]),
    }),
    make: ({ colors, widths, order, viewport }) => {
      const [small = 0, large = 0] = widths.toSorted((a, b) => a - b)
      const rules = [
        { css: '#text { color: COLOR }', matches: true, size: 0 },
        { css: `@media (min-width: ${small}px) { #text { color: COLOR } }`, matches: viewport >= small, size: small },
        { css: `@media (min-width: ${large}px) { #text { color: COLOR } }`, matches: viewport >= large, size: large },
        { css: `@media (max-width: ${large}px) { #text { color: COLOR } }`, matches: viewport <= large, size: large },
      ]
      const listed = order.map((place) => ({ ...rules[place], color: colors[place] ?? '' }))
      const matching = listed.filter(({ matches }) => matches)
      const queries = matching.filter(({ size = 0 }) => size > 0)
      const code = source`
        <style>
          ${listed.map(({ css = '', color }) => css.replace('COLOR', color)).join('\n')}
        </style>
        <p id="text">Text</p>`
      return {
        question: `The window is ${viewport}px wide. Which color does the text have?`,
        code,
        key: matching.at(-1)?.color ?? '',
        wrong: [
          ['largestQueryWins', queries.toSorted((a, b) => (b.size ?? 0) - (a.size ?? 0))[0]?.color ?? ''],
          ['queryBeatsRule', queries.at(-1)?.color ?? ''],
          ['firstQueryWins', queries[0]?.color ?? ''],
          ['lastRuleWins', listed.at(-1)?.color ?? ''],
          ['queriesAreExact', listed.find(({ matches }) => !matches)?.color ?? ''],
          ['firstRuleWins', listed[0]?.color ?? ''],
        ],
        because:
          'A media query decides whether a rule applies and adds no weight. Of the rules that apply, all with the same selector, the last wins.',
        proof: measured(code, "print(color('text'))", viewport),
      }
    },
  }),
]
