import { prints } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { cities, goods, people } from '../words.ts'
import { template } from './misconceptions.ts'

export const beginnerTexts: Template[] = [
  template({
    id: 'part-of-a-text',
    concept: 'strings',
    difficulty: [2, 'Positions from both ends in one call.'],
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
      end: r.int(-3, -1),
      name: r.pick(['city', 'place', 'stop', 'harbor']),
    }),
    make: ({ word, start, end, name }) => ({
      question: prints,
      code: source`
        const ${name} = '${word}'
        console.log(${name}.slice(${start}, ${end}))`,
      key: word.slice(start, end),
      wrong: [
        ['endIncluded', word.slice(start, end + 1 || undefined)],
        ['countsFromOne', word.slice(start - 1, end)],
        ['startExcluded', word.slice(start + 1, end)],
        ['secondIsLength', word.slice(start, start - end)],
      ],
      because: `slice starts at position ${start}, counted from 0, and stops before the position ${-end} from the end.`,
    }),
  }),
  template({
    id: 'text-stays-as-it-is',
    concept: 'strings',
    difficulty: [2, 'One result is kept and another one is dropped.'],
    draw: (r) => ({
      words: r.some([...goods, ...cities.map((city) => city.toLowerCase())], 3),
      gap: r.pick([' ', '-', '_', '.']),
      mark: r.pick(['+', '/', ':']),
      isKept: r.flip(),
    }),
    make: ({ words, gap, mark, isKept }) => {
      const text = words.join(gap)
      const key = isKept ? text.replace(gap, mark) : text
      const last = text.lastIndexOf(gap)
      return {
        question: prints,
        code: source`
          let title = '${text}'
          title.toUpperCase()
          ${isKept ? 'title = ' : ''}title.replace('${gap}', '${mark}')
          console.log(title)`,
        key,
        wrong: [
          ['replacesAll', text.replaceAll(gap, mark)],
          ['stringsChange', text.toUpperCase().replace(gap, mark)],
          ['replacesLast', text.slice(0, last) + mark + text.slice(last + 1)],
          ['changesNothing', isKept ? text : text.toUpperCase()],
        ],
        because: isKept
          ? 'Strings never change. Only the result of replace is kept, and with a text it replaces the first occurrence.'
          : 'Strings never change. Both methods return a new text, and neither result is kept.',
      }
    },
  }),
  template({
    id: 'default-values',
    version: 2,
    concept: 'functions',
    difficulty: [3, 'null and undefined are treated differently.'],
    draw: (r) => ({
      name: r.pick(['seats', 'nights', 'copies', 'guests', 'tickets']),
      standard: r.int(2, 49),
      person: r.pick(people),
      given: r.shuffled(['undefined', '', ...r.some(['null', '0', 'false', 'NaN', '1'], 2)]),
    }),
    make: ({ name, standard, person, given }) => {
      const shown = (replaced: readonly string[]) =>
        given.map((value) => (replaced.includes(value) ? standard : value || 'undefined')).join(' ')
      return {
        question: prints,
        code: source`
          function book(guest, ${name} = ${standard}) {
            return ${name}
          }
          console.log(${given.map((value) => `book('${person}'${value && `, ${value}`})`).join(', ')})`,
        key: shown(['undefined', '']),
        wrong: [
          ['nullTakesDefault', shown(['undefined', '', 'null'])],
          ['zeroTakesDefault', shown(['undefined', '', '0', 'NaN'])],
          ['undefinedIsPassed', shown([''])],
          ['falsyTakesDefault', shown(given.filter((value) => value !== '1'))],
          ['emptyIsNotPassed', shown(['undefined'])],
        ],
        because: 'A default stands in for undefined alone, whether it was passed or left out. null and 0 are values.',
      }
    },
  }),
]
