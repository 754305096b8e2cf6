import { prints } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { cities, fruits, goods, people } from '../words.ts'
import { listOf, template } from './misconceptions.ts'

export const beginnerValues: Template[] = [
  template({
    id: 'three-ways-to-divide',
    concept: 'values and variables',
    difficulty: [2, 'Two operators for division, and a remainder.'],
    draw: (r) => ({
      total: r.int(23, 95),
      size: r.int(4, 9),
      names: r.pick([
        ['eggs', 'boxes'],
        ['guests', 'tables'],
        ['rows', 'pages'],
        ['seats', 'cars'],
      ] as const),
      isNegative: r.flip(),
    }),
    make: ({ total, size, names: [things, groups], isNegative }) => {
      const value = isNegative ? -total : total
      const floor = Math.floor(value / size)
      const rest = value - floor * size
      const cut = Math.trunc(value / size)
      return {
        question: prints,
        code: source`
          ${things} = ${value}
          ${groups} = ${things} // ${size}
          print(${groups}, ${things} % ${size})`,
        key: `${floor} ${rest}`,
        wrong: [
          ['divisionRounds', `${Math.round(value / size)} ${rest}`],
          ['divisionCutsOff', isNegative ? `${cut} ${value % size}` : `${floor}.0 ${rest}`],
          ['remainderIsQuotient', `${floor} ${Math.abs(cut)}`],
          ['remainderToTheNext', `${floor} ${size - rest}`],
          ['divisionRoundsUp', `${Math.ceil(value / size)} ${rest}`],
        ],
        because: '// rounds down, also below zero, and % gives what is left over, with the sign of the divisor.',
      }
    },
  }),
  template({
    id: 'slices-of-a-text',
    concept: 'strings',
    difficulty: [2, 'Start, end and step of a slice.'],
    draw: (r) => ({
      word: r.pick([
        'Amsterdam',
        'Copenhagen',
        'Montevideo',
        'Reykjavik',
        'Casablanca',
        'Birmingham',
        'Marrakesh',
        'Bratislava',
      ]),
      start: r.int(1, 3),
      end: r.int(5, 8),
      step: r.int(1, 2),
      name: r.pick(['city', 'place', 'stop', 'harbour']),
    }),
    make: ({ word, start, end, step, name }) => {
      const slice = (from: number, to: number, by = step) =>
        [...word].filter((_, index) => index >= from && index < to && (index - from) % by === 0).join('')
      return {
        question: prints,
        code: source`
          ${name} = '${word}'
          print(${name}[${start}:${end}${step === 1 ? '' : `:${step}`}])`,
        key: slice(start, end),
        wrong: [
          ['endIncluded', slice(start, end + 1)],
          ['countsFromOne', slice(start - 1, end)],
          ['secondIsLength', slice(start, start + end)],
          ['startExcluded', slice(start + 1, end)],
          ['stepIsIgnored', slice(start, end, 3 - step)],
        ],
        because: `The slice starts at position ${start}, counted from 0, and stops before position ${end}${step === 1 ? '' : ', taking every second'}.`,
      }
    },
  }),
  template({
    id: 'two-names-for-one-list',
    concept: 'lists and tuples',
    difficulty: [3, 'One line decides whether two names share a list.'],
    draw: (r) => ({
      way: r.pick(['same', 'slice', 'copy', 'plus', 'concat'] as const),
      items: r.some(fruits, 3),
      name: r.pick(['basket', 'order', 'shelf', 'crate']),
      copy: r.pick(['backup', 'saved', 'before', 'draft']),
    }),
    make: ({ way, items: [one = '', two = '', added = ''], name, copy }) => {
      const made = { same: name, slice: `${name}[:]`, copy: `${name}.copy()`, plus: name, concat: `${name} + []` }[way]
      const change = way === 'plus' ? `${name} += ['${added}']` : `${name}.append('${added}')`
      const long = `${one},${two},${added}`
      const short = `${one},${two}`
      const isShared = way === 'same' || way === 'plus'
      return {
        question: prints,
        code: source`
          ${name} = ['${one}', '${two}']
          ${copy} = ${made}
          ${change}
          print(','.join(${copy}), len(${name}))`,
        key: isShared ? `${long} 3` : `${short} 3`,
        wrong: [
          [isShared ? 'assignmentCopies' : 'copiesFollow', isShared ? `${short} 3` : `${long} 3`],
          ['changeIsDropped', `${short} 2`],
          ['otherNameOnly', `${long} 2`],
          ['appendNests', `${short} 4`],
        ],
        because: isShared
          ? 'Assigning gives the list a second name, and append and += change the list itself.'
          : 'The copy is a list of its own, so a change of the first does not reach it.',
      }
    },
  }),
  template({
    id: 'what-list-methods-return',
    concept: 'lists and tuples',
    difficulty: [2, 'Methods that change a list and functions that make a new one.'],
    draw: (r) => ({
      way: r.pick(['sort', 'sorted', 'append', 'pop', 'reverse'] as const),
      numbers: r.some([3, 5, 7, 11, 14, 18, 21, 26, 32, 40], 3),
      name: r.pick(['scores', 'prices', 'ages', 'sizes']),
    }),
    make: ({ way, numbers, name }) => {
      const sorted = [...numbers].sort((a, b) => a - b)
      const call = {
        sort: `${name}.sort()`,
        sorted: `sorted(${name})`,
        append: `${name}.append(1)`,
        pop: `${name}.pop()`,
        reverse: `${name}.reverse()`,
      }[way]
      const after = {
        sort: sorted,
        sorted: numbers,
        append: [...numbers, 1],
        pop: numbers.slice(0, -1),
        reverse: [...numbers].reverse(),
      }[way]
      const shown = (result: string, list: readonly number[]) => `${result} ${listOf(list)}`
      const result = way === 'sorted' ? listOf(sorted) : way === 'pop' ? String(numbers.at(-1)) : 'None'
      return {
        question: prints,
        code: source`
          ${name} = ${listOf(numbers)}
          result = ${call}
          print(result, ${name})`,
        key: shown(result, after),
        wrong: [
          ['methodsReturnTheList', shown(listOf(way === 'sorted' ? sorted : after), way === 'sorted' ? sorted : after)],
          ['methodsCopy', shown(way === 'sorted' ? 'None' : listOf(after), way === 'sorted' ? sorted : numbers)],
          ['nothingIsReturned', shown('None', way === 'pop' ? after : numbers)],
          [
            'popTakesTheFirst',
            way === 'pop' ? shown(String(numbers[0]), numbers.slice(1)) : shown(String(after.length), after),
          ],
        ],
        because: {
          sort: 'sort changes the list and returns None.',
          sorted: 'sorted returns a new list and leaves the old one alone.',
          append: 'append changes the list and returns None.',
          pop: 'pop takes the last item off the list and returns it.',
          reverse: 'reverse changes the list and returns None.',
        }[way],
      }
    },
  }),
  template({
    id: 'numbers-of-a-range',
    concept: 'conditions and loops',
    difficulty: [2, 'The bound of a range is hit exactly.'],
    draw: (r) => ({
      start: r.int(1, 6),
      step: r.int(2, 4),
      rounds: r.int(3, 4),
      name: r.pick(['week', 'page', 'hour', 'row', 'day']),
      sum: r.pick(['total', 'points', 'cost']),
    }),
    make: ({ start, step, rounds, name, sum }) => {
      const end = start + step * rounds
      const add = (from: number, to: number, by = step) => {
        let result = 0
        for (let value = from; value < to; value += by) result += value
        return result
      }
      return {
        question: prints,
        code: source`
          ${sum} = 0
          for ${name} in range(${start}, ${end}, ${step}):
              ${sum} += ${name}
          print(${sum}, ${name})`,
        key: `${add(start, end)} ${end - step}`,
        wrong: [
          ['endIncluded', `${add(start, end + 1)} ${end}`],
          ['loopVariableGoesOn', `${add(start, end)} ${end}`],
          ['stepIsIgnored', `${add(start, end, 1)} ${end - 1}`],
          ['startExcluded', `${add(start + step, end)} ${end - step}`],
        ],
        because: `The range stops before ${end}, and after the loop the variable keeps the last value it had.`,
      }
    },
  }),
  template({
    id: 'else-of-a-loop',
    concept: 'conditions and loops',
    difficulty: [4, 'else belongs to the loop.'],
    draw: (r) => ({
      numbers: r.some([12, 15, 18, 21, 24, 27, 33, 36, 42, 48], 3),
      limit: r.pick([14, 20, 25, 30, 40, 50, 60]),
      words: r.some(['found', 'missing', 'full', 'free', 'ready', 'late'], 2),
      name: r.pick(['price', 'weight', 'size', 'age']),
    }),
    make: ({ numbers, limit, words: [hit = '', none = ''], name }) => {
      const found = numbers.find((number) => number > limit)
      const foundText = `${hit}-${found ?? numbers[0]}`
      return {
        question: prints,
        code: source`
          result = []
          for ${name} in ${listOf(numbers)}:
              if ${name} > ${limit}:
                  result.append(f'${hit}-{${name}}')
                  break
          else:
              result.append('${none}')
          print(' '.join(result))`,
        key: found === undefined ? none : foundText,
        wrong: [
          ['elseAlwaysRuns', found === undefined ? `${hit} ${none}` : `${foundText} ${none}`],
          ['elseOfEachRound', numbers.map((number) => (number > limit ? `${hit}-${number}` : none)).join(' ')],
          [
            'breakLeavesNothing',
            numbers
              .filter((number) => number > limit)
              .map((number) => `${hit}-${number}`)
              .join(' ') || foundText,
          ],
          ['elseIsTheOtherWay', found === undefined ? `${hit}-${numbers.at(-1)}` : none],
        ],
        because: 'else of a loop runs once, after the loop has come to its end without break.',
      }
    },
  }),
  template({
    id: 'names-inside-a-function',
    concept: 'functions',
    difficulty: [3, 'An assignment inside decides what a name means.'],
    draw: (r) => ({
      way: r.pick(['assign', 'global', 'read', 'augment'] as const),
      numbers: [r.int(2, 19), r.int(20, 60)],
      name: r.pick(['limit', 'rate', 'count', 'total', 'stock']),
      verb: r.pick(['update', 'refresh', 'restock', 'change']),
    }),
    make: ({ way, numbers: [old = 0, fresh = 0], name, verb }) => {
      const body = {
        assign: `${name} = ${fresh}\nreturn ${name}`,
        global: `global ${name}\n${name} = ${fresh}\nreturn ${name}`,
        read: `return ${name} + ${fresh}`,
        augment: `${name} += ${fresh}\nreturn ${name}`,
      }[way]
      const sum = old + fresh
      const text = (first: number, second: number) => `${first} ${second}`
      return {
        question: prints,
        code: source`
          ${name} = ${old}
          def ${verb}():
              ${body}
          print(${verb}(), ${name})`,
        key: {
          assign: text(fresh, old),
          global: text(fresh, fresh),
          read: text(sum, old),
          augment: 'It throws an UnboundLocalError',
        }[way],
        wrong: [
          ['assignmentIsGlobal', way === 'assign' || way === 'global' ? text(fresh, fresh) : text(sum, sum)],
          ['outerIsInvisible', 'It throws a NameError'],
          ['augmentIsLocalCopy', way === 'augment' || way === 'read' ? text(sum, old) : text(fresh, old)],
          ['outerWins', text(old, old)],
          ['readingNeedsGlobal', 'It throws an UnboundLocalError'],
        ],
        because: {
          assign: 'An assignment in a function makes a local name; the outer one keeps its value.',
          global: 'global makes the assignment change the name of the module.',
          read: 'Without an assignment the name of the module is read.',
          augment: '+= is an assignment, so the name is local in the whole function and has no value to read.',
        }[way],
      }
    },
  }),
  template({
    id: 'a-default-that-is-kept',
    concept: 'functions',
    difficulty: [4, 'The default is made once.'],
    draw: (r) => ({
      items: r.some([...fruits, ...goods], 3),
      way: r.pick(['shared', 'none', 'given'] as const),
      name: r.pick(['basket', 'cart', 'tags', 'items']),
    }),
    make: ({ items: [one = '', two = '', three = ''], way, name }) => {
      const isNone = way === 'none'
      const first = way === 'given' ? `add('${one}', [])` : `add('${one}')`
      const text = (...lists: string[][]) => lists.map((list) => list.join('+')).join(' ')
      return {
        question: prints,
        code: source`
          def add(item, ${name}=${isNone ? 'None' : '[]'}):
              ${isNone ? `${name} = ${name} or []\n` : ''}${name}.append(item)
              return '+'.join(${name})
          print(${first}, add('${two}'), add('${three}'))`,
        key: isNone
          ? text([one], [two], [three])
          : way === 'given'
            ? text([one], [two], [two, three])
            : text([one], [one, two], [one, two, three]),
        wrong: [
          [
            isNone ? 'noneIsKept' : 'defaultIsFresh',
            isNone ? text([one], [one, two], [one, two, three]) : text([one], [two], [three]),
          ],
          [
            way === 'given' ? 'givenBecomesDefault' : 'secondCallIsFresh',
            way === 'given' ? text([one], [one, two], [one, two, three]) : text([one], [two], [two, three]),
          ],
          ['allShowTheEnd', text([one, two, three], [one, two, three], [one, two, three])],
          ['lastItemOnly', text([one], [one, two], [two, three])],
        ],
        because: isNone
          ? 'None cannot change, and each call without a list makes a new one.'
          : 'The default list is made once, with the function, and every call without a list of its own changes that one.',
      }
    },
  }),
  template({
    id: 'keys-of-a-dictionary',
    concept: 'dictionaries and sets',
    difficulty: [3, 'Which keys count as the same.'],
    draw: (r) => ({
      number: r.int(2, 60),
      values: r.some(cities, 4),
      kinds: r.shuffled(['int', 'float', 'text', 'again'] as const),
      name: r.pick(['stops', 'codes', 'offices', 'rooms']),
    }),
    make: ({ number, values, kinds, name }) => {
      const written = { int: String(number), float: `${number}.0`, text: `'${number}'`, again: String(number) }
      const lastOf = (group: readonly string[]) => values[kinds.findLastIndex((kind) => group.includes(kind))]
      const firstOf = (group: readonly string[]) => values[kinds.findIndex((kind) => group.includes(kind))]
      return {
        question: prints,
        code: source`
          ${name} = {}
          ${kinds.map((kind, index) => `${name}[${written[kind]}] = '${values[index] ?? ''}'`).join('\n')}
          print(len(${name}), ${name}[${number}])`,
        key: `2 ${lastOf(['int', 'float', 'again'])}`,
        wrong: [
          ['floatIsAnotherKey', `3 ${lastOf(['int', 'again'])}`],
          ['textIsTheSameKey', `1 ${values[3]}`],
          ['firstValueStays', `2 ${firstOf(['int', 'float', 'again'])}`],
          ['everyLineAdds', `4 ${lastOf(['int', 'again'])}`],
        ],
        because:
          'Numbers that are equal are one key, whatever their type, and the last value counts. A text never equals a number.',
      }
    },
  }),
  template({
    id: 'counting-with-get',
    concept: 'dictionaries and sets',
    difficulty: [2, 'A default for a missing key in a loop.'],
    draw: (r) => ({
      words: r.some(fruits, 2),
      order: r.shuffled([0, 0, 0, 1, 1]).slice(0, 4),
      start: r.int(0, 5),
      step: r.int(1, 4),
      asked: r.int(0, 1),
      name: r.pick(['sold', 'seen', 'votes', 'stock']),
    }),
    make: ({ words, order, start, step, asked, name }) => {
      const count = order.filter((index) => index === asked).length
      const text = (value: number, size: number) => `${value} ${size}`
      return {
        question: prints,
        code: source`
          ${name} = {}
          for item in [${order.map((index) => `'${words[index] ?? ''}'`).join(', ')}]:
              ${name}[item] = ${name}.get(item, ${start}) + ${step}
          print(${name}['${words[asked] ?? ''}'], len(${name}))`,
        key: text(start + count * step, new Set(order).size),
        wrong: [
          ['defaultEachTime', text(start + step, new Set(order).size)],
          ['defaultIsIgnored', text(count * step, new Set(order).size)],
          ['everyLineAdds', text(start + count * step, order.length)],
          ['firstIsOnlyDefault', text(start + (count - 1) * step, new Set(order).size)],
          ['defaultAddsEachTime', text(count * (start + step), new Set(order).size)],
        ],
        because:
          'get gives the default only while the key is missing; from then on it gives the value that was stored.',
      }
    },
  }),
  template({
    id: 'which-except-answers',
    concept: 'errors',
    difficulty: [3, 'Several handlers, else and finally.'],
    draw: (r) => ({
      text: r.pick(['number', 'word', 'zero'] as const),
      number: r.int(2, 20),
      words: r.some(['parsed', 'retry', 'skipped', 'closed', 'broken', 'stored'], 4),
      total: r.int(40, 99),
      person: r.pick(people),
    }),
    make: ({ text, number, words: [value = '', zero = '', fine = '', end = ''], total, person }) => {
      const given = { number: String(number), word: person, zero: '0' }[text]
      const key = { number: [fine, end], word: [value, end], zero: [zero, end] }[text]
      return {
        question: prints,
        code: source`
          steps = []
          try:
              share = ${total} / int('${given}')
          except ValueError:
              steps.append('${value}')
          except ZeroDivisionError:
              steps.append('${zero}')
          else:
              steps.append('${fine}')
          finally:
              steps.append('${end}')
          print(' '.join(steps))`,
        key: key.join(' '),
        wrong: [
          ['elseAlwaysRuns', text === 'number' ? `${value} ${fine} ${end}` : `${key[0]} ${fine} ${end}`],
          ['finallyOnlyOnFailure', text === 'number' ? fine : (key[0] ?? '')],
          ['firstHandlerCatchesAll', text === 'word' ? `${value} ${zero} ${end}` : `${value} ${end}`],
          ['finallyInstead', end],
        ],
        because: 'The first handler whose class fits answers, else runs only without an error, and finally always.',
      }
    },
  }),
  template({
    id: 'truth-of-values',
    concept: 'conditions and loops',
    difficulty: [3, 'Some values that look empty count as true.'],
    draw: (r) => ({
      city: r.pick(cities),
      fields: r.shuffled([
        ...r.some(['zeroText', 'listOfNone', 'emptyText', 'zero', 'space', 'nothing'] as const, 5),
        'city' as const,
      ]),
    }),
    make: ({ city, fields }) => {
      const values = {
        zeroText: ['code', "'0'", true],
        listOfNone: ['tags', '[None]', true],
        emptyText: ['phone', "''", false],
        zero: ['age', '0.0', false],
        space: ['note', "' '", true],
        nothing: ['partner', 'None', false],
        city: ['city', `'${city}'`, true],
      } as const
      const kept = (mistaken?: keyof typeof values) =>
        fields
          .filter((field) => values[field][2] !== (field === mistaken))
          .map((field) => values[field][0])
          .join(' ')
      return {
        question: prints,
        code: source`
          form = {
              ${fields.map((field) => `'${values[field][0]}': ${values[field][1]},`).join('\n')}
          }
          print(' '.join(name for name, value in form.items() if value))`,
        key: kept(),
        wrong: [
          ['zeroTextIsFalsy', kept('zeroText')],
          ['listOfNoneIsFalsy', kept('listOfNone')],
          ['emptyTextIsTruthy', kept('emptyText')],
          ['zeroIsTruthy', kept('zero')],
          ['spaceIsFalsy', kept('space')],
          ['noneIsTruthy', kept('nothing')],
        ],
        because:
          'Zero, None and whatever is empty count as false. A text with any sign in it and a list with any item count as true.',
      }
    },
  }),
]
