import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { twice } from '../twice.ts'
import { template } from './misconceptions.ts'
import { refusedLines } from './refused-lines.ts'

const compiledAndRun = 'The program compiles without errors. What does it print when it is run?'

export const advancedSoundness: Template[] = [
  template({
    id: 'methods-and-function-fields',
    version: 2,
    concept: 'variance and assignability',
    difficulty: [5, 'Two ways to declare a function are checked differently.'],
    draw: (r) => ({
      base: r.pick(['Order', 'Ticket', 'Parcel', 'Offer']),
      names: r.some(['save', 'send', 'check', 'store', 'print'], 3),
      field: r.pick(['paid', 'late', 'due', 'urgent']),
      ways: r.some(['narrow', 'wide', 'result', 'count'] as const, 2),
      order: r.shuffled([0, 1, 2, 3]),
    }),
    make: ({ base, names: [method = '', other = '', load = ''], field, ways, order }) => {
      const narrow = `Full${base}`
      const contrastOf = {
        narrow: {
          refused: `desk.${other} = (one: ${narrow}) => {}`,
          accepted: `desk.${method} = (one: ${narrow}) => {}`,
          mistake: 'methodsAreStrict',
          because:
            'A function in a field must take everything that the field says; parameters of methods are compared in both directions.',
        },
        wide: {
          refused: `desk.${other} = (one: string) => {}`,
          accepted: `desk.${other} = (one: object) => {}`,
          mistake: 'parametersMustBeEqual',
          because: 'A parameter may be wider than declared.',
        },
        result: {
          refused: `desk.${load} = (): object => ({})`,
          accepted: `desk.${load} = (): ${narrow} => ({ id: 1, ${field}: true })`,
          mistake: 'resultsMustBeEqual',
          because: 'A result may be narrower than declared but not wider.',
        },
        count: {
          refused: `desk.${method} = (one: ${base}, all: boolean) => {}`,
          accepted: `desk.${method} = () => {}`,
          mistake: 'methodsNeedAllParameters',
          because: 'A function may take fewer arguments than declared, but not ask for more.',
        },
      } as const
      const setup = source`
        interface ${base} { id: number }
        interface ${narrow} extends ${base} { ${field}: boolean }
        interface Desk {
          ${method}(one: ${base}): void
          ${other}: (one: ${base}) => void
          ${load}: () => ${base}
        }
        declare const desk: Desk`
      return refusedLines(setup, [contrastOf[ways[0] ?? 'narrow'], contrastOf[ways[1] ?? 'wide']], order)
    },
  }),
  template({
    id: 'branded-texts',
    version: 2,
    concept: 'api design',
    difficulty: [3, 'What a brand keeps apart and what it lets through.'],
    draw: (r) => ({
      types: r.some(['UserId', 'OrderId', 'TeamId', 'ItemId', 'CartId'], 2),
      ways: r.some(['literal', 'other', 'method', 'join'] as const, 2),
      text: r.pick(['u1', 'x7', 'a9', 'k4']),
      order: r.shuffled([0, 1, 2, 3]),
    }),
    make: ({ types: [one = '', other = ''], ways, text, order }) => {
      const value = one.charAt(0).toLowerCase() + one.slice(1)
      const contrastOf = {
        literal: {
          refused: `const made: ${one} = '${text}'`,
          accepted: `const known = '${text}' as ${one}`,
          mistake: 'brandsCannotBeAsserted',
          because: 'A text has no brand, so it needs an assertion.',
        },
        other: {
          refused: `const found: ${other} = ${value}`,
          accepted: `const plain: string = ${value}`,
          mistake: 'brandedIsNoText',
          because: 'The brands have different literals, so one id is not the other. Both are still texts.',
        },
        method: {
          refused: `const tidy: ${one} = ${value}.trim()`,
          accepted: `const size: number = ${value}.trim().length`,
          mistake: 'brandsHideMembers',
          because: 'A branded text has the methods of a text, and they give plain texts, without the brand.',
        },
        join: {
          refused: `const copy: ${one} = \`\${${value}}\``,
          accepted: `const path: string = \`/\${${value}}\``,
          mistake: 'brandsAreNotJoined',
          because: 'A template takes a branded text and gives a plain one, without the brand.',
        },
      } as const
      const setup = source`
        type ${one} = string & { readonly brand: '${one}' }
        type ${other} = string & { readonly brand: '${other}' }
        declare const ${value}: ${one}`
      return refusedLines(setup, [contrastOf[ways[0] ?? 'literal'], contrastOf[ways[1] ?? 'other']], order)
    },
  }),
  twice(
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
    'way',
    'numbers',
  ),
]
