import { followedBy, mounted } from '../proofs.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { people } from '../words.ts'
import { template } from './misconceptions.ts'

export const advancedComponents: Template[] = [
  template({
    id: 'destructured-props',
    concept: 'typed interfaces',
    difficulty: [4, 'What the compiler makes of a destructured prop.'],
    draw: (r) => ({
      values: [r.int(3, 39), r.int(40, 69)],
      fallback: r.int(70, 99),
      factor: r.int(2, 5),
      missing: r.flip(),
      name: r.pick(['size', 'price', 'limit', 'seats']),
    }),
    make: ({ values: [one, two], fallback, factor, missing, name }) => {
      const first = missing ? fallback : one
      const code = source`
        <script setup>
        import { computed } from 'vue'
        const { ${name} = ${fallback} } = defineProps(['${name}'])
        const once = ${name} * ${factor}
        const sum = computed(() => ${name} * ${factor})
        </script>
        <template>
          <p>{{ ${name} }} {{ once }} {{ sum }}</p>
        </template>`
      const text = (a: number, b: number, c: number) => `${a} ${b} ${c}`
      return {
        question: `Vue 3.5: the component first gets ${missing ? `no ${name}` : `the ${name} ${one}`}, then ${two}. What does it show in the end?`,
        code,
        key: text(two, first * factor, two * factor),
        wrong: [
          ['destructuredIsPlain', text(first, first * factor, first * factor)],
          ['plainFollows', text(two, two * factor, two * factor)],
          ['computedIsOnceHere', text(two, first * factor, first * factor)],
          [missing ? 'defaultStays' : 'destructuredIsFirst', text(first, first * factor, two * factor)],
        ],
        because:
          'The compiler turns each use of the variable into props.name, so template and computed follow; a constant is calculated once.',
        proof: followedBy(
          code,
          '<!-- steps -->',
          missing ? 'await mount()' : `await mount({ ${name}: ${one} })`,
          `await setProps({ ${name}: ${two} })`,
          'print(text())',
        ),
      }
    },
  }),
  template({
    id: 'arguments-of-a-composable',
    concept: 'composables',
    difficulty: [4, 'Four ways to hand over a prop.'],
    draw: (r) => ({
      ways: r.some(['value', 'getter', 'toRef', 'props'] as const, 2),
      ids: r.some([3, 5, 8, 12, 17, 21, 26, 34], 2),
      factor: r.int(2, 4),
    }),
    make: ({ ways, ids: [one = 0, two = 0], factor }) => {
      const given = {
        value: 'props.id',
        getter: '() => props.id',
        toRef: "toRef(props, 'id')",
        props: 'toRef(() => props.id)',
      }
      const [first, second] = ways
      const result = (way: string | undefined) => (way === 'value' ? one : two) * factor
      const text = (a: number, b: number) => `${a} ${b}`
      const when = (test: (way: string | undefined) => boolean) =>
        text(...([first, second].map((way) => (test(way) ? two : one) * factor) as [number, number]))
      const code = source`
        <script setup>
        import { computed, toRef, toValue } from 'vue'
        const props = defineProps(['id'])
        function useScaled(source) {
          return computed(() => toValue(source) * ${factor})
        }
        const a = useScaled(${given[first ?? 'value']})
        const b = useScaled(${given[second ?? 'value']})
        </script>
        <template><p>{{ a }} {{ b }}</p></template>`
      return {
        question: `The id is ${one} first and then ${two}. What is shown in the end?`,
        code,
        key: text(result(first), result(second)),
        wrong: [
          ['allFollow', when(() => true)],
          ['gettersAreOnce', when((way) => way === 'toRef')],
          ['toRefIsCopy', when((way) => way === 'getter')],
          ['valuesAreTracked', when((way) => way === 'value')],
          ['noneFollow', when(() => false)],
        ],
        because:
          'The value of a prop is a plain number once it is handed over. A function or a ref is read again whenever toValue is called in the computed.',
        proof: followedBy(
          code,
          '<!-- steps -->',
          `await mount({ id: ${one} })`,
          `await setProps({ id: ${two} })`,
          'print(text())',
        ),
      }
    },
  }),
  template({
    id: 'order-of-prop-types',
    concept: 'typed interfaces',
    difficulty: [5, 'The order of two types decides about an empty attribute.'],
    draw: (r) => ({
      order: r.pick(['Boolean, String', 'String, Boolean', 'String', 'Boolean'] as const),
      given: r.some(['lone', 'same', 'missing', 'text'] as const, 3),
      name: r.pick(['active', 'open', 'sale', 'wide', 'pinned']),
      word: r.pick(people),
    }),
    make: ({ order, given, name, word }) => {
      const attribute = { lone: name, same: `${name}="${name}"`, missing: '', text: `${name}="${word}"` }
      const value = (types: string, kind: (typeof given)[number]) => {
        const hasBoolean = types.includes('Boolean')
        if (kind === 'missing') return hasBoolean ? 'false' : 'undefined'
        if (kind === 'text') return word
        const isCast = hasBoolean && !types.startsWith('String')
        return isCast ? 'true' : kind === 'lone' ? '""' : name
      }
      const text = (to: (kind: (typeof given)[number]) => string) => given.map(to).join(' and ')
      const code = source`
        <script setup>
        import Row from './Row.vue'
        </script>
        <template>
          ${given.map((kind) => `<Row ${attribute[kind]} />`.replace('  ', ' ')).join('\n')}
        </template>
        <!-- Row.vue -->
        <script setup>
        defineProps({ ${name}: [${order}] })
        </script>
        <template><p>{{ ${name} === '' ? '""' : String(${name}) }}</p></template>`
      return {
        question: 'What do the three paragraphs show?',
        code,
        key: text((kind) => value(order, kind)),
        wrong: [
          ['booleanAlwaysWins', text((kind) => (kind === 'lone' || kind === 'same' ? 'true' : value(order, kind)))],
          ['stringAlwaysWins', text((kind) => (kind === 'lone' ? '""' : kind === 'same' ? name : value(order, kind)))],
          ['missingIsUndefinedTwice', text((kind) => (kind === 'missing' ? 'undefined' : value(order, kind)))],
          ['missingIsFalseTwice', text((kind) => (kind === 'missing' ? 'false' : value(order, kind)))],
          ['sameNameIsText', text((kind) => (kind === 'same' ? name : kind === 'lone' ? 'true' : value(order, kind)))],
          ['textsAreTruthy', text((kind) => (kind === 'missing' ? value(order, kind) : 'true'))],
        ],
        because:
          'If Boolean is one of the types, a missing prop is false, and an empty value or one equal to the name is true, unless String stands before Boolean.',
        proof: mounted(code, "print([...container.querySelectorAll('p')].map((one) => one.textContent).join(' and '))"),
      }
    },
  }),
]
