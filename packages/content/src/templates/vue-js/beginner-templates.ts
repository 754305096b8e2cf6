import { mounted } from '../proofs.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { fruits } from '../words.ts'
import { template } from './misconceptions.ts'

export const beginnerTemplates: Template[] = [
  template({
    id: 'values-in-mustaches',
    concept: 'templates',
    difficulty: [3, 'Other rules than those of JavaScript or JSX.'],
    draw: (r) => ({
      values: r.shuffled([
        r.pick(['null', 'undefined']),
        r.pick(['true', 'false']),
        '0',
        r.pick([`[${r.int(1, 9)}]`, `{ "a": ${r.int(1, 9)} }`]),
      ]),
      names: r.some(['stock', 'sold', 'note', 'rating', 'offer', 'size'], 4),
    }),
    make: ({ values, names }) => {
      const text = (to: (value: string) => string) => values.map(to).join('|').replaceAll(/\s+/g, ' ')
      const isNothing = (value: string) => value === 'null' || value === 'undefined'
      const shown = (value: string) =>
        isNothing(value)
          ? ''
          : /^[[{]/.test(value)
            ? JSON.stringify(JSON.parse(value), null, 2).replaceAll(/\s+/g, ' ')
            : value
      const code = source`
        <script setup>
        ${names.map((name, index) => `const ${name} = ${values[index]}`).join('\n')}
        </script>
        <template>
          <p>${names.map((name) => `{{ ${name} }}`).join('|')}</p>
        </template>`
      return {
        question: 'Which text does the paragraph show (white space in a row counts as one space)?',
        code,
        key: text(shown),
        wrong: [
          ['nullIsShown', text((value) => (isNothing(value) ? value : shown(value)))],
          ['booleansAreHidden', text((value) => (/true|false/.test(value) ? '' : shown(value)))],
          ['zeroIsHidden', text((value) => (value === '0' ? '' : shown(value)))],
          [
            'objectsAreObject',
            text((value) =>
              value.startsWith('{') ? '[object Object]' : value.startsWith('[') ? value.slice(1, -1) : shown(value),
            ),
          ],
        ],
        because: 'null and undefined are shown as nothing, objects and arrays as JSON, everything else as its text.',
        proof: mounted(code, 'print(text())'),
      }
    },
  }),
  template({
    id: 'static-and-bound-class',
    concept: 'templates',
    difficulty: [2, 'Two sources of one attribute.'],
    draw: (r) => ({
      base: r.pick(['card', 'row', 'tile', 'panel', 'box', 'item', 'entry', 'banner']),
      names: r.some(
        [
          ...['active', 'big', 'sale', 'new', 'quiet', 'wide', 'bold', 'flat'],
          ...['round', 'dark', 'warm', 'late', 'open', 'tall'],
        ],
        3,
      ),
      values: r.shuffled(['true', r.pick(['1', "'yes'", '[]']), r.pick(['0', "''", 'null'])]),
      isArray: r.flip(),
    }),
    make: ({ base, names, values, isArray }) => {
      const isTruthy = (value: string | undefined) => !['0', "''", 'null'].includes(value ?? '')
      const set = (test: (value: string | undefined) => boolean) => names.filter((_, index) => test(values[index]))
      const [first = '', second = '', third = ''] = names
      const object = (list: readonly string[]) =>
        `{ ${list.map((name) => `${name}: ${values[names.findIndex((known) => known === name)]}`).join(', ')} }`
      const binding = isArray ? `[${object([first])}, ${object([second, third])}]` : object(names)
      const code = source`
        <template>
          <p class="${base}" :class="${binding.replaceAll('"', "'")}">Text</p>
        </template>`
      const text = (...list: string[]) => list.join(' ')
      return {
        question: 'What is the class attribute of the paragraph?',
        code,
        key: text(base, ...set(isTruthy)),
        wrong: [
          ['classReplaces', text(...set(isTruthy))],
          ['classShowsAll', text(base, ...names)],
          ['truthyIsTrue', text(base, ...set((value) => value === 'true'))],
          ['arraysNeedJoin', `${base},${set(isTruthy).join(',')}`],
        ],
        because:
          'The bound classes are added to the static one; of an object the names are set whose value is truthy, [] included.',
        proof: mounted(code, "print(find('p').className)"),
      }
    },
  }),
  template({
    id: 'what-v-for-gives',
    concept: 'conditions and lists',
    difficulty: [2, 'The order of the variables and where counting begins.'],
    draw: (r) => ({
      way: r.pick(['object', 'array', 'range'] as const),
      keys: r.some(fruits, 2),
      values: r.some([11, 12, 14, 17, 21, 25, 32], 2),
      count: r.int(3, 6),
      factor: r.int(2, 9),
    }),
    make: ({ way, keys: [k1 = '', k2 = ''], values: [v1 = 0, v2 = 0], count, factor }) => {
      const text = (...parts: (string | number)[]) => parts.join(' ')
      const range = (from: number, to: number) =>
        Array.from({ length: to - from + 1 }, (_, index) => (from + index) * factor).join(' ')
      const list = {
        object: `{ ${k1}: ${v1}, ${k2}: ${v2} }`,
        array: `['${k1}', '${k2}']`,
        range: String(count),
      }[way]
      const code = source`
        <script setup>
        const stock = ${list}
        </script>
        <template>
          ${
            way === 'range'
              ? `<p v-for="n in stock">{{ n * ${factor} }}</p>`
              : `<p v-for="(one, two${way === 'object' ? ', three' : ''}) in stock">{{ one }} {{ two }}${way === 'object' ? ' {{ three }}' : ''}</p>`
          }
        </template>`
      const keys = {
        object: text(v1, k1, 0, v2, k2, 1),
        array: text(k1, 0, k2, 1),
        range: range(1, count),
      }
      return {
        question: 'What do the paragraphs show, one after the other?',
        code,
        key: keys[way],
        wrong: {
          object: [
            ['keyIsFirst', text(k1, v1, 0, k2, v2, 1)],
            ['indexIsFirst', text(0, k1, v1, 1, k2, v2)],
            ['indexFromOne', text(v1, k1, 1, v2, k2, 2)],
            ['keysOnly', text(k1, 0, 0, k2, 1, 1)],
          ] as const,
          array: [
            ['indexIsFirst', text(0, k1, 1, k2)],
            ['indexFromOne', text(k1, 1, k2, 2)],
            ['keysOnly', text(0, k1, 1, k2).replaceAll(k1, '0').replaceAll(k2, '1')],
            ['rangeFromZero', text(k2, 0, k1, 1)],
          ] as const,
          range: [
            ['rangeFromZero', range(0, count - 1)],
            ['rangeExcludesEnd', range(1, count - 1)],
            ['indexIsFirst', range(0, count)],
          ] as const,
        }[way],
        because: {
          object: 'Over an object v-for gives the value, then the key, then the index from 0.',
          array: 'Over an array v-for gives the item, then the index from 0.',
          range: 'Over a number v-for counts from 1 up to and including it.',
        }[way],
        proof: mounted(code, "print([...container.querySelectorAll('p')].map((one) => one.textContent).join(' '))"),
      }
    },
  }),
]
