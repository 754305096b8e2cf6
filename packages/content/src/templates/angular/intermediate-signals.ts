import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { fruits } from '../words.ts'
import { template } from './misconceptions.ts'

export const intermediateSignals: Template[] = [
  template({
    id: 'runs-of-a-computed',
    version: 2,
    concept: 'signals',
    difficulty: [3, 'Lazy, remembered, and blind to equal values.'],
    draw: (r) => ({
      start: r.int(1, 90),
      steps: r.some(['both', 'set', 'read', 'same'] as const, 3),
      counts: r.some([2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 14], 3),
      name: r.pick(['price', 'stock', 'score', 'seats']),
    }),
    make: ({ start, steps, counts, name }) => {
      const bodies = {
        both: `{ ${name}.update((one) => one + 1); double() }`,
        set: `${name}.update((one) => one + 1)`,
        read: 'double()',
        same: `{ ${name}.set(${name}()); double() }`,
      }
      const run = (equalIsChange = false) => {
        let [isDirty, runs] = [true, 0]
        const read = () => {
          if (isDirty) runs += 1
          isDirty = false
        }
        for (const [index, step] of steps.entries()) {
          for (let turn = 0; turn < (counts[index] ?? 0); turn++) {
            if (step === 'both' || step === 'set' || (step === 'same' && equalIsChange)) isDirty = true
            if (step !== 'set') read()
          }
        }
        read()
        return runs
      }
      const sum = (...counted: string[]) =>
        steps.reduce((total, step, index) => total + (counted.includes(step) ? (counts[index] ?? 0) : 0), 0)
      const sets = sum('both', 'set')
      const reads = sum('both', 'read', 'same') + 1
      const text = (count: number, result = (start + sets) * 2) => `${count} ${result}`
      const code = source`
        let runs = 0
        const ${name} = signal(${start})
        const double = computed(() => {
          runs += 1
          return ${name}() * 2
        })
        ${steps.map((step, index) => `for (let turn = 0; turn < ${counts[index]}; turn++) ${bodies[step]}`).join('\n')}
        const result = double()
        console.log(runs, result)`
      return {
        question: 'What does this program print?',
        code,
        key: text(run()),
        wrong: [
          ['computedIsEager', text(1 + sets)],
          ['computedPerRead', text(reads)],
          ['computedIsOnce', text(1, start * 2)],
          ['equalIsAChange', text(run(true))],
          ['computedWaitsForTheEnd', text(1)],
          ['computedForBoth', text(sets + reads)],
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
    version: 2,
    concept: 'signals',
    difficulty: [3, 'One of two signals starts no calculation.'],
    draw: (r) => ({
      starts: [r.int(1, 9), r.int(1, 9)],
      nexts: r.some([10, 20, 30, 40, 50, 60, 70, 80, 90], 3),
      sets: r.shuffled([0, 1, r.int(0, 1)]),
      names: r.some(['price', 'fee', 'tax', 'extra', 'bonus'], 2),
    }),
    make: ({ starts, nexts, sets, names }) => {
      const [a = '', b = ''] = names
      const code = source`
        const ${a} = signal(${starts[0]})
        const ${b} = signal(${starts[1]})
        const sum = computed(() => ${a}() + untracked(${b}))
        console.log(sum())
        ${sets.map((which, index) => `${names[which]}.set(${nexts[index]})\nconsole.log(sum())`).join('\n')}`
      const run = (starting: readonly number[], sees: (which: number) => boolean = () => true) => {
        const values: number[] = [...starts]
        let sum = starts[0] + starts[1]
        const sums = [sum]
        for (const [index, which] of sets.entries()) {
          if (sees(which)) values[which] = nexts[index] ?? 0
          if (starting.includes(which)) sum = (values[0] ?? 0) + (values[1] ?? 0)
          sums.push(sum)
        }
        return sums.join(' ')
      }
      return {
        question: 'What does this program print?',
        code,
        key: run([0]),
        wrong: [
          ['untrackedIsTracked', run([0, 1])],
          ['untrackedIsFixed', run([0], (which) => which === 0)],
          ['trackedIsUntracked', run([1])],
          ['calculatesOnlyOnce', run([])],
          ['untrackedChangesAlone', run([1], (which) => which === 1)],
        ],
        because: `Changes of ${b} alone start nothing, so the remembered sum is given. When ${a} changes, the calculation reads what ${b} holds then.`,
      }
    },
  }),
]
