import { followedBy } from '../proofs.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { people } from '../words.ts'
import { template } from './misconceptions.ts'

export const beginnerJsx: Template[] = [
  template({
    id: 'values-between-braces',
    version: 2,
    concept: 'jsx',
    difficulty: [2, 'Which values are shown as nothing.'],
    draw: (r) => ({
      values: r.shuffled([
        r.pick(['0', 'NaN']),
        r.pick(['true', 'false']),
        r.pick(['null', 'undefined']),
        String(r.int(2, 99)),
        String(r.int(2, 99)),
      ]),
      names: r.some(['stock', 'sold', 'note', 'rating', 'offer', 'size', 'rank'], 5),
      component: r.pick(['Facts', 'Summary', 'Details', 'Card']),
    }),
    make: ({ values, names, component }) => {
      const shown = (hidden: RegExp) => values.map((value) => (hidden.test(value) ? '' : value)).join('|')
      const code = source`
        function ${component}() {
          ${names.map((name, index) => `const ${name} = ${values[index]}`).join('\n')}
          return <p>${names.map((name) => `{${name}}`).join('|')}</p>
        }`
      return {
        question: 'Which text does this component show?',
        code,
        key: shown(/true|false|null|undefined/),
        wrong: [
          ['zeroIsHidden', shown(/true|false|null|undefined|^0|NaN/)],
          ['booleansAreShown', shown(/null|undefined/)],
          ['emptyIsShown', shown(/true|false/)],
          ['allAreShown', shown(/^$/)],
        ],
        because: 'Booleans, null and undefined are shown as nothing. Numbers are shown, 0 and NaN as well.',
        proof: followedBy(code, `await render(<${component} />)`, 'print(text())'),
      }
    },
  }),
  template({
    id: 'count-before-and',
    concept: 'conditional rendering',
    difficulty: [2, 'The classic stray zero, beside its remedies.'],
    draw: (r) => ({
      way: r.pick(['and', 'and', 'length', 'compare', 'boolean', 'ternary'] as const),
      count: r.int(2, 9),
      label: r.pick(['Inbox', 'Cart', 'Orders', 'Alerts', 'Notes', 'Tasks']),
      word: r.pick(['new', 'open', 'unread', 'due']),
      zeroFirst: r.flip(),
    }),
    make: ({ way, count, label, word, zeroFirst }) => {
      const inner = `<b>({${way === 'length' ? 'items.length' : 'count'}} ${word})</b>`
      const condition = {
        and: `count && ${inner}`,
        length: `items.length && ${inner}`,
        compare: `count > 0 && ${inner}`,
        boolean: `!!count && ${inner}`,
        ternary: `count ? ${inner} : null`,
      }[way]
      const use = (value: number) =>
        way === 'length'
          ? `<Badge items={[${Array.from({ length: value }, (_, index) => index + 1).join(', ')}]} />`
          : `<Badge count={${value}} />`
      const both = (none: string, some: string) => (zeroFirst ? `${none}, ${some}` : `${some}, ${none}`)
      const counted = way === 'and' || way === 'length'
      const full = `${label} (${count} ${word})`
      const code = source`
        function Badge({ ${way === 'length' ? 'items' : 'count'} }) {
          return <li>${label} {${condition}}</li>
        }
        const list = <ul>${use(zeroFirst ? 0 : count)}${use(zeroFirst ? count : 0)}</ul>`
      return {
        question: 'Which texts do the two items of the list show?',
        code,
        key: counted ? both(`${label} 0`, full) : both(label, full),
        wrong: [
          counted ? ['zeroIsHidden', both(label, full)] : ['zeroIsShown', both(`${label} 0`, full)],
          way === 'ternary'
            ? ['emptyIsShown', both(`${label} null`, full)]
            : ['booleansAreShown', both(`${label} false`, full)],
          ...(way === 'ternary'
            ? []
            : [
                [
                  'conditionIsShown',
                  counted ? both(`${label} 0`, `${label} ${count}`) : both(`${label} false`, `${label} true`),
                ] as const,
              ]),
          [
            'bothSidesAreShown',
            counted
              ? both(`${label} 0(0 ${word})`, `${label} ${count}(${count} ${word})`)
              : both(`${label} (0 ${word})`, full),
          ],
        ],
        because: counted
          ? 'a && b is a when a is falsy, and React shows the number 0.'
          : 'The condition gives a boolean or null where there is nothing to count, and React shows neither.',
        proof: followedBy(
          code,
          'await render(list)',
          "print([...container.querySelectorAll('li')].map((item) => item.textContent.trim()).join(', '))",
        ),
      }
    },
  }),
  template({
    id: 'spaces-at-line-breaks',
    concept: 'jsx',
    difficulty: [4, 'The rule for white space differs from that of HTML.'],
    draw: (r) => ({
      name: r.pick(people),
      count: r.int(2, 9),
      things: r.pick(['orders', 'tasks', 'offers', 'notes', 'reviews']),
      explicit: r.pick(['none', 'none', 'name', 'bold'] as const),
      greeting: r.pick(['Dear', 'Hello', 'Welcome', 'Thanks']),
    }),
    make: ({ name, count, things, explicit, greeting }) => {
      const [atName, atBold] = [explicit === 'name', explicit === 'bold']
      const text = (first: boolean, second: boolean, third: boolean) =>
        `${greeting}${first ? ' ' : ''}${name},${second ? ' ' : ''}you have ${count} new${third ? ' ' : ''}${things}`
      const code = source`
        function Notice({ name, count }) {
          return (
            <p>
              ${greeting}${atName ? "{' '}" : ''}
              {name},
              you have {count} new${atBold ? "{' '}" : ''}
              <b>${things}</b>
            </p>
          )
        }`
      return {
        question: `Which text does <Notice name="${name}" count={${count}} /> show?`,
        code,
        key: text(atName, true, atBold),
        wrong: [
          ['breaksAreSpaces', text(true, true, true)],
          ['breaksVanish', text(atName, false, atBold)],
          ['tagsAddSpaces', text(atName, true, true)],
          ['expressionsAddSpaces', text(true, true, atBold)],
          ['spacesAreTrimmed', text(false, true, false)],
        ],
        because:
          'JSX joins lines of one text by a space, but a line break next to an expression or a tag leaves nothing; a space there must be written.',
        proof: followedBy(code, `await render(<Notice name="${name}" count={${count}} />)`, 'print(text())'),
      }
    },
  }),
]
