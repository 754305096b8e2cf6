import { line, prints } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { cities, people, tags } from '../words.ts'
import { template } from './misconceptions.ts'

export const beginnerValues: Template[] = [
  template({
    id: 'division-and-remainder',
    concept: 'variables and types',
    difficulty: [3, 'Whole numbers, one of them below zero.'],
    draw: (r) => ({
      total: r.int(23, 95),
      size: r.int(4, 9),
      isNegative: r.flip(),
      name: r.pick(['points', 'minutes', 'cents', 'pages']),
    }),
    make: ({ total, size, isNegative, name }) => {
      const value = isNegative ? -total : total
      const floor = Math.floor(value / size)
      const rest = value - floor * size
      const cut = Math.trunc(value / size)
      return {
        question: prints,
        code: source`
          ${name} = ${value}
          puts "#{${name} / ${size}} #{${name} % ${size}}"`,
        key: line(floor, rest),
        wrong: [
          ['divisionRounds', line(Math.round(value / size), rest)],
          ['divisionCutsOff', isNegative ? line(cut, value % size) : line(`${floor}.0`, rest)],
          ['divisionRoundsUp', line(floor + 1, rest)],
          ['remainderIsMissing', line(floor, rest === 0 ? size : size - rest)],
          ['remainderIsQuotient', line(floor, floor)],
        ],
        because:
          'Dividing whole numbers gives a whole number, rounded down, and the remainder has the sign of the divisor.',
      }
    },
  }),
  template({
    id: 'what-counts-as-true',
    concept: 'conditions and loops',
    difficulty: [3, 'Only two values count as false.'],
    draw: (r) => ({
      city: r.pick(cities),
      fields: r.shuffled([
        ...r.some(['zero', 'empty', 'list', 'text', 'hash'] as const, 3),
        ...r.some(['nothing', 'no'] as const, 1),
        'city' as const,
      ]),
    }),
    make: ({ city, fields }) => {
      const values = {
        zero: ['age', '0', true],
        empty: ['phone', "''", true],
        list: ['tags', '[]', true],
        text: ['active', "'false'", true],
        hash: ['options', '{}', true],
        nothing: ['partner', 'nil', false],
        no: ['member', 'false', false],
        city: ['city', `'${city}'`, true],
      } as const
      const kept = (...mistaken: (keyof typeof values)[]) =>
        line(
          ...fields.filter((field) => values[field][2] !== mistaken.includes(field)).map((field) => values[field][0]),
        )
      return {
        question: prints,
        code: source`
          form = {
            ${fields.map((field) => `${values[field][0]}: ${values[field][1]},`).join('\n')}
          }
          puts form.select { |_name, value| value }.keys.join(' ')`,
        key: kept(),
        wrong: [
          ['zeroIsFalsy', kept('zero')],
          ['emptyTextIsFalsy', kept('empty')],
          ['emptyListIsFalsy', kept('list', 'hash')],
          ['falseTextIsFalsy', kept('text')],
          ['emptyValuesAreFalsy', kept('zero', 'empty', 'list', 'hash')],
        ],
        because: 'Only nil and false count as false. Zero, an empty text and an empty list count as true.',
      }
    },
  }),
  template({
    id: 'two-names-for-one-text',
    concept: 'strings and symbols',
    difficulty: [3, 'Which calls change a text and which make a new one.'],
    draw: (r) => ({
      word: r.pick([...tags, ...people]),
      sign: r.pick(['!', '?', '-2', '+']),
      isCopy: r.flip(),
      way: r.pick(['append', 'plus', 'upcase', 'upcaseBang'] as const),
      names: r.pick([
        ['title', 'label'],
        ['name', 'alias_name'],
        ['first', 'second'],
      ] as const),
    }),
    make: ({ word, sign, isCopy, way, names: [one, other] }) => {
      const [step = '', result = ''] = {
        append: [`${other} << '${sign}'`, word + sign],
        plus: [`${other} += '${sign}'`, word + sign],
        upcase: [`${other} = ${other}.upcase`, word.toUpperCase()],
        upcaseBang: [`${other}.upcase!`, word.toUpperCase()],
      }[way]
      const changes = way === 'append' || way === 'upcaseBang'
      const shared = changes && !isCopy
      return {
        question: prints,
        code: source`
          ${one} = String.new('${word}')
          ${other} = ${one}${isCopy ? '.dup' : ''}
          ${step}
          puts "#{${one}} #{${other}}"`,
        key: shared ? line(result, result) : line(word, result),
        wrong: [
          [shared ? 'assignmentCopiesTexts' : 'copiesFollow', shared ? line(word, result) : line(result, result)],
          ['changeIsDropped', line(word, word)],
          ['firstNameOnly', line(result, word)],
          ['methodsGiveNil', line(word, 'nil')],
        ],
        because: isCopy
          ? 'dup makes a text of its own, so what happens to it does not show in the first.'
          : shared
            ? 'Both names mean one text, and << and methods with ! change the text itself.'
            : 'The call makes a new text, and the assignment gives it to one name only.',
      }
    },
  }),
  template({
    id: 'part-of-a-text',
    concept: 'strings and symbols',
    difficulty: [3, 'Two numbers or a range, with two or three dots.'],
    draw: (r) => ({
      text: r.pick(['planting', 'workshop', 'notebook', 'sandwich', 'keyboard', 'daylight', 'mountain', 'umbrella']),
      way: r.pick(['pair', 'two', 'three', 'negative'] as const),
      start: r.int(1, 2),
      end: r.int(3, 5),
      name: r.pick(['word', 'code', 'name']),
    }),
    make: ({ text, way, start, end, name }) => {
      const size = text.length
      const index = {
        pair: `${start}, ${end}`,
        two: `${start}..${end}`,
        three: `${start}...${end}`,
        negative: `-${end}..-${start}`,
      }[way]
      const from = way === 'negative' ? size - end : start
      const key = {
        pair: text.slice(start, start + end),
        two: text.slice(start, end + 1),
        three: text.slice(start, end),
        negative: text.slice(size - end, size - start + 1),
      }[way]
      return {
        question: prints,
        code: source`
          ${name} = '${text}'
          puts ${name}[${index}]`,
        key,
        wrong: [
          [
            way === 'pair' ? 'secondIsAnEnd' : 'rangeIsALength',
            way === 'pair' ? text.slice(start, end) : text.slice(from, from + end),
          ],
          [
            way === 'two' || way === 'negative' ? 'twoDotsExclude' : 'endIsIncluded',
            way === 'pair'
              ? text.slice(start, end + 1)
              : way === 'three'
                ? text.slice(start, end + 1)
                : way === 'two'
                  ? text.slice(start, end)
                  : text.slice(size - end, size - start),
          ],
          [
            'countsFromOne',
            way === 'pair' ? text.slice(start - 1, start - 1 + end) : text.slice(from - 1, from - 1 + key.length),
          ],
          ['startIsExcluded', text.slice(from + 1, from + 1 + key.length)],
        ],
        because: {
          pair: 'Two numbers are a start, counted from 0, and a length.',
          two: 'A range with two dots includes its end, and positions are counted from 0.',
          three: 'A range with three dots leaves out its end, and positions are counted from 0.',
          negative: 'Negative positions count from the end, -1 being the last sign, and two dots include the end.',
        }[way],
      }
    },
  }),
  template({
    id: 'single-or-double-quotes',
    concept: 'strings and symbols',
    difficulty: [2, 'Where a value is put into a text.'],
    draw: (r) => ({
      person: r.pick(people),
      count: r.int(2, 60),
      unit: r.pick(['points', 'orders', 'mails', 'days']),
      firstIsDouble: r.flip(),
    }),
    make: ({ person, count, unit, firstIsDouble }) => {
      const text = (quote: string, body: string) => quote + body + quote
      const [first, second] = firstIsDouble ? ['"', "'"] : ["'", '"']
      const shown = (name: boolean, number: boolean) =>
        `${name ? person : '#{name}'}: ${number ? count : `#{${unit}}`} ${unit}`
      return {
        question: prints,
        code: source`
          name = '${person}'
          ${unit} = ${count}
          puts ${text(first, '#{name}: ')} + ${text(second, `#{${unit}} ${unit}`)}`,
        key: shown(firstIsDouble, !firstIsDouble),
        wrong: [
          ['bothQuotesInsert', shown(true, true)],
          ['singleQuotesInsert', shown(!firstIsDouble, firstIsDouble)],
          ['joinedTextsInsertNothing', shown(false, false)],
          ['numbersCannotBeInserted', 'It throws a TypeError'],
        ],
        because: 'Only double quotes put values into a text; in single quotes the signs stay as they are written.',
      }
    },
  }),
]
