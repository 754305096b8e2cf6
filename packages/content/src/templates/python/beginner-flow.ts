import { prints } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { twice } from '../twice.ts'
import { fruits, goods } from '../words.ts'
import { listOf, template } from './misconceptions.ts'

export const beginnerFlow: Template[] = [
  template({
    id: 'numbers-of-a-range',
    version: 2,
    concept: 'conditions and loops',
    difficulty: [2, 'The bound of a range is hit exactly.'],
    draw: (r) => ({
      start: r.int(1, 20),
      step: r.int(2, 9),
      rounds: r.int(3, 5),
      isPast: r.flip(),
      name: r.pick(['week', 'page', 'hour', 'row', 'day']),
      sum: r.pick(['total', 'points', 'cost']),
    }),
    make: ({ start, step, rounds, isPast, name, sum }) => {
      const end = start + step * rounds
      const bound = isPast ? end + 1 : end
      const add = (from: number, to: number, by = step) => {
        let result = 0
        for (let value = from; value < to; value += by) result += value
        return result
      }
      return {
        question: prints,
        code: source`
          ${sum} = 0
          for ${name} in range(${start}, ${bound}, ${step}):
              ${sum} += ${name}
          print(${sum}, ${name})`,
        key: `${add(start, bound)} ${isPast ? end : end - step}`,
        wrong: [
          isPast
            ? ['oneRoundLess', `${add(start, end)} ${end - step}`]
            : ['endIncluded', `${add(start, end + 1)} ${end}`],
          ['loopVariableGoesOn', `${add(start, bound)} ${isPast ? end + step : end}`],
          ['stepIsIgnored', `${add(start, bound, 1)} ${bound - 1}`],
          ['startExcluded', `${add(start + step, bound)} ${isPast ? end : end - step}`],
        ],
        because: `The range stops before ${bound}, and after the loop the variable keeps the last value it had.`,
      }
    },
  }),
  twice(
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
    'limit',
    'numbers',
  ),
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
    make: ({ way, numbers: [old, fresh], name, verb }) => {
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
]
