import { clicksOn, followedBy, mounted, times } from '../proofs.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { fruits, people } from '../words.ts'
import { template } from './misconceptions.ts'

export const advancedRendering: Template[] = [
  template({
    id: 'once-and-memo',
    concept: 'rendering',
    difficulty: [4, 'What a frozen part shows after later changes.'],
    draw: (r) => ({
      starts: r.some([2, 4, 6, 8, 10, 20, 30], 2),
      clicks: [r.int(1, 3), r.int(1, 2), r.int(1, 3)],
      way: r.pick(['memo', 'once', 'memo'] as const),
      names: r.some(['price', 'stock', 'votes', 'seats'], 2),
    }),
    make: ({ starts: [s1 = 0, s2 = 0], clicks: [before, key, after], way, names: [one = '', two = ''] }) => {
      const directive = way === 'memo' ? `v-memo="[${two}]"` : 'v-once'
      const code = source`
        <script setup>
        import { ref } from 'vue'
        const ${one} = ref(${s1})
        const ${two} = ref(${s2})
        </script>
        <template>
          <button @click="${one}++">A</button> <i @click="${two}++">B</i>
          <p ${directive}>{{ ${one} }} {{ ${two} }}</p>
          <b>{{ ${one} }}</b>
        </template>`
      const end = s1 + before + after
      const text = (a: number, b: number, c = end) => `${a} ${b} and ${c}`
      return {
        question: `A is clicked ${times(before)}, B ${times(key)}, A ${times(after)}. What do the p and the b show?`,
        code,
        key: way === 'memo' ? text(s1 + before, s2 + key) : text(s1, s2),
        wrong: [
          [way === 'memo' ? 'memoIsLive' : 'onceIsReactive', text(end, s2 + key)],
          way === 'memo' ? ['memoIsOnce', text(s1, s2)] : ['onceFreezesAll', text(s1, s2, s1)],
          ['memoKeepsOld', way === 'memo' ? text(s1, s2 + key) : text(s1, s2 + key)],
          ['memoStopsSiblings', way === 'memo' ? text(s1 + before, s2 + key, s1 + before) : text(s1 + before, s2)],
        ],
        because:
          way === 'memo'
            ? `The p is rendered again only when ${two} changes, and then with all values of that moment.`
            : 'v-once renders its element once; what stands beside it follows as ever.',
        proof: mounted(
          code,
          ...clicksOn(before),
          ...clicksOn(key, "'i'"),
          ...clicksOn(after),
          "print(text('p') + ' and ' + text('b'))",
        ),
      }
    },
  }),
  template({
    id: 'rows-with-and-without-keys',
    concept: 'rendering',
    difficulty: [4, 'Patching in place keeps state at its place.'],
    draw: (r) => ({
      items: r.some([...people, ...fruits], 4),
      change: r.pick(['removeFirst', 'addFirst', 'reverse'] as const),
      keyed: r.flip(),
    }),
    make: ({ items: [a = '', b = '', c = '', added = ''], change, keyed }) => {
      const before = [a, b, c]
      const after = { removeFirst: [b, c], addFirst: [added, a, b, c], reverse: [c, b, a] }[change]
      const statement = {
        removeFirst: 'names.value.shift()',
        addFirst: `names.value.unshift('${added}')`,
        reverse: 'names.value.reverse()',
      }[change]
      const text = (first: (name: string, index: number) => string) =>
        after.map((name, index) => `${name}:${first(name, index)[0]}`).join(' ')
      const byPlace = text((name, index) => before[index] ?? name)
      const byName = text((name) => name)
      const code = source`
        <script setup>
        import { ref } from 'vue'
        import Row from './Row.vue'
        const names = ref([${before.map((name) => `'${name}'`).join(', ')}])
        const change = () => ${statement}
        </script>
        <template>
          <button @click="change">Change</button>
          <Row v-for="name in names" ${keyed ? ':key="name" ' : ''}:name="name" />
        </template>
        <!-- Row.vue -->
        <script setup>
        const props = defineProps(['name'])
        const initial = props.name[0]
        </script>
        <template><p>{{ name }}:{{ initial }}</p></template>`
      return {
        question: 'What do the rows show after one click?',
        code,
        key: keyed ? byName : byPlace,
        wrong: [
          keyed ? ['keysKeepPlaces', byPlace] : ['rowsFollowItems', byName],
          ['listIsUnchanged', before.map((name) => `${name}:${name[0]}`).join(' ')],
          ['lastRowsState', text(() => c)],
          ['firstRowsState', text(() => a)],
        ],
        because: keyed
          ? 'With the name as key each row goes with its item.'
          : 'Without a key rows are patched in place: the row at a place stays, with its state, and gets another prop.',
        proof: mounted(
          code,
          'await click()',
          "print([...container.querySelectorAll('p')].map((one) => one.textContent).join(' '))",
        ),
      }
    },
  }),
  template({
    id: 'errors-on-their-way-up',
    concept: 'async and errors',
    difficulty: [4, 'Who hears of an error, and when it stops.'],
    draw: (r) => ({
      names: r.some(['Page', 'List', 'Card', 'Panel', 'Menu', 'Chart'], 3),
      stops: r.pick(['inner', 'outer', 'nobody'] as const),
      message: r.pick(['offline', 'broken', 'missing', 'late']),
    }),
    make: ({ names: [outer = '', inner = '', own = ''], stops, message }) => {
      const capture = (name: string, which: 'outer' | 'inner') => source`
        onErrorCaptured((error) => {
          console.log('${name}', error.message)
          ${stops === which ? 'return false' : 'return true'}
        })`
      const file = (name: string, child: string, which: 'outer' | 'inner') => source`
        <script setup>
        import { onErrorCaptured } from 'vue'
        import ${child} from './${child}.vue'
        ${capture(name, which)}
        </script>
        <template><${child} /></template>`
      const code = source`
        ${file(outer, inner, 'outer')}
        <!-- ${inner}.vue -->
        ${file(inner, own, 'inner')}
        <!-- ${own}.vue -->
        <script setup>
        import { onErrorCaptured } from 'vue'
        onErrorCaptured((error) => console.log('${own}', error.message))
        function fail() {
          throw new Error('${message}')
        }
        </script>
        <template><button @click="fail">Go</button></template>`
      const [o, i, w, app] = [outer, inner, own, 'app'].map((name) => `${name} ${message}`) as [
        string,
        string,
        string,
        string,
      ]
      const text = (...parts: string[]) => parts.join(' ')
      const key = { inner: text(i), outer: text(i, o), nobody: text(i, o, app) }[stops]
      return {
        question: `${outer} is in an app whose config.errorHandler logs "app" and the message. What is logged after a click?`,
        code,
        key,
        wrong: [
          stops === 'inner' ? ['falseMeansUnhandled', text(i, o, app)] : ['nearestHandlesAlone', text(i)],
          ['outermostFirst', stops === 'nobody' ? text(app, o, i) : text(o, i)],
          ['ownHandlerCounts', text(w, key)],
          stops === 'nobody' ? ['truePassesAsHandled', text(i, o)] : ['appHandlerAlways', text(key, app)],
        ],
        because: `An error of ${own} goes to the components above it, the nearest first, until one returns false; if none does, the handler of the app gets it.`,
        proof: followedBy(
          code,
          '<!-- steps -->',
          "onAppError((error) => print('app', error.message))",
          'await mount()',
          'await click()',
        ),
      }
    },
  }),
]
