import { line, prints, printsInOrder } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { goods, tags } from '../words.ts'
import { template } from './misconceptions.ts'

export const advancedEnumerators: Template[] = [
  template({
    id: 'lazy-or-eager',
    concept: 'enumerators and closures',
    difficulty: [4, 'Which steps run for which items, and when.'],
    draw: (r) => ({
      numbers: r.some([2, 3, 4, 5, 6, 7, 8, 9], 4),
      take: r.int(1, 2),
      factor: r.int(2, 5),
      way: r.pick(['eager', 'lazy', 'unforced'] as const),
    }),
    make: ({ numbers, take, factor, way }) => {
      const pairs = (count: number) =>
        numbers.slice(0, count).flatMap((number) => [`in${number}`, `out${number * factor}`])
      const ins = (count: number) => numbers.slice(0, count).map((number) => `in${number}`)
      const outs = (count: number) => numbers.slice(0, count).map((number) => `out${number * factor}`)
      const end = { eager: `.first(${take})`, lazy: `.first(${take})`, unforced: '' }[way]
      const all = [...ins(4), ...outs(4)]
      return {
        question: printsInOrder,
        code: source`
          results = [${numbers.join(', ')}]${way === 'eager' ? '' : '.lazy'}
            .map { |number| puts "in#{number}"; number * ${factor} }
            .map { |number| puts "out#{number}"; number }
          puts 'start'
          results${way === 'unforced' ? `.each_slice(2).first(1)` : end}`,
        key: {
          eager: line(...all, 'start'),
          lazy: line('start', ...pairs(take)),
          unforced: line('start', ...pairs(2)),
        }[way],
        wrong: [
          [
            way === 'eager' ? 'listsAreLazy' : 'lazyRunsAtOnce',
            way === 'eager' ? line('start', ...pairs(take)) : line(...all, 'start'),
          ],
          [
            'eachStepForAllItems',
            line(
              'start',
              ...(way === 'eager'
                ? all
                : [...ins(way === 'unforced' ? 2 : take), ...outs(way === 'unforced' ? 2 : take)]),
            ),
          ],
          ['stepsAlternateAlways', way === 'eager' ? line(...pairs(4), 'start') : line('start', ...pairs(4))],
          [
            'oneItemTooMany',
            way === 'eager'
              ? line(...ins(4), 'start', ...outs(take))
              : line('start', ...pairs((way === 'unforced' ? 2 : take) + 1)),
          ],
        ],
        because: {
          eager: 'map of a list treats all items at once, one step after the other, before the next line runs.',
          lazy: 'A lazy chain does nothing until items are wanted, and then each goes through all steps.',
          unforced:
            'A lazy chain does nothing until items are wanted: the first group needs two, and each goes through all steps.',
        }[way],
      }
    },
  }),
  template({
    id: 'values-through-a-fiber',
    concept: 'enumerators and closures',
    difficulty: [5, 'Where values given to resume arrive.'],
    draw: (r) => ({
      numbers: r.some([2, 3, 4, 5, 6, 7, 8, 9], 3),
      more: r.int(10, 40),
      name: r.pick(['meter', 'worker', 'source', 'feed']),
    }),
    make: ({ numbers: [a = 0, b = 0, c = 0], more, name }) => ({
      question: prints,
      code: source`
        ${name} = Fiber.new do |first|
          second = Fiber.yield(first + ${more})
          third = Fiber.yield(first + second)
          third * 2
        end
        puts [${name}.resume(${a}), ${name}.resume(${b}), ${name}.resume(${c})].join(' ')`,
      key: line(a + more, a + b, c * 2),
      wrong: [
        ['yieldGivesItsArgument', line(a + more, a + a + more, (a + a + more) * 2)],
        ['firstResumeOnlyStarts', line(b + more, b + c, 'nil')],
        ['laterValuesReplaceTheFirst', line(a + more, b + b, c * 2)],
        ['valuesComeOneLater', line(a + more, a + a, b * 2)],
        ['fibersStartAnew', line(a + more, b + more, c + more)],
      ],
      because:
        'The first resume gives the block its parameter. Each later value becomes the result of the Fiber.yield that waits.',
    }),
  }),
  template({
    id: 'leaving-through-a-proc',
    concept: 'enumerators and closures',
    difficulty: [5, 'A block that outlives the method in which it was written.'],
    draw: (r) => ({
      way: r.pick(['return', 'break', 'next', 'lambda'] as const),
      words: r.some([...tags, ...goods], 3),
      name: r.pick(['build', 'make', 'prepare', 'setup']),
    }),
    make: ({ way, words: [a = '', b = '', c = ''], name }) => {
      const made = {
        return: `proc { return '${a}' }`,
        break: `proc { break '${a}' }`,
        next: `proc { next '${a}' }`,
        lambda: `lambda { return '${a}' }`,
      }[way]
      const fails = way === 'return' || way === 'break'
      const rescued = line(c, b)
      return {
        question: prints,
        code: source`
          def ${name}
            ${made}
          end
          step = ${name}
          begin
            result = step.call
          rescue LocalJumpError
            result = '${c}'
          end
          puts "#{result} ${b}"`,
        key: fails ? rescued : line(a, b),
        wrong: [
          [fails ? 'procsReturnForThemselves' : 'leavingAlwaysFails', fails ? line(a, b) : rescued],
          ['leavingGivesNil', line('nil', b)],
          ['leavingEndsTheProgram', a],
          ['resultIsTheBlock', line(c, a)],
        ],
        because: {
          return: 'return in a proc would leave the method it was written in, and that has returned already.',
          break: 'break in a proc would leave the call that the block was given to, and that has returned already.',
          next: 'next only ends the block and gives its value to the caller.',
          lambda: 'return in a lambda only ends the lambda.',
        }[way],
      }
    },
  }),
]
