import { prints } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { twice } from '../twice.ts'
import { template } from './misconceptions.ts'

export const beginnerValues: Template[] = [
  template({
    id: 'text-and-number',
    version: 2,
    concept: 'types and coercion',
    difficulty: [2, 'Two operators treat the same pair of values differently.'],
    draw: (r) => ({
      name: r.pick(['quantity', 'nights', 'seats', 'boxes', 'hours']),
      text: r.int(2, 19),
      other: r.pick(['extra', 'bonus', 'spare', 'free']),
      number: r.int(2, 9),
      way: r.pick(['text', 'shown', 'number', 'converted'] as const),
      operator: r.pick(['*', '-'] as const),
    }),
    make: ({ name, text, other, number, way, operator }) => {
      const isText = way === 'text' || way === 'shown'
      const joined = `${text}${number}`
      const result = operator === '*' ? text * number : text - number
      const value = { text: `'${text}'`, shown: `String(${text})`, number: text, converted: `Number('${text}')` }[way]
      return {
        question: prints,
        code: source`
          const ${name} = ${value}
          const ${other} = ${number}
          console.log(${name} + ${other}, ${name} ${operator} ${other})`,
        key: isText ? `${joined} ${result}` : `${text + number} ${result}`,
        wrong: [
          isText ? ['plusAddsStrings', `${text + number} ${result}`] : ['plusAlwaysJoinsDigits', `${joined} ${result}`],
          ['timesRefusesStrings', isText ? `${joined} NaN` : `${text + number} NaN`],
          ['plusOneIsNaN', `NaN ${result}`],
        ],
        because: isText
          ? `With a string on one side + joins texts. ${operator} knows only numbers, so it turns the text into one.`
          : 'Both values are numbers, so both operators calculate.',
      }
    },
  }),
  template({
    id: 'sum-left-to-right',
    concept: 'types and coercion',
    difficulty: [3, 'The kind of + changes in the middle of one line.'],
    draw: (r) => ({
      a: r.int(2, 9),
      b: r.int(2, 9),
      c: r.int(2, 9),
      d: r.int(2, 9),
      text: r.pick([' of ', ' to ', ' - ', ' and ', ' / ']),
      names: r.some(['first', 'width', 'start', 'rows', 'days', 'done'], 2),
    }),
    make: ({ a, b, c, d, text, names: [one = '', other = ''] }) => ({
      question: prints,
      code: source`
        const ${one} = ${a}
        const ${other} = ${c}
        console.log(${one} + ${b} + '${text}' + ${other} + ${d})`,
      key: `${a + b}${text}${c}${d}`,
      wrong: [
        ['plusAlwaysJoins', `${a}${b}${text}${c}${d}`],
        ['plusPrefersNumbers', `${a + b}${text}${c + d}`],
        ['stringSpoilsSum', 'NaN'],
      ],
      because:
        'The line is worked off from the left: two numbers are added, and from the text on everything is joined.',
    }),
  }),
  template({
    id: 'fields-that-count-as-true',
    version: 2,
    concept: 'types and coercion',
    difficulty: [3, 'Some values that look empty count as true.'],
    draw: (r) => ({
      names: r.some(['note', 'tags', 'phone', 'age', 'score', 'partner', 'city', 'size', 'owner', 'stock'], 5),
      kinds: r.some(['zeroText', 'emptyArray', 'emptyText', 'zero', 'nan', 'nothing', 'unset'] as const, 5),
      doubts: r.some([0, 1, 2, 3, 4], 2),
    }),
    make: ({ names, kinds, doubts: [first = 0, second = 1] }) => {
      const values = {
        zeroText: ["'0'", true, 'zeroTextIsFalsy'],
        emptyArray: ['[]', true, 'emptyArrayIsFalsy'],
        emptyText: ["''", false, 'emptyTextIsTruthy'],
        zero: ['0', false, 'zeroIsTruthy'],
        nan: ['NaN', false, 'nanIsTruthy'],
        nothing: ['null', false, 'nullIsTruthy'],
        unset: ['undefined', false, 'undefinedIsTruthy'],
      } as const
      const kept = (...mistaken: number[]) =>
        names.filter((_, index) => values[kinds[index] ?? 'zero'][1] !== mistaken.includes(index)).join(' ') || 'none'
      return {
        question: 'What does this program print?',
        code: source`
          const form = {
            ${names.map((name, index) => `${name}: ${values[kinds[index] ?? 'zero'][0]},`).join('\n')}
          }
          const filled = Object.keys(form).filter((name) => form[name])
          console.log(filled.join(' ') || 'none')`,
        key: kept(),
        wrong: [
          [values[kinds[first] ?? 'zero'][2], kept(first)],
          [values[kinds[second] ?? 'zero'][2], kept(second)],
          ['bothMistakes', kept(first, second)],
        ],
        because: 'Only false, 0, NaN, the empty text, null and undefined count as false; "0" and [] do not.',
      }
    },
  }),
  twice(
    template({
      id: 'or-and-nullish',
      concept: 'types and coercion',
      difficulty: [3, 'Three operators differ only in what they take for missing.'],
      draw: (r) => ({
        value: r.pick(['0', "''", 'null', 'undefined', '3', '8', "'none'", "'fast'"]),
        name: r.pick(['limit', 'retries', 'label', 'discount', 'speed', 'delay']),
        fallback: r.int(10, 99),
      }),
      make: ({ value, name, fallback }) => {
        const isNullish = value === 'null' || value === 'undefined'
        const isTruthy = !isNullish && value !== '0' && value !== "''"
        const shown = value.replaceAll("'", '')
        const text = (one: string) => (one === '' ? '(empty)' : one)
        const or = isTruthy ? shown : String(fallback)
        const nullish = isNullish ? String(fallback) : text(shown)
        const and = isTruthy ? String(fallback) : text(shown)
        const isEmpty = !isTruthy && !isNullish
        return {
          question: 'What does this program print? An empty text is shown as "(empty)".',
          code: source`
          const show = (value) => (value === '' ? '(empty)' : String(value))
          const ${name} = ${value}
          console.log(show(${name} || ${fallback}), show(${name} ?? ${fallback}), show(${name} && ${fallback}))`,
          key: `${or} ${nullish} ${and}`,
          wrong: [
            ['orChecksNullOnly', `${nullish} ${nullish} ${and}`],
            ['nullishChecksFalsy', `${or} ${or} ${and}`],
            ['andGivesFirst', `${or} ${nullish} ${isTruthy ? text(shown) : fallback}`],
            ['logicGivesBoolean', `true ${nullish} ${isTruthy}`],
            ...(isEmpty ? ([['zeroIsTruthy', `${text(shown)} ${text(shown)} ${fallback}`]] as const) : []),
          ],
          because:
            '|| gives its first truthy operand, && its first falsy one or else the last; ?? falls back for null and undefined only.',
        }
      },
    }),
    'value',
  ),
  template({
    id: 'loose-and-strict',
    concept: 'types and coercion',
    difficulty: [4, 'Several rules of == are asked at once.'],
    draw: (r) => ({
      number: r.int(2, 60),
      pairs: r.some(['text', 'strictText', 'nan', 'nullZero', 'nullUndefined', 'arrays', 'sameText'] as const, 4),
    }),
    make: ({ number, pairs }) => {
      const facts = {
        text: [`'${number}' == ${number}`, true, 'looseIsStrict'],
        strictText: [`'${number}' === ${number}`, false, 'strictConverts'],
        nan: ['NaN === NaN', false, 'nanEqualsItself'],
        nullZero: ['null == 0', false, 'nullEqualsZero'],
        nullUndefined: ['null == undefined', true, 'looseIsStrict'],
        arrays: [`[${number}] == [${number}]`, false, 'objectsByContent'],
        sameText: [`'${number}' === String(${number})`, true, 'objectsByContent'],
      } as const
      const pattern = (mistaken?: string) =>
        pairs.map((pair) => facts[pair][1] !== (facts[pair][2] === mistaken)).join(' ')
      return {
        question: prints,
        code: source`
          console.log(
            ${pairs.map((pair) => `${facts[pair][0]},`).join('\n')}
          )`,
        key: pattern(),
        wrong: [
          ['looseIsStrict', pattern('looseIsStrict')],
          ['strictConverts', pattern('strictConverts')],
          ['nanEqualsItself', pattern('nanEqualsItself')],
          ['nullEqualsZero', pattern('nullEqualsZero')],
          ['objectsByContent', pattern('objectsByContent')],
        ],
        because:
          '== converts numbers and texts, but null equals only undefined; arrays are compared by identity, and NaN equals nothing.',
      }
    },
  }),
]
