import { prints } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { cities, fruits, people } from '../words.ts'
import { template } from './misconceptions.ts'

export const intermediateCollections: Template[] = [
  template({
    id: 'reduce-without-start',
    concept: 'iteration and collections',
    difficulty: [3, 'The missing start value changes what the first call gets.'],
    draw: (r) => ({
      numbers: [r.int(2, 9), r.int(11, 29), r.int(30, 59)],
      hasStart: r.flip(),
      start: r.int(10, 90),
      factor: r.int(2, 5),
      name: r.pick(['prices', 'hours', 'sizes', 'points']),
    }),
    make: ({ numbers, hasStart, start, factor, name }) => {
      const sum = (list: readonly number[], first: number) =>
        list.reduce((total, number) => total + number * factor, first)
      const [first, ...rest] = numbers
      return {
        question: prints,
        code: source`
          const ${name} = [${numbers.join(', ')}]
          const total = ${name}.reduce((sum, value) => sum + value * ${factor}${hasStart ? `, ${start}` : ''})
          console.log(total)`,
        key: String(hasStart ? sum(numbers, start) : sum(rest, first)),
        wrong: [
          [hasStart ? 'startIsIgnored' : 'startIsZero', String(sum(numbers, 0))],
          [hasStart ? 'startReplacesFirst' : 'firstIsLost', String(hasStart ? sum(rest, start) : sum(rest, 0))],
          [
            'startIsTreatedToo',
            String(hasStart ? sum(numbers, start * factor) : first + rest.reduce((a, b) => a + b, 0)),
          ],
          ['missingStartIsNaN', hasStart ? 'undefined' : 'NaN'],
        ],
        because: hasStart
          ? `The sum begins at ${start}, which is not multiplied, and every item is treated.`
          : 'Without a start value the first item is the start: it is not multiplied, and the callback begins with the second.',
      }
    },
  }),
  template({
    id: 'destructuring-defaults',
    concept: 'iteration and collections',
    difficulty: [3, 'Renaming, defaults and rest in one pattern.'],
    draw: (r) => ({
      person: r.pick(people),
      city: r.pick(cities),
      role: r.pick(['null', 'undefined', "''", '0'] as const),
      fallback: r.pick(['guest', 'reader', 'member', 'editor', 'viewer', 'owner']),
      place: r.pick(['city', 'office', 'branch', 'region']),
      extra: r.pick(['age', 'plan', 'team', 'rank', 'desk', 'level', 'points', 'quota']),
    }),
    make: ({ person, city, role, fallback, place, extra }) => {
      const shown = role === "''" ? '' : role
      const withRole = (value: string, rest: string) => `${person} "${value}" ${rest}`
      const value = role === 'undefined' ? fallback : shown
      return {
        question: prints,
        code: source`
          const user = { name: '${person}', role: ${role}, ${place}: '${city}', ${extra}: 7 }
          const { name: label, role = '${fallback}', ...rest } = user
          console.log(label, \`"\${role}"\`, Object.keys(rest).join())`,
        key: withRole(value, `${place},${extra}`),
        wrong: [
          [
            role === 'undefined' ? 'undefinedIsPassed' : 'falsyTakesDefault',
            withRole(role === 'undefined' ? 'undefined' : fallback, `${place},${extra}`),
          ],
          ['restKeepsRenamed', withRole(value, `name,${place},${extra}`)],
          ['restKeepsAll', withRole(value, `name,role,${place},${extra}`)],
          ['renamedTheOtherWay', `undefined "${value}" ${place},${extra}`],
        ],
        because:
          'A default stands in for undefined only, name: label makes a variable label, and rest gets what the pattern did not name.',
      }
    },
  }),
  template({
    id: 'loops-over-arrays',
    version: 2,
    concept: 'iteration and collections',
    difficulty: [3, 'in and of differ, and a property more than the items.'],
    draw: (r) => ({
      kind: r.pick(['in', 'of'] as const),
      items: r.some(fruits, r.int(2, 4)),
      isItem: r.flip(),
      property: r.pick(['label', 'origin', 'note', 'unit', 'grower', 'size']),
      value: r.pick(cities),
    }),
    make: ({ kind, items, isItem, property, value }) => {
      const places = items.map((_, index) => index).join(' ')
      const withProperty = { in: `${places} ${isItem ? items.length : property}`, of: `${items.join(' ')} ${value}` }
      const plain = { in: places, of: items.join(' ') }
      const other = kind === 'in' ? 'of' : 'in'
      return {
        question: prints,
        code: source`
          const crate = [${items.map((item) => `'${item}'`).join(', ')}]
          crate${isItem ? `[${items.length}]` : `.${property}`} = '${value}'
          const parts = []
          for (const part ${kind} crate) parts.push(part)
          console.log(parts.join(' '))`,
        key: kind === 'in' ? withProperty.in : isItem ? withProperty.of : plain.of,
        wrong: [
          isItem
            ? ['lengthIsFixed', plain[kind]]
            : [kind === 'in' ? 'inSkipsNames' : 'ofGivesAll', kind === 'in' ? plain.in : withProperty.of],
          ['inIsOf', plain[other]],
          ['inIsOfWithNames', withProperty[other]],
        ],
        because:
          kind === 'in'
            ? 'for…in gives the names of all enumerable properties: the positions, as texts, and what was added.'
            : 'for…of gives the values of the items. A value at the next position is one of them, a property with another name is not.',
      }
    },
  }),
  template({
    id: 'map-with-parse-int',
    concept: 'iteration and collections',
    difficulty: [4, 'A callback gets more arguments than one thinks of.'],
    draw: (r) => ({
      texts: r.shuffled([
        String(r.int(10, 99)),
        String(r.int(10, 99)),
        r.pick(['10', '11', '100', '101', '12', '20', '21']),
      ]),
      way: r.pick(['parseInt', 'Number', 'arrow'] as const),
      name: r.pick(['cells', 'inputs', 'columns', 'parts']),
    }),
    make: ({ texts, way, name }) => {
      const radix = texts.map((text, index) => Number.parseInt(text, index)).join(' ')
      const plain = texts.map(Number).join(' ')
      const isRadix = way === 'parseInt'
      return {
        question: prints,
        code: source`
          const ${name} = [${texts.map((text) => `'${text}'`).join(', ')}]
          const numbers = ${name}.map(${way === 'arrow' ? '(text) => parseInt(text)' : way})
          console.log(numbers.join(' '))`,
        key: isRadix ? radix : plain,
        wrong: [
          [isRadix ? 'mapGivesOneArgument' : 'everyCallbackGetsIndex', isRadix ? plain : radix],
          ['radixFromOne', texts.map((text, index) => Number.parseInt(text, index + 1)).join(' ')],
          ['callbackNeedsArrow', 'NaN NaN NaN'],
          ['textsStayTexts', texts.map((text) => `'${text}'`).join(' ')],
        ],
        because: isRadix
          ? 'map passes the position as second argument, and parseInt takes it for the base: 0 means 10, 1 is no base, 2 is binary.'
          : 'Only the text is used here, so every text is read as a decimal number.',
      }
    },
  }),
]
