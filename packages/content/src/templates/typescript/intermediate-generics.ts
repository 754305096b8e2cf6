import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { twice } from '../twice.ts'
import { template, typeOf, typeProof } from './misconceptions.ts'

export const intermediateGenerics: Template[] = [
  template({
    id: 'what-a-generic-infers',
    version: 2,
    concept: 'generics and overloads',
    difficulty: [3, 'One type parameter takes its type from several arguments.'],
    draw: (r) => ({
      way: r.pick(['array', 'extends', 'pair', 'callback', 'swap'] as const),
      types: r.some(['string', 'number', 'boolean', 'bigint', 'Date', 'RegExp', 'URL', 'symbol'], 2),
      name: r.pick(['wrap', 'keep', 'hold', 'store', 'box']),
    }),
    make: ({ way, types: [a = '', b = ''], name }) => {
      const declared = {
        array: '<T>(items: T[]): T',
        extends: `<T extends ${a} | ${b}>(item: T): T`,
        pair: '<T>(item: T, more: T[]): T[]',
        callback: '<T, R>(item: T, change: (item: T) => R): R',
        swap: '<T, U>(item: T, more: U): [U, T]',
      }[way]
      const call = {
        array: '[one, other]',
        extends: 'one',
        pair: 'one, [one]',
        callback: 'one, () => other',
        swap: 'one, other',
      }[way]
      const code = source`
        declare const one: ${a}
        declare const other: ${b}
        declare function ${name}${declared}
        const seen = ${name}(${call})`
      const key = { array: `${a} | ${b}`, extends: a, pair: `${a}[]`, callback: b, swap: `[${b}, ${a}]` }[way]
      const wrong = [
        ['firstArgumentDecides', a],
        [way === 'extends' ? 'constraintIsTheType' : 'argumentsAreUnited', `${a} | ${b}`],
        ['lastArgumentDecides', b],
        ['resultsAreLists', way === 'array' ? `(${a} | ${b})[]` : `${a}[]`],
        ['resultsAreTuples', `[${b}, ${a}]`],
      ] as const
      return {
        question: typeOf('seen'),
        code,
        key,
        wrong,
        because: {
          array: 'T has to fit all items of the array, so it is the union of their types.',
          extends: 'A type parameter that is limited still takes the type of its argument, which may be narrower.',
          pair: 'Both arguments give the same T, and the call returns an array of it.',
          callback: 'T comes from the first argument, and R from what the callback returns.',
          swap: 'T and U are inferred separately, and the result has them the other way round.',
        }[way],
        proof: typeProof(code, 'typeof seen', key, wrong),
      }
    },
  }),
  template({
    id: 'the-first-overload-that-fits',
    concept: 'generics and overloads',
    difficulty: [4, 'Overloads are tried in their order.'],
    draw: (r) => ({
      results: r.some(['Date', 'boolean', 'bigint', 'RegExp', 'symbol', 'URL', 'Error', 'File', 'Blob'], 3),
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
  twice(
    template({
      id: 'what-is-left-in-default',
      concept: 'discriminated unions',
      difficulty: [2, 'Which members of a union the cases have taken away.'],
      draw: (r) => ({
        types: r.some(['Card', 'Cash', 'Transfer', 'Voucher', 'Invoice', 'Ticket', 'Points', 'Coupon'], 4),
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
    'handled',
  ),
]
