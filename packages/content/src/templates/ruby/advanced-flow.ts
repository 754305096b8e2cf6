import { line, prints } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { cities, people, tags, tasks } from '../words.ts'
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
    version: 2,
    concept: 'design',
    difficulty: [4, 'How exact patterns of hashes and lists are.'],
    draw: (r) => ({
      isHash: r.flip(),
      person: r.pick(people),
      number: r.int(18, 70),
      city: r.pick(cities),
      words: r.some(tags, 4),
      patterns: r.some([0, 1, 2, 3, 4], 3),
    }),
    make: ({ isHash, person, number, city, words, patterns }) => {
      const subject = isHash
        ? `{ name: '${person}', age: ${number}, city: '${city}' }`
        : `['${person}', ${number}, '${city}']`
      const offered = (
        isHash
          ? [
              ['{ name: String => found }', person, true],
              ['{ name: Symbol => found }', person, false],
              ['{ age: Integer => found, **nil }', number, false],
              ['{ city: String => found, age: 18.. }', city, true],
              ['{ city: found, owner: nil }', city, false],
            ]
          : [
              ['[String => found, Integer]', person, false],
              ['[String => found, *]', person, true],
              ['[_, Integer => found, _]', number, true],
              ['[_, _, Symbol => found]', city, false],
              ['[*, Integer, String => found]', city, true],
            ]
      ) as [string, string | number, boolean][]
      const picked = patterns.map((pattern) => offered[pattern] as [string, string | number, boolean])
      const taken = (index: number) => line(words[index] ?? '', picked[index]?.[1] ?? '')
      const fits = picked.findIndex(([, , isFit]) => isFit)
      const last = words[3] ?? ''
      return {
        question: prints,
        code: source`
          case ${subject}
          ${picked.map(([pattern], index) => `in ${pattern}\n  puts "${words[index]} #{found}"`).join('\n')}
          else
            puts '${last} ${city}'
          end`,
        key: fits === -1 ? line(last, city) : taken(fits),
        wrong: [
          ['firstPatternIsLoose', taken(0)],
          ['secondPatternFits', taken(1)],
          ['laterPatternFits', taken(2)],
          ['nothingFits', line(last, city)],
        ],
        because:
          'The first pattern that fits is taken. A hash pattern may leave keys out unless `**nil` stands in it, but a key it names must be there; a list pattern must have as many parts as the list, unless it has a star.',
      }
    },
  }),
]
