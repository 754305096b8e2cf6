import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { twice } from '../twice.ts'
import { goods, tags } from '../words.ts'
import { template, typeOf, typeProof } from './misconceptions.ts'

const union = (names: readonly string[]) => names.map((name) => `'${name}'`).join(' | ')
const fields = ['id', 'title', 'price', 'owner', 'stock', 'due', 'city', 'rank'] as const

export const intermediateTypes: Template[] = [
  twice(
    template({
      id: 'keys-after-pick-and-omit',
      concept: 'utility types',
      difficulty: [2, 'Two utility types have to be worked through in order.'],
      draw: (r) => ({
        names: r.some(fields, 4),
        way: r.pick(['omitPick', 'pickOmit', 'partial', 'omit'] as const),
        type: r.pick(['Product', 'Ticket', 'Booking', 'Parcel']),
      }),
      make: ({ names: [a = '', b = '', c = '', d = ''], way, type }) => {
        const made = {
          omitPick: `Omit<Pick<${type}, ${union([a, b, c])}>, '${b}'>`,
          pickOmit: `Pick<Omit<${type}, '${a}'>, ${union([b, d])}>`,
          partial: `Partial<Pick<${type}, ${union([a, c])}>>`,
          omit: `Omit<${type}, ${union([a, b])}>`,
        }[way]
        const keys = { omitPick: [a, c], pickOmit: [b, d], partial: [a, c], omit: [c, d] }[way]
        const code = source`
        interface ${type} {
          ${a}: string
          ${b}: number
          ${c}: string
          ${d}: Date
        }
        type Draft = ${made}
        type Keys = keyof Draft`
        const key = union(keys)
        const wrong = [
          ['omitIsPick', union({ omitPick: [b], pickOmit: [a], partial: [b, d], omit: [a, b] }[way])],
          [
            'innerIsIgnored',
            union({ omitPick: [a, c, d], pickOmit: [a, b, d], partial: [a, b, c, d], omit: [a, b, c, d] }[way]),
          ],
          [
            'outerIsIgnored',
            union({ omitPick: [a, b, c], pickOmit: [b, c, d], partial: [a, c], omit: [b, c, d] }[way]),
          ],
          ['partialAddsUndefined', `${key} | undefined`],
        ] as const
        return {
          question: typeOf('Keys'),
          code,
          key,
          wrong,
          because:
            'Pick keeps the keys it is given, Omit drops them, and Partial keeps all and makes them optional; the inner type comes first.',
          proof: typeProof(code, 'Keys', key, wrong),
        }
      },
    }),
    'way',
  ),
  twice(
    template({
      id: 'values-of-an-object-type',
      concept: 'keyof and indexed access',
      difficulty: [3, 'typeof, keyof and an index combined.'],
      draw: (r) => ({
        words: r.some([...tags, ...goods], 3),
        numbers: r.some([10, 20, 25, 40, 50, 80], 3),
        isConst: r.flip(),
        asked: r.pick(['values', 'keys'] as const),
        name: r.pick(['prices', 'limits', 'codes', 'weights']),
      }),
      make: ({ words, numbers, isConst, asked, name }) => {
        const code = source`
        const ${name} = { ${words.map((word, index) => `${word}: ${numbers[index] ?? 0}`).join(', ')} }${isConst ? ' as const' : ''}
        type Seen = ${asked === 'keys' ? `keyof typeof ${name}` : `(typeof ${name})[keyof typeof ${name}]`}`
        const keys = union(words)
        const values = numbers.join(' | ')
        const key = asked === 'keys' ? keys : isConst ? values : 'number'
        const wrong = [
          [asked === 'keys' ? 'keyofGivesValues' : 'indexGivesKeys', asked === 'keys' ? values : keys],
          [
            asked === 'keys' ? 'keysAreWidened' : isConst ? 'asConstFixesKeysOnly' : 'constKeepsFieldValues',
            asked === 'keys' ? 'string' : isConst ? 'number' : values,
          ],
          ['typeofIsRunTime', "'object'"],
          ['keysAreAnyName', 'string | number'],
        ] as const
        return {
          question: typeOf('Seen'),
          code,
          key,
          wrong,
          because:
            asked === 'keys'
              ? 'keyof gives the union of the names, which are always literal.'
              : `Indexing with all keys gives the union of the value types, and ${isConst ? 'as const keeps those literal' : 'without as const those are widened'}.`,
          proof: typeProof(code, 'Seen', key, wrong),
        }
      },
    }),
    'isConst',
    'asked',
  ),
  twice(
    template({
      id: 'satisfies-as-or-annotation',
      concept: 'assertions and satisfies',
      difficulty: [3, 'Three ways to name a type keep different things.'],
      draw: (r) => ({
        way: r.pick(['satisfies', 'annotation', 'as', 'none'] as const),
        words: r.some([...tags, ...goods], 2),
        value: r.int(2, 99),
        own: r.pick(['number', 'string'] as const),
        other: r.pick(['Date', 'null', 'bigint', 'boolean', 'string[]']),
        name: r.pick(['theme', 'limits', 'sizes', 'config']),
      }),
      make: ({ way, words: [one = '', two = ''], value, own, other, name }) => {
        const general = `${own} | ${other}`
        const type = `Record<string, ${general}>`
        const given = { number: String(value), string: `'${two}'` }[own]
        const literal = `{ ${one}: ${given} }`
        const code = source`
        const ${name}${way === 'annotation' ? `: ${type}` : ''} = ${literal}${way === 'satisfies' ? ` satisfies ${type}` : way === 'as' ? ` as ${type}` : ''}
        const seen = ${name}.${one}
        type Seen = typeof seen`
        const isOwn = way === 'satisfies' || way === 'none'
        const key = isOwn ? own : general
        const wrong = [
          [isOwn ? 'satisfiesIsAnnotation' : 'annotationKeepsOwn', isOwn ? general : own],
          ['literalsStay', given],
          ['recordsMayMiss', `${key} | undefined`],
          ['indexIsAny', 'any'],
        ] as const
        return {
          question: 'The compiler is strict, without noUncheckedIndexedAccess. What is the type of seen?',
          code,
          key,
          wrong,
          because: {
            satisfies: 'satisfies checks the object against the type but leaves it the type inferred from its value.',
            annotation: 'With an annotation the variable has that type and nothing more exact.',
            as: 'An assertion replaces the inferred type by the one that is named.',
            none: 'The type is inferred from the value, and a field that may be written is widened.',
          }[way],
          proof: typeProof(code, 'Seen', key, wrong),
        }
      },
    }),
    'way',
  ),
  twice(
    template({
      id: 'falsy-values-after-a-check',
      concept: 'narrowing',
      difficulty: [4, 'A check for truth takes away less than it seems to.'],
      draw: (r) => ({
        extra: r.pick(['null', 'undefined'] as const),
        base: r.pick([
          'string',
          'number',
          'boolean',
          'Date',
          'bigint',
          'RegExp',
          'URL',
          'Error',
          'Blob',
          'File',
          'Request',
          'symbol',
        ] as const),
        isElse: r.flip(),
        way: r.pick(['truth', 'equal', 'loose'] as const),
        name: r.pick(['label', 'count', 'value', 'note', 'field']),
      }),
      make: ({ extra, base, isElse, way, name }) => {
        const check = {
          truth: name,
          equal: `${name} !== ${extra}`,
          loose: `${name} != ${extra === 'null' ? 'undefined' : 'null'}`,
        }[way]
        const falsy = {
          string: '""',
          number: '0',
          boolean: 'false',
          bigint: '0n',
          Date: '',
          RegExp: '',
          URL: '',
          Error: '',
          Blob: '',
          File: '',
          Request: '',
          symbol: '',
        }[base]
        const inElse = way !== 'truth' || falsy === '' ? extra : `${base === 'boolean' ? 'false' : base} | ${extra}`
        const inThen = way === 'truth' && base === 'boolean' ? 'true' : base
        const key = isElse ? inElse : inThen
        const code = source`
        declare const ${name}: ${base} | ${extra}
        if (${check}) {
          ${isElse ? 'save()' : `seen(${name})`}
        } else {
          ${isElse ? `seen(${name})` : 'save()'}
        }`
        const wrong = [
          [isElse ? 'elseHasOnlyMissing' : 'checksKeepAll', isElse ? extra : `${base} | ${extra}`],
          [
            isElse ? 'falsyIsWholeType' : 'truthIsLiteral',
            isElse || base !== 'boolean' ? `${base} | ${extra}` : 'true',
          ],
          [isElse ? 'falsyIsAddedAlways' : 'elseIsSame', isElse ? `${falsy || 'false'} | ${extra}` : extra],
        ] as const
        return {
          question: `The compiler is strict. Which type does ${name} have where it is passed to seen?`,
          code,
          key,
          wrong,
          because:
            way === 'truth'
              ? 'A check for truth leaves the truthy values in its block, and in else the missing value and the falsy ones of the type. Of string and number nothing is taken away there.'
              : 'The comparison tells the missing value from all others, and != treats null and undefined alike.',
          proof: {
            program: source`
            type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
            declare function save(): void
            ${code.replace(`seen(${name})`, [`const got = ${name}`, `const key: Same<typeof ${name}, ${key}> = true`, ...wrong.filter(([, option]) => option !== key && option !== key.replaceAll('"', "'")).map(([, option], index) => `const other${index}: Same<typeof ${name}, ${option}> = false`)].join('; '))}`,
            prints: 'compiles',
          },
        }
      },
    }),
    'base',
    'isElse',
    'way',
  ),
]
