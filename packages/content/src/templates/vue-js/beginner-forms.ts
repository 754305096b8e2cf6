import { mounted } from '../proofs.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { fruits, goods } from '../words.ts'
import { template } from './misconceptions.ts'

export const beginnerForms: Template[] = [
  template({
    id: 'modifiers-of-v-model',
    concept: 'forms',
    difficulty: [3, 'What reaches the ref from a text field.'],
    draw: (r) => ({
      modifier: r.pick(['number', 'trim', 'none'] as const),
      number: r.int(11, 99),
      unit: r.pick(['kg', 'EUR', 'pcs', 'cm']),
      extra: r.int(2, 9),
      name: r.pick(['amount', 'weight', 'length', 'price']),
    }),
    make: ({ modifier, number, unit, extra, name }) => {
      const typed = ` ${number} ${unit} `
      const code = source`
        <script setup>
        import { ref } from 'vue'
        const ${name} = ref('')
        </script>
        <template>
          <input v-model${modifier === 'none' ? '' : `.${modifier}`}="${name}">
          <p>[{{ ${name} + ${extra} }}]</p>
        </template>`
      const shown = (text: string | number) => `[${text}]`
      const withSpaces = shown(` ${number} ${unit} ${extra}`)
      return {
        question: `"${typed}" is typed (with a space at both ends). What does the paragraph show?`,
        code,
        key: { number: shown(number + extra), trim: shown(`${number} ${unit}${extra}`), none: withSpaces }[modifier],
        wrong: [
          ['numberFieldsAreNumbers', modifier === 'number' ? shown(`${number}${extra}`) : shown(number + extra)],
          modifier === 'trim'
            ? ['trimKeepsSpaces', withSpaces]
            : ['numberKeepsText', shown(`${number} ${unit}${extra}`)],
          ['numberRefuses', shown('NaN')],
          modifier === 'number'
            ? ['trimKeepsSpaces', withSpaces]
            : ['trimIsForNumbers', shown(`${number}${unit}${extra}`)],
        ],
        because: {
          number: '.number reads the number at the start of the text, as parseFloat does, and the rest is dropped.',
          trim: '.trim takes away the spaces at both ends; the rest stays a text, which + joins.',
          none: 'Without a modifier the ref holds what was typed, as a text, which + joins.',
        }[modifier],
        proof: mounted(code, `await type('input', '${typed}')`, "print(find('p').textContent)"),
      }
    },
  }),
  template({
    id: 'boxes-bound-to-an-array',
    concept: 'forms',
    difficulty: [3, 'Order and removal in a bound array.'],
    draw: (r) => ({
      items: r.some([...fruits, ...goods], 4),
      initial: r.int(0, 3),
      clicks: r.shuffled([0, 1, 2, 3]).slice(0, 3),
      undo: r.flip(),
    }),
    make: ({ items, initial, clicks, undo }) => {
      const steps = undo ? [...clicks, clicks[0] ?? 0] : clicks
      const toggled = (start: readonly number[], add: (list: number[], one: number) => number[], removes = true) =>
        steps.reduce<number[]>(
          (list, one) =>
            list.includes(one) ? (removes ? list.filter((other) => other !== one) : list) : add(list, one),
          [...start],
        )
      const append = (list: number[], one: number) => [...list, one]
      const text = (list: readonly number[]) => list.map((index) => items[index]).join(' ') || 'nothing'
      const code = source`
        <script setup>
        import { ref } from 'vue'
        const chosen = ref(['${items[initial] ?? ''}'])
        </script>
        <template>
          ${items.map((item) => `<input type="checkbox" value="${item}" v-model="chosen">`).join('\n')}
          <p>{{ chosen.join(' ') || 'nothing' }}</p>
        </template>`
      const key = toggled([initial], append)
      return {
        question: `The boxes ${steps.map((index) => items[index]).join(', ')} are clicked, in this order. What does the paragraph show?`,
        code,
        key: text(key),
        wrong: [
          ['checkedInMarkupOrder', text(key.toSorted((a, b) => a - b))],
          ['uncheckedStays', text(toggled([initial], append, false))],
          ['newestFirst', text(toggled([initial], (list, one) => [one, ...list]))],
          ['initialIsLost', text(toggled([], append))],
          ['boxesGiveBooleans', steps.map((index) => String(index !== initial)).join(' ')],
        ],
        because:
          'A box that is checked appends its value to the array, one that is unchecked takes it out; the order is that of the clicks.',
        proof: mounted(code, ...steps.map((index) => `await click('[value=${items[index]}]')`), "print(text('p'))"),
      }
    },
  }),
]
