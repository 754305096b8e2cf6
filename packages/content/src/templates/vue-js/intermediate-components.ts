import { clicksOn, mounted, times } from '../proofs.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { goods, people } from '../words.ts'
import { template } from './misconceptions.ts'

export const intermediateComponents: Template[] = [
  template({
    id: 'models-with-and-without-a-parent',
    version: 2,
    concept: 'component interfaces',
    difficulty: [4, 'What a model does if nobody listens.'],
    draw: (r) => ({
      way: r.pick(['model', 'value', 'handler', 'doubled'] as const),
      start: r.int(1, 90),
      step: r.int(2, 9),
      clicks: r.int(2, 5),
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
]
