import { prints } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { tasks } from '../words.ts'
import { template } from './misconceptions.ts'

export const advancedTasks: Template[] = [
  template({
    id: 'cancelling-is-a-request',
    concept: 'concurrency and isolation',
    difficulty: [4, 'A canceled task runs on unless it looks.'],
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
    version: 3,
    concept: 'dispatch and performance',
    difficulty: [4, 'A lazy collection works out an element each time it is read.'],
    draw: (r) => {
      const low = r.int(0, 60)
      return {
        size: r.int(150, 260),
        bounds: [low, low + r.int(3, 80)],
        rounds: r.pick([1, 1, 2, 3, 4]),
        way: r.pick(['lazy', 'eager', 'array'] as const),
        name: r.pick(['prices', 'scores', 'sizes', 'ranks', 'costs']),
      }
    },
    make: ({ size, bounds: [low, high], rounds, way, name }) => {
      const count = rounds * (high - low)
      const text = (made: number, read: number) => `${made} ${made + read}`
      const results = { lazy: text(0, count), eager: text(size, 0), array: `${size} ${size}` }
      return {
        question: prints,
        code: source`
          var calls = 0
          let numbers = Array(1...${size})
          let ${name} = ${way === 'array' ? 'Array(' : ''}numbers${way === 'eager' ? '' : '.lazy'}.map { (n: Int) -> Int in
              calls += 1
              return n * n
          }${way === 'array' ? ')' : ''}
          let before = calls
          var sum = 0
          for _ in 1...${rounds} {
              for at in ${low}..<${high} { sum += ${name}[at] }
          }
          print(before, calls)`,
        key: results[way],
        wrong: [
          ['mapIsAlwaysEager', text(size, 0)],
          ['onlyUsedElementsCount', text(0, count)],
          ['lazyKeepsResults', text(0, high - low)],
          ['lazyRunsUpToTheElement', text(0, high)],
          ['everyReadCallsAgain', text(size, count)],
          ['firstReadCallsAll', text(0, size)],
        ],
        because: {
          lazy: 'Each subscript of the lazy collection calls the closure again; nothing is kept.',
          eager: 'map on an array calls the closure once for each element, when it is called.',
          array: 'Making an array of it works out every element once; the array keeps them.',
        }[way],
        proof: {
          program: source`
            let calls = 0
            const square = (n) => { calls++; return n * n }
            const numbers = Array.from({ length: ${size} }, (_, at) => at + 1)
            const made = ${way === 'lazy' ? 'undefined' : 'numbers.map(square)'}
            const before = calls
            for (let read = 0; read < ${count}; read++) ${way === 'lazy' ? 'square(1)' : 'made[0]'}
            console.log(before, calls)`,
        },
      }
    },
  }),
]
