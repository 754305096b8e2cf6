import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { fruits } from '../words.ts'
import { lineProof, rejects, template, typeOf, typeProof } from './misconceptions.ts'

const kinds = ['string', 'number', 'boolean', 'Date', 'bigint'] as const

export const beginnerValues: Template[] = [
  template({
    id: 'items-of-a-tuple',
    concept: 'arrays and tuples',
    difficulty: [3, 'Tuples, arrays of a union and rest elements answer differently.'],
    draw: (r) => ({
      types: r.some(kinds, 2),
      way: r.pick(['tuple', 'array', 'rest', 'optional'] as const),
      name: r.pick(['entry', 'row', 'cell', 'pair', 'record']),
    }),
    make: ({ types: [one = '', other = ''], way, name }) => {
      const declared = {
        tuple: `[${one}, ${other}]`,
        array: `(${one} | ${other})[]`,
        rest: `[${one}, ...${other}[]]`,
        optional: `[${one}, ${other}?]`,
      }[way]
      const code = `declare const ${name}: ${declared}\nconst seen = ${name}[1]`
      const union = `${one} | ${other}`
      const key = { tuple: other, array: union, rest: other, optional: `${other} | undefined` }[way]
      const wrong = [
        ['tupleIsArray', union],
        ['positionsFromOne', one],
        [way === 'array' ? 'arraysHavePositions' : 'optionalIsPlain', other],
        ['readingMayMiss', way === 'array' ? `${union} | undefined` : `${other} | undefined`],
        ['optionalIsNull', `${other} | null`],
      ] as const
      return {
        question: 'The compiler is strict, without noUncheckedIndexedAccess. What is the type of seen?',
        code,
        key,
        wrong,
        because: {
          tuple: 'A tuple has a type for each position, and position 1 is the second.',
          array: 'An array has one type for all its items, and strict alone adds no undefined when one is read.',
          rest: 'After the first item any number of the second type may follow, and strict alone adds no undefined when one is read.',
          optional: 'An optional item of a tuple may be missing, so undefined is added.',
        }[way],
        proof: typeProof(code, 'typeof seen', key, wrong),
      }
    },
  }),
  template({
    id: 'how-far-readonly-reaches',
    concept: 'arrays and tuples',
    difficulty: [3, 'Of four writes only one is refused.'],
    draw: (r) => ({
      type: r.pick(['Basket', 'Order', 'Shelf', 'Crate']),
      list: r.pick(['items', 'labels', 'parts']),
      fruit: r.pick(fruits),
      faulty: r.pick(['field', 'push', 'index'] as const),
      order: r.shuffled([0, 1, 2, 3]),
    }),
    make: ({ type, list, fruit, faulty, order }) => {
      const value = type.toLowerCase()
      const bad = {
        field: `${value}.${list} = ['${fruit}']`,
        push: `${value}.fixed.push('${fruit}')`,
        index: `${value}.fixed[0] = '${fruit}'`,
      }[faulty]
      const lines = [bad, `${value}.${list}.push('${fruit}')`, `other = ${value}`, `${value}.fixed = ['${fruit}']`]
      const code = source`
        interface ${type} {
          readonly ${list}: string[]
          fixed: readonly string[]
        }
        declare const ${value}: ${type}
        declare let other: Readonly<${type}>
        ${order.map((index) => lines[index] ?? '').join('\n')}`
      return {
        question: rejects,
        code,
        key: bad,
        wrong: [
          ['readonlyIsDeep', lines[1] ?? ''],
          ['readonlyBlocksVariable', lines[2] ?? ''],
          ['readonlyTypeFixesField', lines[3] ?? ''],
        ],
        because:
          faulty === 'field'
            ? `readonly before the name keeps the field from being assigned; the array in it can still change.`
            : `A readonly array offers nothing that changes it; the field that holds it can be assigned.`,
        proof: lineProof(code, bad),
      }
    },
  }),
  template({
    id: 'optional-chains',
    concept: 'missing values',
    difficulty: [3, 'Chain, fallback and null in one expression.'],
    draw: (r) => ({
      way: r.pick(['chain', 'fallback', 'bang', 'null', 'or'] as const),
      field: r.pick(['city', 'street', 'zip', 'floor', 'door']),
      object: r.pick(['guest', 'customer', 'seller', 'member']),
      type: r.pick(['string', 'number', 'Date'] as const),
      inner: r.pick(['address', 'home', 'place']),
    }),
    make: ({ way, field, object, type, inner }) => {
      const expression = {
        chain: `${object}.${inner}?.${field}`,
        fallback: `${object}.${inner}?.${field} ?? null`,
        bang: `${object}.${inner}!.${field}`,
        null: `${object}.${inner} && ${object}.${inner}.${field}`,
        or: `${object}.${inner}?.${field} ?? false`,
      }[way]
      const key = {
        chain: `${type} | undefined`,
        fallback: `${type} | null`,
        bang: type,
        null: `${type} | undefined`,
        or: `${type} | false`,
      }[way]
      const code = source`
        declare const ${object}: { ${inner}?: { ${field}: ${type} } }
        const seen = ${expression}`
      const wrong = [
        [way === 'chain' || way === 'null' ? 'chainKeepsType' : 'fallbackIsDropped', type],
        [way === 'bang' ? 'bangChecks' : 'nullishKeepsMissing', `${type} | undefined`],
        ['chainGivesNull', `${type} | null`],
        ['chainGivesBoolean', `${type} | boolean`],
        ['bothAreKept', `${type} | null | undefined`],
      ] as const
      return {
        question: typeOf('seen'),
        code,
        key,
        wrong,
        because: {
          chain: 'If the object is missing, the chain ends with undefined, so that is added to the type.',
          fallback: '?? takes undefined out of the type and puts the type of its right side in.',
          bang: 'The exclamation mark only takes undefined out of the type; nothing is checked at run time.',
          null: 'If the object is missing, && gives it as it is, and that is undefined.',
          or: '?? takes undefined out of the type and puts false, and not boolean, in.',
        }[way],
        proof: typeProof(code, 'typeof seen', key, wrong),
      }
    },
  }),
  template({
    id: 'any-and-unknown',
    concept: 'any and unknown',
    difficulty: [2, 'Two types that take everything and give differently.'],
    draw: (r) => ({
      loose: r.pick(['answer', 'body', 'payload', 'input']),
      safe: r.pick(['reply', 'result', 'message', 'data']),
      field: r.pick(['total', 'rows', 'name', 'next']),
      faulty: r.pick(['read', 'assign', 'call'] as const),
      order: r.shuffled([0, 1, 2, 3]),
    }),
    make: ({ loose, safe, field, faulty, order }) => {
      const bad = { read: `print(${safe}.${field})`, assign: `text = ${safe}`, call: `${safe}()` }[faulty]
      const lines = [bad, `print(${loose}.${field}.${field})`, `${safe} = ${loose}`, `text = ${loose}`]
      const code = source`
        declare function print(value: unknown): void
        declare let ${loose}: any
        declare let ${safe}: unknown
        declare let text: string
        if (typeof ${safe} === 'string') text = ${safe}
        ${order.map((index) => lines[index] ?? '').join('\n')}`
      return {
        question: rejects,
        code,
        key: bad,
        wrong: [
          ['anyIsChecked', lines[1] ?? ''],
          ['unknownTakesNothing', lines[2] ?? ''],
          ['anyNeedsAnAssertion', lines[3] ?? ''],
          ['unknownStaysUnknown', `if (typeof ${safe} === 'string') text = ${safe}`],
        ],
        because:
          'Everything can be assigned to unknown, but nothing can be done with it before it is narrowed. any is not checked at all.',
        proof: lineProof(code, bad),
      }
    },
  }),
]
