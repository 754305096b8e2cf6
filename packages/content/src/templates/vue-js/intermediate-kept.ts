import { followedBy } from '../proofs.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { template } from './misconceptions.ts'

export const intermediateKept: Template[] = [
  template({
    id: 'components-kept-alive',
    version: 2,
    concept: 'rendering',
    difficulty: [4, 'Which hooks run when a kept component comes back.'],
    draw: (r) => ({
      names: r.some(['Home', 'Cart', 'Search', 'Orders', 'Team'], 2),
      toggles: r.int(2, 9),
      kept: r.flip(),
      start: r.int(1, 500),
      clicks: r.int(1, 6),
    }),
    make: ({ names: [one = '', two = ''], toggles, kept, start, clicks }) => {
      const dynamic = `<component :is="first ? ${one} : ${two}" />`
      const shown = Math.floor(toggles / 2) + 1
      const code = source`
        <script setup>
        import ${one} from './${one}.vue'
        import ${two} from './${two}.vue'
        const { first } = defineProps({ first: Boolean })
        </script>
        <template>
          ${kept ? `<KeepAlive>\n  ${dynamic}\n</KeepAlive>` : dynamic}
        </template>
        <!-- ${one}.vue -->
        <script setup>
        import { onActivated, onMounted, ref } from 'vue'
        const count = ref(${start})
        onMounted(() => console.log('mounted'))
        onActivated(() => console.log('activated'))
        </script>
        <template><button @click="count++">{{ count }}</button></template>
        <!-- ${two}.vue -->
        <template><p>Other</p></template>`
      const text = (mounted: number, activated: number) => `${mounted} and ${activated}`
      const order = Array.from({ length: toggles }, (_, index) => index % 2 === 1)
      const logged = kept
        ? ['mounted', ...Array.from({ length: shown }, () => 'activated')]
        : Array.from({ length: shown }, () => 'mounted')
      const isShown = toggles % 2 === 0
      const end = isShown ? String(kept ? start + clicks : start) : 'none'
      const withCount = (value: string, count: string) => (isShown ? `${value}, ${count}` : value)
      return {
        question: `${one} is shown and its button clicked ${clicks === 1 ? 'once' : `${clicks} times`}; then first changes ${toggles} times. How often are mounted and activated logged${isShown ? ', and what does the button show' : ''}?`,
        code,
        key: withCount(kept ? text(1, shown) : text(shown, 0), end),
        wrong: [
          [kept ? 'keepAliveMounts' : 'mountedOnce', withCount(kept ? text(shown, shown) : text(1, 0), end)],
          [
            kept ? 'activatedIsLate' : 'activatedOnReturn',
            withCount(kept ? text(1, shown - 1) : text(shown, shown - 1), end),
          ],
          isShown
            ? [
                kept ? 'keepAliveStops' : 'stateIsKept',
                withCount(kept ? text(1, shown) : text(shown, 0), kept ? String(start) : String(start + clicks)),
              ]
            : ['everyChangeCounts', kept ? text(1, toggles + 1) : text(toggles + 1, 0)],
          ['neverUnmounted', withCount(kept ? text(shown, 0) : text(1, shown), end)],
        ],
        because: kept
          ? 'KeepAlive keeps the component with its state; it is mounted once and activated each time it is shown, the first time included.'
          : 'Without KeepAlive the component is made anew each time, and onActivated is never called.',
        proof: {
          ...followedBy(
            code,
            '<!-- steps -->',
            'await mount({ first: true })',
            ...Array.from({ length: clicks }, () => 'await click()'),
            ...order.map((first) => `await setProps({ first: ${first} })`),
            ...(isShown ? ["print(text('button'))"] : []),
          ),
          prints: [...logged, ...(isShown ? [end] : [])].join(' '),
        },
      }
    },
  }),
]
