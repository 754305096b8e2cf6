import { prints } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { inMain, template } from './misconceptions.ts'

export const advancedTemplates: Template[] = [
  template({
    id: 'the-more-constrained-overload',
    concept: 'templates and concepts',
    difficulty: [4, 'Constraints decide between templates that match equally well.'],
    draw: (r) => ({
      order: r.shuffled([0, 1, 2, 3]),
      kind: r.pick(['int', 'unsigned', 'double', 'bool', 'long', 'text'] as const),
      dropped: r.int(0, 2),
      method: r.pick(['kind', 'show', 'log', 'sort']),
      number: r.int(2, 90),
    }),
    make: ({ order, kind, dropped, method, number }) => {
      const all = ['std::signed_integral', 'std::integral', 'std::floating_point', ''] as const
      const labels = ['signed', 'integral', 'floating', 'any'] as const
      const present = order.filter((at) => at !== dropped)
      const fits = { int: [0, 1, 3], long: [0, 1, 3], unsigned: [1, 3], bool: [1, 3], double: [2, 3], text: [3] }[kind]
      const value = {
        int: String(number),
        long: `${number}L`,
        unsigned: `${number}u`,
        double: `${number}.5`,
        bool: 'true',
        text: `"${number}"`,
      }[kind]
      const best = fits.find((at) => at !== dropped) ?? 3
      const functions = present.map(
        (at) => `void ${method}(${all[at]}${all[at] ? ' ' : ''}auto) { std::cout << "${labels[at]}"; }`,
      )
      const label = (at: number) => (at === dropped ? '' : (labels[at] ?? ''))
      const wrong = [
        ['generalOneWins', label(3)],
        ['integralTakesAllNumbers', label(1)],
        ['signedTakesAllNumbers', label(0)],
        ['numbersFitFloating', label(2)],
        ['overlapIsAmbiguous', 'It does not compile'],
      ] as const
      return {
        question: `C++20. ${prints}`,
        code: inMain(`${method}(${value});`, { headers: ['concepts'], before: functions.join('\n') }),
        key: labels[best] ?? '',
        wrong: wrong.filter(([, option]) => option !== ''),
        because:
          'Of the templates whose constraints hold the more constrained one is taken: signed_integral includes integral, and any constraint beats none. bool counts as integral, not as signed.',
      }
    },
  }),
  template({
    id: 'folding-to-the-left-or-right',
    concept: 'templates and concepts',
    difficulty: [4, 'Where the dots stand decides how the operands are grouped.'],
    draw: (r) => ({
      numbers: r.some<number>([2, 3, 4, 5, 6, 7, 8, 9], 4),
      way: r.pick(['left', 'right', 'leftInit', 'rightInit'] as const),
      start: r.int(20, 60),
      method: r.pick(['rest', 'left', 'difference', 'change']),
    }),
    make: ({ numbers, way, start, method }) => {
      const left = (list: readonly number[]) => list.slice(1).reduce((sum, one) => sum - one, list[0] ?? 0)
      const right = (list: readonly number[]) =>
        list.slice(0, -1).reduceRight((sum, one) => one - sum, list.at(-1) ?? 0)
      const fold = {
        left: '(... - n)',
        right: '(n - ...)',
        leftInit: `(${start} - ... - n)`,
        rightInit: `(n - ... - ${start})`,
      }[way]
      const withStart = way.endsWith('Init')
      const lists = withStart
        ? { front: [start, ...numbers], back: [...numbers, start] }
        : { front: numbers, back: numbers }
      const key = {
        left: left(numbers),
        right: right(numbers),
        leftInit: left(lists.front),
        rightInit: right(lists.back),
      }[way]
      return {
        question: prints,
        code: inMain(`std::cout << ${method}(${numbers.join(', ')});`, {
          before: source`
            template <typename... T>
            auto ${method}(T... n) {
                return ${fold};
            }`,
        }),
        key: String(key),
        wrong: [
          [
            way.startsWith('left') ? 'foldsGroupFromTheRight' : 'foldsGroupFromTheLeft',
            String(way.startsWith('left') ? right(lists.front) : left(lists.back)),
          ],
          [
            'foldAddsThenSubtracts',
            String(
              (withStart ? start : (numbers[0] ?? 0)) +
                (withStart ? -1 : 1) * numbers.slice(withStart ? 0 : 1).reduce((sum, one) => sum + one, 0),
            ),
          ],
          ['orderIsReversed', String(left(lists.back.toReversed()))],
          ['valueStandsAtTheOtherEnd', String(way === 'leftInit' ? left(lists.back) : right(lists.front))],
        ],
        because: way.startsWith('left')
          ? 'With the dots on the left the operands are grouped from the left: ((a - b) - c) - d.'
          : 'With the dots on the right they are grouped from the right: a - (b - (c - d)).',
      }
    },
  }),
  template({
    id: 'most-specialised-version',
    version: 2,
    concept: 'templates and concepts',
    difficulty: [4, 'Which partial specialization fits best.'],
    draw: (r) => ({
      kinds: r.some(['int', 'int*', 'const int*', 'int* const', 'int[]', 'vector', 'int**'] as const, 3),
      base: r.pick(['int', 'double', 'char', 'long'] as const),
      order: r.shuffled([0, 1, 2, 3]),
      name: r.pick(['Kind', 'Trait', 'Info', 'Shape']),
    }),
    make: ({ kinds, base, order, name }) => {
      const versions = [
        ['T*', 'pointer', ''],
        ['const T*', 'view', ''],
        ['T[N]', 'array', ', std::size_t N'],
        ['std::vector<T>', 'vector', ''],
      ] as const
      const right: Record<(typeof kinds)[number], string> = {
        int: 'other',
        'int*': 'pointer',
        'const int*': 'view',
        'int* const': 'other',
        'int[]': 'array',
        vector: 'vector',
        'int**': 'pointer',
      }
      const shown = (changed: Partial<typeof right> = {}) =>
        kinds.map((kind) => ({ ...right, ...changed })[kind]).join(' ')
      const types = kinds.map((kind) =>
        kind === 'vector' ? `std::vector<${base}>` : kind === 'int[]' ? `${base}[4]` : kind.replace('int', base),
      )
      const text = (label: string) => `static constexpr auto text = "${label} ";`
      return {
        question: prints,
        code: inMain(types.map((type) => `std::cout << ${name}<${type}>::text;`).join('\n'), {
          headers: ['cstddef', 'vector'],
          before: [
            `template <typename T>\nstruct ${name} { ${text('other')} };`,
            ...order.map((at) => {
              const [pattern, label, more] = versions[at] ?? versions[0]
              return `template <typename T${more}>\nstruct ${name}<${pattern}> { ${text(label)} };`
            }),
          ].join('\n'),
        }),
        key: shown(),
        wrong: [
          ['pointersAndArraysAreOne', shown({ 'int[]': 'pointer' })],
          ['constPointersAreViews', shown({ 'int* const': 'view' })],
          ['constPointersArePointers', shown({ 'int* const': 'pointer' })],
          ['primaryWinsForConst', shown({ 'const int*': 'other', 'int* const': 'pointer' })],
          ['everyPointerIsTheSame', shown({ 'const int*': 'pointer', 'int* const': 'pointer' })],
          ['onlyOneStarMatches', shown({ 'int**': 'other' })],
          ['templatesMatchNoTemplates', shown({ vector: 'other' })],
          ['arraysMatchNothing', shown({ 'int[]': 'other' })],
        ],
        because:
          'The most specialized version that matches the exact type is used. A pointer that is itself const, and an array, are types of their own, so the version for T* does not match them.',
      }
    },
  }),
  template({
    id: 'size-of-a-struct',
    version: 2,
    concept: 'performance',
    difficulty: [3, 'Padding depends on the order of the members.'],
    draw: (r) => ({
      members: r.shuffled(['char', 'char', 'char', 'short', 'short', 'int', 'int', 'double'] as const),
      count: r.int(3, 6),
      rows: r.int(2, 90),
      type: r.pick(['Sample', 'Entry', 'Header', 'Row']),
    }),
    make: ({ members, count, rows, type }) => {
      const used = members.slice(0, count)
      const sizes = { char: 1, short: 2, int: 4, double: 8 }
      const align = (at: number, size: number) => Math.ceil(at / size) * size
      const widest = Math.max(...used.map((member) => sizes[member]))
      const end = (list: readonly (keyof typeof sizes)[]) =>
        list.reduce((at, member) => align(at, sizes[member]) + sizes[member], 0)
      const inAll = (size: number) => String(rows * size)
      const names = ['a', 'b', 'c', 'd', 'e', 'f']
      return {
        question: `char has 1 byte, short 2, int 4, double 8, each aligned to its size. ${prints}`,
        code: inMain(`${type} rows[${rows}];\nstd::cout << sizeof(rows);`, {
          before: `struct ${type} {\n${used.map((member, at) => `    ${member} ${names[at]};`).join('\n')}\n};`,
        }),
        key: inAll(align(end(used), widest)),
        wrong: [
          ['sizesAddUp', inAll(used.reduce((sum, member) => sum + sizes[member], 0))],
          ['endIsNotPadded', inAll(end(used))],
          ['membersAreReordered', inAll(align(end(used.toSorted((a, b) => sizes[b] - sizes[a])), widest))],
          ['everyMemberTakesTheWidest', inAll(used.length * widest)],
          [
            'onlyTheEndIsPadded',
            inAll(
              align(
                used.reduce((sum, member) => sum + sizes[member], 0),
                widest,
              ),
            ),
          ],
        ],
        because:
          'Members stay in their order, each at a multiple of its alignment, and the whole is padded to a multiple of the largest.',
      }
    },
  }),
]
