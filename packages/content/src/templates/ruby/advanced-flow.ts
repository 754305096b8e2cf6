import { line, prints } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { people, tags, tasks } from '../words.ts'
import { template } from './misconceptions.ts'

export const advancedFlow: Template[] = [
  template({
    id: 'when-an-error-of-a-thread-shows',
    concept: 'concurrency',
    difficulty: [4, 'An error in a thread, and who gets it.'],
    draw: (r) => ({
      way: r.pick(['join', 'value', 'rescued', 'never'] as const),
      words: r.some([...tasks, ...tags], 4),
      kind: r.pick(['ArgumentError', 'KeyError', 'IOError']),
    }),
    make: ({ way, words: [a = '', b = '', c = '', d = ''], kind }) => {
      const body = way === 'rescued' ? `begin\n  raise ${kind}\nrescue ${kind}\n  puts '${a}'\nend` : `raise ${kind}`
      const wait = {
        join: 'worker.join',
        value: 'worker.value',
        rescued: 'worker.join',
        never: 'sleep 0.002 while worker.alive?',
      }[way]
      return {
        question: 'In which order are the words printed to the standard output?',
        code: source`
          worker = Thread.new do
            Thread.current.report_on_exception = false
            ${body}
          end
          begin
            ${wait}
            puts '${b}'
          rescue ${kind}
            puts '${c}'
          end
          puts '${d}'`,
        key: { join: line(c, d), value: line(c, d), rescued: line(a, b, d), never: line(b, d) }[way],
        wrong: [
          [
            way === 'rescued'
              ? 'rescuedErrorsReachJoin'
              : way === 'never'
                ? 'errorsInterruptTheMain'
                : 'errorsStayInTheThread',
            way === 'rescued' ? line(a, c, d) : way === 'never' ? line(c, d) : line(b, d),
          ],
          ['errorsEndTheProgram', way === 'rescued' ? line(a, b) : way === 'never' ? b : c],
          ['joinReturnsThenRaises', way === 'rescued' ? line(b, a, d) : line(b, c, d)],
          ['restIsSkipped', d],
        ],
        because: {
          join: 'An error ends its thread and is kept; join raises it in the thread that waits.',
          value: 'An error ends its thread and is kept; value raises it in the thread that asks.',
          rescued: 'The thread handles the error itself, so join finds nothing to raise.',
          never: 'An error ends its thread and is kept. Nobody calls join or value, so it is raised nowhere.',
        }[way],
      }
    },
  }),
  template({
    id: 'a-pattern-that-fits',
    concept: 'design',
    difficulty: [4, 'How exact patterns of hashes and lists are.'],
    draw: (r) => ({
      way: r.pick(['hash', 'list', 'rest', 'typed'] as const),
      person: r.pick(people),
      number: r.int(18, 70),
      words: r.some(tags, 3),
    }),
    make: ({ way, person, number, words: [a = '', b = '', c = ''] }) => {
      const subject =
        way === 'hash' || way === 'typed'
          ? `{ name: '${person}', age: ${number}, city: 'Oslo' }`
          : `['${person}', ${number}, 'Oslo']`
      const first = {
        hash: 'in { name: String => name }',
        list: 'in [String => name, Integer]',
        rest: 'in [String => name, *]',
        typed: 'in { name: Symbol => name }',
      }[way]
      const second = {
        hash: 'in { age: Integer => name }',
        list: 'in [name, Integer, String]',
        rest: 'in [name, _, _]',
        typed: 'in { age: Integer => name }',
      }[way]
      const fitsFirst = way === 'hash' || way === 'rest'
      const caught = way === 'typed' ? number : person
      return {
        question: prints,
        code: source`
          case ${subject}
          ${first}
            puts "${a} #{name}"
          ${second}
            puts "${b} #{name}"
          else
            puts '${c}'
          end`,
        key: fitsFirst ? line(a, person) : line(b, caught),
        wrong: [
          [
            fitsFirst ? 'patternsMustBeComplete' : way === 'list' ? 'listsMayBeLonger' : 'textsFitSymbols',
            fitsFirst ? line(b, way === 'hash' ? number : person) : line(a, person),
          ],
          ['nothingFits', c],
          ['noMatchIsAnError', 'It throws a NoMatchingPatternError'],
          ['patternsBindTheWhole', fitsFirst ? line(a, 'String') : line(b, 'Integer')],
        ],
        because: {
          hash: 'A hash pattern may leave keys out, so the first one fits.',
          list: 'A list pattern must have as many parts as the list, unless it has a star.',
          rest: 'The star stands for any number of parts, so the first pattern fits.',
          typed:
            'The name is a text and no symbol, so the first pattern does not fit. The second asks for the age only.',
        }[way],
      }
    },
  }),
]
