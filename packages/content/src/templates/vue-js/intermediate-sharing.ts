import { clicksOn, followedBy, mounted, times } from '../proofs.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { template } from './misconceptions.ts'

export const intermediateSharing: Template[] = [
  template({
    id: 'state-of-a-composable',
    version: 2,
    concept: 'composables',
    difficulty: [3, 'Inside or outside the function.'],
    draw: (r) => ({
      isShared: r.flip(),
      start: r.int(1, 90),
      clicks: [r.int(2, 6), r.int(1, 6)],
      name: r.pick(['useCart', 'useScore', 'useVotes', 'useSeats']),
    }),
    make: ({ isShared, start, clicks: [first, second], name }) => {
      const state = `const count = ref(${start})`
      const code = source`
        <script setup>
        import Row from './Row.vue'
        </script>
        <template><Row id="a" /> <Row id="b" /></template>
        <!-- Row.vue -->
        <script setup>
        import { ${name} } from './${name}.js'
        const { count } = ${name}()
        </script>
        <template><button @click="count++">{{ count }}</button></template>
        <!-- ${name}.js -->
        import { ref } from 'vue'
        ${isShared ? `${state}\n` : ''}export function ${name}() {
          ${isShared ? '' : `${state}\n`}return { count }
        }`
      const all = start + first + second
      const text = (a: number, b: number) => `${a} ${b}`
      return {
        question: `The first button is clicked ${times(first)}, the second ${times(second)}. Which numbers are shown?`,
        code,
        key: isShared ? text(all, all) : text(start + first, start + second),
        wrong: [
          isShared
            ? ['composablesAreSeparate', text(start + first, start + second)]
            : ['composablesShare', text(all, all)],
          ['lastUserWins', text(start, all)],
          ['outsideStartsAnew', isShared ? text(start + first, all) : text(start + first, start + first + second)],
        ],
        because: isShared
          ? 'The ref stands outside the function and is made once, for all who use it.'
          : 'Each call of the function makes a ref of its own.',
        proof: mounted(code, ...clicksOn(first, "'#a'"), ...clicksOn(second, "'#b'"), 'print(text())'),
      }
    },
  }),
  template({
    id: 'provided-values-and-refs',
    version: 2,
    concept: 'provide and inject',
    difficulty: [3, 'Reactive or not, and from whom.'],
    draw: (r) => ({
      start: r.int(1, 39),
      clicks: r.int(2, 7),
      way: r.pick(['ref', 'value', 'getter'] as const),
      own: r.int(40, 60),
      nested: r.pick([true, false, false] as const),
      provides: r.flip(),
      name: r.pick(['count', 'price', 'score', 'level']),
    }),
    make: ({ start, clicks, way, own, nested, provides, name }) => {
      const isGiven = nested || provides
      const given = { ref: name, value: `${name}.value`, getter: `() => ${name}.value` }[way]
      const read = way === 'getter' ? 'given()' : 'given'
      const fallback = way === 'getter' ? `() => ${own}` : String(own)
      const code = source`
        <script setup>
        import { ${isGiven ? 'provide, ' : ''}ref } from 'vue'
        import Row from './Row.vue'
        const ${name} = ref(${start})
        ${isGiven ? `provide('${name}', ${given})\n` : ''}</script>
        <template><button @click="${name}++">{{ ${name} }}</button> <Row /></template>
        <!-- Row.vue -->
        <script setup>
        import { inject${nested ? ', provide' : ''} } from 'vue'
        ${nested ? `provide('${name}', ${fallback})\n` : ''}const given = inject('${name}', ${nested ? 'null' : way === 'getter' ? `() => () => ${own}, true` : own})
        </script>
        <template><b>{{ ${read} }}</b></template>`
      const end = start + clicks
      const text = (child: number | string) => `${end} ${child}`
      const fixed = way === 'value'
      return {
        question: `The button is clicked ${times(clicks)}. Which numbers are shown?`,
        code,
        key: text(isGiven ? (fixed ? start : end) : own),
        wrong: [
          isGiven && !fixed
            ? ['providedRefsAreFixed', text(start)]
            : [isGiven ? 'providedValuesFollow' : 'injectFindsNames', text(end)],
          isGiven ? [nested ? 'ownProvide' : 'defaultWins', text(own)] : ['injectReadsOnce', text(start)],
          ['injectedIsLate', text(fixed && isGiven ? start + 1 : end - 1)],
        ],
        because: !isGiven
          ? 'Nobody provides a value under that name, so inject gives its default; a variable of the component above is not found by its name.'
          : `inject looks above its component${nested ? ', so what Row provides itself is not found' : ''}. ${fixed ? 'A value read from a ref is just a number, which stays.' : 'What is handed over reads the ref, so it follows.'}`,
        proof: mounted(code, ...clicksOn(clicks), 'print(text())'),
      }
    },
  }),
  template({
    id: 'key-of-a-component',
    version: 2,
    concept: 'rendering',
    difficulty: [3, 'Same component with other props, or another one.'],
    draw: (r) => ({
      ids: r.some(
        Array.from({ length: 80 }, (_, index) => index + 11),
        r.int(3, 5),
      ),
      again: r.flip(),
      keyed: r.flip(),
      name: r.pick(['Editor', 'Profile', 'Invoice', 'Chart']),
    }),
    make: ({ ids, again, keyed, name }) => {
      const [one = 0, two = 0, ...others] = ids
      const three = others.at(-1) ?? 0
      const changes = again ? [two, two, ...others] : [two, ...others]
      const size = ids.length
      const code = source`
        <script setup>
        import ${name} from './${name}.vue'
        const { id } = defineProps(['id'])
        </script>
        <template><${name} ${keyed ? ':key="id" ' : ''}:id="id" /></template>
        <!-- ${name}.vue -->
        <script setup>
        const props = defineProps(['id'])
        const first = props.id
        console.log('setup')
        </script>
        <template><p>{{ first }} {{ id }}</p></template>`
      const text = (setups: number, first: number) => `${setups} and ${first} ${three}`
      return {
        question: `The outer component gets the id ${[one, ...changes].join(', then ')}. How often is setup logged, and what does the paragraph show?`,
        code,
        key: keyed ? text(size, three) : text(1, one),
        wrong: [
          keyed ? ['keysAreForLists', text(1, one)] : ['propsMakeNew', text(size, three)],
          ['setupRunsPerRender', text(keyed ? size + 1 : size, one)],
          keyed ? ['firstChangeKeepsItsProps', text(size - 1, two)] : ['setupFollowsProps', text(1, three)],
          keyed ? ['sameKeyMakesNew', text(size + 1, three)] : ['onlyFirstChangeIsNew', text(2, two)],
        ],
        because: keyed
          ? 'Another key means another component: setup runs anew and takes the id of that moment.'
          : 'The component stays and gets other props; setup, which runs once, took the first id.',
        proof: {
          prints: `${Array.from({ length: keyed ? size : 1 }, () => 'setup').join(' ')} and ${keyed ? three : one} ${three}`,
          ...followedBy(
            code,
            '<!-- steps -->',
            `await mount({ id: ${one} })`,
            ...changes.map((id) => `await setProps({ id: ${id} })`),
            "print('and ' + text('p'))",
          ),
        },
      }
    },
  }),
]
