import { followedBy } from '../proofs.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { fruits, goods, people, tags } from '../words.ts'
import { template } from './misconceptions.ts'

export const beginnerJsx: Template[] = [
  template({
    id: 'values-between-braces',
    concept: 'jsx',
    difficulty: [2, 'Which values are shown as nothing.'],
    draw: (r) => ({
      values: r.shuffled([
        r.pick(['0', 'NaN']),
        r.pick(['true', 'false']),
        r.pick(['null', 'undefined']),
        String(r.int(2, 9)),
      ]),
      names: r.some(['stock', 'sold', 'note', 'rating', 'offer', 'size', 'rank'], 4),
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
  template({
    id: 'props-and-defaults',
    concept: 'props',
    difficulty: [3, 'Three kinds of missing values are told apart.'],
    draw: (r) => ({
      values: r.shuffled(['null', r.pick(['undefined', '']), r.pick(['0', 'false', 'NaN'])]),
      names: r.some(['size', 'tone', 'label', 'hint', 'width', 'shape'], 3),
      defaults: r.some(['small', 'red', 'none', 'wide', 'round', 'plain', 'soft'], 3),
    }),
    make: ({ values, names, defaults }) => {
      const text = (isReplaced: (value: string) => boolean) =>
        values
          .map((value, index) => (isReplaced(value) || value === '' ? defaults[index] : value))
          .map(String)
          .join('/')
      const given = names.flatMap((name, index) => (values[index] === '' ? [] : `${name}={${values[index]}}`))
      const code = source`
        function Tag({ ${names.map((name, index) => `${name} = '${defaults[index]}'`).join(', ')} }) {
          return <p>{\`${names.map((name) => `\${${name}}`).join('/')}\`}</p>
        }`
      const isFalsy = (value: string) => ['0', 'false', 'NaN'].includes(value)
      return {
        question: `Which text does <Tag ${given.join(' ')} /> show?`,
        code,
        key: text((value) => value === 'undefined'),
        wrong: [
          ['defaultForFalsy', text(() => true)],
          ['defaultForNull', text((value) => !isFalsy(value))],
          ['defaultOnlyIfMissing', text(() => false)],
          ['defaultForEmpty', text((value) => value !== 'null')],
        ],
        because: 'A default takes the place of undefined alone, given or missing; null, 0 and false are values.',
        proof: followedBy(code, `await render(<Tag ${given.join(' ')} />)`, 'print(text())'),
      }
    },
  }),
  template({
    id: 'quotes-and-braces',
    concept: 'props',
    difficulty: [2, 'Two attributes differ only in how they are written.'],
    draw: (r) => ({
      item: r.pick(goods),
      price: r.int(11, 49),
      extra: r.int(2, 9),
      quoted: r.pick(['price', 'extra', 'both'] as const),
      flag: r.pick(['text', 'lone', 'false'] as const),
      words: r.some(tags, 2),
    }),
    make: ({ item, price, extra, quoted, flag, words: [yes = '', no = ''] }) => {
      const attribute = (name: string, value: number) =>
        quoted === name || quoted === 'both' ? `${name}="${value}"` : `${name}={${value}}`
      const attributes = `${attribute('price', price)} ${attribute('extra', extra)} ${
        { text: 'active="false"', lone: 'active', false: 'active={false}' }[flag]
      }`
      const [right, other] = flag === 'false' ? [no, yes] : [yes, no]
      const code = source`
        function Row({ price, extra, active }) {
          return <li>${item} {price + extra} {active ? '${yes}' : '${no}'}</li>
        }`
      return {
        question: `Which text does <Row ${attributes} /> show?`,
        code,
        key: `${item} ${price}${extra} ${right}`,
        wrong: [
          ['quotesAreNumbers', `${item} ${price + extra} ${right}`],
          [flag === 'lone' ? 'loneAttributeIsUndefined' : 'falseTextIsFalse', `${item} ${price}${extra} ${other}`],
          ['attributesAreConverted', `${item} ${price + extra} ${other}`],
          ['textsGiveNaN', `${item} NaN ${right}`],
        ],
        because: `What stands in quotes is a text, so + joins; braces hand over any value${flag === 'lone' ? ', and an attribute without a value is true' : flag === 'text' ? ', and the text "false" is truthy' : ''}.`,
        proof: followedBy(code, `await render(<Row ${attributes} />)`, 'print(text())'),
      }
    },
  }),
  template({
    id: 'what-map-returns',
    concept: 'lists and keys',
    difficulty: [3, 'A missing return shows nothing, without any error.'],
    draw: (r) => ({
      items: r.some([...fruits, ...goods], 3),
      way: r.pick(['noReturn', 'forEach', 'filter', 'map'] as const),
      label: r.pick(['Shelf', 'Basket', 'Order', 'Stock']),
      dropped: r.int(0, 2),
    }),
    make: ({ items, way, label, dropped }) => {
      const gone = items[dropped]
      const all = items.map((item) => `${item};`).join('')
      const others = items.filter((item) => item !== gone)
      const list = {
        noReturn: 'items.map((item) => {\n  <b key={item}>{item};</b>\n})',
        forEach: 'items.forEach((item) => <b key={item}>{item};</b>)',
        filter: `items\n  .filter((item) => item !== '${gone}')\n  .map((item) => <b key={item}>{item};</b>)`,
        map: 'items.map((item) => {\n  return <b key={item}>{item};</b>\n})',
      }[way]
      const code = source`
        const items = [${items.map((item) => `'${item}'`).join(', ')}]
        function List() {
          const rows = ${list}
          return <p>${label}: {rows} {items.length} in all</p>
        }`
      const shown = (rows: string) => `${label}: ${rows} 3 in all`.replaceAll(/ +/g, ' ')
      const empty = way === 'noReturn' || way === 'forEach'
      const rest = others.map((item) => `${item};`).join('')
      return {
        question: 'Which text does List show (several spaces in a row are one)?',
        code,
        key: shown(empty ? '' : way === 'filter' ? rest : all),
        wrong: [
          way === 'filter'
            ? ['filterRemovesMatches', shown(`${gone};`)]
            : [way === 'forEach' ? 'forEachReturns' : 'bracesReturn', shown(way === 'map' ? '' : all)],
          ['arraysNeedJoin', shown((way === 'filter' ? rest : all).replaceAll(';', ';,').replace(/,$/, ''))],
          ['onlyOneIsShown', shown(`${(way === 'filter' ? others : items)[0]};`)],
          ['lengthIsRendered', shown(way === 'filter' ? '2' : '3')],
        ],
        because: {
          noReturn:
            'With braces an arrow function needs return; each item became undefined, which is shown as nothing.',
          forEach: 'forEach returns undefined, which is shown as nothing.',
          filter: 'filter keeps the items for which the function is true, and an array is shown item by item.',
          map: 'map collects what is returned, and an array is shown item by item.',
        }[way],
        proof: followedBy(code, 'await render(<List />)', "print(text().replaceAll(/ +/g, ' '))"),
      }
    },
  }),
]
