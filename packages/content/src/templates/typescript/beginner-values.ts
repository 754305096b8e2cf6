import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { twice } from '../twice.ts'
import { fruits } from '../words.ts'
import { template, typeOf, typeProof } from './misconceptions.ts'
import { refusedLines } from './refused-lines.ts'

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
    version: 2,
    concept: 'arrays and tuples',
    difficulty: [3, 'Of four writes two are refused.'],
    draw: (r) => ({
      type: r.pick(['Basket', 'Order', 'Shelf', 'Crate']),
      lists: r.some(['items', 'labels', 'parts', 'extras', 'notes'], 2),
      fruit: r.pick(fruits),
      ways: r.some(['assign', 'push', 'index', 'whole'] as const, 2),
      order: r.shuffled([0, 1, 2, 3]),
    }),
    make: ({ type, lists: [held = '', fixed = ''], fruit, ways, order }) => {
      const value = type.toLowerCase()
      const contrastOf = {
        assign: {
          refused: `${value}.${held} = ['${fruit}']`,
          accepted: `${value}.${fixed} = ['${fruit}']`,
          mistake: 'readonlyTypeFixesField',
          because: 'readonly before the name keeps the field from being assigned, readonly before the type does not.',
        },
        push: {
          refused: `${value}.${fixed}.push('${fruit}')`,
          accepted: `${value}.${held}.push('${fruit}')`,
          mistake: 'readonlyIsDeep',
          because: 'A readonly array offers nothing that changes it; an array in a readonly field does.',
        },
        index: {
          refused: `${value}.${fixed}[0] = '${fruit}'`,
          accepted: `${value}.${held}[0] = '${fruit}'`,
          mistake: 'itemsAreTheField',
          because: 'The items of a readonly array cannot be written, those of an array in a readonly field can.',
        },
        whole: {
          refused: `other.${fixed} = []`,
          accepted: `other = ${value}`,
          mistake: 'readonlyBlocksVariable',
          because: 'Readonly makes the fields readonly and not the variable.',
        },
      } as const
      const readonlyField = `readonly ${held}: string[]`
      const readonlyType = `${fixed}: readonly string[]`
      const setup = source`
        interface ${type} {
          ${held < fixed ? `${readonlyField}\n${readonlyType}` : `${readonlyType}\n${readonlyField}`}
        }
        declare const ${value}: ${type}
        declare let other: Readonly<${type}>`
      return refusedLines(setup, [contrastOf[ways[0] ?? 'assign'], contrastOf[ways[1] ?? 'push']], order)
    },
  }),
  twice(
    template({
      id: 'optional-chains',
      concept: 'missing values',
      difficulty: [3, 'Chain, fallback and null in one expression.'],
      draw: (r) => ({
        way: r.pick(['chain', 'fallback', 'bang', 'null', 'or'] as const),
        field: r.pick(['city', 'street', 'zip', 'floor', 'door']),
        object: r.pick(['guest', 'customer', 'seller', 'member']),
        type: r.pick([
          'string',
          'number',
          'Date',
          'bigint',
          'symbol',
          'RegExp',
          'URL',
          'Error',
          'Blob',
          'File',
        ] as const),
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
    'way',
    'type',
  ),
  template({
    id: 'any-and-unknown',
    version: 2,
    concept: 'any and unknown',
    difficulty: [2, 'Two types that take everything and give differently.'],
    draw: (r) => ({
      names: r.some(['answer', 'body', 'payload', 'input', 'reply', 'result', 'message', 'data'], 2),
      field: r.pick(['total', 'rows', 'name', 'next']),
      ways: r.some(['read', 'assign', 'call', 'check', 'take'] as const, 2),
      order: r.shuffled([0, 1, 2, 3]),
    }),
    make: ({ names: [loose = '', safe = ''], field, ways, order }) => {
      const contrastOf = {
        read: {
          refused: `print(${safe}.${field})`,
          accepted: `print(${loose}.${field})`,
          mistake: 'anyIsChecked',
          because: 'Nothing can be read from unknown before it is narrowed; any is not checked.',
        },
        assign: {
          refused: `text = ${safe}`,
          accepted: `text = ${loose}`,
          mistake: 'anyNeedsAnAssertion',
          because: 'any can be assigned to everything, unknown only to unknown and any.',
        },
        call: {
          refused: `${safe}()`,
          accepted: `${loose}()`,
          mistake: 'anyCannotBeCalled',
          because: 'any can be called without a check, unknown cannot.',
        },
        check: {
          refused: `if (typeof ${safe} === 'number') text = ${safe}`,
          accepted: `if (typeof ${safe} === 'string') text = ${safe}`,
          mistake: 'unknownStaysUnknown',
          because: 'A check narrows unknown to the type that it asks for.',
        },
        take: {
          refused: `amount = ${safe}`,
          accepted: `${safe} = amount`,
          mistake: 'unknownTakesNothing',
          because: 'Everything can be assigned to unknown, but not the other way round.',
        },
      } as const
      const setup = source`
        declare function print(value: unknown): void
        ${[`declare let ${loose}: any`, `declare let ${safe}: unknown`].sort().join('\n')}
        declare let text: string
        declare let amount: number`
      return refusedLines(setup, [contrastOf[ways[0] ?? 'read'], contrastOf[ways[1] ?? 'assign']], order)
    },
  }),
]
