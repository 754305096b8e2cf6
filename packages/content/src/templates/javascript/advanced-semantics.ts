import { prints } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { twice } from '../twice.ts'
import { people, tags } from '../words.ts'
import { template } from './misconceptions.ts'

export const advancedSemantics: Template[] = [
  template({
    id: 'names-before-their-line',
    concept: 'language semantics',
    difficulty: [3, 'Four kinds of declaration behave differently before their line.'],
    draw: (r) => ({
      kind: r.pick(['var', 'let', 'function', 'function', 'class', 'varFunction'] as const),
      name: r.pick(['label', 'format', 'badge', 'caption']),
      word: r.pick(tags),
      other: r.pick(people),
    }),
    make: ({ kind, name, word, other }) => {
      const declaration = {
        var: `var ${name} = '${word}'`,
        let: `let ${name} = '${word}'`,
        function: `function ${name}() {\n  return '${word}'\n}`,
        class: `class ${name} {\n  static word = '${word}'\n}`,
        varFunction: `var ${name} = function () {\n  return '${word}'\n}`,
      }[kind]
      const use = { var: name, let: name, function: `${name}()`, class: `${name}.word`, varFunction: `typeof ${name}` }[
        kind
      ]
      const error = 'It throws a ReferenceError'
      return {
        question: prints,
        code: source`
          function show() {
            const shown = ${use}
            ${declaration}
            return shown
          }
          var ${name} = '${other}'
          console.log(show())`,
        key: { var: 'undefined', let: error, function: word, class: error, varFunction: 'undefined' }[kind],
        wrong: [
          ['letIsNotHoisted', kind === 'function' ? `It throws a TypeError` : other],
          [kind === 'var' || kind === 'varFunction' ? 'varIsInTheDeadZone' : 'functionsAreNotHoisted', error],
          [kind === 'let' || kind === 'class' ? 'letGivesUndefined' : 'declarationsAreUndefined', 'undefined'],
          ['valuesAreHoisted', kind === 'varFunction' ? 'function' : word],
          ['namesAreStrings', kind === 'varFunction' ? 'string' : name],
        ],
        because: {
          var: 'The var of the function hides the outer one from the first line on; its value comes only later, so it is undefined.',
          let: 'The let hides the outer name in the whole function, and reading it before its line is an error.',
          function: 'A function declaration is ready before the first line of its function runs.',
          class: 'A class hides the outer name in the whole function, but cannot be used before its line, like let.',
          varFunction: 'Only the name is hoisted; the function is assigned when its line runs.',
        }[kind],
      }
    },
  }),
  twice(
    template({
      id: 'regular-expression-with-memory',
      version: 2,
      concept: 'language semantics',
      difficulty: [4, 'A flag gives a test a memory.'],
      draw: (r) => ({
        texts: r.some(['a7', 'b3', 'c9', 'd2', 'e5', 'x', 'y', '42', 'z', '6f'], 6),
        flag: r.pick(['g', 'y', 'i', ''] as const),
        name: r.pick(['digit', 'code', 'number', 'check']),
        isFresh: r.flip(),
      }),
      make: ({ texts, flag, name, isFresh }) => {
        const pattern = flag === 'y' ? '[a-z]\\d' : '\\d'
        const expression = new RegExp(pattern, flag)
        const results = texts.map((text) => (isFresh ? new RegExp(pattern, flag) : expression).test(text))
        const plain = texts.map((text) => new RegExp(pattern).test(text))
        const every = texts.map((_, index) => index % 2 === 0 && (plain[index] ?? false))
        const sticky = new RegExp(pattern, 'g')
        const withMemory = texts.map((text) => sticky.test(text))
        return {
          question: prints,
          code: source`
          const ${isFresh ? `${name}Of = () =>` : `${name} =`} /${pattern}/${flag}
          const codes = [${texts.map((text) => `'${text}'`).join(', ')}]
          console.log(codes.map((text) => ${isFresh ? `${name}Of()` : name}.test(text)).join(' '))`,
          key: results.join(' '),
          wrong: [
            ['testHasNoMemory', plain.join(' ')],
            ['everyTestHasMemory', withMemory.join(' ')],
            ['alternatesAlways', every.join(' ')],
            ['memoryInverts', texts.map((_, index) => index % 2 === 1 && (plain[index] ?? false)).join(' ')],
            ['oneMatchOnly', plain.map((found, index) => found && plain.indexOf(true) === index).join(' ')],
          ],
          because: isFresh
            ? 'Every test here uses a new expression, so nothing is remembered, whatever the flag.'
            : flag === 'g' || flag === 'y'
              ? `With the flag ${flag} the expression remembers where the last match ended and goes on from there in the next text; a failed test sets it back.`
              : 'Without the flags g and y a test always starts at the beginning.',
        }
      },
    }),
    'flag',
    'isFresh',
  ),
  template({
    id: 'conversion-by-hint',
    concept: 'language semantics',
    difficulty: [5, 'Which conversion is used depends on the place.'],
    draw: (r) => ({
      places: r.some(['template', 'plus', 'minus', 'compare', 'concat'] as const, 3),
      number: r.int(11, 40),
      text: r.pick(['EUR', 'USD', 'kg', 'pcs', 'km']),
      other: r.int(2, 9),
      name: r.pick(['price', 'weight', 'amount', 'length']),
    }),
    make: ({ places, number, text, other, name }) => {
      const code = {
        template: `\`\${${name}}\``,
        plus: `${name} + ${other}`,
        minus: `${name} - ${other}`,
        compare: `${name} > ${number - 1}`,
        concat: `${name} + ''`,
      }
      const result = (numberFor: readonly string[]) =>
        places
          .map((place) => {
            const isNumber = numberFor.includes(place)
            if (place === 'template' || place === 'concat') return isNumber ? String(number) : text
            if (place === 'plus') return isNumber ? String(number + other) : `${text}${other}`
            if (place === 'minus') return isNumber ? String(number - other) : 'NaN'
            return isNumber ? 'true' : 'false'
          })
          .join(' ')
      return {
        question: prints,
        code: source`
          const ${name} = {
            valueOf: () => ${number},
            toString: () => '${text}',
          }
          console.log(${places.map((place) => code[place]).join(', ')})`,
        key: result(['plus', 'minus', 'compare', 'concat']),
        wrong: [
          ['plusUsesToString', result(['minus', 'compare'])],
          ['emptyTextUsesToString', result(['plus', 'minus', 'compare'])],
          ['valueOfIsAlwaysUsed', result(['template', 'plus', 'minus', 'compare', 'concat'])],
          ['toStringIsAlwaysUsed', result([])],
          ['onlyArithmeticConverts', result(['minus'])],
        ],
        because:
          'A template literal asks for a text, so toString is called. Operators, + with an empty text included, ask for valueOf first.',
      }
    },
  }),
  template({
    id: 'numbers-at-their-limits',
    concept: 'language semantics',
    difficulty: [4, 'Rounding and 32 bits show in everyday arithmetic.'],
    draw: (r) => ({
      big: 2 ** 31 + r.int(1, 900),
      small: r.int(3, 99),
      way: r.pick(['or', 'shift', 'floor', 'double'] as const),
      name: r.pick(['size', 'stamp', 'offset', 'bytes']),
    }),
    make: ({ big, small, way, name }) => {
      const fraction = `${small}.75`
      const expression = {
        or: [`${name} | 0`, `-${fraction} | 0`],
        shift: [`${name} >>> 0`, `-${fraction} >> 0`],
        floor: [`Math.floor(${name})`, `Math.floor(-${fraction})`],
        double: [`~~${name}`, `~~-${fraction}`],
      }[way]
      const wrapped = big | 0
      const keeps = way === 'shift' || way === 'floor'
      const down = way === 'floor'
      const pair = (first: number, second: number) => `${first} ${second}`
      return {
        question: prints,
        code: source`
          const ${name} = ${big}
          console.log(${expression.join(', ')})`,
        key: pair(keeps ? big : wrapped, down ? -small - 1 : -small),
        wrong: [
          [keeps ? 'everythingIs32Bits' : 'numbersDoNotWrap', pair(keeps ? wrapped : big, down ? -small - 1 : -small)],
          [down ? 'floorCutsOff' : 'bitsRoundDown', pair(keeps ? big : wrapped, down ? -small : -small - 1)],
          ['wrapsAndRounds', pair(keeps ? wrapped : big, down ? -small : -small - 1)],
          ['limitIsKept', pair(2 ** 31 - 1, down ? -small - 1 : -small)],
        ],
        because: {
          or: 'Bitwise operators work on signed 32 bits, so the number wraps around, and they cut off the fraction.',
          shift: '>>> gives unsigned 32 bits, in which the number fits; >> cuts off the fraction toward zero.',
          floor: 'Math.floor works on the whole range of numbers and rounds down, which is away from zero here.',
          double: '~~ makes signed 32 bits of the number, so it wraps around, and cuts off the fraction.',
        }[way],
      }
    },
  }),
]
