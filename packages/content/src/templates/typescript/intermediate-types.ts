import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { goods, tags } from '../words.ts'
import { template, typeOf, typeProof } from './misconceptions.ts'

const union = (names: readonly string[]) => names.map((name) => `'${name}'`).join(' | ')
const fields = ['id', 'title', 'price', 'owner', 'stock', 'due', 'city', 'rank'] as const

export const intermediateTypes: Template[] = [
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
        ['outerIsIgnored', union({ omitPick: [a, b, c], pickOmit: [b, c, d], partial: [a, c], omit: [b, c, d] }[way])],
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
  template({
    id: 'what-a-generic-infers',
    concept: 'generics and overloads',
    difficulty: [3, 'One type parameter takes its type from several arguments.'],
    draw: (r) => ({
      way: r.pick(['array', 'extends', 'pair', 'callback'] as const),
      first: r.pick(tags),
      number: r.int(2, 99),
      name: r.pick(['wrap', 'keep', 'hold', 'store', 'box']),
    }),
    make: ({ way, first, number, name }) => {
      const declared = {
        array: `declare function ${name}<T>(items: T[]): T`,
        extends: `declare function ${name}<T extends string | number>(item: T): T`,
        pair: `declare function ${name}<T>(one: T, other: T[]): T[]`,
        callback: `declare function ${name}<T, R>(item: T, change: (item: T) => R): R`,
      }[way]
      const call = {
        array: `${name}(['${first}', ${number}])`,
        extends: `${name}('${first}')`,
        pair: `${name}(${number}, [${number + 1}])`,
        callback: `${name}('${first}', (item) => item.length > ${number})`,
      }[way]
      const code = `${declared}\nlet seen = ${call}\ntype Seen = typeof seen`
      const key = { array: 'string | number', extends: `'${first}'`, pair: 'number[]', callback: 'boolean' }[way]
      const wrong = [
        [
          way === 'array' ? 'firstArgumentDecides' : 'constraintIsTheType',
          way === 'array' ? 'string' : way === 'extends' ? 'string | number' : way === 'pair' ? 'number' : 'string',
        ],
        [
          'literalsAreKept',
          {
            array: `'${first}' | ${number}`,
            extends: 'string',
            pair: `(${number} | ${number + 1})[]`,
            callback: 'true',
          }[way],
        ],
        ['nothingIsInferred', 'unknown'],
        ['inferredIsAny', 'any'],
      ] as const
      return {
        question: 'The compiler is strict. What is the type of the variable seen?',
        code,
        key,
        wrong,
        because: {
          array: 'T has to fit all items of the array, so it is the union of their types.',
          extends:
            'A type parameter limited to texts and numbers takes the literal type of its argument, and a result of it is not widened.',
          pair: 'Both arguments are numbers, so T is number; the call returns an array of those.',
          callback: 'T comes from the first argument, and R from what the callback returns.',
        }[way],
        proof: typeProof(code, 'Seen', key, wrong),
      }
    },
  }),
  template({
    id: 'the-first-overload-that-fits',
    concept: 'generics and overloads',
    difficulty: [4, 'Overloads are tried in their order.'],
    draw: (r) => ({
      results: r.some(['Date', 'boolean', 'bigint', 'RegExp', 'symbol'], 3),
      argument: r.pick(['text', 'number', 'loose'] as const),
      isLooseFirst: r.flip(),
      name: r.pick(['parse', 'convert', 'read', 'find']),
    }),
    make: ({ results: [a = '', b = '', c = ''], argument, isLooseFirst, name }) => {
      const exact = [`(value: string): ${a}`, `(value: number): ${b}`]
      const loose = `(value: unknown): ${c}`
      const overloads = isLooseFirst ? [loose, ...exact] : [...exact, loose]
      const declared = { text: 'string', number: 'number', loose: 'boolean' }[argument]
      const code = source`
        ${overloads.map((overload) => `declare function ${name}${overload}`).join('\n')}
        declare const value: ${declared}
        const seen = ${name}(value)`
      const key = isLooseFirst ? c : { text: a, number: b, loose: c }[argument]
      const wrong = [
        ['bestFitWins', { text: a, number: b, loose: c }[argument]],
        ['lastOverloadWins', isLooseFirst ? b : c],
        ['overloadsAreUnited', `${a} | ${b} | ${c}`],
        ['exactOnly', argument === 'number' ? a : b],
        ['inexactIsNever', 'never'],
      ] as const
      return {
        question: typeOf('seen'),
        code,
        key,
        wrong,
        because: 'The first overload that accepts the arguments is taken, even if a later one is more exact.',
        proof: typeProof(code, 'typeof seen', key, wrong),
      }
    },
  }),
  template({
    id: 'what-is-left-in-default',
    concept: 'discriminated unions',
    difficulty: [2, 'Which members of a union the cases have taken away.'],
    draw: (r) => ({
      types: r.some(['Card', 'Cash', 'Transfer', 'Voucher', 'Invoice'], 4),
      handled: r.int(1, 3),
      tag: r.pick(['kind', 'type', 'tag']),
    }),
    make: ({ types, handled, tag }) => {
      const rest = types.slice(handled)
      const code = source`
        ${types.map((type) => `type ${type} = { ${tag}: '${type.toLowerCase()}'; with${type}: string }`).join('\n')}
        declare const payment: ${types.join(' | ')}
        switch (payment.${tag}) {
          ${types
            .slice(0, handled)
            .map((type) => `case '${type.toLowerCase()}':\n  break`)
            .join('\n')}
          default:
            seen(payment)
        }`
      const key = rest.join(' | ')
      const wrong = [
        ['switchNarrowsNothing', types.join(' | ')],
        ['defaultIsNever', 'never'],
        ['handledIsLeft', types.slice(0, handled).join(' | ')],
        ['onlyLastCaseCounts', types.filter((_, index) => index !== handled - 1).join(' | ')],
        ['fieldIsNarrowedOnly', rest.map((type) => `'${type.toLowerCase()}'`).join(' | ')],
      ] as const
      return {
        question: 'The compiler is strict. Which type does payment have where it is passed to seen?',
        code,
        key,
        wrong,
        because: 'Each case takes the member with its literal out of the union, so in default the others are left.',
        proof: {
          program: source`
            type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
            declare function seen<T>(value: T): T
            ${code.replace('seen(payment)', ['const got = seen(payment)', `const key: Same<typeof got, ${key}> = true`, ...wrong.filter(([, option]) => option !== key).map(([, option], index) => `const other${index}: Same<typeof got, ${option}> = false`)].join('; '))}`,
          prints: 'compiles',
        },
      }
    },
  }),
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
  template({
    id: 'falsy-values-after-a-check',
    concept: 'narrowing',
    difficulty: [4, 'A check for truth takes away less than it seems to.'],
    draw: (r) => ({
      extra: r.pick(['null', 'undefined'] as const),
      base: r.pick(['string', 'number', 'boolean', 'Date'] as const),
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
      const falsy = { string: '""', number: '0', boolean: 'false', Date: '' }[base]
      const inElse = way !== 'truth' || base === 'Date' ? extra : `${base === 'boolean' ? 'false' : base} | ${extra}`
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
        [isElse ? 'falsyIsWholeType' : 'truthIsLiteral', isElse ? `${base} | ${extra}` : 'true'],
        [isElse ? 'falsyIsAddedAlways' : 'elseIsSame', isElse ? `${falsy || 'false'} | ${extra}` : extra],
        ['nothingIsLeft', 'never'],
        ['narrowsToUnknown', 'unknown'],
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
]
