import { clicksOn, mounted, times } from '../proofs.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { people, tags } from '../words.ts'
import { template } from './misconceptions.ts'

export const beginnerConditions: Template[] = [
  template({
    id: 'v-if-or-v-show',
    concept: 'conditions and lists',
    difficulty: [2, 'Removed or hidden, and what becomes of the state.'],
    draw: (r) => ({
      way: r.pick(['v-if', 'v-show'] as const),
      start: r.int(0, 20),
      clicks: [r.int(2, 5), r.int(1, 4)],
      name: r.pick(['Counter', 'Likes', 'Votes', 'Stepper']),
    }),
    make: ({ way, start, clicks: [before, after], name }) => {
      const code = source`
        <script setup>
        import { ref } from 'vue'
        import ${name} from './${name}.vue'
        const open = ref(true)
        </script>
        <template>
          <${name} ${way}="open" />
          <i @click="open = !open">Toggle</i>
        </template>
        <!-- ${name}.vue -->
        <script setup>
        import { ref } from 'vue'
        const count = ref(${start})
        </script>
        <template><button @click="count++">{{ count }}</button></template>`
      const kept = start + before + after
      return {
        question: `The button is clicked ${times(before)}, Toggle twice, and the button ${times(after)} more. What does the button show?`,
        code,
        key: String(way === 'v-if' ? start + after : kept),
        wrong: [
          way === 'v-if' ? ['ifKeepsState', String(kept)] : ['showLosesState', String(start + after)],
          ['hiddenLosesClicks', String(start + before)],
          ['toggleAddsUp', String(kept + 2)],
          ['lastClickOnly', String(start)],
        ],
        because:
          way === 'v-if'
            ? 'v-if removes the component and makes another one later, with its initial state.'
            : 'v-show only changes display, so the component and its state stay.',
        proof: mounted(code, ...clicksOn(before), ...clicksOn(2, "'i'"), ...clicksOn(after), "print(text('button'))"),
      }
    },
  }),
  template({
    id: 'event-modifiers',
    concept: 'events',
    difficulty: [3, 'Four modifiers that sound alike.'],
    draw: (r) => ({
      names: r.some([...tags, ...people], 3),
      modifier: r.pick(['stop', 'self', 'prevent', 'once'] as const),
      clicks: r.int(1, 2),
    }),
    make: ({ names: [inner = '', middle = '', outer = ''], modifier, clicks }) => {
      const path = {
        stop: [inner, middle],
        self: [inner, outer],
        prevent: [inner, middle, outer],
        once: [inner, middle, outer],
      }[modifier]
      const all = [inner, middle, outer]
      const repeated = (list: readonly string[], second: readonly string[] = list) =>
        [...list, ...(clicks === 2 ? second : [])].join(' ')
      const code = source`
        <script setup>
        const log = (name) => console.log(name)
        </script>
        <template>
          <div @click="log('${outer}')">
            <div @click.${modifier}="log('${middle}')">
              <b @click="log('${inner}')">Go</b>
            </div>
          </div>
        </template>`
      return {
        question: `Go is clicked ${times(clicks)}. What is logged, in this order?`,
        code,
        key: modifier === 'once' ? repeated(path, [inner, outer]) : repeated(path),
        wrong: [
          ['parentFirst', repeated(all.toReversed())],
          ['targetOnly', repeated([inner])],
          modifier === 'once' && clicks === 2
            ? ['onceIsForever', repeated(all)]
            : modifier === 'prevent' || modifier === 'once'
              ? ['preventIsStop', repeated([inner, middle])]
              : ['modifiersAreIgnored', repeated(all)],
          modifier === 'self' ? ['selfIsStop', repeated([inner])] : ['stopSkipsItself', repeated([inner, outer])],
          ['selfIsStop', repeated([inner, middle])],
        ],
        because: {
          stop: 'The handler runs, and .stop keeps the event from going further up.',
          self: '.self runs the handler only for clicks on the element itself; the event goes on to the parents.',
          prevent: '.prevent only keeps the browser from its own reaction; the event goes on.',
          once: 'The handler with .once runs for the first click only; the event goes up in any case.',
        }[modifier],
        proof: mounted(code, ...clicksOn(clicks, "'b'")),
      }
    },
  }),
]
