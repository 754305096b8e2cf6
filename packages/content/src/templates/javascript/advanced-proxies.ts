import { prints } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { fruits, goods, people } from '../words.ts'
import { template } from './misconceptions.ts'

export const advancedProxies: Template[] = [
  template({
    id: 'what-a-get-trap-sees',
    version: 2,
    concept: 'proxies and symbols',
    difficulty: [4, 'Some accesses pass the trap and some go around it.'],
    draw: (r) => ({
      item: r.pick(goods),
      missing: r.pick(['price', 'color', 'stock', 'weight']),
      fallback: r.int(1, 40),
      value: r.int(50, 90),
      deletes: r.flip(),
      way: r.pick(['target', 'proxy', 'in', 'keys'] as const),
    }),
    make: ({ item, missing, fallback, value, deletes, way }) => {
      const last = {
        target: [`product.${missing}`, 'undefined'],
        proxy: [`safe.${missing}`, String(fallback)],
        in: [`'${missing}' in safe`, 'false'],
        keys: ['Object.keys(safe).join()', deletes ? 'name' : 'name,size'],
      }[way]
      const shown = deletes ? fallback : value
      const size = deletes ? '' : ',size'
      const mistaken = { target: fallback, proxy: 'undefined', in: 'true', keys: `name${size},${missing}` }[way]
      return {
        question: prints,
        code: source`
          const product = { name: '${item}' }
          const safe = new Proxy(product, {
            get: (target, key) => (key in target ? target[key] : ${fallback}),
          })
          safe.size = ${value}
          ${deletes ? 'delete safe.size\n' : ''}console.log(safe.size, ${last[0] ?? ''})`,
        key: `${shown} ${last[1]}`,
        wrong: [
          ['proxyChangesTarget', `${shown} ${mistaken}`],
          [deletes ? 'deleteNeedsTrap' : 'writesNeedTrap', `${deletes ? value : fallback} ${last[1]}`],
          ['bothMistakes', `${deletes ? value : fallback} ${mistaken}`],
        ],
        because:
          'Only reading through the proxy meets the get trap. Writing, deleting, in and keys go to the object itself, which the trap never changes.',
      }
    },
  }),
  template({
    id: 'symbols-among-the-keys',
    concept: 'proxies and symbols',
    difficulty: [3, 'Symbols are properties that most listings pass over.'],
    draw: (r) => ({
      fruits: r.some(fruits, 3),
      enumerable: r.flip(),
      asked: r.pick(['keys', 'names', 'all', 'json'] as const),
      description: r.pick(['id', 'owner', 'secret', 'source']),
    }),
    make: ({ fruits: [a = '', b = '', c = ''], enumerable, asked, description }) => {
      const named = [a, ...(enumerable ? [b] : []), c]
      const all = [a, b, c]
      const call = {
        keys: 'Object.keys(crate).join()',
        names: 'Object.getOwnPropertyNames(crate).join()',
        all: 'Reflect.ownKeys(crate).map(String).join()',
        json: 'Object.keys(JSON.parse(JSON.stringify(crate))).join()',
      }[asked]
      const symbol = `Symbol(${description})`
      const orders = {
        keys: enumerable ? [a, c, b] : [a, c],
        names: [a, c, b],
        all: [a, c, b, symbol],
        json: enumerable ? [a, c, b] : [a, c],
      }
      return {
        question: prints,
        code: source`
          const crate = { ${a}: 1, [Symbol('${description}')]: 2, ${c}: 3 }
          Object.defineProperty(crate, '${b}', { value: 4${enumerable ? ', enumerable: true' : ''} })
          console.log(${call})`,
        key: orders[asked].join(),
        wrong: [
          ['symbolsAreListed', [a, symbol, c, ...(enumerable ? [b] : [])].join()],
          [
            asked === 'names' || asked === 'all' ? 'hiddenIsNeverListed' : 'definedIsEnumerable',
            asked === 'names' || asked === 'all' ? [a, c].join() : [a, c, b].join(),
          ],
          ['symbolsHaveNames', [a, description, c, b].join()],
          ['symbolsComeInOrder', [a, symbol, c, b].join()],
          ['keysAreSorted', (enumerable ? [...all] : [...named]).sort().join()],
        ],
        because: {
          keys: 'Object.keys lists enumerable text keys: no symbols, and defineProperty makes a property enumerable only if told so.',
          names: 'getOwnPropertyNames lists all text keys, enumerable or not, and no symbols.',
          all: 'Reflect.ownKeys lists all keys: the texts in the order they were added, then the symbols.',
          json: 'JSON takes enumerable text keys only.',
        }[asked],
      }
    },
  }),
  template({
    id: 'array-holes-and-length',
    version: 2,
    concept: 'language semantics',
    difficulty: [4, 'Empty places are treated differently by each method.'],
    draw: (r) => ({
      size: r.int(3, 9),
      at: r.int(1, 2),
      value: r.int(2, 19),
      way: r.pick(['map', 'fill', 'from', 'keys'] as const),
      name: r.pick(['seats', 'slots', 'cells', 'rows']),
    }),
    make: ({ size, at, value, way, name }) => {
      const call = {
        map: `new Array(${size}).map(() => ${value})`,
        fill: `new Array(${size}).fill(${value})`,
        from: `Array.from({ length: ${size} }, () => ${value})`,
        keys: `[...new Array(${size})].map(() => ${value})`,
      }[way]
      const isEmpty = way === 'map'
      const sum = (count: number) => String(count * value)
      const first = isEmpty ? 1 : 0
      const key = isEmpty ? `${size} ${at * 10 + 1}` : `${size} ${(size - 1) * value + at * 10 + 1}`
      return {
        question: prints,
        code: source`
          const ${name} = ${call}
          ${name}[${at}] = ${at * 10 + 1}
          let sum = 0
          ${name}.forEach((value) => {
            sum += value
          })
          console.log(${name}.length, sum)`,
        key,
        wrong: [
          [
            isEmpty ? 'mapFillsHoles' : 'newArraysStayEmpty',
            isEmpty ? `${size} ${(size - 1) * value + at * 10 + 1}` : `${size} ${at * 10 + 1}`,
          ],
          ['holesAreUndefined', `${size} NaN`],
          ['lengthCountsItems', `${first ? 1 : size - 1} ${isEmpty ? at * 10 + 1 : (size - 1) * value + at * 10 + 1}`],
          ['assignmentAppends', `${size + 1} ${isEmpty ? at * 10 + 1 : sum(size).concat('')}`],
        ],
        because: {
          map: 'new Array makes holes, which map and forEach pass over, so only the assigned item counts; the length includes holes.',
          fill: 'fill writes into holes, too, so the array is complete before one item is replaced.',
          from: 'Array.from calls the function for every position, so there are no holes.',
          keys: 'Spreading turns holes into undefined items, and map treats those.',
        }[way],
      }
    },
  }),
  template({
    id: 'memory-held-by-a-closure',
    version: 2,
    concept: 'memory and performance',
    difficulty: [4, 'A cache keyed by objects behaves like none.'],
    draw: (r) => ({
      calls: r.int(3, 9),
      repeats: r.int(2, 6),
      way: r.pick(['object', 'text', 'same', 'json'] as const),
      person: r.pick(people),
    }),
    make: ({ calls, repeats, way, person }) => {
      const key = {
        object: ['{ user, day: turn % days }', 'options'],
        text: ['{ user, day: turn % days }', "options.user + ' ' + options.day"],
        same: ['constant', 'options'],
        json: ['{ user, day: turn % days }', 'JSON.stringify(options)'],
      }[way]
      const total = calls * repeats
      const size = { object: total, text: calls, same: 1, json: calls }[way]
      return {
        question: prints,
        code: source`
          const cache = new Map()
          let computed = 0
          function report(options) {
            const key = ${key[1] ?? ''}
            if (!cache.has(key)) cache.set(key, ++computed)
            return cache.get(key)
          }
          const [user, days] = ['${person}', ${calls}]
          const constant = { user, day: 0 }
          for (let turn = 0; turn < ${total}; turn++) report(${key[0] ?? ''})
          console.log(cache.size, computed)`,
        key: `${size} ${size}`,
        wrong: [
          ['mapsCompareContent', `${calls} ${calls}`],
          ['everyCallIsNew', `${total} ${total}`],
          ['keysOverwriteByName', '1 1'],
          ['keysAreTextsInMaps', `1 ${total}`],
        ],
        because: {
          object:
            'A Map finds objects by identity. Every call makes a new one, so nothing is ever found and the cache only grows.',
          text: 'Equal texts are the same key, so each day is computed once.',
          same: 'All calls pass one and the same object, so it is computed once.',
          json: 'The texts made from equal objects are equal, so each day is computed once.',
        }[way],
      }
    },
  }),
]
