import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { lineProof, rejects, template } from './misconceptions.ts'

const compiledAndRun = 'The program compiles without errors. What does it print when it is run?'

export const advancedSoundness: Template[] = [
  template({
    id: 'methods-and-function-fields',
    concept: 'variance and assignability',
    difficulty: [5, 'Two ways to declare a function are checked differently.'],
    draw: (r) => ({
      base: r.pick(['Order', 'Ticket', 'Parcel', 'Offer']),
      names: r.some(['save', 'send', 'check', 'store', 'print'], 3),
      field: r.pick(['paid', 'late', 'due', 'urgent']),
      way: r.pick(['field', 'result'] as const),
      order: r.shuffled([0, 1, 2, 3]),
    }),
    make: ({ base, names: [method = '', other = '', load = ''], field, way, order }) => {
      const narrow = `Full${base}`
      const lines = [
        way === 'field' ? `desk.${other} = (one: ${narrow}) => {}` : `desk.${load} = (): object => ({})`,
        `desk.${method} = (one: ${narrow}) => {}`,
        `desk.${other} = (one: object) => {}`,
        `desk.${load} = (): ${narrow} => ({ id: 1, ${field}: true })`,
      ]
      const bad = lines[0] ?? ''
      const code = source`
        interface ${base} { id: number }
        interface ${narrow} extends ${base} { ${field}: boolean }
        interface Desk {
          ${method}(one: ${base}): void
          ${other}: (one: ${base}) => void
          ${load}: () => ${base}
        }
        declare const desk: Desk
        ${order.map((index) => lines[index] ?? '').join('\n')}`
      return {
        question: rejects,
        code,
        key: bad,
        wrong: [
          ['methodsAreStrict', lines[1] ?? ''],
          ['parametersMustBeEqual', lines[2] ?? ''],
          ['resultsMustBeEqual', lines[3] ?? ''],
        ],
        because:
          way === 'field'
            ? 'A function in a field must take everything that the field says, so a narrower parameter is refused. Parameters of methods are compared in both directions.'
            : 'A result may be narrower than declared but not wider. Parameters may be wider, and those of methods are compared in both directions.',
        proof: lineProof(code, bad),
      }
    },
  }),
  template({
    id: 'branded-texts',
    concept: 'api design',
    difficulty: [3, 'What a brand keeps apart and what it lets through.'],
    draw: (r) => ({
      types: r.some(['UserId', 'OrderId', 'TeamId', 'ItemId', 'CartId'], 2),
      way: r.pick(['literal', 'other', 'method', 'join'] as const),
      text: r.pick(['u1', 'x7', 'a9', 'k4']),
      order: r.shuffled([0, 1, 2, 3]),
    }),
    make: ({ types: [one = '', other = ''], way, text, order }) => {
      const value = one.charAt(0).toLowerCase() + one.slice(1)
      const bad = {
        literal: `const found: ${one} = '${text}'`,
        other: `const found: ${other} = ${value}`,
        method: `const found: ${one} = ${value}.trim()`,
        join: `const found: ${one} = \`\${${value}}\``,
      }[way]
      const lines = [
        bad,
        `const plain: string = ${value}`,
        `const known = '${text}' as ${one}`,
        `const size: number = ${value}.length`,
      ]
      const code = source`
        type ${one} = string & { readonly brand: '${one}' }
        type ${other} = string & { readonly brand: '${other}' }
        declare const ${value}: ${one}
        ${order.map((index) => lines[index] ?? '').join('\n')}`
      return {
        question: rejects,
        code,
        key: bad,
        wrong: [
          ['brandedIsNoText', lines[1] ?? ''],
          ['brandsCannotBeAsserted', lines[2] ?? ''],
          ['brandsHideMembers', lines[3] ?? ''],
        ],
        because: {
          literal: 'A text has no brand, so it needs an assertion. A branded text is still a text.',
          other: 'The brands have different literals, so one id is not the other. Both are still texts.',
          method: 'The methods of a text give plain texts, without the brand.',
          join: 'A template gives a plain text, without the brand.',
        }[way],
        proof: lineProof(code, bad),
      }
    },
  }),
  template({
    id: 'what-the-compiler-lets-through',
    concept: 'soundness',
    difficulty: [4, 'Correct types, and still something else at run time.'],
    language: 'typescript',
    draw: (r) => ({
      way: r.pick(['covariance', 'index', 'parse', 'assert'] as const),
      numbers: r.some([2, 3, 4, 5, 6, 7, 8, 9], 3),
      name: r.pick(['price', 'weight', 'score', 'length']),
    }),
    make: ({ way, numbers: [a = 0, b = 0, c = 0], name }) => {
      const list = `const ${name}s: number[] = [${a}, ${b}]`
      const sum = `let sum = 0\nfor (const ${name} of ${name}s) sum += ${name}\nconsole.log(sum)`
      const program = {
        covariance: `${list}\nconst cells: (number | string)[] = ${name}s\ncells.push('${c}')\n${sum}`,
        index: `${list}\nlet sum = 0\nfor (let at = 0; at <= 2; at++) sum += ${name}s[at]\nconsole.log(sum)`,
        parse: `const ${name}s: number[] = JSON.parse('[${a}, ${b}, "${c}"]')\n${sum}`,
        assert: `const cells: unknown[] = [${a}, ${b}, '${c}']\nconst ${name}s = cells as number[]\n${sum}`,
      }[way]
      const isIndex = way === 'index'
      return {
        question: isIndex
          ? 'The program compiles, without noUncheckedIndexedAccess. What does it print when it is run?'
          : compiledAndRun,
        code: program,
        key: isIndex ? 'NaN' : `${a + b}${c}`,
        wrong: [
          [isIndex ? 'missingCountsAsZero' : 'typesConvertValues', String(isIndex ? a + b : a + b + c)],
          [
            isIndex ? 'missingIsAText' : way === 'covariance' ? 'assignmentCopiesTheList' : 'wrongValuesAreLeftOut',
            isIndex ? `${a + b}undefined` : String(a + b),
          ],
          ['typesAreCheckedAtRunTime', 'It throws a TypeError'],
          [isIndex ? 'missingIsARangeError' : 'textsAreNoNumbers', isIndex ? 'It throws a RangeError' : 'NaN'],
          ['textsFromTheStart', `${a}${b}${isIndex ? '' : c}`],
        ],
        because: {
          covariance:
            'A list of numbers is accepted where numbers or texts may be written. It is the same list, and + with a text joins.',
          index:
            'An index out of range is undefined, though its type says number, and undefined added to a number is NaN.',
          parse:
            'JSON.parse gives any, which is accepted as anything. Nothing is checked or converted, and + with a text joins.',
          assert: 'An assertion changes what the compiler believes and no value, and + with a text joins.',
        }[way],
      }
    },
  }),
]
