import { prints } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { tags, tasks } from '../words.ts'
import { listOf, template } from './misconceptions.ts'

export const intermediateGenerators: Template[] = [
  template({
    id: 'a-generator-is-used-up',
    concept: 'iteration and generators',
    difficulty: [2, 'What a second look at an iterator gives.'],
    draw: (r) => ({
      numbers: r.some([2, 3, 4, 5, 6, 7, 8, 9], 3),
      isList: r.flip(),
      factor: r.int(2, 6),
      name: r.pick(['prices', 'sizes', 'scores', 'hours']),
    }),
    make: ({ numbers, isList, factor, name }) => {
      const scaled = numbers.map((number) => number * factor)
      const sum = (list: readonly number[]) => list.reduce((total, number) => total + number, 0)
      const largest = Math.max(...scaled)
      const [first = 0, ...rest] = scaled
      return {
        question: prints,
        code: source`
          ${name} = ${isList ? '[' : '('}number * ${factor} for number in ${listOf(numbers)}${isList ? ']' : ')'}
          first = next(iter(${name}))
          print(first, sum(${name}), max(${name}, default=0))`,
        key: isList ? `${first} ${sum(scaled)} ${largest}` : `${first} ${sum(rest)} 0`,
        wrong: [
          [
            isList ? 'listsAreUsedUp' : 'generatorsStartAnew',
            isList ? `${first} ${sum(rest)} 0` : `${first} ${sum(scaled)} ${largest}`,
          ],
          ['sumStartsAnew', `${first} ${sum(scaled)} 0`],
          ['onlyNextConsumes', `${first} ${sum(rest)} ${Math.max(...rest)}`],
          ['generatorsGiveOriginals', `${numbers[0]} ${sum(numbers)} ${Math.max(...numbers)}`],
        ],
        because: isList
          ? 'A list can be walked through as often as one likes; each time begins at its start.'
          : 'A generator gives each value once: next took the first, sum the others, and nothing is left for max.',
      }
    },
  }),
  template({
    id: 'when-a-generator-runs',
    concept: 'iteration and generators',
    difficulty: [3, 'The body of a generator runs piece by piece.'],
    draw: (r) => ({
      words: r.some([...tasks, ...tags], 4),
      isClosed: r.flip(),
      name: r.pick(['steps', 'pages', 'rows', 'lines']),
    }),
    make: ({ words: [a = '', b = '', c = '', d = ''], isClosed, name }) => ({
      question: 'In which order are the words printed?',
      code: source`
        def ${name}():
            print('${a}')
            yield '${b}'
            print('${c}')
        it = ${name}()
        print('${d}')
        ${isClosed ? 'print(next(it))\nit.close()' : 'for word in it:\n    print(word)'}`,
      key: isClosed ? `${d} ${a} ${b}` : `${d} ${a} ${b} ${c}`,
      wrong: [
        ['generatorsStartAtOnce', isClosed ? `${a} ${d} ${b}` : `${a} ${d} ${b} ${c}`],
        [isClosed ? 'closingRunsOn' : 'yieldIsReturn', isClosed ? `${d} ${a} ${b} ${c}` : `${d} ${a} ${b}`],
        ['bodyRunsWhole', `${a} ${c} ${d} ${b}`],
        ['bodyBeforeValue', `${d} ${a} ${c} ${b}`],
      ],
      because: isClosed
        ? 'Calling the function runs nothing. next runs to the yield, and close ends the generator there.'
        : 'Calling the function runs nothing. The loop runs it to the yield, prints, and then has it go on to its end.',
    }),
  }),
  template({
    id: 'functions-made-in-a-loop',
    concept: 'functions and scope',
    difficulty: [3, 'When a closure reads its variable.'],
    draw: (r) => ({
      way: r.pick(['late', 'default', 'factory'] as const),
      numbers: r.some([2, 3, 4, 5, 6, 7, 8, 9], 3),
      value: r.int(10, 30),
      name: r.pick(['rate', 'factor', 'size', 'step']),
    }),
    make: ({ way, numbers, value, name }) => {
      const made = {
        late: `lambda value: value * ${name}`,
        default: `lambda value, ${name}=${name}: value * ${name}`,
        factory: `(lambda kept: lambda value: value * kept)(${name})`,
      }[way]
      const each = numbers.map((number) => number * value).join(' ')
      const all = (number: number) => numbers.map(() => number * value).join(' ')
      const last = numbers[2] ?? 0
      return {
        question: prints,
        code: source`
          scale = []
          for ${name} in ${listOf(numbers)}:
              scale.append(${made})
          print(*[apply(${value}) for apply in scale])`,
        key: way === 'late' ? all(last) : each,
        wrong: [
          [way === 'late' ? 'closureKeepsValue' : 'closuresAlwaysShare', way === 'late' ? each : all(last)],
          ['closureKeepsFirst', all(numbers[0] ?? 0)],
          ['closureAfterLoop', all(last + 1)],
          ['closureSeesNext', [numbers[1] ?? 0, last, last].map((number) => number * value).join(' ')],
        ],
        because: {
          late: 'The functions read the variable when they are called, and then it holds the last item.',
          default: 'A default is evaluated when the function is made, so each keeps its own value.',
          factory: 'Each call of the outer function has a variable of its own, which the inner one keeps.',
        }[way],
      }
    },
  }),
]
