import { prints } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { cities, fruits, goods, people, tags } from '../words.ts'
import { template } from './misconceptions.ts'

export const beginnerValues: Template[] = [
  template({
    id: 'text-to-number',
    concept: 'optionals',
    difficulty: [2, 'A conversion that may fail gives an optional.'],
    draw: (r) => ({
      number: r.int(3, 90),
      kind: r.pick(['plain', 'letters', 'space', 'plus'] as const),
      fallback: r.int(100, 200),
      way: r.pick(['coalesce', 'print'] as const),
      name: r.pick(['count', 'seats', 'level', 'age']),
    }),
    make: ({ number, kind, fallback, way, name }) => {
      const text = { plain: `${number}`, letters: `${number}a`, space: ` ${number}`, plus: `+${number}` }[kind]
      const isNumber = kind === 'plain' || kind === 'plus'
      const isShown = way === 'print'
      return {
        question: isShown ? 'What does this program print, warnings aside?' : prints,
        code: source`
          let ${name} = Int("${text}")
          print(${isShown ? name : `${name} ?? ${fallback}`})`,
        key: isShown ? (isNumber ? `Optional(${number})` : 'nil') : String(isNumber ? number : fallback),
        wrong: [
          isShown ? ['optionalsPrintTheirValue', String(number)] : ['optionalStaysAround', `Optional(${number})`],
          isNumber
            ? ['onlyDigitsWithoutSign', isShown ? 'nil' : String(fallback)]
            : ['leadingDigitsCount', isShown ? `Optional(${number})` : String(number)],
          isShown ? ['failureGivesZero', '0'] : ['nilIsPrinted', 'nil'],
          ['failureStopsTheProgram', 'It stops with a runtime error'],
        ],
        because: isNumber
          ? `Int of a text is an optional. The text is a whole number, a sign allowed, so the optional holds ${number}${isShown ? ' and is printed with its wrapping' : ' and ?? takes it out'}.`
          : 'Int of a text is nil unless the whole text is a number; letters and spaces are not allowed.',
        proof: {
          program: source`
            const parsed = /^[+-]?[0-9]+$/.test('${text}') ? Number('${text}') : null
            console.log(${isShown ? "parsed === null ? 'nil' : 'Optional(' + parsed + ')'" : `parsed ?? ${fallback}`})`,
        },
      }
    },
  }),
  template({
    id: 'chained-optionals',
    version: 2,
    concept: 'optionals',
    difficulty: [3, 'A chain stops at the first nil, and what is at its end decides the rest.'],
    draw: (r) => ({
      words: r.some([...people, ...cities, ...fruits, ...goods, ...tags], 2),
      missing: r.pick(['nothing', 'nothing', 'nothing', 'outer', 'inner'] as const),
      way: r.pick(['fallback', 'fallback', 'whole', 'forced'] as const),
      what: r.pick(['uppercased', 'lowercased'] as const),
      names: r.pick([
        ['order', 'customer'],
        ['ticket', 'owner'],
        ['room', 'guest'],
      ] as const),
    }),
    make: ({ words: [word = '', spare = ''], missing, way, what, names: [outer, inner] }) => {
      const type = outer.charAt(0).toUpperCase() + outer.slice(1)
      const given = missing === 'outer' ? 'nil' : `${type}(${inner}: ${missing === 'inner' ? 'nil' : `"${word}"`})`
      const isThere = missing === 'nothing'
      const value = what === 'uppercased' ? word.toUpperCase() : word.toLowerCase()
      const optional = (text: string) => `Optional("${text}")`
      const stops = 'It stops with a runtime error'
      const expression = {
        fallback: `${outer}?.${inner}?.${what}() ?? "${spare}"`,
        whole: `${outer}?.${inner}?.${what}() as Any`,
        forced: `${outer}!.${inner}!.${what}()`,
      }[way]
      const results = {
        fallback: isThere ? value : spare,
        whole: isThere ? optional(value) : 'nil',
        forced: isThere ? value : stops,
      }
      const endings = { uppercased: 'toUpperCase', lowercased: 'toLowerCase' }
      return {
        question: prints,
        code: source`
          struct ${type} {
              var ${inner}: String?
          }
          let ${outer}: ${type}? = ${given}
          print(${expression})`,
        key: results[way],
        wrong: isThere
          ? [
              way === 'whole' ? ['printingUnwraps', value] : ['chainStaysOptional', optional(value)],
              ['partIsPrinted', way === 'whole' ? optional(word) : word],
              ['layersAddUp', `Optional(${optional(value)})`],
              ...(way === 'fallback' ? [['fallbackAlwaysWins', spare] as const] : []),
            ]
          : [
              way === 'forced' ? ['forcingGivesNil', 'nil'] : ['chainsNeedAValue', stops],
              way === 'fallback' ? ['chainStaysOptional', optional(spare)] : ['layersAddUp', 'Optional(nil)'],
              way === 'fallback' ? ['chainsGiveNothing', 'nil'] : ['missingIsEmpty', optional('')],
              way === 'fallback'
                ? ['fallbackIsChanged', what === 'uppercased' ? spare.toUpperCase() : spare.toLowerCase()]
                : ['typeIsPrinted', `${type}(${inner}: nil)`],
            ],
        because: isThere
          ? {
              fallback:
                'Nothing in the chain is nil, so its value is there, and ?? gives it without the optional around it.',
              whole: 'The chain gives one optional, however many parts it has, and it is printed as such.',
              forced: 'Nothing is nil, so each ! gives the value itself.',
            }[way]
          : {
              fallback: 'The chain ends with nil at the first nil, and ?? gives what stands behind it.',
              whole: 'The chain ends with nil at the first nil, and is printed as such.',
              forced: 'Unwrapping nil with ! stops the program.',
            }[way],
        proof: {
          program: source`
            const ${outer} = ${missing === 'outer' ? 'undefined' : `{ ${inner}: ${missing === 'inner' ? 'undefined' : `'${word}'`} }`}
            const show = (value) => (value === undefined ? 'nil' : 'Optional("' + value + '")')
            console.log(${
              {
                fallback: `${outer}?.${inner}?.${endings[what]}() ?? '${spare}'`,
                whole: `show(${outer}?.${inner}?.${endings[what]}())`,
                forced: `${outer}.${inner}.${endings[what]}()`,
              }[way]
            })`,
          prints: results[way] === stops ? 'throws TypeError' : results[way],
        },
      }
    },
  }),
  template({
    id: 'dividing-whole-numbers',
    concept: 'constants and types',
    difficulty: [2, 'Whole and decimal division, and the sign of a remainder.'],
    draw: (r) => ({
      total: r.int(21, 90),
      size: r.pick([4, 5, 8]),
      isNegative: r.flip(),
      isDouble: r.flip(),
      names: r.pick([
        ['points', 'rounds'],
        ['guests', 'tables'],
        ['pages', 'readers'],
      ] as const),
    }),
    make: ({ total, size, isNegative, isDouble, names: [all, parts] }) => {
      const value = isNegative ? -total : total
      const cut = Math.trunc(value / size)
      const rest = value % size
      const exact = Number.isInteger(value / size) ? `${value / size}.0` : String(value / size)
      const text = (one: string | number, other: number) => `${one} ${other}`
      return {
        question: prints,
        code: source`
          let ${all} = ${value}
          let ${parts} = ${size}
          print(${isDouble ? `Double(${all}) / Double(${parts})` : `${all} / ${parts}`}, ${all} % ${parts})`,
        key: text(isDouble ? exact : cut, rest),
        wrong: [
          isDouble ? ['doublesAreCut', text(`${cut}.0`, rest)] : ['divisionKeepsFraction', text(exact, rest)],
          ['divisionRoundsDown', text(isDouble ? exact : Math.floor(value / size), ((rest % size) + size) % size)],
          ['divisionRounds', text(Math.round(value / size), rest)],
          ['remainderIsPositive', text(isDouble ? exact : cut, size - Math.abs(rest))],
          ['remainderIsQuotient', text(isDouble ? exact : cut, Math.abs(cut))],
        ],
        because: 'Dividing two Ints cuts off the fraction, Doubles keep it, and % has the sign of its left side.',
        proof: {
          program: source`
            const quotient = ${value} / ${size}
            const shown = Number.isInteger(quotient) ? quotient.toFixed(1) : String(quotient)
            console.log(${isDouble ? 'shown' : `String(${value}n / ${size}n)`}, String(${value}n % ${size}n))`,
        },
      }
    },
  }),
]
