import { line, prints } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { fruits, goods, tags } from '../words.ts'
import { template, wordList } from './misconceptions.ts'

export const beginnerCollections: Template[] = [
  template({
    id: 'symbols-and-texts-as-keys',
    concept: 'hashes',
    difficulty: [3, 'Two ways to write a key that look alike.'],
    draw: (r) => ({
      name: r.pick(['city', 'color', 'size', 'owner', 'state']),
      words: r.some([...tags, ...goods], 2),
      kinds: r.pick([
        ['text', 'symbol'],
        ['symbol', 'text'],
        ['quoted', 'text'],
        ['text', 'quoted'],
      ] as const),
      asksText: r.flip(),
    }),
    make: ({ name, words: [a = '', b = ''], kinds, asksText }) => {
      const entry = (kind: (typeof kinds)[number], word: string) =>
        ({ text: `'${name}' => '${word}'`, symbol: `${name}: '${word}'`, quoted: `"${name}": '${word}'` })[kind]
      const textWord = kinds[0] === 'text' ? a : b
      const symbolWord = kinds[0] === 'text' ? b : a
      const found = asksText ? textWord : symbolWord
      const other = asksText ? symbolWord : textWord
      return {
        question: prints,
        code: source`
          item = { ${entry(kinds[0], a)}, ${entry(kinds[1], b)} }
          puts "#{item.size} #{item[${asksText ? `'${name}'` : `:${name}`}]}"`,
        key: line(2, found),
        wrong: [
          ['symbolsEqualTexts', line(1, b)],
          ['firstOfEqualKeysStays', line(1, a)],
          ['quotesMakeTexts', line(2, other)],
          ['lookingUpFails', 'It throws a KeyError'],
        ],
        because:
          'A symbol and a text with the same letters are two keys. A colon after the key makes a symbol, even after quotes.',
      }
    },
  }),
  template({
    id: 'a-default-of-a-hash',
    concept: 'hashes',
    difficulty: [3, 'What a default does and what it does not store.'],
    draw: (r) => ({
      words: r.some(fruits, 3),
      order: r.shuffled([0, 0, 0, 1, 1]).slice(0, 4),
      start: r.int(1, 6),
      step: r.int(1, 4),
      asksMissing: r.flip(),
      name: r.pick(['sold', 'seen', 'votes', 'stock']),
    }),
    make: ({ words, order, start, step, asksMissing, name }) => {
      const asked = asksMissing ? 2 : 0
      const count = order.filter((index) => index === asked).length
      const size = new Set(order).size
      return {
        question: prints,
        code: source`
          ${name} = Hash.new(${start})
          ${wordList(order.map((index) => words[index] ?? ''))}.each { |item| ${name}[item] += ${step} }
          puts "#{${name}['${words[asked] ?? ''}']} #{${name}.size}"`,
        key: line(start + count * step, size),
        wrong: [
          ['countingStartsAtZero', line(count * step, size)],
          [
            asksMissing ? 'readingStoresTheDefault' : 'defaultEachTime',
            asksMissing ? line(start, size + 1) : line(start + step, size),
          ],
          ['everyLineAdds', line(start + count * step, order.length)],
          ['missingIsNil', asksMissing ? line('nil', size) : 'It throws a NoMethodError'],
        ],
        because: asksMissing
          ? 'Reading a missing key gives the default and stores nothing.'
          : 'The first += reads the default and stores the sum; from then on the stored value is read.',
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
