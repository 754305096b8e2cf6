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
    version: 2,
    concept: 'conditions and loops',
    difficulty: [3, 'Only two values count as false.'],
    draw: (r) => ({
      names: r.some(
        ['limit', 'note', 'mode', 'prefix', 'color', 'group', 'owner', 'offset', 'label', 'suffix', 'rank', 'unit'],
        5,
      ),
      kinds: r.shuffled([
        ...r.some(['zero', 'empty', 'list', 'text', 'hash'] as const, 3),
        ...r.some(['nothing', 'no', r.pick(['nothing', 'no'] as const)] as const, 2),
      ]),
    }),
    make: ({ names, kinds }) => {
      const values = { zero: '0', empty: "''", list: '[]', text: "'false'", hash: '{}', nothing: 'nil', no: 'false' }
      const kept = (...dropped: (keyof typeof values)[]) =>
        line(...names.filter((_, index) => !dropped.includes(kinds[index] ?? 'no')))
      return {
        question: prints,
        code: source`
          settings = {
            ${names.map((name, index) => `${name}: ${values[kinds[index] ?? 'no']},`).join('\n')}
          }
          puts settings.select { |_name, value| value }.keys.join(' ')`,
        key: kept('nothing', 'no'),
        wrong: [
          ['zeroIsFalsy', kept('nothing', 'no', 'zero')],
          ['emptyTextIsFalsy', kept('nothing', 'no', 'empty')],
          ['emptyListIsFalsy', kept('nothing', 'no', 'list', 'hash')],
          ['falseTextIsFalsy', kept('nothing', 'no', 'text')],
          ['onlyNilIsFalsy', kept('nothing')],
          ['onlyFalseIsFalsy', kept('no')],
        ],
        because: 'Only nil and false count as false. Zero, an empty text and an empty list count as true.',
      }
    },
  }),
  template({
    id: 'two-names-for-one-text',
    version: 2,
    concept: 'strings and symbols',
    difficulty: [3, 'Which calls change a text and which make a new one.'],
    draw: (r) => ({
      word: r.pick([...tags, ...people]),
      signs: r.some(['!', '?', '-2', '+', '*', '-x'], 2),
      isCopy: r.flip(),
      ways: r.some(['append', 'append', 'plus', 'upcase', 'upcaseBang'] as const, 2),
      names: r.pick([
        ['title', 'label'],
        ['name', 'alias_name'],
        ['first', 'second'],
      ] as const),
    }),
    make: ({ word, signs, isCopy, ways, names: [one, other] }) => {
      const steps = ways.map((way, index) => {
        const sign = signs[index] ?? ''
        return {
          append: [`${other} << '${sign}'`, (text: string) => text + sign, true],
          plus: [`${other} += '${sign}'`, (text: string) => text + sign, false],
          upcase: [`${other} = ${other}.upcase`, (text: string) => text.toUpperCase(), false],
          upcaseBang: [`${other}.upcase!`, (text: string) => text.toUpperCase(), true],
        }[way] as [string, (text: string) => string, boolean]
      })
      const run = (startsShared: boolean, isChange: (inPlace: boolean) => boolean) => {
        let [first, second, shared]: [string, string, boolean] = [word, word, startsShared]
        for (const [, change, inPlace] of steps) {
          second = change(second)
          shared &&= isChange(inPlace)
          if (shared) first = second
        }
        return [first, second] as const
      }
      const right = run(!isCopy, (inPlace) => inPlace)
      const last = steps.filter(([, , inPlace]) => !inPlace).reduce<string>((text, [, change]) => change(text), word)
      return {
        question: prints,
        code: source`
          ${one} = String.new('${word}')
          ${other} = ${one}${isCopy ? '.dup' : ''}
          ${steps.map(([step]) => step).join('\n')}
          puts "#{${one}} #{${other}}"`,
        key: line(...right),
        wrong: [
          ['assignmentCopiesTexts', line(...run(false, () => true))],
          ['copiesFollow', line(...run(true, () => true))],
          ['dupIsNoCopy', line(...run(true, (inPlace) => inPlace))],
          ['changeIsDropped', line(word, last)],
          ['firstNameOnly', line(right[1], word)],
          ['changesInPlaceStayWithOne', line(...run(true, (inPlace) => !inPlace))],
        ],
        because: isCopy
          ? 'dup makes a text of its own, so what happens to it does not show in the first.'
          : 'Both names mean one text. << and methods with ! change the text itself, until an assignment gives one name a new text.',
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
    version: 2,
    concept: 'strings and symbols',
    difficulty: [2, 'Where a value is put into a text.'],
    draw: (r) => ({
      person: r.pick(people),
      city: r.pick(cities),
      count: r.int(2, 60),
      unit: r.pick(['points', 'orders', 'mails', 'days', 'notes', 'votes']),
      doubles: r.some([true, true, false, false, r.flip()], 3),
      label: r.pick(['name', 'owner', 'buyer']),
      place: r.pick(['city', 'town', 'office']),
    }),
    make: ({ person, city, count, unit, doubles, label, place }) => {
      const names = [label, unit, place]
      const values = [person, String(count), city]
      const parts = names.map((name, index) => {
        const quote = doubles[index] ? '"' : "'"
        return `${quote}${['', ' ', ' '][index]}#{${name}}${quote}`
      })
      const shown = (puts: (index: number) => boolean | undefined) =>
        line(...names.map((name, index) => (puts(index) ? (values[index] ?? '') : `#{${name}}`)))
      return {
        question: prints,
        code: source`
          ${label} = '${person}'
          ${unit} = ${count}
          ${place} = '${city}'
          puts ${parts.join(' + ')}`,
        key: shown((index) => doubles[index]),
        wrong: [
          ['bothQuotesInsert', shown(() => true)],
          ['singleQuotesInsert', shown((index) => !doubles[index])],
          ['joinedTextsInsertNothing', shown(() => false)],
          ['firstQuotesDecide', shown(() => doubles[0])],
          ['numbersCannotBeInserted', shown((index) => doubles[index] && index !== 1)],
          ['onlyNumbersAreInserted', shown((index) => index === 1)],
        ],
        because: 'Only double quotes put values into a text; in single quotes the signs stay as they are written.',
      }
    },
  }),
]
