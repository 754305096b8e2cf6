import { clicksOn, followedBy, mounted } from '../proofs.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { cities } from '../words.ts'
import { template } from './misconceptions.ts'

export const intermediateWatchers: Template[] = [
  template({
    id: 'page-seen-by-a-watcher',
    concept: 'watchers',
    difficulty: [3, 'Before or after the page has changed.'],
    draw: (r) => ({
      start: r.int(1, 30),
      step: r.int(2, 9),
      flush: r.pick(['pre', 'post'] as const),
      place: r.pick(['line', 'tick'] as const),
      name: r.pick(['count', 'price', 'score', 'stock']),
    }),
    make: ({ start, step, flush, place, name }) => {
      const end = start + step
      const code = source`
        <script setup>
        import { nextTick, ref, useTemplateRef, watch } from 'vue'
        const ${name} = ref(${start})
        const label = useTemplateRef('label')
        const read = (who) => console.log(who, label.value.textContent)
        watch(${name}, () => read('watcher')${flush === 'post' ? ", { flush: 'post' }" : ''})
        async function change() {
          ${name}.value += ${step}
          ${place === 'tick' ? 'await nextTick()\n' : ''}read('handler')
        }
        </script>
        <template>
          <button ref="label" @click="change">{{ ${name} }}</button>
        </template>`
      const watcher = (value: number) => `watcher ${value}`
      const handler = (value: number) => `handler ${value}`
      const seen = flush === 'post' ? end : start
      const both = (w: number, h: number) =>
        place === 'tick' ? `${watcher(w)}, ${handler(h)}` : `${handler(h)}, ${watcher(w)}`
      return {
        question: 'What is logged after one click, in this order?',
        code,
        key: both(seen, place === 'tick' ? end : start),
        wrong: [
          flush === 'pre'
            ? ['watchersSeeNewDom', both(end, place === 'tick' ? end : start)]
            : ['watchersSeeOldDom', both(start, place === 'tick' ? end : start)],
          place === 'tick' ? ['tickIsTooEarly', both(seen, start)] : ['domIsImmediate', both(seen, end)],
          [
            place === 'tick' ? 'tickIsBeforeWatchers' : 'watchersRunAtOnce',
            place === 'tick' ? `${handler(end)}, ${watcher(seen)}` : `${watcher(seen)}, ${handler(start)}`,
          ],
        ],
        because: `A watcher runs before the page is updated, with flush: 'post' after it. ${place === 'tick' ? 'nextTick waits for both.' : 'The handler goes on at once, before either.'}`,
        proof: {
          ...mounted(code, 'await click()'),
          prints: both(seen, place === 'tick' ? end : start).replace(',', ''),
        },
      }
    },
  }),
  template({
    id: 'cleanup-of-a-watcher',
    concept: 'watchers',
    difficulty: [4, 'When a cleanup runs, and what it sees.'],
    draw: (r) => ({
      ids: r.some(cities, 3),
      words: r.pick([
        ['load', 'cancel'],
        ['join', 'leave'],
        ['open', 'close'],
      ] as const),
      stops: r.flip(),
    }),
    make: ({ ids: [first = '', one = '', two = ''], words: [begin, end], stops }) => {
      const code = source`
        import { nextTick, onWatcherCleanup, ref, watch } from 'vue'
        const id = ref('${first}')
        const stop = watch(id, (now) => {
          console.log('${begin}', now)
          onWatcherCleanup(() => console.log('${end}', now))
        })
        id.value = '${one}'
        await nextTick()
        id.value = '${two}'
        await nextTick()
        ${stops ? 'stop()' : ''}`.trimEnd()
      const text = (...parts: string[]) => parts.join(' ')
      const [b1, b2, e1, e2] = [`${begin} ${one}`, `${begin} ${two}`, `${end} ${one}`, `${end} ${two}`]
      const last = stops ? [e2] : []
      return {
        question: 'What is logged (Vue 3.5)?',
        code,
        key: text(b1, e1, b2, ...last),
        wrong: [
          ['cleanupSeesNew', text(b1, e2, b2, ...last)],
          stops ? ['stopSkipsCleanup', text(b1, e1, b2)] : ['cleanupAfterRun', text(b1, e1, b2, e2)],
          ['newRunFirst', text(b1, b2, e1, ...last)],
          ['watchRunsAtStart', text(`${begin} ${first}`, `${end} ${first}`, b1, e1, b2, ...last)],
          ['cleanupAtEndOnly', text(b1, b2, ...last)],
        ],
        because:
          'Before the next run, and when the watcher is stopped, the cleanup of the run before is called; it sees the values of that run.',
        proof: followedBy(code),
      }
    },
  }),
  template({
    id: 'calls-from-a-template',
    version: 2,
    concept: 'rendering',
    difficulty: [3, 'A computed value is cached, a function call is not.'],
    draw: (r) => ({
      related: r.int(1, 6),
      unrelated: r.int(1, 6),
      places: r.int(2, 4),
      start: r.int(1, 30),
      kinds: [r.pick(['computed', 'method'] as const), r.pick(['computed', 'method'] as const)],
      name: r.pick(['price', 'score', 'stock', 'seats']),
    }),
    make: ({ related, unrelated, places, start, kinds: [first, second], name }) => {
      const uses = (what: string, kind?: string) =>
        Array.from({ length: places }, () => `{{ ${what}${kind === 'method' ? '()' : ''} }}`).join(' ')
      const define = (what: string, factor: number, kind?: string) => {
        const body = `calls.${what} += 1\n  return ${name}.value * ${factor}`
        return kind === 'method'
          ? `function ${what}() {\n  ${body}\n}`
          : `const ${what} = computed(() => {\n  ${body}\n})`
      }
      const code = source`
        <script setup>
        import { computed, ref } from 'vue'
        const ${name} = ref(${start})
        const other = ref(0)
        const calls = { double: 0, triple: 0 }
        ${define('double', 2, first)}
        ${define('triple', 3, second)}
        const report = () => console.log(\`\${calls.double} and \${calls.triple}\`)
        </script>
        <template>
          <button @click="${name}++">{{ ${name} }}</button>
          <i @click="other++">{{ other }}</i>
          <p @click="report">
            ${uses('double', first)}
            ${uses('triple', second)}
          </p>
        </template>`
      const renders = 1 + related + unrelated
      const [cached, called] = [1 + related, renders * places]
      const countOf = (kind?: string) => (kind === 'method' ? called : cached)
      const isSame = first === second
      const mistaken = first === 'method' ? cached : called
      const otherMistaken = isSame ? renders : second === 'method' ? cached : called
      const text = (a: number, b: number) => `${a} and ${b}`
      return {
        question: `${name} is clicked ${related === 1 ? 'once' : `${related} times`} and other ${unrelated === 1 ? 'once' : `${unrelated} times`}, then the paragraph. What is logged?`,
        code,
        key: text(countOf(first), countOf(second)),
        wrong: [
          [first === 'method' ? 'methodsAreCached' : 'computedPerUse', text(mistaken, countOf(second))],
          [
            isSame
              ? second === 'method'
                ? 'callsPerRender'
                : 'computedPerRender'
              : second === 'method'
                ? 'methodsAreCached'
                : 'computedPerUse',
            text(countOf(first), otherMistaken),
          ],
          ['bothMistakes', text(mistaken, otherMistaken)],
        ],
        because: `There are ${renders} renders with ${places} places each, and a function is called at every place. A computed value is calculated at first and after each change of ${name}.`,
        proof: mounted(code, ...clicksOn(related), ...clicksOn(unrelated, "'i'"), "await click('p')"),
      }
    },
  }),
]
