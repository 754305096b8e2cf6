import { line, prints } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { fruits, people } from '../words.ts'
import { template } from './misconceptions.ts'

export const intermediateCollections: Template[] = [
  template({
    id: 'one-list-as-default',
    concept: 'collections',
    difficulty: [4, 'A default that is shared, and one that is made anew.'],
    draw: (r) => ({
      way: r.pick(['object', 'block', 'assign'] as const),
      words: r.some(fruits, 3),
      people: r.some(people, 2),
      name: r.pick(['orders', 'wishes', 'carts', 'bags']),
    }),
    make: ({ way, words: [a = '', b = '', c = ''], people: [one = '', two = ''], name }) => {
      const made = way === 'block' ? 'Hash.new { |hash, key| hash[key] = [] }' : 'Hash.new([])'
      const add = (person: string, word: string) =>
        `${name}['${person}'] ${way === 'assign' ? `+= ['${word}']` : `<< '${word}'`}`
      return {
        question: prints,
        code: source`
          ${name} = ${made}
          ${add(one, a)}
          ${add(two, b)}
          ${add(one, c)}
          puts "#{${name}.size} #{${name}['${one}'].join(',')}"`,
        key: way === 'object' ? line(0, `${a},${b},${c}`) : line(2, `${a},${c}`),
        wrong: [
          [
            way === 'object' ? 'defaultsAreStored' : 'defaultsAreShared',
            way === 'object' ? line(2, `${a},${b},${c}`) : line(0, `${a},${b},${c}`),
          ],
          [
            way === 'object' ? 'defaultsAreFresh' : 'nothingIsStored',
            way === 'object' ? line(2, `${a},${c}`) : line(0, `${a},${c}`),
          ],
          ['newValueReplaces', line(way === 'object' ? 0 : 2, c)],
          ['everyAddIsAnEntry', line(3, `${a},${c}`)],
        ],
        because: {
          object:
            'All missing keys give one and the same list. << changes that list, and nothing is stored in the hash.',
          block: 'The block makes a new list for each missing key and stores it.',
          assign: '+= makes a new list and stores it, so the shared default stays empty.',
        }[way],
      }
    },
  }),
  template({
    id: 'rows-of-a-table',
    concept: 'collections',
    difficulty: [3, 'Whether rows are one list or several.'],
    draw: (r) => ({
      size: r.int(2, 4),
      value: r.int(1, 9),
      at: [r.int(0, 1), r.int(0, 1)],
      isBlock: r.flip(),
      name: r.pick(['grid', 'seats', 'table', 'board']),
    }),
    make: ({ size, value, at: [row, column], isBlock, name }) => {
      const show = (has: (r: number, c: number) => boolean) =>
        Array.from({ length: size }, (_, r) => [0, 1].map((c) => (has(r, c) ? value : 0)).join('')).join(' ')
      const single = show((r, c) => r === row && c === column)
      const shared = show((_, c) => c === column)
      return {
        question: prints,
        code: source`
          ${name} = Array.new(${size}${isBlock ? ') { [0, 0] }' : ', [0, 0])'}
          ${name}[${row}][${column}] = ${value}
          puts ${name}.map(&:join).join(' ')`,
        key: isBlock ? single : shared,
        wrong: [
          [isBlock ? 'rowsAreAlwaysShared' : 'rowsAreSeparate', isBlock ? shared : single],
          ['wholeRowIsSet', show((r) => r === row)],
          ['everythingIsSet', show(() => true)],
          ['indexesSwap', isBlock ? show((r, c) => r === column && c === row) : show((_, c) => c === row)],
          ['nothingIsSet', show(() => false)],
        ],
        because: isBlock
          ? 'The block is called for each row, so each is a list of its own.'
          : 'The one list that is given is put into every row, so a change shows in all.',
      }
    },
  }),
  template({
    id: 'slices-and-windows',
    concept: 'collections',
    difficulty: [3, 'Two ways to go through a list in groups.'],
    draw: (r) => ({
      count: r.int(5, 8),
      start: r.int(1, 9),
      size: r.int(2, 3),
      way: r.pick(['slice', 'cons'] as const),
      asks: r.pick(['last', 'sum'] as const),
    }),
    make: ({ count, start, size, way, asks }) => {
      const numbers = Array.from({ length: count }, (_, index) => start + index)
      const slices = Array.from({ length: Math.ceil(count / size) }, (_, index) =>
        numbers.slice(index * size, index * size + size),
      )
      const windows = Array.from({ length: count - size + 1 }, (_, index) => numbers.slice(index, index + size))
      const full = slices.filter((group) => group.length === size)
      const show = (groups: readonly (readonly number[])[]) => {
        const sum = (groups.at(-1) ?? []).reduce((total, number) => total + number, 0)
        return line(groups.length, asks === 'sum' ? sum : (groups.at(-1)?.[0] ?? 0))
      }
      return {
        question: prints,
        code: source`
          groups = (${start}..${start + count - 1}).each_${way}(${size}).to_a
          puts "#{groups.size} #{groups.last.${asks === 'sum' ? 'sum' : 'first'}}"`,
        key: show(way === 'slice' ? slices : windows),
        wrong: [
          [way === 'slice' ? 'slicesOverlap' : 'windowsDoNotOverlap', show(way === 'slice' ? windows : slices)],
          [
            way === 'slice' ? 'restIsDropped' : 'windowsGoPastTheEnd',
            way === 'slice' ? show(full) : show(numbers.map((_, index) => numbers.slice(index, index + size))),
          ],
          [
            'sizeIsTheCount',
            show(
              Array.from({ length: size }, (_, index) =>
                numbers.slice(Math.floor((index * count) / size), Math.floor(((index + 1) * count) / size)),
              ),
            ),
          ],
          ['oneGroupPerItem', show(numbers.map((number) => [number]))],
        ],
        because:
          way === 'slice'
            ? 'each_slice cuts the list into groups one after the other; the last may be shorter.'
            : 'each_cons gives every run of neighbours, so the groups overlap and all are full.',
      }
    },
  }),
]
