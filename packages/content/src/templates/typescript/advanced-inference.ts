import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { people, tags } from '../words.ts'
import { lineProof, rejects, template, typeOf, typeProof } from './misconceptions.ts'

export const advancedInference: Template[] = [
  template({
    id: 'how-much-of-a-list-is-inferred',
    concept: 'inference',
    difficulty: [4, 'The declaration decides how exact an inferred list is.'],
    draw: (r) => ({
      words: r.some([...tags, ...people], 2),
      way: r.pick(['const', 'bound', 'plain', 'rest'] as const),
      name: r.pick(['listOf', 'keep', 'choices', 'route']),
    }),
    make: ({ words: [a = '', b = ''], way, name }) => {
      const declared = {
        const: `declare function ${name}<const T extends readonly string[]>(items: T): T`,
        bound: `declare function ${name}<T extends string>(items: T[]): T[]`,
        plain: `declare function ${name}<T>(items: T[]): T[]`,
        rest: `declare function ${name}<T extends string[]>(...items: T): T`,
      }[way]
      const items = `'${a}', '${b}'`
      const code = `${declared}\nlet seen = ${name}(${way === 'rest' ? items : `[${items}]`})\ntype Seen = typeof seen`
      const all = { const: `readonly [${items}]`, bound: `('${a}' | '${b}')[]`, plain: 'string[]', rest: `[${items}]` }
      const key = all[way]
      const wrong = [
        ['listsAreAlwaysReadonly', all.const],
        [way === 'rest' ? 'restParametersAreLists' : 'listsKeepLiteralsOnly', all.bound],
        ['literalsAreWidened', all.plain],
        [way === 'const' ? 'constIsOnlyTheLength' : 'listsAreTuples', all.rest],
      ] as const
      return {
        question: typeOf('the variable seen'),
        code,
        key,
        wrong,
        because: {
          const: 'A const type parameter has its argument inferred as if it were written with as const.',
          bound: 'A type parameter limited to string keeps literals, but the parameter is a list of any length.',
          plain: 'Without a limit or const the literals are widened.',
          rest: 'Rest arguments are inferred as a tuple, and the limit to string keeps the literals. It is not readonly.',
        }[way],
        proof: typeProof(code, 'Seen', key, wrong),
      }
    },
  }),
  template({
    id: 'what-noinfer-refuses',
    concept: 'inference',
    difficulty: [4, 'Which argument decides about a type parameter.'],
    draw: (r) => ({
      words: r.some(tags, 3),
      isList: r.flip(),
      names: r.some(['pick', 'start', 'choose', 'begin'], 2),
      order: r.shuffled([0, 1, 2, 3]),
    }),
    make: ({ words: [a = '', b = '', c = ''], isList, names: [free = '', bound = ''], order }) => {
      const parameters = isList ? 'all: NoInfer<T>[], one: T' : 'all: T[], one: NoInfer<T>'
      const lines = [
        isList ? `${bound}(['${a}', '${b}'], '${a}')` : `${bound}(['${a}', '${b}'], '${c}')`,
        isList ? `${bound}(['${a}'], '${a}')` : `${bound}(['${a}', '${b}'], '${b}')`,
        `${free}(['${a}', '${b}'], '${c}')`,
        `${free}([], '${c}')`,
      ]
      const bad = lines[0] ?? ''
      const code = source`
        declare function ${free}<T extends string>(all: T[], one: T): T
        declare function ${bound}<T extends string>(${parameters}): T
        ${order.map((index) => lines[index] ?? '').join('\n')}`
      return {
        question: rejects,
        code,
        key: bad,
        wrong: [
          ['noInferRefusesAll', lines[1] ?? ''],
          ['listDecidesAlone', lines[2] ?? ''],
          ['emptyListsAreNever', lines[3] ?? ''],
        ],
        because: isList
          ? `NoInfer keeps the list out of the inference, so T is '${a}' alone, and the other text in the list does not fit.`
          : `NoInfer keeps the second argument out of the inference, so T is what the list has, and '${c}' is not in it. Without it both arguments add to T.`,
        proof: lineProof(code, bad),
      }
    },
  }),
  template({
    id: 'helpers-and-overloads',
    concept: 'inference',
    difficulty: [4, 'Helper types see one overload only.'],
    draw: (r) => ({
      results: r.some(['Date', 'boolean', 'bigint', 'RegExp', 'URL'], 3),
      parameters: r.shuffled(['string', 'number', 'symbol']),
      way: r.pick(['result', 'parameter', 'call'] as const),
      name: r.pick(['parse', 'read', 'convert', 'find']),
    }),
    make: ({ results, parameters, way, name }) => {
      const asked = {
        result: `ReturnType<typeof ${name}>`,
        parameter: `Parameters<typeof ${name}>[0]`,
        call: 'typeof value',
      }[way]
      const code = source`
        ${parameters.map((parameter, index) => `declare function ${name}(input: ${parameter}): ${results[index] ?? ''}`).join('\n')}
        declare const input: ${parameters[1] ?? ''}
        const value = ${name}(input)
        type Seen = ${asked}`
      const list = way === 'parameter' ? parameters : results
      const [first = '', second = '', third = ''] = list
      const key = way === 'call' ? second : third
      const wrong = [
        [way === 'call' ? 'callsSeeFirstOverload' : 'helpersSeeFirstOverload', first],
        [way === 'call' ? 'callsSeeLastOverload' : 'helpersSeeTheCall', way === 'call' ? third : second],
        ['overloadsMakeAUnion', list.join(' | ')],
        ['overloadsLeaveNothing', 'never'],
      ] as const
      return {
        question: typeOf('Seen'),
        code,
        key,
        wrong,
        because:
          way === 'call'
            ? 'A call takes the first overload that fits its arguments.'
            : 'When a type is inferred from a function with overloads, only the last of them is looked at.',
        proof: typeProof(code, 'Seen', key, wrong),
      }
    },
  }),
  template({
    id: 'interfaces-that-merge',
    concept: 'declarations and modules',
    difficulty: [5, 'The order of overloads that come from several declarations.'],
    draw: (r) => ({
      results: r.some(['Date', 'boolean', 'bigint', 'RegExp', 'URL'], 3),
      literalAt: r.int(0, 3),
      method: r.pick(['get', 'load', 'read', 'open']),
      path: r.pick(['home', 'cart', 'help', 'login']),
    }),
    make: ({ results, literalAt, method, path }) => {
      const parameter = (index: number) => (index === literalAt ? `'${path}'` : 'string')
      const code = source`
        ${results.map((result, index) => `interface Client { ${method}(path: ${parameter(index)}): ${result} }`).join('\n')}
        declare const client: Client
        const seen = client.${method}('${path}')`
      const key = results[literalAt] ?? results[2] ?? ''
      const wrong = [
        ['firstDeclarationWins', results[0] ?? ''],
        ['middleDeclarationWins', results[1] ?? ''],
        ['lastDeclarationWins', results[2] ?? ''],
        ['declarationsAreUnited', results.join(' | ')],
      ] as const
      return {
        question: typeOf('seen'),
        code,
        key,
        wrong,
        because:
          literalAt < 3
            ? 'When interfaces merge, overloads of later declarations come first, but one with a literal parameter comes before all.'
            : 'When interfaces merge, the overloads of later declarations come first, and the first that fits is taken.',
        proof: typeProof(code, 'typeof seen', key, wrong),
      }
    },
  }),
]
