import { line, prints } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { fruits, goods, tags } from '../words.ts'
import { template, wordList } from './misconceptions.ts'

export const beginnerCollections: Template[] = [
  template({
    id: 'symbols-and-texts-as-keys',
    version: 2,
    concept: 'hashes',
    difficulty: [3, 'Two ways to write a key that look alike.'],
    draw: (r) => ({
      name: r.pick(['city', 'color', 'size', 'owner', 'state']),
      words: r.some([...tags, ...goods], 3),
      kinds: r.shuffled(['text', r.pick(['symbol', 'quoted'] as const), r.pick(['text', 'symbol'] as const)] as const),
      asksTextFirst: r.flip(),
    }),
    make: ({ name, words, kinds, asksTextFirst }) => {
      const lines = kinds.map((kind, index) => {
        const word = words[index] ?? ''
        if (index > 0) return `item[${kind === 'text' ? `'${name}'` : `:${name}`}] = '${word}'`
        return `item = { ${{ text: `'${name}' => '${word}'`, symbol: `${name}: '${word}'`, quoted: `"${name}": '${word}'` }[kind]} }`
      })
      const [a = '', b = '', c = ''] = words
      const of = (isText: boolean) => words.filter((_, index) => (kinds[index] === 'text') === isText)
      const asked = asksTextFirst ? [of(true), of(false)] : [of(false), of(true)]
      const [first = [], second = []] = asked
      const last = (list: readonly string[]) => list.at(-1) ?? ''
      return {
        question: prints,
        code: source`
          ${lines.join('\n')}
          puts "#{item[${asksTextFirst ? `'${name}'` : `:${name}`}]} #{item[${asksTextFirst ? `:${name}` : `'${name}'`}]}"`,
        key: line(last(first), last(second)),
        wrong: [
          ['symbolsEqualTexts', line(c, c)],
          ['firstOfEqualKeysStays', line(a, a)],
          ['quotesMakeTexts', line(last(second), last(first))],
          ['valuesStayAsSet', line(first[0] ?? '', second[0] ?? '')],
          ['keysKeepTheirOrder', line(a, b)],
          ['lastValuesAreShown', line(b, c)],
        ],
        because:
          'A symbol and a text with the same letters are two keys. A colon after the key makes a symbol, even after quotes.',
      }
    },
  }),
  template({
    id: 'a-default-of-a-hash',
    version: 2,
    concept: 'hashes',
    difficulty: [3, 'What a default does and what it does not store.'],
    draw: (r) => ({
      words: r.some(fruits, 3),
      order: r.shuffled([0, 0, 0, 1, 1]).slice(0, 4),
      start: r.int(1, 40),
      step: r.int(2, 20),
      name: r.pick(['sold', 'seen', 'votes', 'stock']),
    }),
    make: ({ words, order, start, step, name }) => {
      const count = order.filter((index) => index === 0).length
      const size = new Set(order).size
      const total = start + count * step
      return {
        question: prints,
        code: source`
          ${name} = Hash.new(${start})
          ${wordList(order.map((index) => words[index] ?? ''))}.each { |item| ${name}[item] += ${step} }
          puts "#{${name}['${words[0] ?? ''}']} #{${name}['${words[2] ?? ''}']} #{${name}.size}"`,
        key: line(total, start, size),
        wrong: [
          ['countingStartsAtZero', line(count * step, start, size)],
          ['readingStoresTheDefault', line(total, start, size + 1)],
          ['defaultEachTime', line(start + step, start, size)],
          ['everyLineAdds', line(total, start, order.length)],
          ['missingIsNil', line(total, 0, size)],
        ],
        because:
          'The first += reads the default and stores the sum; from then on the stored value is read. Reading a missing key gives the default and stores nothing.',
      }
    },
  }),
  template({
    id: 'methods-with-and-without-bang',
    concept: 'arrays',
    difficulty: [4, 'What changes the list, and what the call returns.'],
    draw: (r) => ({
      words: r.some([...fruits, ...goods], 3),
      way: r.pick(['sort', 'sortBang', 'uniqBang', 'reverse', 'rejectBang'] as const),
      name: r.pick(['items', 'names', 'labels']),
    }),
    make: ({ words, way, name }) => {
      const call = {
        sort: 'sort',
        sortBang: 'sort!',
        uniqBang: 'uniq!',
        reverse: 'reverse',
        rejectBang: 'reject!(&:empty?)',
      }[way]
      const was = words.join('-')
      const sorted = [...words].sort().join('-')
      const done =
        way === 'reverse' ? words.toReversed().join('-') : way === 'sort' || way === 'sortBang' ? sorted : was
      const isNil = way === 'uniqBang' || way === 'rejectBang'
      const changes = way === 'sortBang'
      return {
        question: prints,
        code: source`
          ${name} = ${wordList(words)}
          result = ${name}.${call}
          puts "#{${name}.join('-')} #{result ? result.join('-') : 'nil'}"`,
        key: isNil ? line(was, 'nil') : changes ? line(done, done) : line(was, done),
        wrong: [
          [
            changes ? 'bangsMakeNewLists' : 'everyMethodChangesTheList',
            changes ? line(was, done) : isNil ? line(was, was) : line(done, done),
          ],
          [
            isNil ? 'emptyResultReplacesTheList' : 'methodsReturnNothing',
            isNil ? line('nil', 'nil') : line(changes ? done : was, 'nil'),
          ],
          [isNil ? 'uniqSortsToo' : 'callsReturnTheOld', isNil ? line(sorted, sorted) : line(done, was)],
          [
            isNil ? 'lastItemIsDropped' : 'callDoesNothing',
            isNil ? line(words.slice(0, 2).join('-'), words.slice(0, 2).join('-')) : line(was, was),
          ],
        ],
        because: {
          sort: 'sort gives a new list and leaves the old one alone.',
          sortBang: 'sort! changes the list itself and returns it.',
          uniqBang: 'uniq! changes the list itself, and returns nil when there was nothing to take out.',
          reverse: 'reverse gives a new list and leaves the old one alone.',
          rejectBang: 'reject! changes the list itself, and returns nil when there was nothing to take out.',
        }[way],
      }
    },
  }),
]
