import { prints } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { cities } from '../words.ts'
import { template } from './misconceptions.ts'

export const beginnerValues: Template[] = [
  template({
    id: 'text-and-number',
    concept: 'types and coercion',
    difficulty: [2, 'Two operators treat the same pair of values differently.'],
    draw: (r) => ({
      name: r.pick(['quantity', 'nights', 'seats', 'boxes', 'hours']),
      text: r.int(2, 9),
      other: r.pick(['extra', 'bonus', 'spare', 'free']),
      number: r.int(2, 5),
    }),
    make: ({ name, text, other, number }) => ({
      question: 'The first value comes from a form, so it is a text. What does this program print?',
      code: source`
        const ${name} = '${text}'
        const ${other} = ${number}
        console.log(${name} + ${other}, ${name} * ${other})`,
      key: `${text}${number} ${text * number}`,
      wrong: [
        ['plusAddsStrings', `${text + number} ${text * number}`],
        ['timesRefusesStrings', `${text}${number} NaN`],
        ['timesRepeats', `${text}${number} ${String(text).repeat(number)}`],
      ],
      because: 'With a string on one side + joins texts. * knows only numbers, so it turns the text into one.',
    }),
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
    concept: 'types and coercion',
    difficulty: [3, 'Some values that look empty count as true.'],
    draw: (r) => ({
      city: r.pick(cities),
      fields: r.shuffled([
        ...r.some(['zeroText', 'emptyArray', 'emptyText', 'zero', 'nan', 'nothing'] as const, 5),
        'city' as const,
      ]),
    }),
    make: ({ city, fields }) => {
      const values = {
        zeroText: ['note', "'0'", true],
        emptyArray: ['tags', '[]', true],
        emptyText: ['phone', "''", false],
        zero: ['age', '0', false],
        nan: ['score', 'NaN', false],
        nothing: ['partner', 'null', false],
        city: ['city', `'${city}'`, true],
      } as const
      const kept = (mistaken?: keyof typeof values) =>
        fields
          .filter((field) => values[field][2] !== (field === mistaken))
          .map((field) => values[field][0])
          .join(' ')
      return {
        question: prints,
        code: source`
          const form = {
            ${fields.map((field) => `${values[field][0]}: ${values[field][1]},`).join('\n')}
          }
          const filled = Object.keys(form).filter((name) => form[name])
          console.log(filled.join(' '))`,
        key: kept(),
        wrong: [
          ['zeroTextIsFalsy', kept('zeroText')],
          ['emptyArrayIsFalsy', kept('emptyArray')],
          ['emptyTextIsTruthy', kept('emptyText')],
          ['zeroIsTruthy', kept('zero')],
          ['nanIsTruthy', kept('nan')],
          ['nullIsTruthy', kept('nothing')],
        ],
        because: 'Only false, 0, NaN, the empty text, null and undefined count as false; "0" and [] do not.',
      }
    },
  }),
  template({
    id: 'or-and-nullish',
    concept: 'types and coercion',
    difficulty: [3, 'Three operators differ only in what they take for missing.'],
    draw: (r) => ({
      value: r.pick(['0', "''", 'null', 'undefined', '3', '8', "'none'", "'fast'"]),
      name: r.pick(['limit', 'retries', 'label', 'discount', 'speed', 'delay']),
      fallback: r.int(10, 40),
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
