import { prints } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { fruits } from '../words.ts'
import { listOf, template } from './misconceptions.ts'

export const beginnerValues: Template[] = [
  template({
    id: 'three-ways-to-divide',
    concept: 'values and variables',
    difficulty: [2, 'Two operators for division, and a remainder.'],
    draw: (r) => ({
      total: r.int(23, 95),
      size: r.int(4, 9),
      names: r.pick([
        ['eggs', 'boxes'],
        ['guests', 'tables'],
        ['rows', 'pages'],
        ['seats', 'cars'],
      ] as const),
      isNegative: r.flip(),
    }),
    make: ({ total, size, names: [things, groups], isNegative }) => {
      const value = isNegative ? -total : total
      const floor = Math.floor(value / size)
      const rest = value - floor * size
      const cut = Math.trunc(value / size)
      return {
        question: prints,
        code: source`
          ${things} = ${value}
          ${groups} = ${things} // ${size}
          print(${groups}, ${things} % ${size})`,
        key: `${floor} ${rest}`,
        wrong: [
          ['divisionRounds', `${Math.round(value / size)} ${rest}`],
          ['divisionCutsOff', isNegative ? `${cut} ${value % size}` : `${floor}.0 ${rest}`],
          ['remainderIsQuotient', `${floor} ${Math.abs(cut)}`],
          ['remainderToTheNext', `${floor} ${size - rest}`],
          ['divisionRoundsUp', `${Math.ceil(value / size)} ${rest}`],
        ],
        because: '// rounds down, also below zero, and % gives what is left over, with the sign of the divisor.',
      }
    },
  }),
  template({
    id: 'slices-of-a-text',
    concept: 'strings',
    difficulty: [2, 'Start, end and step of a slice.'],
    draw: (r) => ({
      word: r.pick([
        'Amsterdam',
        'Copenhagen',
        'Montevideo',
        'Reykjavik',
        'Casablanca',
        'Birmingham',
        'Marrakesh',
        'Bratislava',
      ]),
      start: r.int(1, 3),
      end: r.int(5, 8),
      step: r.int(1, 2),
      name: r.pick(['city', 'place', 'stop', 'harbor']),
    }),
    make: ({ word, start, end, step, name }) => {
      const slice = (from: number, to: number, by = step) =>
        [...word].filter((_, index) => index >= from && index < to && (index - from) % by === 0).join('')
      return {
        question: prints,
        code: source`
          ${name} = '${word}'
          print(${name}[${start}:${end}${step === 1 ? '' : `:${step}`}])`,
        key: slice(start, end),
        wrong: [
          ['endIncluded', slice(start, end + 1)],
          ['countsFromOne', slice(start - 1, end)],
          ['secondIsLength', slice(start, start + end)],
          ['startExcluded', slice(start + 1, end)],
          ['stepIsIgnored', slice(start, end, 3 - step)],
        ],
        because: `The slice starts at position ${start}, counted from 0, and stops before position ${end}${step === 1 ? '' : ', taking every second'}.`,
      }
    },
  }),
  template({
    id: 'two-names-for-one-list',
    concept: 'lists and tuples',
    difficulty: [3, 'One line decides whether two names share a list.'],
    draw: (r) => ({
      way: r.pick(['same', 'slice', 'copy', 'plus', 'concat'] as const),
      items: r.some(fruits, 3),
      name: r.pick(['basket', 'order', 'shelf', 'crate']),
      copy: r.pick(['backup', 'saved', 'before', 'draft']),
    }),
    make: ({ way, items: [one = '', two = '', added = ''], name, copy }) => {
      const made = { same: name, slice: `${name}[:]`, copy: `${name}.copy()`, plus: name, concat: `${name} + []` }[way]
      const change = way === 'plus' ? `${name} += ['${added}']` : `${name}.append('${added}')`
      const long = `${one},${two},${added}`
      const short = `${one},${two}`
      const isShared = way === 'same' || way === 'plus'
      return {
        question: prints,
        code: source`
          ${name} = ['${one}', '${two}']
          ${copy} = ${made}
          ${change}
          print(','.join(${copy}), len(${name}))`,
        key: isShared ? `${long} 3` : `${short} 3`,
        wrong: [
          [isShared ? 'assignmentCopies' : 'copiesFollow', isShared ? `${short} 3` : `${long} 3`],
          ['changeIsDropped', `${short} 2`],
          ['otherNameOnly', `${long} 2`],
          ['appendNests', `${short} 4`],
        ],
        because: isShared
          ? 'Assigning gives the list a second name, and append and += change the list itself.'
          : 'The copy is a list of its own, so a change of the first does not reach it.',
      }
    },
  }),
  template({
    id: 'what-list-methods-return',
    concept: 'lists and tuples',
    difficulty: [2, 'Methods that change a list and functions that make a new one.'],
    draw: (r) => ({
      way: r.pick(['sort', 'sorted', 'append', 'pop', 'reverse'] as const),
      numbers: r.some([3, 5, 7, 11, 14, 18, 21, 26, 32, 40], 3),
      name: r.pick(['scores', 'prices', 'ages', 'sizes']),
    }),
    make: ({ way, numbers, name }) => {
      const sorted = [...numbers].sort((a, b) => a - b)
      const call = {
        sort: `${name}.sort()`,
        sorted: `sorted(${name})`,
        append: `${name}.append(1)`,
        pop: `${name}.pop()`,
        reverse: `${name}.reverse()`,
      }[way]
      const after = {
        sort: sorted,
        sorted: numbers,
        append: [...numbers, 1],
        pop: numbers.slice(0, -1),
        reverse: [...numbers].reverse(),
      }[way]
      const shown = (result: string, list: readonly number[]) => `${result} ${listOf(list)}`
      const result = way === 'sorted' ? listOf(sorted) : way === 'pop' ? String(numbers.at(-1)) : 'None'
      return {
        question: prints,
        code: source`
          ${name} = ${listOf(numbers)}
          result = ${call}
          print(result, ${name})`,
        key: shown(result, after),
        wrong: [
          ['methodsReturnTheList', shown(listOf(way === 'sorted' ? sorted : after), way === 'sorted' ? sorted : after)],
          ['methodsCopy', shown(way === 'sorted' ? 'None' : listOf(after), way === 'sorted' ? sorted : numbers)],
          ['nothingIsReturned', shown('None', way === 'pop' ? after : numbers)],
          [
            'popTakesTheFirst',
            way === 'pop' ? shown(String(numbers[0]), numbers.slice(1)) : shown(String(after.length), after),
          ],
        ],
        because: {
          sort: 'sort changes the list and returns None.',
          sorted: 'sorted returns a new list and leaves the old one alone.',
          append: 'append changes the list and returns None.',
          pop: 'pop takes the last item off the list and returns it.',
          reverse: 'reverse changes the list and returns None.',
        }[way],
      }
    },
  }),
]
