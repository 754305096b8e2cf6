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
        because: 'A symbol and a text with the same letters are two keys. A colon after the key makes a symbol, even after quotes.',
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
          [asksMissing ? 'readingStoresTheDefault' : 'defaultEachTime', asksMissing ? line(start, size + 1) : line(start + step, size)],
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
      const call = { sort: 'sort', sortBang: 'sort!', uniqBang: 'uniq!', reverse: 'reverse', rejectBang: 'reject!(&:empty?)' }[way]
      const was = words.join('-')
      const sorted = [...words].sort().join('-')
      const done = way === 'reverse' ? words.toReversed().join('-') : way === 'sort' || way === 'sortBang' ? sorted : was
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
          [changes ? 'bangsMakeNewLists' : 'everyMethodChangesTheList', changes ? line(was, done) : isNil ? line(was, was) : line(done, done)],
          [isNil ? 'emptyResultReplacesTheList' : 'methodsReturnNothing', isNil ? line('nil', 'nil') : line(changes ? done : was, 'nil')],
          [isNil ? 'uniqSortsToo' : 'callsReturnTheOld', isNil ? line(sorted, sorted) : line(done, was)],
          [isNil ? 'lastItemIsDropped' : 'callDoesNothing', isNil ? line(words.slice(0, 2).join('-'), words.slice(0, 2).join('-')) : line(was, was)],
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
  template({
    id: 'what-a-loop-method-returns',
    concept: 'blocks',
    difficulty: [2, 'Four methods with a block return four things.'],
    draw: (r) => ({
      numbers: r.shuffled([r.int(2, 3), r.int(8, 9), ...r.some([4, 5, 6, 7], 2)]),
      factor: r.int(2, 5),
      way: r.pick(['each', 'map', 'select', 'reject'] as const),
      limit: r.int(4, 6),
      name: r.pick(['prices', 'sizes', 'scores', 'hours']),
    }),
    make: ({ numbers, factor, way, limit, name }) => {
      const isFilter = way === 'select' || way === 'reject'
      const block = isFilter ? `number > ${limit}` : `number * ${factor}`
      const scaled = numbers.map((number) => number * factor)
      const large = numbers.filter((number) => number > limit)
      const small = numbers.filter((number) => number <= limit)
      const truths = numbers.map((number) => number > limit)
      return {
        question: prints,
        code: source`
          ${name} = [${numbers.join(', ')}]
          result = ${name}.${way} { |number| ${block} }
          puts result.join(' ')`,
        key: line(...{ each: numbers, map: scaled, select: large, reject: small }[way]),
        wrong: [
          [isFilter ? 'blockValuesAreCollected' : way === 'each' ? 'eachCollects' : 'mapGivesTheList', line(...(isFilter ? truths : way === 'each' ? scaled : numbers))],
          [isFilter ? 'selectAndRejectSwapped' : 'loopsGiveTheLastValue', isFilter ? line(...(way === 'select' ? small : large)) : String(scaled.at(-1))],
          [isFilter ? 'filtersStopAtTheFirst' : 'eachReturnsNil', isFilter ? String((way === 'select' ? large : small)[0] ?? numbers[0]) : 'It throws a NoMethodError'],
          ['loopsGiveTheCount', isFilter ? String((way === 'select' ? large : small).length) : String(numbers.length)],
        ],
        because: {
          each: 'each runs the block for its effects and returns the list it was called on.',
          map: 'map returns a new list of what the block returns.',
          select: 'select returns the items for which the block is true.',
          reject: 'reject returns the items for which the block is not true.',
        }[way],
      }
    },
  }),
  template({
    id: 'next-and-break-in-a-block',
    concept: 'conditions and loops',
    difficulty: [2, 'One word skips an item, the other ends the loop.'],
    draw: (r) => ({
      numbers: r.some([2, 3, 4, 5, 6, 7, 8, 9, 10, 11], 5),
      limit: r.int(6, 9),
      asksEven: r.flip(),
      name: r.pick(['total', 'points', 'sum', 'cost']),
    }),
    make: ({ numbers, limit, asksEven, name }) => {
      const skips = (number: number) => (number % 2 === 0) === asksEven
      const run = (next: (number: number) => boolean, stop: (number: number) => boolean, after = false) => {
        let [sum, last] = [0, 0]
        for (const number of numbers) {
          if (next(number)) continue
          if (stop(number)) {
            if (after) sum += number
            break
          }
          sum += number
          last++
        }
        return line(sum, last)
      }
      const large = (number: number) => number > limit
      return {
        question: prints,
        code: source`
          ${name} = 0
          count = 0
          [${numbers.join(', ')}].each do |number|
            next if number.${asksEven ? 'even?' : 'odd?'}
            break if number > ${limit}
            ${name} += number
            count += 1
          end
          puts "#{${name}} #{count}"`,
        key: run(skips, large),
        wrong: [
          ['breakIsNext', run((number) => skips(number) || large(number), () => false)],
          ['nextIsBreak', run(() => false, (number) => skips(number) || large(number))],
          ['breakComesAfterwards', run(skips, large, true)],
          ['limitIsIncluded', run(skips, (number) => number >= limit)],
          ['skippedItemsCount', run(() => false, large)],
        ],
        because: 'next goes on with the next item, and break leaves the whole loop at once.',
      }
    },
  }),
]
