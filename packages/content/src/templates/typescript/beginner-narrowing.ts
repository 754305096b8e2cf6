import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { twice } from '../twice.ts'
import { template, typeOf } from './misconceptions.ts'
import { refusedLines } from './refused-lines.ts'

const instances: readonly string[] = ['Date', 'RegExp', 'URL', 'Error', 'Blob']

export const beginnerNarrowing: Template[] = [
  template({
    id: 'what-a-union-offers',
    version: 2,
    concept: 'unions and narrowing',
    difficulty: [2, 'Shared and own properties of the members of a union.'],
    draw: (r) => ({
      types: r.some(['Card', 'Cash', 'Transfer', 'Voucher', 'Invoice'], 2),
      fields: r.some(['number', 'issuer', 'currency', 'bank', 'code', 'due', 'amount', 'paidAt', 'owner'], 3),
      ways: r.some(['shared', 'inside', 'outside'] as const, 2),
      order: r.shuffled([0, 1, 2, 3]),
    }),
    make: ({ types: [one = '', other = ''], fields: [first = '', second = '', shared = ''], ways, order }) => {
      const contrastOf = {
        shared: {
          refused: `print(payment.${first})`,
          accepted: `print(payment.${shared})`,
          mistake: 'unionHasNone',
          because: 'A union offers what all its members have.',
        },
        inside: {
          refused: `if ('${second}' in payment) print(payment.${first})`,
          accepted: `if ('${first}' in payment) print(payment.${first})`,
          mistake: 'narrowingNeedsAs',
          because: 'Where a check with in holds, only the member with that property is left.',
        },
        outside: {
          refused: `if (!('${second}' in payment)) print(payment.${second})`,
          accepted: `if (!('${first}' in payment)) print(payment.${second})`,
          mistake: 'elseIsUnknown',
          because: 'Where a check with in fails, the member with that property is taken away.',
        },
      } as const
      const setup = source`
        interface ${one} { ${shared}: string; ${first}: string }
        interface ${other} { ${second}: number; ${shared}: string }
        declare function print(value: unknown): void
        declare const payment: ${one} | ${other}`
      return refusedLines(setup, [contrastOf[ways[0] ?? 'shared'], contrastOf[ways[1] ?? 'inside']], order)
    },
  }),
  twice(
    template({
      id: 'type-in-a-branch',
      concept: 'unions and narrowing',
      difficulty: [3, 'What is left of a union in one branch.'],
      draw: (r) => ({
        members: r.some(['string', 'number', 'boolean', 'bigint', 'symbol', 'string[]', ...instances], 3),
        checked: r.int(0, 2),
        isElse: r.flip(),
        name: r.pick(['value', 'input', 'cell', 'field', 'entry']),
        verb: r.pick(['format', 'parse', 'render', 'store']),
      }),
      make: ({ members, checked, isElse, name, verb }) => {
        const type = members[checked] ?? 'string'
        const check = instances.includes(type)
          ? `${name} instanceof ${type}`
          : type === 'string[]'
            ? `Array.isArray(${name})`
            : `typeof ${name} === '${type}'`
        const rest = members.filter((member) => member !== type).join(' | ')
        const key = isElse ? rest : type
        const code = source`
        function ${verb}(${name}: ${members.join(' | ')}) {
          if (${check}) {
            ${isElse ? 'return' : `const seen = ${name}`}
          }
          ${isElse ? `const seen = ${name}` : 'return'}
        }`
        const wrong = [
          ['narrowingNeedsAs', members.join(' | ')],
          ['branchesSwap', isElse ? type : rest],
          ['elseIsUnknown', 'unknown'],
          ['impossibleIsNever', 'never'],
        ] as const
        return {
          question: typeOf('seen'),
          code,
          key,
          wrong,
          because: isElse
            ? 'The function has returned for the member that was checked, so after it the others are left.'
            : 'Inside the block the check has held, so only the member it asks for is left.',
          proof: seenProof(code, name, key, wrong),
        }
      },
    }),
    'checked',
    'isElse',
  ),
  twice(
    template({
      id: 'parameters-that-may-be-left-out',
      concept: 'functions',
      difficulty: [3, 'Two ways to leave out an argument, seen from inside.'],
      draw: (r) => ({
        way: r.pick(['optional', 'default', 'union', 'rest'] as const),
        type: r.pick(['number', 'string', 'boolean', 'bigint', 'Date', 'RegExp', 'Error', 'symbol'] as const),
        value: r.int(2, 60),
        name: r.pick(['limit', 'page', 'label', 'unit', 'size']),
        verb: r.pick(['search', 'list', 'load', 'show']),
      }),
      make: ({ way, type, value, name, verb }) => {
        const given = {
          number: value,
          string: `'${value}'`,
          boolean: value > 30,
          bigint: `${value}n`,
          Date: 'new Date(0)',
          RegExp: `/${value}/`,
          Error: `new Error('${value}')`,
          symbol: `Symbol('${value}')`,
        }[type]
        const parameter = {
          optional: `${name}?: ${type}`,
          default: `${name}: ${type} = ${given}`,
          union: `${name}: ${type} | null`,
          rest: `...${name}: ${type}[]`,
        }[way]
        const key = { optional: `${type} | undefined`, default: type, union: `${type} | null`, rest: `${type}[]` }[way]
        const code = source`
        function ${verb}(${parameter}) {
          const seen = ${name}
        }`
        const wrong = [
          [way === 'optional' ? 'optionalIsPlain' : 'unionsArePlain', type],
          ['defaultStaysOptional', `${type} | undefined`],
          ['optionalIsNull', `${type} | null`],
          [way === 'rest' ? 'restIsATuple' : 'missingIsAList', way === 'rest' ? `[${type}]` : `${type}[]`],
        ] as const
        return {
          question: typeOf('seen'),
          code,
          key,
          wrong,
          because: {
            optional: 'A parameter with a question mark is undefined if the argument is left out.',
            default: 'The default stands in for undefined before the body runs, so inside the type is plain.',
            union: 'The parameter must be given, and null is one of its values; nothing adds undefined.',
            rest: 'A rest parameter collects any number of arguments in an array.',
          }[way],
          proof: seenProof(code, name, key, wrong),
        }
      },
    }),
    'way',
    'type',
    'value',
  ),
]

/** The type of `seen` inside a function body cannot be asked from outside, so the checks stand beside it. */
function seenProof(code: string, name: string, key: string, wrong: readonly (readonly [string, string])[]) {
  const line = `const seen = ${name}`
  const checks = wrong
    .filter(([, option]) => option !== key)
    .map(([, option], index) => `const other${index}: Same<typeof seen, ${option}> = false`)
  return {
    program: source`
      type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
      ${code.replace(line, [line, `const key: Same<typeof seen, ${key}> = true`, ...checks].join('; '))}`,
    prints: 'compiles',
  }
}
