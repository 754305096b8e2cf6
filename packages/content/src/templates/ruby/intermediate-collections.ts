import { line, prints } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { fruits, people } from '../words.ts'
import { template } from './misconceptions.ts'

export const intermediateCollections: Template[] = [
  template({
    id: 'one-list-as-default',
    version: 2,
    concept: 'collections',
    difficulty: [4, 'A default that is shared, and one that is made anew.'],
    draw: (r) => ({
      way: r.pick(['object', 'block', 'assign'] as const),
      words: r.some(fruits, 3),
      people: r.some(people, 2),
      order: r.shuffled([0, 0, 1]),
      name: r.pick(['orders', 'wishes', 'carts', 'bags']),
    }),
    make: ({ way, words, people: [one = '', two = ''], order, name }) => {
      const made = way === 'block' ? 'Hash.new { |hash, key| hash[key] = [] }' : 'Hash.new([])'
      const add = (person: string, word: string) =>
        `${name}['${person}'] ${way === 'assign' ? `+= ['${word}']` : `<< '${word}'`}`
      const own = words.filter((_, index) => order[index] === 0)
      const other = words.filter((_, index) => order[index] === 1)
      const all = words.join(',')
      const lists = line(own.join(','), other.join(','))
      const size = way === 'object' ? 0 : 2
      return {
        question: prints,
        code: source`
          ${name} = ${made}
          ${words.map((word, index) => add(order[index] === 0 ? one : two, word)).join('\n')}
          puts "#{${name}.size} #{${name}['${one}'].join(',')} #{${name}['${two}'].join(',')}"`,
        key: way === 'object' ? line(size, all, all) : line(size, lists),
        wrong: [
          way === 'object' ? ['defaultsAreStored', line(2, all, all)] : ['defaultsAreShared', line(0, all, all)],
          way === 'object' ? ['defaultsAreFresh', line(2, lists)] : ['storedListsAreShared', line(2, all, all)],
          ['newValueReplaces', line(size, own[1] ?? '', other[0] ?? '')],
          ['firstValueStays', line(size, own[0] ?? '', other[0] ?? '')],
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
    version: 2,
    concept: 'collections',
    difficulty: [3, 'Whether rows are one list or several.'],
    draw: (r) => ({
      size: r.int(2, 3),
      values: r.some([1, 2, 3, 4, 5, 6, 7, 8, 9], 2),
      columns: r.shuffled([0, 1]),
      rows: [r.int(0, 1), r.int(0, 1)],
      isBlock: r.flip(),
      name: r.pick(['grid', 'seats', 'table', 'board']),
    }),
    make: ({ size, values, columns, rows, isBlock, name }) => {
      const show = (has: (row: number, column: number, set: number) => boolean) =>
        line(
          ...Array.from({ length: size }, (_, row) =>
            [0, 1].map((column) => values.findLast((_, set) => has(row, column, set)) ?? 0).join(''),
          ),
        )
      const single = show((row, column, set) => row === rows[set] && column === columns[set])
      const shared = show((_, column, set) => column === columns[set])
      return {
        question: prints,
        code: source`
          ${name} = Array.new(${size}${isBlock ? ') { [0, 0] }' : ', [0, 0])'}
          ${values.map((value, set) => `${name}[${rows[set]}][${columns[set]}] = ${value}`).join('\n')}
          puts ${name}.map(&:join).join(' ')`,
        key: isBlock ? single : shared,
        wrong: [
          isBlock ? ['rowsAreAlwaysShared', shared] : ['rowsAreSeparate', single],
          ['wholeRowIsSet', show((row, _, set) => row === rows[set])],
          ['indexesSwap', show((row, column, set) => (isBlock ? row === columns[set] : true) && column === rows[set])],
          ['onlyTheFirstIsSet', show((row, column, set) => set === 0 && row === rows[0] && column === columns[0])],
          [
            'onlyTheLastIsSet',
            show((row, column, set) => set === 1 && (!isBlock || row === rows[1]) && column === columns[1]),
          ],
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
            : 'each_cons gives every run of neighbors, so the groups overlap and all are full.',
      }
    },
  }),
]
