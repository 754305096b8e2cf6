import { prints, printsInOrder } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { fruits, tags } from '../words.ts'
import { template } from './misconceptions.ts'

export const intermediateFunctions: Template[] = [
  template({
    id: 'filtered-and-encoded',
    concept: 'arrays and functions',
    difficulty: [4, 'array_filter keeps keys, and json_encode makes an object of gaps.'],
    draw: (r) => ({
      numbers: r.some<number>([3, 5, 8, 12, 15, 21, 34, 47, 52], 4),
      limit: r.pick([10, 14, 20, 30]),
      way: r.pick(['filter', 'values', 'map', 'filterMap'] as const),
      name: r.pick(['prices', 'scores', 'sizes']),
    }),
    make: ({ numbers, limit, way, name }) => {
      const kept = numbers.map((number, at) => [at, number] as const).filter(([, number]) => number > limit)
      const array = (list: readonly (readonly [number, number])[]) => `[${list.map(([, number]) => number).join(',')}]`
      const object = (list: readonly (readonly [number, number])[]) =>
        `{${list.map(([key, number]) => `"${key}":${number}`).join(',')}}`
      const natural = (list: readonly (readonly [number, number])[]) =>
        list.every(([key], at) => key === at) ? array(list) : object(list)
      const doubled = kept.map(([key, number]) => [key, number * 2] as const)
      const filter = `array_filter($${name}, fn ($n) => $n > ${limit})`
      const expression = {
        filter,
        values: `array_values(${filter})`,
        map: `array_map(fn ($n) => $n > ${limit}, $${name})`,
        filterMap: `array_map(fn ($n) => $n * 2, ${filter})`,
      }[way]
      const list = way === 'filterMap' ? doubled : kept
      const tests = `[${numbers.map((number) => number > limit).join(',')}]`
      return {
        question: prints,
        code: source`
          <?php
          $${name} = [${numbers.join(', ')}];
          $result = ${expression};
          echo json_encode($result);`,
        key: { filter: natural(kept), values: array(kept), map: tests, filterMap: natural(doubled) }[way],
        wrong: [
          ['keysAreNumberedAnew', array(list)],
          ['valuesKeepTheirKeys', object(list)],
          ['mapFilters', way === 'map' ? array(kept) : tests],
          [
            'filterRemovesMatches',
            array(
              numbers
                .map((number, at) => [at, way === 'filterMap' ? number * 2 : number] as const)
                .filter(([at]) => !kept.some(([key]) => key === at)),
            ),
          ],
          ['mapDropsKeys', way === 'filterMap' ? array(doubled) : `[${numbers.join(',')}]`],
        ],
        because:
          'array_filter and array_map of one array keep the keys. json_encode writes a list only if the keys are 0, 1, 2 and so on; array_values makes them so.',
      }
    },
  }),
  template({
    id: 'joining-two-arrays',
    concept: 'arrays and functions',
    difficulty: [4, 'merge, plus and spread treat equal keys in different ways.'],
    draw: (r) => ({
      way: r.pick(['merge', 'plus', 'spread', 'replace'] as const),
      words: r.some(fruits, 4),
      isNamed: r.flip(),
      field: r.pick(['size', 'color', 'rank']),
    }),
    make: ({ way, words: [a = '', b = '', c = '', d = ''], isNamed, field }) => {
      const lists = isNamed
        ? [`['x' => '${a}', '${field}' => '${b}']`, `['${field}' => '${c}', 'y' => '${d}']`]
        : [`['${a}', '${b}']`, `['${c}', '${d}', '${a}']`]
      const expression = {
        merge: 'array_merge($one, $other)',
        plus: '$one + $other',
        spread: '[...$one, ...$other]',
        replace: 'array_replace($one, $other)',
      }[way]
      const appended = [a, b, c, d, a]
      const first = isNamed ? [a, b, d] : [a, b, a]
      const last = isNamed ? [a, c, d] : [c, d, a]
      const all = isNamed ? [a, b, c, d] : appended
      const key = isNamed
        ? way === 'plus'
          ? first
          : last
        : way === 'plus'
          ? first
          : way === 'replace'
            ? last
            : appended
      return {
        question: prints,
        code: source`
          <?php
          $one = ${lists[0] ?? ''};
          $other = ${lists[1] ?? ''};
          echo implode(' ', ${expression});`,
        key: key.join(' '),
        wrong: [
          ['firstValueStays', first.join(' ')],
          ['lastValueWins', last.join(' ')],
          ['everythingIsKept', all.join(' ')],
          ['duplicatesAreDropped', [...new Set(isNamed ? [a, b, c, d] : [c, d, a, b])].join(' ')],
          ['secondComesFirst', (isNamed ? [c, d, a] : [c, d, a, a, b]).join(' ')],
        ],
        because: {
          merge:
            'array_merge appends items with numbers as keys and lets a later text key replace the earlier value in its place.',
          plus: '+ keeps what is there and adds only keys that are missing, also for numbers.',
          spread: 'Spreading appends items with numbers as keys and lets a later text key replace the earlier value.',
          replace: 'array_replace sets every key of the second array, numbers as well.',
        }[way],
      }
    },
  }),
  template({
    id: 'what-a-closure-keeps',
    version: 2,
    concept: 'arrays and functions',
    difficulty: [3, 'By value when it is made, unless & is written.'],
    draw: (r) => ({
      way: r.pick(['use', 'reference', 'arrow', 'arrowAssign'] as const),
      numbers: r.some<number>([2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 13, 15], 3),
      name: r.pick(['rate', 'fee', 'price', 'wage']),
    }),
    make: ({ way, numbers: [a = 0, b = 0, c = 0], name }) => {
      const made = {
        use: `$total = function (int $n) use ($${name}) {\n    return $n * $${name};\n};`,
        reference: `$total = function (int $n) use (&$${name}) {\n    return $n * $${name};\n};`,
        arrow: `$total = fn (int $n) => $n * $${name};`,
        arrowAssign: `$total = fn (int $n) => $${name} = $n * $${name};`,
      }[way]
      const isLate = way === 'reference'
      const used = isLate ? b : a
      return {
        question: prints,
        code: source`
          <?php
          $${name} = ${a};
          ${made}
          $${name} = ${b};
          echo $total(${c}), ' ', $${name};`,
        key: `${c * used} ${b}`,
        wrong: [
          [isLate ? 'closuresAlwaysCopy' : 'closuresReadLate', `${c * (isLate ? a : b)} ${b}`],
          ['captureProtects', `${c * used} ${a}`],
          [way === 'arrowAssign' ? 'arrowsWriteOutside' : 'resultIsStored', `${c * used} ${c * used}`],
          ['lateAndStored', `${c * (isLate ? a : b)} ${c * (isLate ? a : b)}`],
        ],
        because: isLate
          ? 'use with & shares the variable, so the value at the time of the call counts.'
          : 'use and arrow functions copy the value when the function is made, and assigning the copy changes nothing outside.',
      }
    },
  }),
  template({
    id: 'when-a-generator-runs',
    concept: 'arrays and functions',
    difficulty: [3, 'The body runs piece by piece, and not before it is needed.'],
    draw: (r) => ({
      words: r.some(tags, 5),
      way: r.pick(['all', 'break', 'current', 'none'] as const),
      name: r.pick(['rows', 'pages', 'lines', 'items']),
    }),
    make: ({ words: [a = '', b = '', c = '', d = '', end = ''], way, name }) => {
      const text = (...parts: string[]) => parts.join(' ')
      const use = {
        all: `foreach ($all as $one) {\n    echo $one, ' ';\n}`,
        break: `foreach ($all as $one) {\n    echo $one, ' ';\n    break;\n}`,
        current: `echo $all->current(), ' ';\n$all->next();`,
        none: `$count = 0;`,
      }[way]
      const keys = { all: text(a, b, c, d, end), break: text(a, b, end), current: text(a, b, c, end), none: end }
      return {
        question: printsInOrder,
        code: source`
          <?php
          function ${name}(): Generator
          {
              echo '${a} ';
              yield '${b}';
              echo '${c} ';
              yield '${d}';
          }
          $all = ${name}();
          ${use}
          echo '${end}';`,
        key: keys[way],
        wrong: [
          [
            'bodyRunsAtTheCall',
            {
              all: text(a, c, b, d, end),
              break: text(a, c, b, end),
              current: text(a, c, b, end),
              none: text(a, c, end),
            }[way],
          ],
          [
            'runsToTheFirstYield',
            way === 'none' ? text(a, end) : way === 'all' ? text(a, b, d, c, end) : text(a, b, c, end),
          ],
          [
            'oneStepAhead',
            { all: text(a, c, b, d, end), break: text(a, c, b, end), current: text(a, b, end), none: text(a, b, end) }[
              way
            ],
          ],
          ['generatorsRunToTheEnd', way === 'none' ? text(a, b, c, d, end) : text(a, b, c, d, end)],
          [
            'echoIsSkipped',
            { all: text(b, d, end), break: text(b, end), current: text(b, end), none: text(b, end) }[way],
          ],
        ],
        because:
          'Calling the function runs nothing. The body goes on to its next yield only when a value is asked for.',
      }
    },
  }),
]
