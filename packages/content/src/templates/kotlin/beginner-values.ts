import { line, prints } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { people, tags } from '../words.ts'
import { template } from './misconceptions.ts'

export const beginnerValues: Template[] = [
  template({
    id: 'division-of-whole-numbers',
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
      const cut = Math.trunc(value / size)
      const rest = value - cut * size
      const floor = Math.floor(value / size)
      return {
        question: prints,
        code: source`
          fun main() {
              val ${name} = ${value}
              println("\${${name} / ${size}} \${${name} % ${size}}")
          }`,
        key: line(cut, rest),
        wrong: [
          ['divisionRounds', line(Math.round(value / size), rest)],
          ['divisionRoundsDown', isNegative ? line(floor, value - floor * size) : line(`${cut}.0`, rest)],
          ['divisionRoundsAway', line(cut + Math.sign(value), rest)],
          ['remainderIsMissing', line(cut, Math.sign(value) * (size - Math.abs(rest)))],
          ['remainderIsQuotient', line(cut, cut)],
        ],
        because: 'Dividing whole numbers cuts off the fraction, and the remainder has the sign of the first number.',
      }
    },
  }),
  template({
    id: 'from-whole-to-fraction',
    version: 2,
    concept: 'variables and types',
    difficulty: [3, 'Where a division turns from whole numbers to fractions.'],
    draw: (r) => ({
      total: 2 * r.int(3, 40) + 1,
      times: r.pick([2, 4, 6, 8, 10]),
      way: r.pick(['late', 'early', 'divisor', 'whole'] as const),
      name: r.pick(['hours', 'cost', 'weight', 'points', 'length']),
    }),
    make: ({ total, times, way, name }) => {
      const expression = {
        late: `${name} / 2 * ${times}.0`,
        early: `${name}.toDouble() / 2 * ${times}`,
        divisor: `${name} / 2.0 * ${times}`,
        whole: `${name} / 2 * ${times}`,
      }[way]
      const cut = Math.trunc(total / 2) * times
      const exact = (total / 2) * times
      const asDouble = (value: number) => value.toFixed(1)
      return {
        question: prints,
        code: source`
          fun main() {
              val ${name} = ${total}
              println(${expression})
          }`,
        key: { late: asDouble(cut), early: asDouble(exact), divisor: asDouble(exact), whole: String(cut) }[way],
        wrong: [
          [
            way === 'late' || way === 'whole' ? 'divisionKeepsFractions' : 'wholeDivisionComesFirst',
            asDouble(way === 'late' || way === 'whole' ? exact : cut),
          ],
          [
            way === 'whole' ? 'resultsAreFractions' : 'resultsAreWhole',
            way === 'whole' ? asDouble(cut) : String(way === 'late' ? cut : exact),
          ],
          [
            'multiplicationComesFirst',
            way === 'whole'
              ? String(Math.trunc(total / (2 * times)))
              : asDouble(Math.trunc((10 * total) / (2 * times)) / 10),
          ],
          [
            'divisionRoundsHalfUp',
            way === 'whole' ? String(Math.round(total / 2) * times) : asDouble(Math.round(total / 2) * times),
          ],
        ],
        because: {
          late: 'The two whole numbers are divided first, which cuts off the fraction, and only then a fraction comes in.',
          early: 'toDouble makes the first number a fraction, so the division keeps what is behind the point.',
          divisor: 'A division by a fraction gives a fraction.',
          whole: 'All numbers are whole, so the division cuts off and the result is whole.',
        }[way],
      }
    },
  }),
  template({
    id: 'values-in-a-text',
    version: 2,
    concept: 'strings',
    difficulty: [3, 'Where a value in a text ends.'],
    draw: (r) => ({
      words: r.some([...people, ...tags], 2),
      ways: r.some(['plain', 'braces', 'escaped'] as const, 2),
      names: r.some(['name', 'label', 'title', 'code', 'note', 'text'], 2),
    }),
    make: ({ words, ways, names }) => {
      const parts = names.map((name, index) => {
        const word = words[index] ?? ''
        const way = ways[index] ?? 'plain'
        const [plain, size, raw] = [`${word}.length`, String(word.length), `$${name}.length`]
        return {
          written: { plain: raw, braces: `\${${name}.length}`, escaped: `\\${raw}` }[way],
          right: { plain, braces: size, escaped: raw }[way],
          called: { plain: size, braces: size, escaped: raw }[way],
          names: { plain, braces: plain, escaped: raw }[way],
          unescaped: { plain, braces: size, escaped: `\\${plain}` }[way],
          never: { plain: raw, braces: size, escaped: raw }[way],
          always: size,
        }
      })
      const shown = (part: keyof (typeof parts)[number]) => parts.map((one) => one[part]).join(' / ')
      return {
        question: prints,
        code: source`
          fun main() {
              ${names.map((name, index) => `val ${name} = "${words[index]}"`).join('\n')}
              println("${shown('written')}")
          }`,
        key: shown('right'),
        wrong: [
          ['callsAreInserted', shown('called')],
          ['onlyNamesAreInserted', shown('names')],
          ['escapesHideOnlyThemselves', shown('unescaped')],
          ['signsStayInTheText', shown('never')],
          ['everythingIsInserted', shown('always')],
        ],
        because:
          'After a dollar sign only the name is replaced; in braces any expression is. A backslash before the dollar sign makes it a plain sign, so nothing is replaced.',
      }
    },
  }),
  template({
    id: 'part-of-a-text',
    version: 2,
    concept: 'strings',
    difficulty: [2, 'Four ways to take a part of a text.'],
    draw: (r) => ({
      text: r.pick([
        'planting',
        'workshop',
        'notebook',
        'sandwich',
        'keyboard',
        'daylight',
        'mountain',
        'umbrella',
        'backpack',
        'calendar',
        'campfire',
        'discount',
        'elephant',
        'firewood',
        'gardener',
        'handmade',
        'junction',
        'magazine',
        'overcoat',
        'platform',
        'question',
        'shipyard',
        'textbook',
        'waterfall',
      ]),
      way: r.pick(['two', 'range', 'drop', 'takeLast'] as const),
      start: r.int(1, 3),
      end: r.int(5, 6),
      name: r.pick(['word', 'code', 'item']),
    }),
    make: ({ text, way, start, end, name }) => {
      const call = {
        two: `substring(${start}, ${end})`,
        range: `substring(${start}..${end})`,
        drop: `drop(${start}).take(${end - start})`,
        takeLast: `takeLast(${end}).dropLast(${start})`,
      }[way]
      const from = way === 'takeLast' ? text.length - end : start
      const key = {
        two: text.slice(start, end),
        range: text.slice(start, end + 1),
        drop: text.slice(start, end),
        takeLast: text.slice(text.length - end, text.length - start),
      }[way]
      return {
        question: prints,
        code: source`
          fun main() {
              val ${name} = "${text}"
              println(${name}.${call})
          }`,
        key,
        wrong: [
          [
            way === 'range' ? 'rangesLeaveOutTheEnd' : 'endIsIncluded',
            way === 'range' ? text.slice(start, end) : text.slice(from, from + key.length + 1),
          ],
          ['positionsCountFromOne', text.slice(from - 1, from - 1 + key.length)],
          [
            way === 'two' || way === 'range' ? 'secondIsALength' : 'stepsChangeTheText',
            way === 'two' || way === 'range'
              ? text.slice(start, start + end)
              : way === 'drop'
                ? text.slice(0, end - start)
                : text.slice(0, text.length - start),
          ],
          ['startIsLeftOut', text.slice(from + 1, from + 1 + key.length)],
        ],
        because: {
          two: 'With two numbers the end is left out, and positions count from 0.',
          range: 'A range with two dots includes its end, and positions count from 0.',
          drop: 'drop leaves out so many signs at the start, and take keeps so many of the rest.',
          takeLast: 'takeLast keeps so many signs of the end, and dropLast leaves out so many at the end of those.',
        }[way],
      }
    },
  }),
]
