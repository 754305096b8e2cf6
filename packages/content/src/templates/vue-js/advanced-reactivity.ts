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
    version: 2,
    concept: 'reactivity internals',
    difficulty: [4, 'A computed value that stays equal stops the change.'],
    draw: (r) => ({
      group: r.int(2, 6),
      start: r.int(0, 20),
      changes: r.int(6, 24),
      way: r.pick(['computed', 'getter'] as const),
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
          ['bothMistakes', text(isComputed ? changes : steps)],
          ['effectIsLazy', text(right - 1)],
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
    version: 2,
    concept: 'composables',
    difficulty: [4, 'Which effects end with a scope.'],
    draw: (r) => ({
      before: r.int(2, 12),
      after: r.int(2, 12),
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
]
