import { prints, printsInOrder } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { cities, fruits, goods, people, tags, tasks } from '../words.ts'
import { template } from './misconceptions.ts'

export const intermediateData: Template[] = [
  template({
    id: 'timer-promise-and-script',
    concept: 'event loop',
    difficulty: [3, 'Three kinds of work are mixed in one script.'],
    draw: (r) => ({
      words: r.some(tasks, 5),
      order: r.shuffled(['timer', 'promise', 'sync', 'async', 'sync'] as const),
    }),
    make: ({ words, order }) => {
      const statement = {
        timer: (word: string) => `setTimeout(() => console.log('${word}'), 0)`,
        promise: (word: string) => `Promise.resolve().then(() => console.log('${word}'))`,
        sync: (word: string) => `console.log('${word}')`,
        async: (word: string) => `start('${word}')`,
      }
      const inOrder = (...kinds: readonly (readonly string[])[]) =>
        kinds.flatMap((group) => words.filter((_, index) => group.includes(order[index] ?? ''))).join(' ')
      return {
        question: printsInOrder,
        code: source`
          const start = async (step) => {
            console.log(step)
          }
          ${order.map((kind, index) => statement[kind](words[index] ?? '')).join('\n')}`,
        key: inOrder(['sync', 'async'], ['promise'], ['timer']),
        wrong: [
          ['asyncStartsLater', inOrder(['sync'], ['async', 'promise'], ['timer'])],
          ['timersBeforePromises', inOrder(['sync', 'async'], ['timer'], ['promise'])],
          ['sourceOrderOfCallbacks', inOrder(['sync', 'async'], ['promise', 'timer'])],
          ['thenIsSync', inOrder(['sync', 'async', 'promise'], ['timer'])],
          ['inWrittenOrder', words.join(' ')],
        ],
        because:
          'The script runs to its end, and so does an async function until its first await. Then come promise callbacks, then timers.',
      }
    },
  }),
  template({
    id: 'before-and-after-await',
    concept: 'event loop',
    difficulty: [3, 'The caller goes on while the function waits.'],
    draw: (r) => ({
      words: r.some(tasks, 4),
      awaited: r.pick(['null', '1', 'cached', "'ok'", 'Promise.resolve()']),
      timer: r.flip(),
      name: r.pick(['refresh', 'sync', 'deliver', 'prepare']),
    }),
    make: ({ words: [first = '', second = '', third = '', fourth = ''], awaited, timer, name }) => {
      const text = (...parts: string[]) => parts.join(' ')
      return {
        question: printsInOrder,
        code: source`
          ${awaited === 'cached' ? 'const cached = { rows: 3 }\n' : ''}async function ${name}() {
            console.log('${first}')
            await ${awaited}
            console.log('${second}')
          }
          ${timer ? `setTimeout(() => console.log('${fourth}'))\n${name}()` : `${name}().then(() => console.log('${fourth}'))`}
          console.log('${third}')`,
        key: text(first, third, second, fourth),
        wrong: [
          ['awaitBlocks', timer ? text(first, second, third, fourth) : text(first, second, fourth, third)],
          ['asyncStartsLater', text(third, first, second, fourth)],
          [timer ? 'timersBeforePromises' : 'thenIsSync', text(first, third, fourth, second)],
          ['awaitOfValueIsNoPause', text(first, second, third, fourth)],
        ],
        because: `${name} runs up to its await at once; the rest waits until the script around it has ended, whatever is awaited.`,
      }
    },
  }),
  template({
    id: 'spread-and-nested-data',
    concept: 'copying and mutation',
    difficulty: [3, 'One level is copied and the next one shared.'],
    draw: (r) => ({
      way: r.pick(['spread', 'structured', 'assign', 'json'] as const),
      person: r.pick(people),
      cities: r.some(cities, 2),
      list: r.some(tags, 2),
      name: r.pick(['profile', 'account', 'customer', 'contact']),
    }),
    make: ({ way, person, cities: [before = '', after = ''], list: [tag = '', added = ''], name }) => {
      const isDeep = way === 'structured' || way === 'json'
      const call = {
        spread: `{ ...${name} }`,
        structured: `structuredClone(${name})`,
        assign: `Object.assign({}, ${name})`,
        json: `JSON.parse(JSON.stringify(${name}))`,
      }[way]
      const shared = `${before} ${tag},${added}`
      const separate = `${before} ${tag}`
      return {
        question: prints,
        code: source`
          const ${name} = { owner: '${person}', city: '${before}', tags: ['${tag}'] }
          const edited = ${call}
          edited.city = '${after}'
          edited.tags.push('${added}')
          console.log(${name}.city, String(${name}.tags))`,
        key: isDeep ? separate : shared,
        wrong: [
          [isDeep ? 'cloneIsShallow' : 'spreadIsDeep', isDeep ? shared : separate],
          ['spreadIsReference', `${after} ${tag},${added}`],
          ['copiedOnWrite', `${after} ${tag}`],
        ],
        because: isDeep
          ? 'The copy goes all the way down: neither the field nor the array inside is shared.'
          : 'Only the top level is copied: the text is separate, but both objects hold the same array.',
      }
    },
  }),
  template({
    id: 'methods-that-change',
    concept: 'copying and mutation',
    difficulty: [3, 'Two methods do the same, but only one to the array itself.'],
    draw: (r) => ({
      pair: r.pick([
        ['sort', 'toSorted'],
        ['reverse', 'toReversed'],
      ] as const),
      changes: r.flip(),
      items: r.some(fruits, 4),
      name: r.pick(['stock', 'shelf', 'basket', 'order']),
      position: r.int(0, 3),
    }),
    make: ({ pair, changes, items, name, position }) => {
      const method = changes ? pair[0] : pair[1]
      const done = pair[0] === 'sort' ? [...items].sort() : [...items].reverse()
      const other = pair[0] === 'sort' ? [...items].reverse() : [...items].sort()
      const shown = (old: readonly string[], result: readonly string[]) => `${old[position]} ${result[position]}`
      return {
        question: prints,
        code: source`
          const ${name} = [${items.map((item) => `'${item}'`).join(', ')}]
          const result = ${name}.${method}()
          console.log(${name}[${position}], result[${position}])`,
        key: changes ? shown(done, done) : shown(items, done),
        wrong: [
          ['sortsACopy', changes ? shown(items, done) : shown(items, items)],
          [changes ? 'resultIsOldOrder' : 'copiesAlsoChange', changes ? shown(done, items) : shown(done, done)],
          ['countsFromOne', `${(changes ? done : items)[position - 1]} ${done[position - 1]}`],
          ['sortsDescending', changes ? shown(other, other) : shown(items, other)],
        ],
        because: changes
          ? `${method} changes the array itself and returns that same array.`
          : `${method} returns a new array and leaves the old one as it was.`,
      }
    },
  }),
  template({
    id: 'json-round-trip',
    concept: 'copying and mutation',
    difficulty: [4, 'Several kinds of value are changed on the way.'],
    draw: (r) => ({
      kinds: r.some(['undefined', 'function', 'nan', 'date', 'null', 'map'] as const, 4),
      field: r.pick(['label', 'title', 'name']),
      item: r.pick(goods),
    }),
    make: ({ kinds, field, item }) => {
      const facts = {
        undefined: ['note', 'undefined', 'undefinedIsKept'],
        function: ['format', '() => 1', 'functionsAreKept'],
        nan: ['rate', 'NaN', ''],
        date: ['due', 'new Date(0)', ''],
        null: ['parent', 'null', 'nullIsDropped'],
        map: ['parts', 'new Map()', 'mapsAreDropped'],
      } as const
      const left = (mistake = '') =>
        [
          field,
          ...kinds
            .filter(
              (kind) =>
                (kind !== 'undefined' && kind !== 'function') !== (facts[kind][2] === mistake && mistake !== ''),
            )
            .map((kind) => facts[kind][0]),
        ].join(' ')
      return {
        question: prints,
        code: source`
          const draft = {
            ${field}: '${item}',
            ${kinds.map((kind) => `${facts[kind][0]}: ${facts[kind][1]},`).join('\n')}
          }
          const stored = JSON.parse(JSON.stringify(draft))
          console.log(Object.keys(stored).join(' '))`,
        key: left(),
        wrong: [
          ['undefinedIsKept', left('undefinedIsKept')],
          ['functionsAreKept', left('functionsAreKept')],
          ['nullIsDropped', left('nullIsDropped')],
          ['mapsAreDropped', left('mapsAreDropped')],
          ['allFieldsAreKept', [field, ...kinds.map((kind) => facts[kind][0])].join(' ')],
        ],
        because:
          'undefined and functions are left out. NaN is written as null, a Date as a text and a Map as an empty object.',
      }
    },
  }),
  template({
    id: 'keys-of-maps-and-sets',
    concept: 'iteration and collections',
    difficulty: [4, 'Identity, conversion and NaN in one count.'],
    draw: (r) => ({
      entries: r.some(['number', 'text', 'nan', 'nan2', 'array', 'array2', 'same', 'again'] as const, r.int(4, 8)),
      number: r.int(2, 99),
      person: r.pick(people),
      name: r.pick(['seen', 'visited', 'known', 'chosen']),
    }),
    make: ({ entries, number, person, name }) => {
      const value = {
        number: String(number),
        text: `'${number}'`,
        nan: 'NaN',
        nan2: "Number('x')",
        array: `['${person}']`,
        array2: `['${person}']`,
        same: 'pair',
        again: 'pair',
      }
      const count = (alike: readonly string[][]) => {
        const groups = entries.map((entry) => alike.find((group) => group.includes(entry))?.[0] ?? entry)
        return String(new Set(groups).size)
      }
      const nans = ['nan', 'nan2']
      const pairs = ['same', 'again']
      return {
        question: prints,
        code: source`
          const pair = ['${person}']
          const ${name} = new Set([${entries.map((entry) => value[entry]).join(', ')}])
          console.log(${name}.size)`,
        key: count([nans, pairs]),
        wrong: [
          ['objectsByContent', count([nans, ['array', 'array2', ...pairs]])],
          ['setsConvertKeys', count([nans, pairs, ['number', 'text']])],
          ['nanIsNeverFound', count([pairs])],
          ['setsKeepAll', String(entries.length)],
          ['convertsAndByContent', count([nans, ['array', 'array2', ...pairs], ['number', 'text']])],
        ],
        because: 'A Set tells a number from a text and objects by identity, but takes every NaN for the same.',
      }
    },
  }),
  template({
    id: 'reduce-without-start',
    concept: 'iteration and collections',
    difficulty: [3, 'The missing start value changes what the first call gets.'],
    draw: (r) => ({
      numbers: r.some([2, 3, 4, 5, 6, 7, 8, 9], 3),
      hasStart: r.flip(),
      start: r.int(10, 20),
      factor: r.int(2, 3),
      name: r.pick(['prices', 'hours', 'sizes', 'points']),
    }),
    make: ({ numbers, hasStart, start, factor, name }) => {
      const sum = (list: readonly number[], first: number) =>
        list.reduce((total, number) => total + number * factor, first)
      const [first = 0, ...rest] = numbers
      return {
        question: prints,
        code: source`
          const ${name} = [${numbers.join(', ')}]
          const total = ${name}.reduce((sum, value) => sum + value * ${factor}${hasStart ? `, ${start}` : ''})
          console.log(total)`,
        key: String(hasStart ? sum(numbers, start) : sum(rest, first)),
        wrong: [
          [hasStart ? 'startIsIgnored' : 'startIsZero', String(sum(numbers, 0))],
          [hasStart ? 'startReplacesFirst' : 'firstIsLost', String(hasStart ? sum(rest, start) : sum(rest, 0))],
          [
            'startIsTreatedToo',
            String(hasStart ? sum(numbers, start * factor) : first + rest.reduce((a, b) => a + b, 0)),
          ],
          ['missingStartIsNaN', hasStart ? 'undefined' : 'NaN'],
        ],
        because: hasStart
          ? `The sum begins at ${start}, which is not multiplied, and every item is treated.`
          : 'Without a start value the first item is the start: it is not multiplied, and the callback begins with the second.',
      }
    },
  }),
  template({
    id: 'destructuring-defaults',
    concept: 'iteration and collections',
    difficulty: [3, 'Renaming, defaults and rest in one pattern.'],
    draw: (r) => ({
      person: r.pick(people),
      city: r.pick(cities),
      role: r.pick(['null', 'undefined', "''", '0'] as const),
      fallback: r.pick(['guest', 'reader', 'member']),
      extra: r.pick(['age', 'plan', 'team', 'rank']),
    }),
    make: ({ person, city, role, fallback, extra }) => {
      const shown = role === "''" ? '' : role
      const withRole = (value: string, rest: string) => `${person} "${value}" ${rest}`
      const value = role === 'undefined' ? fallback : shown
      return {
        question: prints,
        code: source`
          const user = { name: '${person}', role: ${role}, city: '${city}', ${extra}: 7 }
          const { name: label, role = '${fallback}', ...rest } = user
          console.log(label, \`"\${role}"\`, Object.keys(rest).join())`,
        key: withRole(value, `city,${extra}`),
        wrong: [
          [
            role === 'undefined' ? 'undefinedIsPassed' : 'falsyTakesDefault',
            withRole(role === 'undefined' ? 'undefined' : fallback, `city,${extra}`),
          ],
          ['restKeepsRenamed', withRole(value, `name,city,${extra}`)],
          ['restKeepsAll', withRole(value, `name,role,city,${extra}`)],
          ['renamedTheOtherWay', `undefined "${value}" city,${extra}`],
        ],
        because:
          'A default stands in for undefined only, name: label makes a variable label, and rest gets what the pattern did not name.',
      }
    },
  }),
  template({
    id: 'loops-over-arrays',
    concept: 'iteration and collections',
    difficulty: [3, 'in and of differ, and a property more than the items.'],
    draw: (r) => ({
      kind: r.pick(['in', 'of'] as const),
      items: r.some(fruits, 3),
      property: r.pick(['label', 'origin', 'note', 'unit']),
      value: r.pick(cities),
    }),
    make: ({ kind, items, property, value }) => {
      const withProperty = { in: `0 1 2 ${property}`, of: `${items.join(' ')} ${value}` }
      const plain = { in: '0 1 2', of: items.join(' ') }
      const other = kind === 'in' ? 'of' : 'in'
      return {
        question: prints,
        code: source`
          const crate = [${items.map((item) => `'${item}'`).join(', ')}]
          crate.${property} = '${value}'
          const parts = []
          for (const part ${kind} crate) parts.push(part)
          console.log(parts.join(' '))`,
        key: kind === 'in' ? withProperty.in : plain.of,
        wrong: [
          [kind === 'in' ? 'inSkipsNames' : 'ofGivesAll', kind === 'in' ? plain.in : withProperty.of],
          ['inIsOf', plain[other]],
          ['inIsOfWithNames', withProperty[other]],
        ],
        because:
          kind === 'in'
            ? 'for…in gives the names of all enumerable properties: the positions, as texts, and the added one.'
            : 'for…of gives the values of the items; a property that is no position is not one of them.',
      }
    },
  }),
  template({
    id: 'map-with-parse-int',
    concept: 'iteration and collections',
    difficulty: [4, 'A callback gets more arguments than one thinks of.'],
    draw: (r) => ({
      texts: r.shuffled([
        String(r.int(10, 99)),
        String(r.int(10, 99)),
        r.pick(['10', '11', '100', '101', '12', '20', '21']),
      ]),
      way: r.pick(['parseInt', 'Number', 'arrow'] as const),
      name: r.pick(['cells', 'inputs', 'columns', 'parts']),
    }),
    make: ({ texts, way, name }) => {
      const radix = texts.map((text, index) => Number.parseInt(text, index)).join(' ')
      const plain = texts.map(Number).join(' ')
      const isRadix = way === 'parseInt'
      return {
        question: prints,
        code: source`
          const ${name} = [${texts.map((text) => `'${text}'`).join(', ')}]
          const numbers = ${name}.map(${way === 'arrow' ? '(text) => parseInt(text)' : way})
          console.log(numbers.join(' '))`,
        key: isRadix ? radix : plain,
        wrong: [
          [isRadix ? 'mapGivesOneArgument' : 'everyCallbackGetsIndex', isRadix ? plain : radix],
          ['radixFromOne', texts.map((text, index) => Number.parseInt(text, index + 1)).join(' ')],
          ['callbackNeedsArrow', 'NaN NaN NaN'],
          ['textsStayTexts', texts.map((text) => `'${text}'`).join(' ')],
        ],
        because: isRadix
          ? 'map passes the position as second argument, and parseInt takes it for the base: 0 means 10, 1 is no base, 2 is binary.'
          : 'Only the text is used here, so every text is read as a decimal number.',
      }
    },
  }),
]
