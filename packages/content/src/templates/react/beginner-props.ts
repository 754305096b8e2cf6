import { followedBy } from '../proofs.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { fruits, goods, tags } from '../words.ts'
import { template } from './misconceptions.ts'

export const beginnerProps: Template[] = [
  template({
    id: 'props-and-defaults',
    version: 2,
    concept: 'props',
    difficulty: [3, 'Three kinds of missing values are told apart.'],
    draw: (r) => ({
      values: r.shuffled([
        'null',
        r.pick(['undefined', '']),
        r.pick(['undefined', '', '0', 'false']),
        r.pick(['0', 'false', 'NaN']),
      ]),
      names: r.some(['size', 'tone', 'label', 'hint', 'width', 'shape', 'kind'], 4),
      defaults: r.some(
        ['small', 'red', 'none', 'wide', 'round', 'plain', 'soft', 'blue', 'tall', 'dark', 'flat', 'bold'],
        4,
      ),
    }),
    make: ({ values, names, defaults }) => {
      const text = (isReplaced: (value: string) => boolean) =>
        values.map((value, index) => (isReplaced(value) ? defaults[index] : value || 'undefined')).join('/')
      const given = names.flatMap((name, index) => (values[index] === '' ? [] : `${name}={${values[index]}}`))
      const code = source`
        function Tag({ ${names.map((name, index) => `${name} = '${defaults[index]}'`).join(', ')} }) {
          return <p>{\`${names.map((name) => `\${${name}}`).join('/')}\`}</p>
        }`
      const isFalsy = (value: string) => ['0', 'false', 'NaN'].includes(value)
      const isMissing = (value: string) => value === 'undefined' || value === ''
      return {
        question: `Which text does <Tag ${given.join(' ')} /> show?`,
        code,
        key: text(isMissing),
        wrong: [
          ['defaultForNull', text((value) => !isFalsy(value))],
          ['defaultForEmpty', text((value) => value !== 'null')],
          ['defaultOnlyForNull', text((value) => value === 'null' || value === '')],
          ['defaultForZero', text((value) => isMissing(value) || value === '0')],
          ['defaultForFalse', text((value) => isMissing(value) || value === 'false' || value === 'NaN')],
          ['defaultOnlyIfMissing', text((value) => value === '')],
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
    version: 2,
    concept: 'lists and keys',
    difficulty: [3, 'A missing return shows nothing, without any error.'],
    draw: (r) => ({
      items: r.some([...fruits, ...goods], 3),
      way: r.pick(['noReturn', 'forEach', 'filter', 'map'] as const),
      label: r.pick(['Shelf', 'Basket', 'Order', 'Stock']),
      dropped: r.int(0, 2),
      price: r.int(2, 90),
    }),
    make: ({ items, way, label, dropped, price }) => {
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
          return <p>${label}: {rows} from ${price} euros</p>
        }`
      const shown = (rows: string) => `${label}: ${rows} from ${price} euros`.replaceAll(/ +/g, ' ')
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
