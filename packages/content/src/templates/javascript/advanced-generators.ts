import { prints, printsInOrder } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { tasks } from '../words.ts'
import { template } from './misconceptions.ts'

export const advancedGenerators: Template[] = [
  template({
    id: 'values-sent-to-a-generator',
    concept: 'iterators and generators',
    difficulty: [4, 'The first value sent has nowhere to go.'],
    draw: (r) => ({
      sent: r.some([3, 4, 5, 6, 7, 8, 9], 3),
      start: r.int(10, 40),
      sign: r.pick(['+', '*'] as const),
      name: r.pick(['meter', 'budget', 'tally', 'gauge']),
    }),
    make: ({ sent: [a = 0, b = 0, c = 0], start, sign, name }) => {
      const apply = (...values: number[]) =>
        values.reduce((sum, value) => (sign === '+' ? sum + value : sum * value), start)
      const text = (...values: (number | string)[]) => values.join(' ')
      return {
        question: prints,
        code: source`
          function* ${name}() {
            let sum = ${start}
            while (true) sum ${sign}= yield sum
          }
          const it = ${name}()
          console.log(it.next(${a}).value, it.next(${b}).value, it.next(${c}).value)`,
        key: text(start, apply(b), apply(b, c)),
        wrong: [
          ['firstNextIsUsed', text(apply(a), apply(a, b), apply(a, b, c))],
          ['sentValueIsLate', text(start, apply(a), apply(a, b))],
          ['yieldGivesUndefined', text(start, 'NaN', 'NaN')],
          ['generatorStartsAnew', text(start, apply(b), apply(c))],
        ],
        because:
          'The first next runs to the first yield, where no yield waits for its value. Each later value becomes the result of the yield that waits.',
      }
    },
  }),
  template({
    id: 'lazy-pipelines',
    concept: 'iterators and generators',
    difficulty: [4, 'Work is done item by item, and only for what is asked.'],
    draw: (r) => ({
      numbers: r.some([1, 2, 3, 4, 5, 6, 7, 8, 9], 4),
      take: r.int(1, 2),
      isLazy: r.flip(),
      factor: r.int(2, 5),
    }),
    make: ({ numbers, take, isLazy, factor }) => {
      const steps = (count: number) =>
        numbers.slice(0, count).flatMap((number) => [`in${number}`, `out${number * factor}`])
      const ins = numbers.map((number) => `in${number}`)
      const outs = (count: number) => numbers.slice(0, count).map((number) => `out${number * factor}`)
      const text = (...parts: readonly string[][]) => parts.flat().join(' ')
      const taken = numbers.slice(0, take)
      return {
        question: printsInOrder,
        code: source`
          const scale = (number) => {
            console.log('in' + number)
            return number * ${factor}
          }
          const results = [${numbers.join(', ')}]${isLazy ? '.values()' : ''}.map(scale)${isLazy ? `.take(${take})` : `.slice(0, ${take})`}
          for (const result of results) console.log('out' + result)`,
        key: isLazy ? text(steps(take)) : text(ins, outs(take)),
        wrong: [
          [isLazy ? 'iteratorsAreEager' : 'arraysAreLazy', isLazy ? text(ins, outs(take)) : text(steps(take))],
          [
            'takenFirst',
            text(
              taken.map((number) => `in${number}`),
              outs(take),
            ),
          ],
          ['oneTooMany', isLazy ? text(steps(take), [`in${numbers[take]}`]) : text(ins, outs(take + 1))],
          ['everythingIsPrinted', text(steps(numbers.length))],
        ],
        because: isLazy
          ? 'Methods of an iterator work on demand: every item goes through the whole chain, and after the last one taken nothing is asked for.'
          : 'Methods of an array finish their work: all items are scaled before the loop begins.',
      }
    },
  }),
  template({
    id: 'leaving-a-generator',
    concept: 'iterators and generators',
    difficulty: [4, 'What becomes of a generator that is left half-way.'],
    draw: (r) => ({
      words: r.some(tasks, 3),
      end: r.some(['closed', 'freed', 'tidy', 'released', 'done'], 1),
      way: r.pick(['break', 'destructure', 'next', 'spread'] as const),
    }),
    make: ({ words: [first = '', second = '', last = ''], end: [end = ''], way }) => {
      const use = {
        break: `for (const step of steps()) {\n  console.log(step)\n  break\n}`,
        destructure: `const [step] = steps()\nconsole.log(step)`,
        next: `console.log(steps().next().value)`,
        spread: `const [step] = [...steps()]\nconsole.log(step)`,
      }[way]
      return {
        question: printsInOrder,
        code: source`
          function* steps() {
            try {
              yield '${first}'
              console.log('${second}')
              yield '${second}s'
            } finally {
              console.log('${end}')
            }
          }
          ${use}
          console.log('${last}')`,
        key: {
          break: `${first} ${end} ${last}`,
          destructure: `${end} ${first} ${last}`,
          next: `${first} ${last}`,
          spread: `${second} ${end} ${first} ${last}`,
        }[way],
        wrong: [
          ['leavingSkipsFinally', `${first} ${last}`],
          ['finallyAtTheEnd', `${first} ${last} ${end}`],
          ['generatorRunsOn', `${second} ${end} ${first} ${last}`],
          [
            way === 'break' ? 'closedBeforeBody' : 'patternsHoldOpen',
            way === 'break' ? `${end} ${first} ${last}` : `${first} ${end} ${last}`,
          ],
          ['goesToSecond', `${first} ${second} ${end} ${last}`],
        ],
        because: {
          break: 'break closes the generator: its return method runs the finally block before the loop is left.',
          destructure: 'The pattern takes one value and closes the generator, all before the next statement.',
          next: 'Nothing closes this generator: it stays paused at its first yield, and finally never runs.',
          spread: 'Spreading runs the generator to its end, finally included, before the first item is printed.',
        }[way],
      }
    },
  }),
]
