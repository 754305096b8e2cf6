import { followedBy } from '../proofs.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { template } from './misconceptions.ts'

export const advancedInternals: Template[] = [
  template({
    id: 'raw-or-reactive',
    concept: 'reactivity internals',
    difficulty: [5, 'Identity of proxies, and where arrays help out.'],
    draw: (r) => ({
      tests: r.some(['item', 'includes', 'again', 'raw', 'reactiveItem', 'indexOf'] as const, 3),
      negated: [r.flip(), r.flip(), r.flip()],
      field: r.pick(['id', 'price', 'name', 'size']),
      value: r.int(1, 99),
      names: r.pick([
        ['item', 'list'],
        ['order', 'orders'],
        ['user', 'users'],
      ] as const),
    }),
    make: ({ tests, negated, field, value, names: [one, many] }) => {
      const facts = {
        item: `${many}[0] === ${one}`,
        includes: `${many}.includes(${one})`,
        again: `reactive(${one}) === reactive(${one})`,
        raw: `toRaw(${many}[0]) === ${one}`,
        reactiveItem: `${many}[0] === reactive(${one})`,
        indexOf: `${many}.indexOf(${one}) === 0`,
      }
      const asked = tests.map((name, index) => {
        if (!negated[index]) return facts[name]
        return name === 'includes' ? `!${facts[name]}` : facts[name].replace('===', '!==')
      })
      const code = source`
        import { reactive, toRaw } from 'vue'
        const ${one} = { ${field}: ${value} }
        const ${many} = reactive([${one}])
        ${asked.map((test) => `console.log(${test})`).join('\n')}`
      const text = (mistaken: readonly string[]) =>
        tests.map((name, index) => String(((name !== 'item') !== mistaken.includes(name)) !== negated[index])).join(' ')
      return {
        question: 'What does this program print?',
        code,
        key: text([]),
        wrong: [
          ['proxiesAreRaw', text(['item'])],
          ['includesIsStrict', text(['includes', 'indexOf'])],
          ['eachCallNew', text(['again', 'reactiveItem'])],
          ['rawIsProxy', text(['raw'])],
          ['itemsAreRaw', text(['item', 'reactiveItem', 'includes'])],
        ],
        because:
          'Each object has one proxy, which is another object than itself and which the array gives for its items; includes and indexOf also look for the raw object.',
        proof: followedBy(code),
      }
    },
  }),
  template({
    id: 'watchers-of-two-timings',
    concept: 'reactivity internals',
    difficulty: [4, 'Synchronous and queued watchers side by side.'],
    draw: (r) => ({
      start: r.int(1, 30),
      steps: r.some([2, 3, 4, 5, 7], 2),
      names: r.some(['price', 'stock', 'score', 'level'], 1),
      swap: r.flip(),
    }),
    make: ({ start, steps: [s1 = 0, s2 = 0], names: [name = ''], swap }) => {
      const watchers = [
        `watch(${name}, (now, before) => console.log('sync', before, now), { flush: 'sync' })`,
        `watch(${name}, (now, before) => console.log('queued', before, now))`,
      ]
      const code = source`
        import { ref, watch } from 'vue'
        const ${name} = ref(${start})
        ${(swap ? watchers.toReversed() : watchers).join('\n')}
        ${name}.value += ${s1}
        ${name}.value += ${s2}`
      const [middle, end] = [start + s1, start + s1 + s2]
      const sync = (from: number, to: number) => `sync ${from} ${to}`
      const queued = (from: number, to: number) => `queued ${from} ${to}`
      const text = (...parts: string[]) => parts.join(' ')
      return {
        question: 'What has been logged when all watchers have run?',
        code,
        key: text(sync(start, middle), sync(middle, end), queued(start, end)),
        wrong: [
          ['syncIsBatched', text(sync(start, end), queued(start, end))],
          ['preIsSync', text(sync(start, middle), queued(start, middle), sync(middle, end), queued(middle, end))],
          ['syncSeesFirst', text(sync(start, middle), sync(start, end), queued(start, end))],
          ['syncRunsLast', text(queued(start, end), sync(start, middle), sync(middle, end))],
        ],
        because:
          'With flush sync a watcher runs within each assignment; the other one waits and runs once, with the value it saw last.',
        proof: followedBy(code, 'await settled()'),
      }
    },
  }),
  template({
    id: 'own-rules-of-a-ref',
    concept: 'composables',
    difficulty: [4, 'What track and trigger are needed for.'],
    draw: (r) => ({
      limit: r.int(20, 40),
      start: r.int(5, 15),
      values: r.shuffled(['below', 'above', 'same'] as const),
      below: r.int(16, 19),
      over: r.int(1, 30),
      name: r.pick(['clamped', 'limited', 'bounded', 'capped']),
    }),
    make: ({ limit, start, values, below, over, name }) => {
      const numbers = values.map((kind) => ({ below, above: limit + over, same: start })[kind])
      const logged = [start]
      let now = start
      for (const value of numbers) {
        const next = Math.min(value, limit)
        if (next !== now) logged.push(next)
        now = next
      }
      const code = source`
        import { customRef, nextTick, watchEffect } from 'vue'
        function ${name}(value) {
          return customRef((track, trigger) => ({
            get() {
              track()
              return value
            },
            set(next) {
              const allowed = Math.min(next, ${limit})
              if (allowed === value) return
              value = allowed
              trigger()
            },
          }))
        }
        const seats = ${name}(${start})
        watchEffect(() => console.log(seats.value))
        for (const next of [${numbers.join(', ')}]) {
          seats.value = next
          await nextTick()
        }`
      const text = (list: readonly number[]) => list.join(' ')
      return {
        question: 'What does this program print?',
        code,
        key: text(logged),
        wrong: [
          ['customTriggersAlways', text([start, ...numbers.map((value) => Math.min(value, limit))])],
          [
            'customIsPlain',
            text([start, ...numbers.filter((value, index) => value !== (numbers[index - 1] ?? start))]),
          ],
          ['customNeverTriggers', text([start])],
          ['customGetsOnce', text([start, logged[1] ?? start])],
          ['effectIsLazy', text(logged.slice(1))],
        ],
        because:
          'get decides what is read and tracked, set what is kept and whether anybody is told: only a value that differs within the limit.',
        proof: followedBy(code),
      }
    },
  }),
]
