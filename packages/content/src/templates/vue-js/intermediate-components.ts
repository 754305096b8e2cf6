import { clicksOn, followedBy, mounted, times } from '../proofs.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { goods, people } from '../words.ts'
import { template } from './misconceptions.ts'

export const intermediateComponents: Template[] = [
  template({
    id: 'models-with-and-without-a-parent',
    concept: 'component interfaces',
    difficulty: [4, 'What a model does if nobody listens.'],
    draw: (r) => ({
      way: r.pick(['model', 'value', 'handler', 'doubled'] as const),
      start: r.int(1, 30),
      step: r.int(2, 9),
      clicks: r.int(2, 3),
      name: r.pick(['seats', 'price', 'stock', 'score']),
    }),
    make: ({ way, start, step, clicks, name }) => {
      const bound = {
        model: `v-model="${name}"`,
        doubled: `v-model="${name}"`,
        value: `:model-value="${name}"`,
        handler: `:model-value="${name}" @update:model-value="(now) => ${name} = now"`,
      }[way]
      const code = source`
        <script setup>
        import { ref } from 'vue'
        import Field from './Field.vue'
        const ${name} = ref(${start})
        </script>
        <template>
          <Field ${bound} />
          <p>{{ ${name} }}</p>
        </template>
        <!-- Field.vue -->
        <script setup>
        const model = defineModel(${way === 'doubled' ? '{ set: (value) => value * 2 }' : ''})
        </script>
        <template><button @click="model += ${step}">{{ model }}</button></template>`
      const plain = start + clicks * step
      const doubled = Array.from({ length: clicks }).reduce<number>((value) => (value + step) * 2, start)
      const end = way === 'doubled' ? doubled : plain
      const text = (child: number, parent: number) => `${child} ${parent}`
      return {
        question: `The button is clicked ${times(clicks)} (Vue 3.5). Which numbers do the button and the paragraph show?`,
        code,
        key: way === 'value' ? text(plain, start) : text(end, end),
        wrong: [
          way === 'value' ? ['modelNeedsParent', text(start, start)] : ['modelIsOneWay', text(end, start)],
          way === 'value' ? ['modelReachesParent', text(plain, plain)] : ['modelResets', text(start, end)],
          ['lastClickOnlyModel', way === 'value' ? text(start + step, start) : text(start + step, start + step)],
          ...(way === 'doubled'
            ? ([
                ['setterIsLocal', text(doubled, plain)],
                ['setterIsIgnored', text(plain, plain)],
              ] as const)
            : []),
        ],
        because: {
          model: 'v-model hands down the value and takes what the model emits, so both show the same.',
          handler: 'v-model is a value and a listener, and here both are written out.',
          value:
            'Nobody takes what the model emits, so the parent keeps its value; the model then goes on with a value of its own.',
          doubled: 'set changes what is emitted, and the parent hands that down again.',
        }[way],
        proof: mounted(code, ...clicksOn(clicks), "print(text('button') + ' ' + text('p'))"),
      }
    },
  }),
  template({
    id: 'clicks-heard-by-a-parent',
    concept: 'component interfaces',
    difficulty: [4, 'One name for a native and an emitted event.'],
    draw: (r) => ({
      declared: r.flip(),
      emits: r.pick(['emit', 'emit', 'nothing'] as const),
      clicks: r.int(2, 5),
      start: r.int(0, 20),
      name: r.pick(['Button', 'Tile', 'Chip', 'Tag']),
    }),
    make: ({ declared, emits, clicks, start, name }) => {
      const code = source`
        <script setup>
        import { ref } from 'vue'
        import Base${name} from './Base${name}.vue'
        const count = ref(${start})
        </script>
        <template><Base${name} @click="count++" /> <p>{{ count }}</p></template>
        <!-- Base${name}.vue -->
        <script setup>
        ${declared ? "defineEmits(['click'])" : 'defineProps([])'}
        </script>
        <template><button${emits === 'emit' ? ' @click="$emit(\'click\')"' : ''}>Go</button></template>`
      const heard = (declared ? 0 : 1) + (emits === 'emit' ? 1 : 0)
      const text = (each: number) => String(start + each * clicks)
      return {
        question: `The button is clicked ${times(clicks)}. What does the paragraph show?`,
        code,
        key: text(heard),
        wrong: [
          ['declaredStaysNative', text(emits === 'emit' ? 2 : 1)],
          [heard === 1 ? 'emitsNeedDeclaration' : 'undeclaredIsOnce', heard === 1 ? text(0) : text(1)],
          ['listenersDoNotFall', text(emits === 'emit' && declared ? 1 : 0)],
          ['lastClickOnly', String(start + 1)],
        ],
        because: `${declared ? 'A declared event is not passed on to the root element' : 'A listener for an event that is not declared is also put on the root element'}, so the parent hears ${['nothing', 'each click once', 'each click twice'][heard]}.`,
        proof: mounted(code, ...clicksOn(clicks), "print(text('p'))"),
      }
    },
  }),
  template({
    id: 'attributes-that-fall-through',
    concept: 'component interfaces',
    difficulty: [3, 'Where attributes go that are no props.'],
    draw: (r) => ({
      way: r.pick(['root', 'off', 'bound'] as const),
      names: r.some(['card', 'wide', 'sale', 'open', 'quiet', 'row', 'tile'], 3),
      tag: r.pick(['section', 'article', 'div']),
    }),
    make: ({ way, names: [outer = '', root = '', inner = ''], tag }) => {
      const code = source`
        <script setup>
        import Field from './Field.vue'
        </script>
        <template><Field class="${outer}" /></template>
        <!-- Field.vue -->
        <script setup>
        ${way === 'root' ? 'defineProps([])' : 'defineOptions({ inheritAttrs: false })'}
        </script>
        <template>
          <${tag} class="${root}"><b class="${inner}"${way === 'bound' ? ' v-bind="$attrs"' : ''}>Text</b></${tag}>
        </template>`
      const text = (a: string, b: string) => `${a} / ${b}`
      const keys = {
        root: text(`${root} ${outer}`, inner),
        off: text(root, inner),
        bound: text(root, `${inner} ${outer}`),
      }
      return {
        question: `Which class attributes do the ${tag} and the b have?`,
        code,
        key: keys[way],
        wrong: [
          way === 'root' ? ['attributesAreLost', keys.off] : ['inheritIsAlways', keys.root],
          way === 'bound'
            ? ['inheritIsNowhere', keys.off]
            : ['attributesEverywhere', text(`${root} ${outer}`, `${inner} ${outer}`)],
          ['attributesReplace', way === 'bound' ? text(root, outer) : text(outer, inner)],
        ],
        because: {
          root: 'Attributes that are no props go to the root element; class is added to what is there.',
          off: 'With inheritAttrs: false the attributes go nowhere by themselves.',
          bound:
            'With inheritAttrs: false they go where v-bind="$attrs" puts them, and class is added to what is there.',
        }[way],
        proof: mounted(code, `print(find('${tag}').className + ' / ' + find('b').className)`),
      }
    },
  }),
  template({
    id: 'props-of-a-slot',
    concept: 'slots',
    difficulty: [3, 'Whose variable is meant in a slot.'],
    draw: (r) => ({
      items: r.some(goods, 3),
      person: r.pick(people),
      field: r.pick(['item', 'entry', 'thing', 'good']),
      rename: r.flip(),
      index: r.flip(),
    }),
    make: ({ items, person, field, rename, index }) => {
      const other = 'label'
      const shown = rename ? `{{ ${other} }} {{ ${field} }}` : `{{ ${field} }}`
      const pattern = `{ ${rename ? `${field}: ${other}` : field}${index ? ', index' : ''} }`
      const code = source`
        <script setup>
        import List from './List.vue'
        const ${field} = '${person}'
        </script>
        <template>
          <List v-slot="${pattern}">${index ? '{{ index }} ' : ''}${shown}</List>
        </template>
        <!-- List.vue -->
        <script setup>
        const items = [${items.map((item) => `'${item}'`).join(', ')}]
        </script>
        <template>
          <p v-for="(item, index) in items"><slot :${field}="item" :index="index" /></p>
        </template>`
      const text = (to: (item: string) => string, from = 0, list: readonly string[] = items) =>
        list.map((item, place) => `${index ? `${place + from} ` : ''}${to(item)}`).join(', ')
      const right = (item: string) => (rename ? `${item} ${person}` : item)
      return {
        question: 'What do the paragraphs show?',
        code,
        key: text(right),
        wrong: [
          ['slotPropsAreParents', text(() => (rename ? `${person} ${person}` : person))],
          ['slotOnce', text(right, 0, items.slice(0, 1))],
          rename
            ? ['renamedStays', text((item) => `${item} ${item}`)]
            : ['slotPropsAreBoth', text((item) => `${item} ${person}`)],
          ...(index ? [['slotIndexFromOne', text(right, 1)] as const] : []),
        ],
        because: `${rename ? `The slot prop is taken under the name ${other}, so ${field} is still the variable of the parent` : `In the slot ${field} is the slot prop, which hides the variable of the parent`}. The slot is shown for each item.`,
        proof: mounted(code, "print([...container.querySelectorAll('p')].map((one) => one.textContent).join(', '))"),
      }
    },
  }),
  template({
    id: 'state-of-a-composable',
    concept: 'composables',
    difficulty: [3, 'Inside or outside the function.'],
    draw: (r) => ({
      isShared: r.flip(),
      start: r.int(1, 20),
      clicks: [r.int(2, 4), r.int(1, 3)],
      name: r.pick(['useCart', 'useScore', 'useVotes', 'useSeats']),
    }),
    make: ({ isShared, start, clicks: [first = 0, second = 0], name }) => {
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
    concept: 'provide and inject',
    difficulty: [3, 'Reactive or not, and from whom.'],
    draw: (r) => ({
      start: r.int(1, 30),
      clicks: r.int(2, 5),
      way: r.pick(['ref', 'value', 'getter'] as const),
      own: r.int(40, 60),
      nested: r.flip(),
      name: r.pick(['count', 'price', 'score', 'level']),
    }),
    make: ({ start, clicks, way, own, nested, name }) => {
      const given = { ref: name, value: `${name}.value`, getter: `() => ${name}.value` }[way]
      const read = way === 'getter' ? 'given()' : 'given'
      const fallback = way === 'getter' ? `() => ${own}` : String(own)
      const code = source`
        <script setup>
        import { provide, ref } from 'vue'
        import Row from './Row.vue'
        const ${name} = ref(${start})
        provide('${name}', ${given})
        </script>
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
        key: text(fixed ? start : end),
        wrong: [
          fixed ? ['providedValuesFollow', text(end)] : ['providedRefsAreFixed', text(start)],
          nested ? ['ownProvide', text(own)] : ['defaultWins', text(own)],
          ['injectedIsLate', text(fixed ? start + 1 : end - 1)],
        ],
        because: `inject looks above its component${nested ? ', so what Row provides itself is not found' : ''}. ${fixed ? 'A value read from a ref is just a number, which stays.' : 'What is handed over reads the ref, so it follows.'}`,
        proof: mounted(code, ...clicksOn(clicks), 'print(text())'),
      }
    },
  }),
  template({
    id: 'key-of-a-component',
    concept: 'rendering',
    difficulty: [3, 'Same component with other props, or another one.'],
    draw: (r) => ({
      ids: r.some([3, 5, 8, 12, 17, 21, 26], 3),
      again: r.flip(),
      keyed: r.flip(),
      name: r.pick(['Editor', 'Profile', 'Invoice', 'Chart']),
    }),
    make: ({ ids: [one = 0, two = 0, three = 0], again, keyed, name }) => {
      const changes = again ? [two, two, three] : [two, three]
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
        key: keyed ? text(3, three) : text(1, one),
        wrong: [
          keyed ? ['keysAreForLists', text(1, one)] : ['propsMakeNew', text(3, three)],
          ['setupRunsPerRender', keyed ? text(4, one) : text(3, one)],
          ['keyMakesTwo', keyed ? text(2, two) : text(1, three)],
          ['sameKeyMakesNew', keyed ? text(4, three) : text(2, two)],
        ],
        because: keyed
          ? 'Another key means another component: setup runs anew and takes the id of that moment.'
          : 'The component stays and gets other props; setup, which runs once, took the first id.',
        proof: {
          prints: `${Array.from({ length: keyed ? 3 : 1 }, () => 'setup').join(' ')} and ${keyed ? three : one} ${three}`,
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
