import { clicksOn, followedBy, mounted, times } from '../proofs.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { template } from './misconceptions.ts'

export const beginnerState: Template[] = [
  template({
    id: 'variables-and-refs',
    concept: 'reactivity',
    difficulty: [3, 'A plain variable shows with the next render.'],
    draw: (r) => ({
      start: r.int(1, 20),
      base: r.int(40, 70),
      clicks: [r.int(2, 4), r.int(1, 2), r.int(1, 3)],
      names: r.some(['likes', 'stars', 'votes', 'saves'], 1),
    }),
    make: ({ start, base, clicks: [before, renders, after], names: [name = ''] }) => {
      const code = source`
        <script setup>
        import { ref } from 'vue'
        let ${name} = ${start}
        const views = ref(${base})
        </script>
        <template>
          <button @click="${name}++">Like</button>
          <i @click="views++">View</i>
          <p>{{ ${name} }} {{ views }}</p>
        </template>`
      const text = (count: number) => `${count} ${base + renders}`
      return {
        question: `Like is clicked ${times(before)}, View ${times(renders)}, then Like ${times(after)}. What does the paragraph show?`,
        code,
        key: text(start + before),
        wrong: [
          ['plainRenders', text(start + before + after)],
          ['plainIsFrozen', text(start)],
          ['plainStartsAnew', text(start + after)],
          ['lastClickOnly', text(start + 1)],
        ],
        because: `Changing a plain variable renders nothing, but setup runs only once and the variable lives on: the render for views showed ${start + before}.`,
        proof: mounted(code, ...clicksOn(before), ...clicksOn(renders, "'i'"), ...clicksOn(after), "print(text('p'))"),
      }
    },
  }),
  template({
    id: 'taken-out-of-reactive',
    concept: 'reactivity',
    difficulty: [3, 'Three ways to reach one field.'],
    draw: (r) => ({
      field: r.pick(['seats', 'price', 'nights', 'stock']),
      start: r.int(2, 30),
      step: r.int(2, 9),
      way: r.pick(['destructured', 'toRefs', 'direct', 'destructured'] as const),
      direct: r.int(10, 30),
    }),
    make: ({ field, start, step, way, direct }) => {
      const take = {
        destructured: `let { ${field} } = state`,
        toRefs: `const { ${field} } = toRefs(state)`,
        direct: `let ${field} = state.${field}`,
      }[way]
      const change = way === 'toRefs' ? `${field}.value += ${step}` : `${field} += ${step}`
      const code = source`
        <script setup>
        import { reactive, toRefs } from 'vue'
        const state = reactive({ ${field}: ${start} })
        ${take}
        function change() {
          state.${field} += ${direct}
          ${change}
        }
        </script>
        <template>
          <button @click="change">{{ state.${field} }} {{ ${field} }}</button>
        </template>`
      const both = start + direct + step
      const text = (a: number, b: number) => `${a} ${b}`
      return {
        question: 'What does the button show after one click?',
        code,
        key: way === 'toRefs' ? text(both, both) : text(start + direct, start + step),
        wrong: [
          way === 'toRefs'
            ? ['toRefsCopies', text(start + direct, start + step)]
            : ['destructuringLinks', text(both, both)],
          ['plainIsFrozen', text(start + direct, start)],
          ['directIsIgnored', text(start, start + step)],
          ['bothMove', text(start + direct, both)],
        ],
        because:
          way === 'toRefs'
            ? 'toRefs gives refs that read and write the fields of the object.'
            : 'A number taken out of the object is a plain variable of its own, which the next render shows as it is then.',
        proof: mounted(code, 'await click()', 'print(text())'),
      }
    },
  }),
  template({
    id: 'calculated-once-or-computed',
    concept: 'computed and watch',
    difficulty: [2, 'One of two sums follows.'],
    draw: (r) => ({
      start: r.int(2, 12),
      factors: r.some([2, 3, 4, 5, 10], 2),
      clicks: r.int(1, 4),
      name: r.pick(['seats', 'nights', 'guests', 'copies']),
      swap: r.flip(),
    }),
    make: ({ start, factors: [f1 = 0, f2 = 0], clicks, name, swap }) => {
      const lines = [`const once = ${name}.value * ${f1}`, `const sum = computed(() => ${name}.value * ${f2})`]
      const code = source`
        <script setup>
        import { computed, ref } from 'vue'
        const ${name} = ref(${start})
        ${(swap ? lines.toReversed() : lines).join('\n')}
        </script>
        <template>
          <button @click="${name}++">{{ once }} {{ sum }}</button>
        </template>`
      const end = start + clicks
      const text = (a: number, b: number) => `${a} ${b}`
      return {
        question: `What does the button show after ${clicks === 1 ? 'one click' : `${clicks} clicks`}?`,
        code,
        key: text(start * f1, end * f2),
        wrong: [
          ['calculatedOnceFollows', text(end * f1, end * f2)],
          ['computedIsOnce', text(start * f1, start * f2)],
          ['computedIsLate', text(start * f1, (end - 1) * f2)],
          ['plainStartsAnew', text(end * f1, start * f2)],
        ],
        because:
          'setup runs once, so a plain calculation keeps its first result; computed calculates again when what it read has changed.',
        proof: mounted(code, ...clicksOn(clicks), 'print(text())'),
      }
    },
  }),
  template({
    id: 'runs-of-a-watcher',
    concept: 'computed and watch',
    difficulty: [3, 'When a watcher runs, and with which two values.'],
    draw: (r) => ({
      start: r.int(1, 20),
      steps: r.some([2, 3, 4, 5, 7], 2),
      immediate: r.flip(),
      name: r.pick(['price', 'stock', 'score', 'level']),
    }),
    make: ({ start, steps: [s1 = 0, s2 = 0], immediate, name }) => {
      const code = source`
        import { ref, watch } from 'vue'
        const ${name} = ref(${start})
        watch(${name}, (now, before) => console.log(now, before)${immediate ? ', { immediate: true }' : ''})
        ${name}.value += ${s1}
        ${name}.value += ${s2}`
      const [middle, end] = [start + s1, start + s1 + s2]
      const first = immediate ? `${start} undefined ` : ''
      return {
        question: 'What has been logged when all watchers have run?',
        code,
        key: `${first}${end} ${start}`,
        wrong: [
          ['watchSeesEach', `${first}${middle} ${start} ${end} ${middle}`],
          immediate
            ? ['immediateIsIgnored', `${end} ${start}`]
            : ['watchRunsAtStart', `${start} undefined ${end} ${start}`],
          ['watchSwapsValues', immediate ? `undefined ${start} ${start} ${end}` : `${start} ${end}`],
          ['watchSeesLastStep', `${first}${end} ${middle}`],
        ],
        because: `Several changes in a row make the watcher run once, with the last value and the one it saw before${immediate ? '; immediate adds a run at the start' : ''}.`,
        proof: followedBy(code, 'await settled()'),
      }
    },
  }),
]
