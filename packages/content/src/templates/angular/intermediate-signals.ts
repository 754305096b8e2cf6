import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { fruits } from '../words.ts'
import { template } from './misconceptions.ts'

export const intermediateSignals: Template[] = [
  template({
    id: 'runs-of-a-computed',
    concept: 'signals',
    difficulty: [3, 'Lazy, remembered, and blind to equal values.'],
    draw: (r) => ({
      start: r.int(1, 20),
      steps: r.shuffled(['set', 'set', 'read', 'read', r.pick(['same', 'read'] as const), 'set'] as const),
      name: r.pick(['price', 'stock', 'score', 'seats']),
    }),
    make: ({ start, steps, name }) => {
      let value = start
      let [isDirty, runs] = [true, 0]
      const lines: string[] = []
      for (const step of [...steps, 'read'] as const) {
        if (step === 'read') {
          lines.push('double()')
          if (isDirty) runs += 1
          isDirty = false
        } else if (step === 'set') {
          value += 1
          lines.push(`${name}.set(${value})`)
          isDirty = true
        } else lines.push(`${name}.set(${name}())`)
      }
      const code = source`
        let runs = 0
        const ${name} = signal(${start})
        const double = computed(() => {
          runs += 1
          return ${name}() * 2
        })
        ${lines.join('\n')}
        console.log(runs, double())`
      const sets = steps.filter((step) => step !== 'read').length
      const reads = steps.filter((step) => step === 'read').length + 1
      const text = (count: number, result = value * 2) => `${count} ${result}`
      return {
        question: 'What does this program print?',
        code,
        key: text(runs),
        wrong: [
          ['computedIsEager', text(1 + sets)],
          ['computedPerRead', text(reads)],
          ['computedIsOnce', text(1, start * 2)],
          ['equalIsAChange', text(runs + 1)],
        ],
        because:
          'A computed signal is calculated when it is read and something that it read before has changed; in between its value is remembered.',
      }
    },
  }),
  template({
    id: 'linked-to-a-list',
    concept: 'signals',
    difficulty: [4, 'Set by hand, and reset by the source.'],
    draw: (r) => ({
      items: r.some(fruits, 5),
      sets: r.flip(),
      keeps: r.flip(),
      survives: r.flip(),
      name: r.pick(['chosen', 'selected', 'current', 'active']),
    }),
    make: ({ items: [a = '', b = '', c = '', d = '', e = ''], sets, keeps, survives, name }) => {
      const list = (words: readonly string[]) => `[${words.map((word) => `'${word}'`).join(', ')}]`
      const next = survives ? [d, e, b, a] : [d, e]
      const linked = keeps
        ? source`
          const ${name} = linkedSignal({
            source: items,
            computation: (list, previous) =>
              previous && list.includes(previous.value) ? previous.value : list[0],
          })`
        : `const ${name} = linkedSignal(() => items()[0])`
      const code = source`
        const items = signal(${list([a, b, c])})
        ${linked}
        console.log(${name}())
        ${sets ? `${name}.set('${b}')\n` : ''}console.log(${name}())
        items.set(${list(next)})
        console.log(${name}())`
      const middle = sets ? b : a
      const end = keeps && survives ? middle : d
      const text = (...words: string[]) => words.join(' ')
      return {
        question: 'What does this program print (Angular 20)?',
        code,
        key: text(a, middle, end),
        wrong: [
          ['linkedIsComputed', text(a, a, keeps && survives ? a : d)],
          end === d ? ['linkedKeepsSet', text(a, middle, middle)] : ['linkedResets', text(a, middle, d)],
          ['linkedIsFixed', text(a, middle, a)],
          ['linkedKeepsPlace', text(a, middle, sets ? e : d)],
        ],
        because: `A linked signal can be set, and takes a new value from its computation when the source changes${keeps ? '; here that keeps the old value if the new list has it' : ''}.`,
      }
    },
  }),
  template({
    id: 'tracked-and-untracked',
    concept: 'signals',
    difficulty: [3, 'One of two signals starts no calculation.'],
    draw: (r) => ({
      starts: r.some([1, 2, 3, 4, 5, 6, 7], 2),
      nexts: r.some([10, 20, 30, 40, 50], 2),
      last: r.int(60, 99),
      names: r.some(['price', 'fee', 'tax', 'extra', 'bonus'], 2),
    }),
    make: ({ starts: [a1 = 0, b1 = 0], nexts: [a2 = 0, b2 = 0], last, names: [a = '', b = ''] }) => {
      const code = source`
        const ${a} = signal(${a1})
        const ${b} = signal(${b1})
        const sum = computed(() => ${a}() + untracked(${b}))
        console.log(sum())
        ${b}.set(${b2})
        console.log(sum())
        ${a}.set(${a2})
        console.log(sum())
        ${b}.set(${last})
        console.log(sum())`
      const text = (...sums: number[]) => sums.join(' ')
      const first = a1 + b1
      return {
        question: 'What does this program print?',
        code,
        key: text(first, first, a2 + b2, a2 + b2),
        wrong: [
          ['untrackedIsTracked', text(first, a1 + b2, a2 + b2, a2 + last)],
          ['untrackedIsFixed', text(first, first, a2 + b1, a2 + b1)],
          ['trackedIsUntracked', text(first, first, first, first)],
          ['calculatesOnlyOnce', text(first, a1 + b2, a1 + b2, a1 + b2)],
        ],
        because: `Changes of ${b} alone start nothing, so the remembered sum is given. When ${a} changes, the calculation reads what ${b} holds then.`,
      }
    },
  }),
]
