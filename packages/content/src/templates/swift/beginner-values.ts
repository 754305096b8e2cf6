import { prints } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { people } from '../words.ts'
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
    concept: 'optionals',
    difficulty: [3, 'A chain stops at the first nil.'],
    draw: (r) => ({
      person: r.pick(people),
      other: r.pick(['none', 'nobody', 'unknown', 'n/a']),
      missing: r.pick(['nothing', 'outer', 'inner'] as const),
      way: r.pick(['count', 'upper', 'flag'] as const),
      names: r.pick([
        ['order', 'customer'],
        ['ticket', 'owner'],
        ['room', 'guest'],
      ] as const),
    }),
    make: ({ person, other, missing, way, names: [outer, inner] }) => {
      const type = outer.charAt(0).toUpperCase() + outer.slice(1)
      const value = missing === 'outer' ? 'nil' : `${type}(${inner}: ${missing === 'inner' ? 'nil' : `"${person}"`})`
      const chain = `${outer}?.${inner}`
      const isThere = missing === 'nothing'
      const expression = {
        count: `${chain}?.count ?? 0`,
        upper: `${chain}?.uppercased() ?? "${other}"`,
        flag: `${chain} == nil`,
      }[way]
      const key = {
        count: String(isThere ? person.length : 0),
        upper: isThere ? person.toUpperCase() : other,
        flag: String(!isThere),
      }[way]
      return {
        question: prints,
        code: source`
          struct ${type} {
              var ${inner}: String?
          }
          let ${outer}: ${type}? = ${value}
          print(${expression})`,
        key,
        wrong: [
          [
            isThere ? 'chainsGiveNothing' : 'chainsNeedAValue',
            isThere ? { count: '0', upper: other, flag: 'true' }[way] : 'It stops with a runtime error',
          ],
          [
            'chainStaysOptional',
            {
              count: `Optional(${isThere ? person.length : 0})`,
              upper: `Optional("${isThere ? person.toUpperCase() : other}")`,
              flag: `Optional(${!isThere})`,
            }[way],
          ],
          [
            'fallbackIsIgnored',
            isThere ? (way === 'count' ? String(person.length + 1) : way === 'upper' ? person : 'nil') : 'nil',
          ],
          ['chainsGiveTruth', way === 'flag' ? String(isThere) : String(isThere)],
        ],
        because: isThere
          ? 'Nothing in the chain is nil, so it gives its value.'
          : 'The chain ends with nil at the first nil, nothing behind it runs, and then the fallback or the comparison counts.',
        proof: {
          program: source`
            const ${outer} = ${missing === 'outer' ? 'undefined' : `{ ${inner}: ${missing === 'inner' ? 'undefined' : `'${person}'`} }`}
            console.log(${{ count: `${chain}?.length ?? 0`, upper: `${chain}?.toUpperCase() ?? '${other}'`, flag: `${chain} === undefined` }[way]})`,
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
