import { line, prints, printsInOrder } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { fruits, people, tags, tasks } from '../words.ts'
import { template, wordList } from './misconceptions.ts'

export const intermediateCollections: Template[] = [
  template({
    id: 'one-list-as-default',
    concept: 'collections',
    difficulty: [4, 'A default that is shared, and one that is made anew.'],
    draw: (r) => ({
      way: r.pick(['object', 'block', 'assign'] as const),
      words: r.some(fruits, 3),
      people: r.some(people, 2),
      name: r.pick(['orders', 'wishes', 'carts', 'bags']),
    }),
    make: ({ way, words: [a = '', b = '', c = ''], people: [one = '', two = ''], name }) => {
      const made = way === 'block' ? 'Hash.new { |hash, key| hash[key] = [] }' : 'Hash.new([])'
      const add = (person: string, word: string) => `${name}['${person}'] ${way === 'assign' ? `+= ['${word}']` : `<< '${word}'`}`
      return {
        question: prints,
        code: source`
          ${name} = ${made}
          ${add(one, a)}
          ${add(two, b)}
          ${add(one, c)}
          puts "#{${name}.size} #{${name}['${one}'].join(',')}"`,
        key: way === 'object' ? line(0, `${a},${b},${c}`) : line(2, `${a},${c}`),
        wrong: [
          [way === 'object' ? 'defaultsAreStored' : 'defaultsAreShared', way === 'object' ? line(2, `${a},${b},${c}`) : line(0, `${a},${b},${c}`)],
          [way === 'object' ? 'defaultsAreFresh' : 'nothingIsStored', way === 'object' ? line(2, `${a},${c}`) : line(0, `${a},${c}`)],
          ['newValueReplaces', line(way === 'object' ? 0 : 2, c)],
          ['everyAddIsAnEntry', line(3, `${a},${c}`)],
        ],
        because: {
          object: 'All missing keys give one and the same list. << changes that list, and nothing is stored in the hash.',
          block: 'The block makes a new list for each missing key and stores it.',
          assign: '+= makes a new list and stores it, so the shared default stays empty.',
        }[way],
      }
    },
  }),
  template({
    id: 'rows-of-a-table',
    concept: 'collections',
    difficulty: [3, 'Whether rows are one list or several.'],
    draw: (r) => ({
      size: r.int(2, 4),
      value: r.int(1, 9),
      at: [r.int(0, 1), r.int(0, 1)],
      isBlock: r.flip(),
      name: r.pick(['grid', 'seats', 'table', 'board']),
    }),
    make: ({ size, value, at: [row, column], isBlock, name }) => {
      const show = (has: (r: number, c: number) => boolean) =>
        Array.from({ length: size }, (_, r) => [0, 1].map((c) => (has(r, c) ? value : 0)).join('')).join(' ')
      const single = show((r, c) => r === row && c === column)
      const shared = show((_, c) => c === column)
      return {
        question: prints,
        code: source`
          ${name} = Array.new(${size}${isBlock ? ') { [0, 0] }' : ', [0, 0])'}
          ${name}[${row}][${column}] = ${value}
          puts ${name}.map(&:join).join(' ')`,
        key: isBlock ? single : shared,
        wrong: [
          [isBlock ? 'rowsAreAlwaysShared' : 'rowsAreSeparate', isBlock ? shared : single],
          ['wholeRowIsSet', show((r) => r === row)],
          ['everythingIsSet', show(() => true)],
          ['indexesSwap', isBlock ? show((r, c) => r === column && c === row) : show((_, c) => c === row)],
          ['nothingIsSet', show(() => false)],
        ],
        because: isBlock
          ? 'The block is called for each row, so each is a list of its own.'
          : 'The one list that is given is put into every row, so a change shows in all.',
      }
    },
  }),
  template({
    id: 'slices-and-windows',
    concept: 'collections',
    difficulty: [3, 'Two ways to go through a list in groups.'],
    draw: (r) => ({
      count: r.int(5, 8),
      start: r.int(1, 9),
      size: r.int(2, 3),
      way: r.pick(['slice', 'cons'] as const),
      asks: r.pick(['last', 'sum'] as const),
    }),
    make: ({ count, start, size, way, asks }) => {
      const numbers = Array.from({ length: count }, (_, index) => start + index)
      const slices = Array.from({ length: Math.ceil(count / size) }, (_, index) => numbers.slice(index * size, index * size + size))
      const windows = Array.from({ length: count - size + 1 }, (_, index) => numbers.slice(index, index + size))
      const full = slices.filter((group) => group.length === size)
      const show = (groups: readonly (readonly number[])[]) => {
        const sum = (groups.at(-1) ?? []).reduce((total, number) => total + number, 0)
        return line(groups.length, asks === 'sum' ? sum : (groups.at(-1)?.[0] ?? 0))
      }
      return {
        question: prints,
        code: source`
          groups = (${start}..${start + count - 1}).each_${way}(${size}).to_a
          puts "#{groups.size} #{groups.last.${asks === 'sum' ? 'sum' : 'first'}}"`,
        key: show(way === 'slice' ? slices : windows),
        wrong: [
          [way === 'slice' ? 'slicesOverlap' : 'windowsDoNotOverlap', show(way === 'slice' ? windows : slices)],
          [way === 'slice' ? 'restIsDropped' : 'windowsGoPastTheEnd', way === 'slice' ? show(full) : show(numbers.map((_, index) => numbers.slice(index, index + size)))],
          ['sizeIsTheCount', show(Array.from({ length: size }, (_, index) => numbers.slice(Math.floor((index * count) / size), Math.floor(((index + 1) * count) / size))))],
          ['oneGroupPerItem', show(numbers.map((number) => [number]))],
        ],
        because:
          way === 'slice'
            ? 'each_slice cuts the list into groups one after the other; the last may be shorter.'
            : 'each_cons gives every run of neighbours, so the groups overlap and all are full.',
      }
    },
  }),
  template({
    id: 'where-arguments-go',
    concept: 'methods and arguments',
    difficulty: [4, 'Required, optional, rest and named parameters together.'],
    draw: (r) => ({
      numbers: r.some([2, 3, 4, 5, 6, 7, 8, 9], 5),
      fallback: r.int(20, 40),
      count: r.int(2, 5),
      isNamed: r.flip(),
      name: r.pick(['report', 'book', 'order', 'plan']),
    }),
    make: ({ numbers, fallback, count, isNamed, name }) => {
      const given = numbers.slice(0, count)
      const show = (first: number, second: number, rest: readonly number[], last: number, unit: number) =>
        line(first, second, rest.length, last, unit)
      const [a = 0, b = 0] = given
      const last = given.at(-1) ?? 0
      const second = count > 2 ? b : fallback
      const rest = given.slice(2, -1)
      const unit = isNamed ? 1 : 0
      return {
        question: prints,
        code: source`
          def ${name}(first, second = ${fallback}, *rest, last, unit: 0)
            "#{first} #{second} #{rest.size} #{last} #{unit}"
          end
          puts ${name}(${given.join(', ')}${isNamed ? ', unit: 1' : ''})`,
        key: show(a, second, rest, last, unit),
        wrong: [
          ['optionalComesBeforeLast', count > 2 ? show(a, fallback, given.slice(1, -1), last, unit) : 'It throws an ArgumentError'],
          ['restTakesTheEnd', show(a, second, given.slice(Math.min(2, count)), fallback, unit)],
          ['namedGoesToRest', show(a, second, isNamed ? [...rest, 1] : rest, last, isNamed ? 0 : last)],
          ['optionalIsAlwaysFilled', count > 2 ? show(a, second, [...rest, last], last, unit) : show(a, b, [], b, unit)],
        ],
        because: 'Required parameters are filled first, at the beginning and the end. What is left goes to the optional one, and the rest to the list.',
      }
    },
  }),
  template({
    id: 'what-rescue-catches',
    concept: 'errors',
    difficulty: [4, 'A rescue without a class does not catch everything.'],
    draw: (r) => ({
      kind: r.pick(['ArgumentError', 'KeyError', 'NotImplementedError', 'LoadError', 'ZeroDivisionError', 'NoMemoryError']),
      words: r.some([...tags, ...tasks], 4),
      isNamed: r.flip(),
    }),
    make: ({ kind, words: [a = '', b = '', c = '', d = ''], isNamed }) => {
      const isStandard = ['ArgumentError', 'KeyError', 'ZeroDivisionError'].includes(kind)
      return {
        question: printsInOrder,
        code: source`
          begin
            begin
              raise ${kind}
              puts '${a}'
            rescue${isNamed ? ' StandardError' : ''}
              puts '${b}'
            ensure
              puts '${c}'
            end
          rescue Exception
            puts '${d}'
          end`,
        key: isStandard ? line(b, c) : line(c, d),
        wrong: [
          [isStandard ? 'rescueNeedsAClass' : 'rescueCatchesEverything', isStandard ? line(c, d) : line(b, c)],
          ['ensureIsSkipped', isStandard ? b : d],
          ['rescuedErrorsGoOn', line(b, c, d)],
          ['ensureComesAfterAll', isStandard ? line(c, b) : line(d, c)],
        ],
        because: isStandard
          ? `${kind} is a StandardError, which rescue catches without naming a class, too. ensure runs afterwards.`
          : `${kind} is no StandardError, so the inner rescue does not catch it. ensure runs on the way out.`,
      }
    },
  }),
  template({
    id: 'trying-again',
    concept: 'errors',
    difficulty: [3, 'How often retry runs a block, and what runs with it.'],
    draw: (r) => ({
      needed: r.int(2, 5),
      limit: r.int(2, 5),
      words: r.some(['stored', 'lost', 'sent', 'given-up', 'ready', 'failed'], 2),
      name: r.pick(['tries', 'attempts', 'rounds']),
    }),
    make: ({ needed, limit, words: [fine = '', lost = ''], name }) => {
      const works = needed <= limit
      const count = works ? needed : limit
      return {
        question: prints,
        code: source`
          ${name} = 0
          closed = 0
          begin
            ${name} += 1
            raise 'offline' if ${name} < ${needed}
            result = '${fine}'
          rescue
            retry if ${name} < ${limit}
            result = '${lost}'
          ensure
            closed += 1
          end
          puts "#{result} #{${name}} #{closed}"`,
        key: line(works ? fine : lost, count, 1),
        wrong: [
          ['ensureRunsEachTime', line(works ? fine : lost, count, count)],
          ['retryStartsTheVariables', line(lost, 1, 1)],
          ['retryRunsOnce', line(needed <= 2 ? fine : lost, Math.min(2, limit), count === 2 ? 2 : 1)],
          [works ? 'oneTryTooMany' : 'limitCountsRetries', line(works || needed === limit + 1 ? fine : lost, count + 1, 1)],
          ['ensureNeedsSuccess', line(works ? fine : lost, count, works ? count : 0)],
        ],
        because: 'retry runs the block again from begin. ensure runs once, when the whole is left.',
      }
    },
  }),
  template({
    id: 'which-gem-version-fits',
    concept: 'gems and testing',
    difficulty: [3, 'What the sign ~> allows with two and with three numbers.'],
    draw: (r) => ({
      version: [r.int(1, 6), r.int(1, 7), r.int(0, 6)],
      steps: [r.int(1, 4), r.int(1, 5), r.int(0, 3)],
      way: r.pick(['three', 'two', 'open', 'exact'] as const),
      name: r.pick(['parser', 'mailer', 'charts', 'router']),
    }),
    make: ({ version: [major, minor, patch], steps: [a, b, c], way, name }) => {
      const exact = `${major}.${minor}.${patch}`
      const patched = `${major}.${minor}.${patch + a}`
      const minored = `${major}.${minor + b}.${c}`
      const newest = `${major + 1}.0.${c}`
      const all = [exact, patched, minored, newest]
      const range = { three: `~> ${exact}`, two: `~> ${major}.${minor}`, open: `>= ${exact}`, exact }[way]
      return {
        question: `A Gemfile says gem '${name}', '${range}', and there is no lock file. The versions ${all.join(', ')} are published. Which one does bundle install take?`,
        key: { three: patched, two: minored, open: newest, exact }[way],
        wrong: [
          [way === 'exact' ? 'exactIsARange' : 'lowestIsTaken', exact],
          [way === 'two' ? 'twoNumbersAreThree' : 'onlyPatchesCome', patched],
          [way === 'three' ? 'threeNumbersAreTwo' : 'onlyMajorIsKept', minored],
          ['newestIsAlwaysTaken', newest],
        ],
        because: '~> lets only the last number that is given grow: with three numbers the third, with two the second. >= sets no upper bound.',
        proof: {
          program: source`
            wanted = Gem::Requirement.new('${range}')
            versions = ${wordList(all)}.map { |text| Gem::Version.new(text) }
            puts versions.select { |version| wanted.satisfied_by?(version) }.max`,
        },
      }
    },
  }),
]
