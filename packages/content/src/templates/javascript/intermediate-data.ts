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
    version: 2,
    concept: 'copying and mutation',
    difficulty: [4, 'Several kinds of value are changed on the way.'],
    draw: (r) => ({
      kinds: r.some(['undefined', 'function', 'nan', 'date', 'null', 'map'] as const, 4),
      field: r.pick(['label', 'title', 'name']),
      names: r.some(['note', 'format', 'rate', 'due', 'parent', 'parts', 'owner', 'style', 'limit', 'source'], 4),
      item: r.pick(goods),
    }),
    make: ({ kinds, field, names, item }) => {
      const facts = {
        undefined: ['undefined', 'undefinedIsKept'],
        function: ['() => 1', 'functionsAreKept'],
        nan: ['NaN', 'nanIsLeftOut'],
        date: ['new Date(0)', 'datesAreLeftOut'],
        null: ['null', 'nullIsDropped'],
        map: ['new Map()', 'mapsAreDropped'],
      } as const
      const left = (mistake?: string) =>
        [
          field,
          ...names.filter((_, index) => {
            const kind = kinds[index] ?? 'null'
            return (kind !== 'undefined' && kind !== 'function') !== (facts[kind][1] === mistake)
          }),
        ].join(' ')
      return {
        question: prints,
        code: source`
          const draft = {
            ${field}: '${item}',
            ${kinds.map((kind, index) => `${names[index]}: ${facts[kind][0]},`).join('\n')}
          }
          const stored = JSON.parse(JSON.stringify(draft))
          console.log(Object.keys(stored).join(' '))`,
        key: left(),
        wrong: [
          ...kinds.map((kind) => [facts[kind][1], left(facts[kind][1])] as const),
          ['allFieldsAreKept', [field, ...names].join(' ')],
        ],
        because:
          'undefined and functions are left out. NaN is written as null, a Date as a text and a Map as an empty object.',
      }
    },
  }),
]
