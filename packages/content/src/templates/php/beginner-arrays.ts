import { prints } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { fruits } from '../words.ts'
import { literals, template } from './misconceptions.ts'

export const beginnerArrays: Template[] = [
  template({
    id: 'keys-that-follow',
    version: 2,
    concept: 'arrays',
    difficulty: [3, 'Which key the next item gets.'],
    draw: (r) => ({
      words: r.some(fruits, 4),
      first: r.int(3, 40),
      gap: r.int(2, 9),
      way: r.pick(['start', 'gap', 'text', 'unset'] as const),
      name: r.pick(['stock', 'boxes', 'list', 'basket']),
    }),
    make: ({ words: [a = '', b = '', c = '', d = ''], first, gap, way, name }) => {
      const far = first + gap
      const made = {
        start: `$${name} = [${first} => '${a}', '${b}'];\n$${name}[] = '${c}';`,
        gap: `$${name} = [${first} => '${a}', ${far} => '${b}'];\n$${name}[] = '${c}';`,
        text: `$${name} = ['${first}' => '${a}', '${b}'];\n$${name}['${d}'] = '${c}';`,
        unset: `$${name} = [${first} => '${a}', ${far} => '${b}', '${c}'];\nunset($${name}[${far + 1}]);\n$${name}[] = '${d}';`,
      }[way]
      const text = (...keys: (string | number)[]) => keys.join(' ')
      const all = (start: number, next: number, third: number) =>
        ({
          start: text(start, next, third),
          gap: text(start, far, third),
          text: text(start, next, d),
          unset: text(start, far, third),
        })[way]
      const key = all(first, first + 1, { start: first + 2, gap: far + 1, text: 0, unset: far + 2 }[way])
      return {
        question: prints,
        code: source`
          <?php
          ${made}
          echo implode(' ', array_keys($${name}));`,
        key,
        wrong: [
          ['keysCountPositions', all(first, 1, 2)],
          ['keysStartAnew', all(first, 0, way === 'start' ? 1 : 0)],
          ['itemsAreRenumbered', way === 'text' ? text(0, 1, d) : text(0, 1, 2)],
          ['firstFreeKeyIsTaken', all(first, 0, way === 'start' ? 1 : first + 1)],
          ['unsetKeysAreFree', all(first, first + 2, { start: first + 4, gap: far + 2, text: 0, unset: far + 1 }[way])],
        ],
        because:
          'A new item gets the largest whole number used as a key so far plus one, even if that item is gone; a text of digits counts as a number.',
      }
    },
  }),
  template({
    id: 'arrays-are-copied',
    concept: 'arrays',
    difficulty: [2, 'Assigning and passing arrays.'],
    draw: (r) => ({
      way: r.pick(['assign', 'reference', 'argument', 'byReference'] as const),
      numbers: r.some<number>([11, 14, 18, 22, 25, 27, 31, 36, 42], 3),
      value: r.int(1, 9),
      name: r.pick(['prices', 'scores', 'sizes', 'hours']),
    }),
    make: ({ way, numbers, value, name }) => {
      const isShared = way === 'reference' || way === 'byReference'
      const lines = {
        assign: `$copy = $${name};\n$copy[0] = ${value};`,
        reference: `$copy = &$${name};\n$copy[0] = ${value};`,
        argument: `function change(array $list): void {\n    $list[0] = ${value};\n}\nchange($${name});`,
        byReference: `function change(array &$list): void {\n    $list[0] = ${value};\n}\nchange($${name});`,
      }[way]
      const changed = numbers.with(0, value).join(' ')
      return {
        question: prints,
        code: source`
          <?php
          $${name} = [${numbers.join(', ')}];
          ${lines}
          echo implode(' ', $${name});`,
        key: isShared ? changed : numbers.join(' '),
        wrong: [
          isShared ? ['ampersandStillCopies', numbers.join(' ')] : ['arraysAreShared', changed],
          ['positionsFromOne', [value, ...numbers].join(' ')],
          ['assignmentAppends', [...numbers, value].join(' ')],
          ['assigningReplacesAll', String(value)],
        ],
        because: isShared
          ? 'The & makes the second name lead to the same array.'
          : 'An array is a value: assigning or passing it gives a copy.',
      }
    },
  }),
  template({
    id: 'changing-items-in-foreach',
    concept: 'conditions and loops',
    difficulty: [2, 'The loop variable is a copy unless & is written.'],
    draw: (r) => ({
      way: r.pick(['value', 'reference', 'key'] as const),
      numbers: r.some<number>([2, 3, 4, 5, 6, 7, 8, 9], 3),
      factor: r.int(2, 9),
      name: r.pick(['prices', 'scores', 'sizes', 'hours']),
    }),
    make: ({ way, numbers, factor, name }) => {
      const item = name.slice(0, -1)
      const head = {
        value: `$${name} as $${item}`,
        reference: `$${name} as &$${item}`,
        key: `$${name} as $i => $${item}`,
      }[way]
      const body = way === 'key' ? `$${name}[$i] = $${item} * ${factor};` : `$${item} *= ${factor};`
      const changed = numbers.map((number) => number * factor)
      const reaches = way !== 'value'
      return {
        question: prints,
        code: source`
          <?php
          $${name} = [${numbers.join(', ')}];
          foreach (${head}) {
              ${body}
          }
          echo implode(' ', $${name});`,
        key: (reaches ? changed : numbers).join(' '),
        wrong: [
          reaches ? ['foreachWorksOnACopy', numbers.join(' ')] : ['loopVariableIsTheItem', changed.join(' ')],
          ['onlyTheLastChanges', numbers.with(2, changed[2] ?? 0).join(' ')],
          ['onlyTheFirstChanges', numbers.with(0, changed[0] ?? 0).join(' ')],
          ['itemsAreAdded', [...numbers, ...changed].join(' ')],
        ],
        because: {
          value: 'The loop variable is a copy of each item.',
          reference: 'With & the loop variable is the item itself.',
          key: 'The array itself is written to by its key; the loop goes on over the items it began with.',
        }[way],
      }
    },
  }),
  template({
    id: 'sorting-in-place',
    concept: 'arrays',
    difficulty: [3, 'sort changes its argument, returns true and renumbers; asort keeps the keys.'],
    draw: (r) => ({
      way: r.pick(['sort', 'asort', 'rsort', 'result', 'ksort'] as const),
      numbers: r.some<number>([3, 5, 8, 12, 15, 21, 34, 47], 3),
      name: r.pick(['prices', 'scores', 'sizes', 'ages']),
    }),
    make: ({ way, numbers, name }) => {
      const pairs = numbers.map((number, at) => [['b', 'c', 'a'][at] ?? '', number] as const)
      const up = pairs.toSorted((x, y) => x[1] - y[1])
      const byKey = pairs.toSorted((x, y) => x[0].localeCompare(y[0]))
      const named = (list: readonly (readonly [string, number])[]) =>
        `{${list.map(([key, number]) => `"${key}":${number}`).join(',')}}`
      const plain = (list: readonly (readonly [string, number])[]) => `[${list.map(([, number]) => number).join(',')}]`
      const call =
        way === 'result'
          ? `$sorted = sort($${name});\necho json_encode($sorted);`
          : `${way}($${name});\necho json_encode($${name});`
      const keys = {
        sort: plain(up),
        asort: named(up),
        rsort: plain(up.toReversed()),
        result: 'true',
        ksort: named(byKey),
      }
      return {
        question: prints,
        code: source`
          <?php
          $${name} = [${pairs.map(([key, number]) => `'${key}' => ${number}`).join(', ')}];
          ${call}`,
        key: keys[way],
        wrong: [
          [
            way === 'result' ? 'sortReturnsTheArray' : 'sortingReturnsACopy',
            way === 'result' ? plain(up) : named(pairs),
          ],
          [
            'sortKeepsKeys',
            way === 'sort' || way === 'result' ? named(up) : way === 'rsort' ? named(up.toReversed()) : plain(up),
          ],
          [way === 'ksort' ? 'ksortSortsValues' : 'sortingIsDescending', named(way === 'ksort' ? up : up.toReversed())],
          ['keysAreSorted', way === 'ksort' ? plain(byKey) : named(byKey)],
        ],
        because: {
          sort: 'sort orders the values in the array itself and gives new keys from 0.',
          asort: 'asort orders by the values and keeps each key with its value.',
          rsort: 'rsort orders from the largest value down and gives new keys from 0.',
          result: 'sort changes the array that it is given and returns true.',
          ksort: 'ksort orders by the keys and keeps the values with them.',
        }[way],
      }
    },
  }),
  template({
    id: 'taking-from-both-ends',
    concept: 'arrays',
    difficulty: [2, 'Four functions for the two ends of an array.'],
    draw: (r) => ({
      words: r.some(fruits, 4),
      steps: r.some(['array_push', 'array_unshift', 'array_pop', 'array_shift'] as const, 2),
      name: r.pick(['queue', 'stack', 'jobs', 'cart']),
    }),
    make: ({ words: [a = '', b = '', c = '', d = ''], steps, name }) => {
      type Step = (list: readonly string[]) => readonly string[]
      const rules: Record<string, Step> = {
        array_push: (list) => [...list, d],
        array_unshift: (list) => [d, ...list],
        array_pop: (list) => list.slice(0, -1),
        array_shift: (list) => list.slice(1),
      }
      const swap: Record<string, string> = {
        array_push: 'array_unshift',
        array_unshift: 'array_push',
        array_pop: 'array_shift',
        array_shift: 'array_pop',
      }
      const result = (name: (step: string) => string) =>
        steps.reduce<readonly string[]>((list, step) => rules[name(step)]?.(list) ?? list, [a, b, c]).join(' ')
      const isTake = (step: string) => step === 'array_pop' || step === 'array_shift'
      const lines = steps.map((step) => `${step}($${name}${isTake(step) ? '' : `, '${d}'`});`)
      return {
        question: prints,
        code: source`
          <?php
          $${name} = [${literals([a, b, c])}];
          ${lines.join('\n')}
          echo implode(' ', $${name});`,
        key: result((step) => step),
        wrong: [
          ['popTakesTheFirst', result((step) => (isTake(step) ? (swap[step] ?? '') : step))],
          ['pushPutsInFront', result((step) => (isTake(step) ? step : (swap[step] ?? '')))],
          ['endsAreSwapped', result((step) => swap[step] ?? '')],
          ['functionsReturnCopies', [a, b, c].join(' ')],
        ],
        because:
          'push and pop work at the end of the array, unshift and shift at its start, and all change the array itself.',
      }
    },
  }),
]
