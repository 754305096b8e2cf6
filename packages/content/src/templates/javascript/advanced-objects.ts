import { prints } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { goods, people, tags } from '../words.ts'
import { template } from './misconceptions.ts'

export const advancedObjects: Template[] = [
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
  template({
    id: 'regular-expression-with-memory',
    concept: 'language semantics',
    difficulty: [4, 'A flag gives a test a memory.'],
    draw: (r) => ({
      texts: r.shuffled(['a7', 'b3', 'c9', 'x', 'd2']).slice(0, 4),
      flag: r.pick(['g', 'y', 'i', ''] as const),
      name: r.pick(['digit', 'code', 'number', 'check']),
      isFresh: r.flip(),
    }),
    make: ({ texts, flag, name, isFresh }) => {
      const pattern = flag === 'y' ? '[a-z]\\d' : '\\d'
      const expression = new RegExp(pattern, flag)
      const results = texts.map((text) => (isFresh ? new RegExp(pattern, flag) : expression).test(text))
      const plain = texts.map((text) => /\d/.test(text))
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
  template({
    id: 'fields-and-constructors',
    concept: 'objects and classes',
    difficulty: [5, 'The order of base constructor and derived fields decides.'],
    draw: (r) => ({
      way: r.pick(['field', 'constructor', 'static', 'method'] as const),
      names: r.some(['Report', 'Widget', 'Export', 'Screen', 'Import'], 1),
      words: r.some([...tags, ...goods], 2),
      field: r.pick(['title', 'kind', 'theme', 'format']),
    }),
    make: ({ way, names: [name = ''], words: [base = '', derived = ''], field }) => {
      const body = {
        field: `${field} = '${derived}'`,
        constructor: `constructor() {\n  super()\n  this.${field} = '${derived}'\n}`,
        static: `static ${field} = '${derived}'`,
        method: `get ${field}() {\n  return '${derived}'\n}\nset ${field}(value) {}`,
      }[way]
      const after = way === 'static' ? base : derived
      const seen = way === 'method' ? derived : base
      return {
        question: 'The fields are set as the language defines them. What does this program print?',
        code: source`
          class ${name} {
            constructor() {
              this.${field} = '${base}'
              this.seen = this.${field}
            }
          }
          class Draft${name} extends ${name} {
            ${body}
          }
          const made = new Draft${name}()
          console.log(made.seen, made.${field})`,
        key: `${seen} ${after}`,
        wrong: [
          ['derivedFieldsFirst', `${derived} ${derived}`],
          ['baseConstructorLast', `${base} ${base}`],
          ['fieldsStayInPlace', `${derived} ${base}`],
          ['unsetUntilTheEnd', `undefined ${after}`],
          ['fieldsAfterBase', `${base} ${derived}`],
        ],
        because: {
          field: 'Fields of a derived class are set after the base constructor has run: it still sees its own value.',
          constructor:
            'Until super returns only the base constructor has written; the line after it changes the value.',
          static:
            'A static field belongs to the class, not to the object, which has the value of the base constructor.',
          method:
            'The accessor of the derived class takes the write and answers the read, already in the base constructor.',
        }[way],
      }
    },
  }),
  template({
    id: 'shared-through-the-prototype',
    concept: 'objects and classes',
    difficulty: [3, 'Writing and changing go different ways along the prototype chain.'],
    draw: (r) => ({
      words: r.some(tags, 3),
      numbers: [r.int(2, 9), r.int(10, 30)],
      name: r.pick(['defaults', 'base', 'shared', 'standard']),
      ownList: r.flip(),
    }),
    make: ({ words: [first = '', second = '', third = ''], numbers: [old = 0, fresh = 0], name, ownList }) => {
      const list = ownList ? first : `${first},${second}`
      return {
        question: prints,
        code: source`
          const ${name} = { limit: ${old}, labels: ['${first}'] }
          const one = Object.create(${name})
          const other = Object.create(${name})
          one.limit = ${fresh}
          one.labels${ownList ? ` = ['${third}']` : ''}${ownList ? '\none.labels' : ''}.push('${second}')
          console.log(other.limit, String(other.labels))`,
        key: `${old} ${list}`,
        wrong: [
          ['prototypeIsWritten', `${fresh} ${ownList ? `${third},${second}` : list}`],
          ['createCopies', `${old} ${ownList ? `${third},${second}` : first}`],
          [
            ownList ? 'pushReachesPrototype' : 'changesAreOwn',
            ownList ? `${old} ${first},${second}` : `${fresh} ${first}`,
          ],
          ['emptyWithoutOwn', 'undefined undefined'],
        ],
        because: ownList
          ? 'Both assignments make properties of its own for one object, and push changes that own list.'
          : 'An assignment makes a property of its own, but push changes the array that is found on the prototype and shared.',
      }
    },
  }),
  template({
    id: 'frozen-at-the-top',
    concept: 'objects and classes',
    difficulty: [3, 'Freezing is shallow, and a script ignores what fails.'],
    draw: (r) => ({
      strict: r.flip(),
      nestedOnly: r.flip(),
      numbers: r.some([12, 15, 18, 21, 24, 27, 30, 36, 42, 48], 4),
      name: r.pick(['settings', 'limits', 'options', 'tariff']),
    }),
    make: ({ strict, nestedOnly, numbers: [a = 0, b = 0, c = 0, d = 0], name }) => {
      const throws = strict && !nestedOnly
      const error = 'It throws a TypeError'
      return {
        question: 'This is a script, not a module. What does it print?',
        code: source`
          ${strict ? "'use strict'\n" : ''}const ${name} = Object.freeze({ daily: ${a}, night: { rate: ${b} } })
          ${name}.night.rate = ${d}
          ${nestedOnly ? '' : `${name}.daily = ${c}\n`}console.log(${name}.daily, ${name}.night.rate)`,
        key: throws ? error : `${a} ${d}`,
        wrong: [
          ['freezeIsDeep', `${a} ${b}`],
          [strict ? 'strictIsSilent' : 'freezeAlwaysThrows', throws ? `${a} ${d}` : error],
          ['freezeIsConst', `${nestedOnly ? a : c} ${d}`],
          ['freezeKeepsNestedOnly', `${c} ${b}`],
        ],
        because: throws
          ? 'The nested object is not frozen, but in strict mode writing to the frozen one throws.'
          : 'Only the object itself is frozen: the nested one can change, and without strict mode a forbidden write is ignored.',
      }
    },
  }),
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
          shift: '>>> gives unsigned 32 bits, in which the number fits; >> cuts off the fraction towards zero.',
          floor: 'Math.floor works on the whole range of numbers and rounds down, which is away from zero here.',
          double: '~~ makes signed 32 bits of the number, so it wraps around, and cuts off the fraction.',
        }[way],
      }
    },
  }),
]
