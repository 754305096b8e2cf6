import { prints } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { tasks } from '../words.ts'
import { template } from './misconceptions.ts'

export const advancedTasks: Template[] = [
  template({
    id: 'cancelling-is-a-request',
    concept: 'concurrency and isolation',
    difficulty: [4, 'A cancelled task runs on unless it looks.'],
    draw: (r) => ({
      way: r.pick(['ignores', 'checks', 'throws', 'late'] as const),
      words: r.some(tasks, 4),
      name: r.pick(['job', 'upload', 'search', 'refresh']),
    }),
    make: ({ way, words: [a = '', b = '', c = '', end = ''], name }) => {
      const show = (word: string) => `print("${word}", terminator: " ")`
      const check = {
        ignores: '',
        checks: 'if Task.isCancelled { return }\n',
        throws: 'try Task.checkCancellation()\n',
        late: '',
      }[way]
      const text = (...parts: string[]) => parts.join(' ')
      const lines =
        way === 'late' ? `_ = await ${name}.result\n${name}.cancel()` : `${name}.cancel()\n_ = await ${name}.result`
      const stops = way === 'checks' || way === 'throws'
      return {
        question: 'Swift 6; the function is called on the main actor. In which order are the words printed?',
        code: source`
          @MainActor
          func start() async {
              let ${name} = Task {
                  ${show(a)}
                  ${check}${show(b)}
              }
              ${show(c)}
              ${lines}
              ${show(end)}
          }`,
        key: stops ? text(c, a, end) : text(c, a, b, end),
        wrong: [
          stops ? ['checksAreOnlyForReturned', text(c, a, b, end)] : ['cancelStopsTheTask', text(c, a, end)],
          ['tasksStartAtOnce', stops ? text(a, c, end) : text(a, b, c, end)],
          ['cancelledTasksNeverRun', text(c, end)],
          ['resultDoesNotWait', stops ? text(c, end, a) : text(c, end, a, b)],
        ],
        because: {
          ignores: 'cancel only sets a flag; the task starts once the function awaits and runs to its end.',
          checks: 'The task starts once the function awaits, finds the flag and returns.',
          throws:
            'The task starts once the function awaits; checkCancellation throws, and the error stays in the result.',
          late: 'The task has ended before cancel is called, so there is nothing left to cancel.',
        }[way],
        proof: {
          language: 'module',
          program: source`
            const out = []
            let isCancelled = false
            const job = Promise.resolve().then(() => {
              out.push('${a}')
              if (${stops} && isCancelled) return
              out.push('${b}')
            })
            out.push('${c}')
            ${way === 'late' ? 'await job\nisCancelled = true' : 'isCancelled = true\nawait job'}
            out.push('${end}')
            console.log(out.join(' '))`,
        },
      }
    },
  }),
  template({
    id: 'calls-of-a-lazy-map',
    concept: 'dispatch and performance',
    difficulty: [4, 'A lazy collection works out an element each time it is read.'],
    draw: (r) => ({
      size: r.int(4, 9),
      at: r.int(1, 3),
      way: r.pick(['lazyTwice', 'eagerTwice', 'lazyOnce', 'lazyArray'] as const),
      name: r.pick(['prices', 'scores', 'sizes', 'ranks', 'costs']),
    }),
    make: ({ size, at, way, name }) => {
      const isLazy = way !== 'eagerTwice'
      const use = {
        lazyTwice: `_ = ${name}[${at}] + ${name}[${at - 1}] + ${name}[${at}]`,
        eagerTwice: `_ = ${name}[${at}] + ${name}[${at}]`,
        lazyOnce: `_ = ${name}[${at}]`,
        lazyArray: `let all = Array(${name})\n_ = all[${at}] + all[${at - 1}]`,
      }[way]
      const key = { lazyTwice: 3, eagerTwice: size, lazyOnce: 1, lazyArray: size }[way]
      return {
        question: prints,
        code: source`
          var calls = 0
          let numbers = Array(1...${size})
          let ${name} = numbers${isLazy ? '.lazy' : ''}.map { (n: Int) -> Int in
              calls += 1
              return n * n
          }
          ${use}
          print(calls)`,
        key: String(key),
        wrong: [
          [
            isLazy && way !== 'lazyArray' ? 'mapIsAlwaysEager' : 'onlyUsedElementsCount',
            String(isLazy && way !== 'lazyArray' ? size : 2),
          ],
          ['lazyKeepsResults', String(way === 'lazyTwice' ? 2 : way === 'lazyArray' ? size + 2 : at)],
          ['lazyRunsUpToTheElement', String(at + 1)],
          ['nothingIsCalled', '0'],
          ['everyReadCallsAgain', String(way === 'eagerTwice' ? size + 2 : way === 'lazyArray' ? 2 * size : size + 1)],
        ],
        because: {
          lazyTwice: 'Each subscript of the lazy collection calls the closure again; nothing is kept.',
          eagerTwice: 'map on an array calls the closure once for each element, when it is called.',
          lazyOnce: 'Only the element that is read is worked out.',
          lazyArray: 'Making an array of it works out every element once; the array keeps them.',
        }[way],
        proof: {
          program: source`
            let calls = 0
            const square = (n) => { calls++; return n * n }
            const numbers = Array.from({ length: ${size} }, (_, at) => at + 1)
            const read = (at) => square(numbers[at])
            ${{ lazyTwice: `read(${at}); read(${at - 1}); read(${at})`, eagerTwice: 'numbers.map(square)', lazyOnce: `read(${at})`, lazyArray: 'for (const at of numbers.keys()) read(at)' }[way]}
            console.log(calls)`,
        },
      }
    },
  }),
]
