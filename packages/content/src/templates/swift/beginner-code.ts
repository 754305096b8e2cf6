import { prints } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { template } from './misconceptions.ts'

export const beginnerCode: Template[] = [
  template({
    id: 'struct-or-class',
    concept: 'structs, classes and enums',
    difficulty: [2, 'Structs are values, classes are references.'],
    draw: (r) => ({
      isClass: r.flip(),
      start: r.int(10, 60),
      add: r.int(2, 9),
      way: r.pick(['assign', 'array'] as const),
      names: r.pick([
        ['Account', 'balance'],
        ['Room', 'seats'],
        ['Player', 'points'],
      ] as const),
    }),
    make: ({ isClass, start, add, way, names: [type, field] }) => {
      const second = way === 'assign' ? 'other' : 'all[0]'
      const text = (one: number, other: number) => `${one} ${other}`
      const changed = start + add
      return {
        question: 'What does this program print, warnings aside?',
        code: source`
          ${isClass ? 'final class' : 'struct'} ${type} {
              var ${field} = ${start}
          }
          var first = ${type}()
          var ${way === 'assign' ? 'other = first' : 'all = [first, first]'}
          ${second}.${field} += ${add}
          print(first.${field}, ${second}.${field})`,
        key: isClass ? text(changed, changed) : text(start, changed),
        wrong: [
          isClass ? ['classesAreCopied', text(start, changed)] : ['structsAreShared', text(changed, changed)],
          ['changesAreLost', text(start, start)],
          ['originalChanges', text(changed, start)],
          ['initialValueIsDropped', isClass ? text(add, add) : text(start, add)],
        ],
        because: isClass
          ? 'A class is a reference type, so both names lead to one object.'
          : 'A struct is a value, so assigning it or putting it into an array makes a copy.',
        proof: {
          program: source`
            const first = { ${field}: ${start} }
            const copy = ${isClass ? '(one) => one' : '(one) => ({ ...one })'}
            ${way === 'assign' ? 'const other = copy(first)' : 'const all = [copy(first), copy(first)]'}
            ${second}.${field} += ${add}
            console.log(first.${field}, ${second}.${field})`,
        },
      }
    },
  }),
  template({
    id: 'raw-values-of-an-enum',
    concept: 'structs, classes and enums',
    difficulty: [3, 'Raw values go on counting, and a raw value may fit no case.'],
    draw: (r) => ({
      words: r.some(['draft', 'open', 'paid', 'late', 'closed', 'sent', 'queued', 'failed'] as const, 4),
      start: r.int(2, 20),
      at: r.int(1, 2),
      jump: r.int(30, 60),
      isLookup: r.flip(),
      offset: r.int(0, 2),
    }),
    make: ({ words, start, at, jump, isLookup, offset }) => {
      const values = words.map((_, index) => (index < at ? start + index : jump + index - at))
      const cases = words.map(
        (word, index) => `case ${word}${index === 0 ? ` = ${start}` : index === at ? ` = ${jump}` : ''}`,
      )
      const asked = jump + offset
      const found = words[values.indexOf(asked)]
      const last = words[3] ?? ''
      const key = isLookup ? (found ?? 'none') : String(values[3])
      return {
        question: prints,
        code: source`
          enum State: Int {
              ${cases.join('\n')}
          }
          ${isLookup ? `if let state = State(rawValue: ${asked}) {\n    print(state)\n} else {\n    print("none")\n}` : `print(State.${last}.rawValue)`}`,
        key,
        wrong: isLookup
          ? [
              ['missingRawValueIsTheFirst', words[0] ?? ''],
              ['rawValuesAreNamesOnly', String(asked)],
              ['onlyWrittenValuesCount', offset === 0 ? 'none' : (words[at] ?? '')],
              ['rawValueIsAPosition', last],
            ]
          : [
              ['rawValuesArePositions', '3'],
              ['countingIgnoresJumps', String(start + 3)],
              ['valueIsTheName', last],
              ['unwrittenRepeats', String(jump)],
            ],
        because: isLookup
          ? 'init(rawValue:) gives the case with that value or nil.'
          : 'A case without a raw value gets that of the case before it plus one.',
        proof: {
          program: source`
            const values = new Map()
            let next = 0
            for (const line of ${JSON.stringify(cases)}) {
              const [, name, given] = /^case (\w+)(?: = (\d+))?$/.exec(line)
              next = given === undefined ? next + 1 : Number(given)
              values.set(name, next)
            }
            console.log(${isLookup ? `[...values].find(([, value]) => value === ${asked})?.[0] ?? 'none'` : `values.get('${last}')`})`,
        },
      }
    },
  }),
  template({
    id: 'ranges-and-strides',
    concept: 'control flow',
    difficulty: [2, 'Whether the end belongs to it.'],
    draw: (r) => ({
      kind: r.pick(['half', 'closed', 'to', 'through'] as const),
      start: r.int(1, 6),
      step: r.int(2, 4),
      rounds: r.int(2, 4),
      name: r.pick(['total', 'sum', 'cost', 'points']),
    }),
    make: ({ kind, start, step, rounds, name }) => {
      const isStride = kind === 'to' || kind === 'through'
      const by = isStride ? step : 1
      const end = start + by * rounds
      const sum = (from: number, to: number, by: number) => {
        let result = 0
        for (let value = from; value <= to; value += by) result += value
        return String(result)
      }
      const isIncluded = kind === 'closed' || kind === 'through'
      const last = isIncluded ? end : end - by
      const head = {
        half: `${start}..<${end}`,
        closed: `${start}...${end}`,
        to: `stride(from: ${start}, to: ${end}, by: ${by})`,
        through: `stride(from: ${start}, through: ${end}, by: ${by})`,
      }[kind]
      return {
        question: prints,
        code: source`
          var ${name} = 0
          for day in ${head} {
              ${name} += day
          }
          print(${name})`,
        key: sum(start, last, by),
        wrong: [
          isIncluded ? ['endIsExcluded', sum(start, end - by, by)] : ['endIsIncluded', sum(start, end, by)],
          ['startIsExcluded', sum(start + by, last, by)],
          [isStride ? 'strideGoesByOne' : 'oneRoundMore', isStride ? sum(start, last, 1) : sum(start, last + 1, 1)],
          ['roundsAreCounted', String(rounds + (isIncluded ? 1 : 0))],
        ],
        because: isIncluded ? '... and through include the end.' : '..< and to leave the end out.',
        proof: {
          program: source`
            const days = []
            for (let day = ${start}; ${isIncluded ? `day <= ${end}` : `day < ${end}`}; day += ${by}) days.push(day)
            console.log(days.reduce((sum, day) => sum + day, 0))`,
        },
      }
    },
  }),
]
