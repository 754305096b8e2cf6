import { clicksOn, followedBy, mounted, times } from '../proofs.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { goods, people, tags } from '../words.ts'
import { template } from './misconceptions.ts'

export const beginnerComponents: Template[] = [
  template({
    id: 'attributes-and-bindings',
    concept: 'props and emits',
    difficulty: [3, 'A colon makes an expression, and Boolean props are cast.'],
    draw: (r) => ({
      item: r.pick(goods),
      price: r.int(11, 49),
      extra: r.int(2, 9),
      bound: r.flip(),
      flag: r.pick(['lone', 'missing', 'text', 'bound'] as const),
      words: r.some(tags, 2),
    }),
    make: ({ item, price, extra, bound, flag, words: [yes = '', no = ''] }) => {
      const attribute = { lone: ' active', missing: '', text: ' note="false"', bound: ' :active="false"' }[flag]
      const prop = flag === 'text' ? 'note' : 'active'
      const type = flag === 'text' ? 'String' : 'Boolean'
      const isYes = flag === 'lone' || flag === 'text'
      const code = source`
        <script setup>
        import Row from './Row.vue'
        </script>
        <template><Row ${bound ? ':' : ''}price="${price}"${attribute} /></template>
        <!-- Row.vue -->
        <script setup>
        defineProps({ price: [Number, String], ${prop}: ${type} })
        </script>
        <template>
          <p>${item} {{ price + ${extra} }} {{ ${prop} === undefined ? 'none' : ${prop} ? '${yes}' : '${no}' }}</p>
        </template>`
      const sum = bound ? price + extra : `${price}${extra}`
      const other = bound ? `${price}${extra}` : price + extra
      const [right, wrong] = isYes ? [yes, no] : [no, yes]
      const text = (first: string | number, second: string) => `${item} ${first} ${second}`
      return {
        question: 'What does the paragraph show?',
        code,
        key: text(sum, right),
        wrong: [
          [bound ? 'colonGivesText' : 'quotesAreExpressions', text(other, right)],
          [
            flag === 'text' ? 'falseTextIsFalse' : flag === 'lone' ? 'emptyIsFalse' : 'presenceCounts',
            text(sum, wrong),
          ],
          ['missingIsUndefined', text(sum, 'none')],
          ['bothMistaken', text(other, wrong)],
        ],
        because: `${bound ? 'With the colon the value is an expression, here a number' : 'Without the colon the value is a text, which + joins'}; ${{ lone: 'a Boolean prop given without a value is true', missing: 'a Boolean prop that is not given is false', text: 'the text "false" is truthy', bound: ':active="false" hands over false' }[flag]}.`,
        proof: mounted(code, 'print(text())'),
      }
    },
  }),
  template({
    id: 'who-changes-a-prop',
    concept: 'props and emits',
    difficulty: [3, 'A prop, an object in a prop, and an event.'],
    draw: (r) => ({
      way: r.pick(['number', 'object', 'emit', 'unheard'] as const),
      start: r.int(2, 30),
      step: r.int(2, 9),
      clicks: r.int(2, 4),
      field: r.pick(['seats', 'stock', 'votes', 'count']),
    }),
    make: ({ way, start, step, clicks, field }) => {
      const value = way === 'object' ? `data.${field}` : field
      const initial = way === 'object' ? `const data = ref({ ${field}: ${start} })` : `const ${field} = ref(${start})`
      const handed = way === 'object' ? ':data="data"' : `:${field}="${field}"`
      const handler = {
        number: `props.${field} += ${step}`,
        object: `props.data.${field} += ${step}`,
        emit: `emit('add', ${step})`,
        unheard: `emit('add', ${step})`,
      }[way]
      const code = source`
        <script setup>
        import { ref } from 'vue'
        import Row from './Row.vue'
        ${initial}
        </script>
        <template>
          {{ ${value} }} <Row ${handed}${way === 'emit' ? ` @add="(by) => ${field} += by"` : ''} />
        </template>
        <!-- Row.vue -->
        <script setup>
        const props = defineProps(['${way === 'object' ? 'data' : field}'])
        const emit = defineEmits(['add'])
        function change() {
          ${handler}
        }
        </script>
        <template><button @click="change">{{ ${value} }}</button></template>`
      const end = start + clicks * step
      const text = (parent: number, child: number) => `${parent} ${child}`
      const changes = way === 'object' || way === 'emit'
      return {
        question: `The button is clicked ${times(clicks)}. Which two numbers are shown, first that of the parent?`,
        code,
        key: changes ? text(end, end) : text(start, start),
        wrong: [
          ['propsAreWritable', text(start, end)],
          changes
            ? [way === 'object' ? 'objectsAreReadonly' : 'emitIsIgnored', text(start, start)]
            : [way === 'number' ? 'propsFlowBack' : 'emitChangesProps', text(end, end)],
          ['lastClickOnly', text(start + step, start + step)],
          ['childFollowsLate', text(end, end - step)],
        ],
        because: {
          number: 'Props are read-only: Vue warns, and nothing changes.',
          object: 'The prop is the same object as that of the parent; its fields can be changed, and both show it.',
          emit: 'The event reaches the parent, which changes its value and hands it down.',
          unheard: 'The parent does not listen to the event, so nothing changes.',
        }[way],
        proof: mounted(code, ...clicksOn(clicks), 'print(text())'),
      }
    },
  }),
  template({
    id: 'contents-of-slots',
    concept: 'slots',
    difficulty: [3, 'Fallbacks, names and whose variables are seen.'],
    draw: (r) => ({
      words: r.some([...people, ...tags], 5),
      gives: r.pick(['both', 'header', 'default', 'none'] as const),
      swap: r.flip(),
      field: r.pick(['title', 'owner', 'label', 'name']),
    }),
    make: ({ words: [parent = '', child = '', plain = '', spare = '', rest = ''], gives, swap, field }) => {
      const header = `<template #header>{{ ${field} }}</template>`
      const given = {
        both: swap ? `${plain}\n${header}` : `${header}\n${plain}`,
        header,
        default: plain,
        none: '',
      }[gives]
      const hasHeader = gives === 'both' || gives === 'header'
      const hasDefault = gives === 'both' || gives === 'default'
      const code = source`
        <script setup>
        import Card from './Card.vue'
        const ${field} = '${parent}'
        </script>
        <template>
          <Card>
            ${given || '<!-- nothing -->'}
          </Card>
        </template>
        <!-- Card.vue -->
        <script setup>
        const ${field} = '${child}'
        </script>
        <template>
          <b><slot name="header">${spare}</slot></b> {{ ${field} }} <i><slot>${rest}</slot></i>
        </template>`
      const text = (first: string, last: string) => `${first} ${child} ${last}`
      const [top, bottom] = [hasHeader ? parent : spare, hasDefault ? plain : rest]
      return {
        question: 'Which text is shown?',
        code,
        key: text(top, bottom),
        wrong: [
          hasHeader ? ['slotsSeeChild', text(child, bottom)] : ['fallbackNeedsContent', text('', bottom).trim()],
          hasHeader && hasDefault
            ? ['fallbackWins', text(spare, rest)]
            : hasDefault
              ? ['slotsByOrder', text(plain, rest)]
              : ['unnamedIsLost', text(top, '').trim()],
          hasHeader ? ['fallbackIsAdded', text(`${spare} ${top}`, bottom)] : ['parentFillsIn', text(parent, bottom)],
        ],
        because:
          'What is given to a slot is shown instead of its fallback and sees the variables of the component in whose template it stands.',
        proof: mounted(code, 'print(text())'),
      }
    },
  }),
  template({
    id: 'hooks-of-parent-and-child',
    concept: 'lifecycle',
    difficulty: [3, 'The order on the way in and on the way out.'],
    draw: (r) => ({
      names: r.some(['Page', 'Card', 'List', 'Menu', 'Chart', 'Panel', 'Form', 'Map', 'Photo', 'Table'], 2),
      way: r.pick(['in', 'out', 'before'] as const),
    }),
    make: ({ names: [parent = '', child = ''], way }) => {
      const hooks = { in: ['onMounted'], out: ['onMounted', 'onUnmounted'], before: ['onBeforeMount', 'onMounted'] }[
        way
      ]
      const words = { onMounted: 'in', onUnmounted: 'out', onBeforeMount: 'before' } as const
      const body = (name: string) => [
        ...(way === 'in' ? [`console.log('${name} setup')`] : []),
        ...hooks.map((hook) => `${hook}(() => console.log('${name} ${words[hook as keyof typeof words]}'))`),
      ]
      const file = (name: string, inner: string) => source`
        <script setup>
        import { ${hooks.join(', ')} } from 'vue'
        ${inner ? `import ${inner} from './${inner}.vue'\n` : ''}${body(name).join('\n')}
        </script>
        <template><div>${inner ? `<${inner} />` : 'Text'}</div></template>`
      const code = `${file(parent, child)}\n<!-- ${child}.vue -->\n${file(child, '')}`
      const p = (word: string) => `${parent} ${word}`
      const c = (word: string) => `${child} ${word}`
      const text = (...parts: string[]) => parts.join(' ')
      const [first, second] = { in: ['setup', 'in'], out: ['in', 'out'], before: ['before', 'in'] }[way] as [
        string,
        string,
      ]
      const opening = way !== 'out'
      return {
        question: `${parent} is shown${way === 'out' ? ' and later removed from the page' : ''}. What is logged, in this order?`,
        code,
        key: opening ? text(p(first), c(first), c(second), p(second)) : text(c(first), p(first), c(second), p(second)),
        wrong: [
          [
            'parentMountsFirst',
            opening ? text(p(first), c(first), p(second), c(second)) : text(p(first), c(first), c(second), p(second)),
          ],
          opening
            ? ['childSetsUpFirst', text(c(first), p(first), c(second), p(second))]
            : ['unmountedInOrder', text(c(first), p(first), p(second), c(second))],
          [
            'setupAndMountedTogether',
            opening ? text(p(first), p(second), c(first), c(second)) : text(p(first), c(first), p(second), c(second)),
          ],
        ],
        because: opening
          ? 'Parents begin before their children, and are mounted when all children are.'
          : 'A parent is mounted, and unmounted, when all its children are.',
        proof: followedBy(code, '<!-- steps -->', 'await mount()', 'unmount()'),
      }
    },
  }),
]
