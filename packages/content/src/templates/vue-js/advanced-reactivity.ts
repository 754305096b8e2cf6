import { followedBy } from '../proofs.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { template } from './misconceptions.ts'

export const advancedReactivity: Template[] = [
  template({
    id: 'inside-a-shallow-ref',
    concept: 'reactivity internals',
    difficulty: [4, 'Changes that nobody is told of, and how they show later.'],
    draw: (r) => ({
      start: r.int(1, 30),
      steps: r.some([2, 3, 4, 5, 7, 9], 2),
      ending: r.pick(['nothing', 'trigger', 'replace', 'other'] as const),
      name: r.pick(['price', 'stock', 'score', 'seats']),
    }),
    make: ({ start, steps: [s1 = 0, s2 = 0], ending, name }) => {
      const last = {
        nothing: '',
        trigger: 'triggerRef(state)',
        replace: `state.value = { ${name}: state.value.${name} }`,
        other: 'other.value += 1',
      }[ending]
      const code = source`
        import { nextTick, ref, shallowRef, triggerRef, watchEffect } from 'vue'
        const state = shallowRef({ ${name}: ${start} })
        const other = ref(0)
        watchEffect(() => console.log(state.value.${name} + other.value))
        state.value.${name} += ${s1}
        await nextTick()
        state.value.${name} += ${s2}
        ${last ? `${last}\n` : ''}await nextTick()`
      const [middle, end] = [start + s1, start + s1 + s2]
      const text = (...parts: number[]) => parts.join(' ')
      const shift = ending === 'other' ? 1 : 0
      return {
        question: 'What does this program print?',
        code,
        key: ending === 'nothing' ? text(start) : text(start, end + shift),
        wrong: [
          ['shallowIsDeep', text(start, middle, end + shift)],
          ending === 'nothing'
            ? ['shallowSeesLast', text(start, end)]
            : ['shallowNeverRenders', ending === 'other' ? text(start, start + 1) : text(start)],
          ['triggerCopies', ending === 'trigger' ? text(start, start) : text(start, middle + shift)],
          ['effectIsLazy', ending === 'nothing' ? text(middle) : text(end + shift)],
        ],
        because: {
          nothing: 'A shallowRef tells of a new value only; changes inside it are not seen.',
          trigger: 'Changes inside are not seen until triggerRef runs the effects, which then read what is there.',
          replace: 'Changes inside are not seen, but the new object is, and it holds the sum of both.',
          other: 'Changes inside start nothing, but the effect runs for the other ref and then reads what is there.',
        }[ending],
        proof: followedBy(code),
      }
    },
  }),
  template({
    id: 'effects-behind-a-computed',
    concept: 'reactivity internals',
    difficulty: [4, 'A computed value that stays equal stops the change.'],
    draw: (r) => ({
      group: r.int(2, 4),
      start: r.int(0, 9),
      changes: r.int(5, 9),
      way: r.pick(['computed', 'computed', 'getter'] as const),
      name: r.pick(['total', 'stock', 'score', 'guests']),
    }),
    make: ({ group, start, changes, way, name }) => {
      const isComputed = way === 'computed'
      const steps = Math.floor((start + changes) / group) - Math.floor(start / group)
      const value = `Math.floor(${name}.value / ${group})`
      const code = source`
        import { computed, nextTick, ref, watchEffect } from 'vue'
        const ${name} = ref(${start})
        const groups = ${isComputed ? `computed(() => ${value})` : `{ get value() { return ${value} } }`}
        let runs = 0
        watchEffect(() => {
          runs += 1
          groups.value
        })
        for (let round = 0; round < ${changes}; round++) {
          ${name}.value += 1
          await nextTick()
        }
        console.log('runs is', runs)`
      const text = (runs: number) => `runs is ${runs}`
      const right = isComputed ? 1 + steps : 1 + changes
      return {
        question: 'What does this program print (Vue 3.5)?',
        code,
        key: text(right),
        wrong: [
          isComputed ? ['computedAlwaysTriggers', text(1 + changes)] : ['getterIsComputed', text(1 + steps)],
          ['computedNeverTriggers', text(1)],
          ['effectIsLazy', text(right - 1)],
          ['firstChangeOnly', text(2)],
        ],
        because:
          way === 'computed'
            ? `The effect reads the computed value and runs again only when that is another: ${steps} times.`
            : `A plain getter is no computed value: the effect reads ${name} itself and runs for each of its changes.`,
        proof: followedBy(code),
      }
    },
  }),
  template({
    id: 'nested-scopes',
    concept: 'composables',
    difficulty: [4, 'Which effects end with a scope.'],
    draw: (r) => ({
      before: r.int(1, 3),
      after: r.int(2, 5),
      detached: r.flip(),
      stops: r.pick(['outer', 'inner'] as const),
      name: r.pick(['price', 'stock', 'score', 'level', 'seats']),
    }),
    make: ({ before, after, detached, stops, name }) => {
      const code = source`
        import { effectScope, ref, watch } from 'vue'
        const ${name} = ref(0)
        const runs = { outer: 0, inner: 0 }
        const sync = { flush: 'sync' }
        const outer = effectScope()
        let inner
        outer.run(() => {
          watch(${name}, () => { runs.outer += 1 }, sync)
          inner = effectScope(${detached ? 'true' : ''})
          inner.run(() => watch(${name}, () => { runs.inner += 1 }, sync))
        })
        for (let round = 0; round < ${before}; round++) ${name}.value += 1
        ${stops}.stop()
        for (let round = 0; round < ${after}; round++) ${name}.value += 1
        console.log(runs.outer, runs.inner)`
      const all = before + after
      const text = (outer: number, inner: number) => `${outer} ${inner}`
      const innerStops = stops === 'inner' || !detached
      const outerRuns = stops === 'outer' ? before : all
      return {
        question: 'What does this program print?',
        code,
        key: text(outerRuns, innerStops ? before : all),
        wrong: [
          ['scopeStopsNothing', text(all, all)],
          ['scopeStopsAll', text(before, before)],
          stops === 'inner'
            ? ['innerStopsOuter', text(before, all)]
            : detached
              ? ['detachedStops', text(before, before)]
              : ['nestedStays', text(before, all)],
          ['stoppedLosesAll', stops === 'inner' ? text(all, 0) : text(0, innerStops ? 0 : all)],
          ['scopesWaitForChange', text(outerRuns === all ? all : before + 1, innerStops ? before + 1 : all)],
        ],
        because: `Stopping a scope stops the effects made in it and the scopes inside it${detached ? ', except detached ones' : ''}; ${stops === 'inner' ? 'the outer scope goes on' : 'the counts so far stay'}.`,
        proof: followedBy(code),
      }
    },
  }),
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
