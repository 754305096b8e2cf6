import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { twice } from '../twice.ts'
import { tags } from '../words.ts'
import { template, typeOf, typeProof } from './misconceptions.ts'

const union = (names: readonly string[]) => names.map((name) => `'${name}'`).join(' | ')
const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

export const advancedMapped: Template[] = [
  twice(
    template({
      id: 'optional-fields-in-a-mapping',
      concept: 'mapped types',
      difficulty: [5, 'Where undefined stays when a type is mapped.'],
      draw: (r) => ({
        way: r.pick(['keep', 'required', 'boxed', 'requiredBoxed'] as const),
        type: r.pick([
          'string',
          'number',
          'Date',
          'bigint',
          'RegExp',
          'URL',
          'symbol',
          'Error',
          'Blob',
          'File',
          'Request',
        ]),
        field: r.pick(['note', 'due', 'owner', 'price', 'label']),
        name: r.pick(['Invoice', 'Ticket', 'Parcel', 'Offer']),
      }),
      make: ({ way, type, field, name }) => {
        const isBoxed = way === 'boxed' || way === 'requiredBoxed'
        const isRequired = way === 'required' || way === 'requiredBoxed'
        const code = source`
        interface ${name} {
          id: boolean
          ${field}?: ${type}
        }
        type Draft = { [K in keyof ${name}]${isRequired ? '-?' : ''}: ${name}[K]${isBoxed ? '[]' : ''} }
        type Seen = Draft['${field}']`
        const key = {
          keep: `${type} | undefined`,
          required: type,
          boxed: `(${type} | undefined)[] | undefined`,
          requiredBoxed: `(${type} | undefined)[]`,
        }[way]
        const wrong = [
          [
            isRequired ? 'minusKeepsUndefined' : 'mappingDropsOptional',
            isBoxed
              ? isRequired
                ? `(${type} | undefined)[] | undefined`
                : `(${type} | undefined)[]`
              : isRequired
                ? `${type} | undefined`
                : type,
          ],
          [
            isBoxed ? 'undefinedIsTakenOutInside' : 'mappingMakesLists',
            isRequired || !isBoxed ? `${type}[]` : `${type}[] | undefined`,
          ],
          ['allFieldsAreUnited', `boolean | ${type} | undefined`],
        ] as const
        return {
          question: 'The compiler is strict, without exactOptionalPropertyTypes. What is the type of Seen?',
          code,
          key,
          wrong,
          because: {
            keep: 'A mapping over keyof keeps the field optional, so undefined stays.',
            required: '-? makes the field required and takes undefined out of its type.',
            boxed: 'The indexed type of an optional field has undefined, and the mapped field is optional as well.',
            requiredBoxed: '-? takes undefined out of the result only. Inside the list it stays.',
          }[way],
          proof: typeProof(code, 'Seen', key, wrong),
        }
      },
    }),
    'way',
  ),
  twice(
    template({
      id: 'keys-that-are-made-anew',
      concept: 'mapped types',
      difficulty: [3, 'What as makes of the keys of a mapping.'],
      draw: (r) => ({
        fields: r.some(['name', 'city', 'price', 'due', 'owner', 'stock'], 3),
        way: r.pick(['get', 'filter', 'exclude', 'prefix'] as const),
        prefix: r.pick(['get', 'read', 'load', 'find']),
      }),
      make: ({ fields, way, prefix }) => {
        const [a = '', b = '', c = ''] = fields
        const as = {
          get: `\`${prefix}\${Capitalize<K>}\``,
          filter: 'Item[K] extends string ? K : never',
          exclude: `Exclude<K, '${b}'>`,
          prefix: `\`${prefix}_\${K}\``,
        }[way]
        const code = source`
        interface Item {
          ${a}: string
          ${b}: number
          ${c}: string
        }
        type Made = { [K in keyof Item as ${as}]: Item[K] }
        type Seen = keyof Made`
        const made = fields.map((field) => (way === 'get' ? prefix + capital(field) : `${prefix}_${field}`))
        const drops = way === 'filter' || way === 'exclude'
        const key = drops ? union([a, c]) : union(made)
        const wrong = [
          [drops ? 'asDropsNothing' : 'asKeepsOldNames', union(fields)],
          [drops ? 'asKeepsWhatItNames' : 'newNamesAreAdded', drops ? union([b]) : union([a, made[0] ?? ''])],
          ['neverIsAKey', drops ? `${union([a, c])} | 'never'` : union(made.slice(0, 1))],
          [
            'capitalizeIsUppercase',
            drops
              ? 'string'
              : union(fields.map((field) => (way === 'get' ? prefix + field.toUpperCase() : prefix + capital(field)))),
          ],
        ] as const
        return {
          question: typeOf('Seen'),
          code,
          key,
          wrong,
          because: {
            get: 'Each key is replaced by the one that as makes of it; Capitalize changes the first letter.',
            filter: 'A key that becomes never is left out, so only fields whose type fits stay.',
            exclude: 'Exclude makes never of the one key, and such a key is left out.',
            prefix: 'Each key is replaced by the one that as makes of it.',
          }[way],
          proof: typeProof(code, 'Seen', key, wrong),
        }
      },
    }),
    'way',
  ),
  template({
    id: 'texts-made-of-two-unions',
    concept: 'template literal types',
    difficulty: [3, 'How many texts two unions make.'],
    draw: (r) => ({
      left: r.some(tags, 2),
      right: r.some(['red', 'blue', 'small', 'large', 'left', 'top'], 2),
      sign: r.pick(['-', ':', '_', '.']),
      way: r.pick(['cross', 'extract', 'number'] as const),
    }),
    make: ({ left, right, sign, way }) => {
      const [a = '', b = ''] = left
      const [x = '', y = ''] = right
      const pairs = (...list: readonly (readonly [string, string])[]) => union(list.map((pair) => pair.join(sign)))
      const all = [
        [a, x],
        [a, y],
        [b, x],
        [b, y],
      ] as const
      const text = {
        cross: 'Name',
        extract: `Extract<Name, \`${a}\${string}\`>`,
        number: `Extract<Name | '${a}', \`\${string}${sign}${y}\`>`,
      }[way]
      const code = source`
        type Left = ${union(left)}
        type Right = ${union(right)}
        type Name = \`\${Left}${sign}\${Right}\`
        type Seen = ${text}`
      const key = { cross: pairs(...all), extract: pairs([a, x], [a, y]), number: pairs([a, y], [b, y]) }[way]
      const wrong = [
        [
          'unionsGoInPairs',
          way === 'cross' ? pairs([a, x], [b, y]) : way === 'extract' ? pairs([a, x]) : pairs([b, y]),
        ],
        ['placeholdersMatchNothing', way === 'cross' ? `\`\${string}${sign}\${string}\`` : 'never'],
        [
          way === 'cross' ? 'lastUnionGivesItsFirst' : 'extractKeepsAll',
          way === 'cross' ? pairs([a, x], [b, x]) : pairs(...all),
        ],
        ['templatesGiveString', 'string'],
        [
          way === 'cross' ? 'firstUnionGivesItsFirst' : 'extractIsExclude',
          way === 'number' ? pairs([a, x], [b, x]) : way === 'cross' ? pairs([a, x], [a, y]) : pairs([b, x], [b, y]),
        ],
      ] as const
      return {
        question: typeOf('Seen'),
        code,
        key,
        wrong,
        because: {
          cross: 'A template literal type of two unions is the union of all combinations.',
          extract:
            'Of all four combinations Extract keeps those that fit the pattern, and a placeholder for string fits any text.',
          number: 'Of all four combinations Extract keeps those that end like the pattern.',
        }[way],
        proof: typeProof(code, 'Seen', key, wrong),
      }
    },
  }),
  twice(
    template({
      id: 'keys-of-unions-and-intersections',
      concept: 'variance and assignability',
      difficulty: [3, 'keyof turns unions and intersections round.'],
      draw: (r) => ({
        fields: r.some(['id', 'total', 'owner', 'due', 'city', 'stock', 'note'], 3),
        way: r.pick(['union', 'intersection', 'keys', 'both'] as const),
        types: r.some(['Order', 'Invoice', 'Ticket', 'Offer'], 2),
      }),
      make: ({ fields: [a = '', b = '', c = ''], way, types: [one = '', other = ''] }) => {
        const asked = {
          union: `keyof (${one} | ${other})`,
          intersection: `keyof (${one} & ${other})`,
          keys: `keyof ${one} | keyof ${other}`,
          both: `keyof ${one} & keyof ${other}`,
        }[way]
        const code = source`
        interface ${one} {
          ${a}: string
          ${b}: number
        }
        interface ${other} {
          ${b}: number
          ${c}: Date
        }
        type Seen = ${asked}`
        const common = way === 'union' || way === 'both'
        const key = common ? union([b]) : union([a, b, c])
        const wrong = [
          [common ? 'unionsHaveAllKeys' : 'intersectionsHaveCommonKeys', common ? union([a, b, c]) : union([b])],
          ['commonKeysCancel', union([a, c])],
          ['firstTypeDecides', union([a, b])],
          ['differentTypesHaveNoKeys', 'never'],
        ] as const
        return {
          question: typeOf('Seen'),
          code,
          key,
          wrong,
          because: {
            union: 'Of a value that may be either type only the common fields are sure to be there.',
            intersection: 'A value that is both types has the fields of both.',
            keys: 'The union of the two unions of keys has the keys of both types.',
            both: 'Only the keys that are in both unions remain.',
          }[way],
          proof: typeProof(code, 'Seen', key, wrong),
        }
      },
    }),
    'way',
  ),
]
