import { prints, printsInOrder } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { goods, tags } from '../words.ts'
import { inMain, template } from './misconceptions.ts'

const parameterTypes = ['long', 'double', 'Integer', 'Object', 'int...', 'Number'] as const
type ParameterType = (typeof parameterTypes)[number]

/** By kind of argument: the parameter types that fit, in the order of the phases of overload resolution. */
const fits: Record<string, ParameterType[]> = {
  int: ['long', 'double', 'Integer', 'Number', 'Object', 'int...'],
  short: ['long', 'double', 'Number', 'Object', 'int...'],
  char: ['long', 'double', 'Object', 'int...'],
  Integer: ['Integer', 'Number', 'Object', 'long', 'double', 'int...'],
}

export const advancedSemantics: Template[] = [
  template({
    id: 'which-overload-is-chosen',
    version: 2,
    concept: 'language semantics',
    difficulty: [4, 'Widening, boxing and variable arguments are tried in this order.'],
    draw: (r) => ({
      offered: r.some(parameterTypes, 4),
      kinds: r.some(['int', 'short', 'char', 'Integer'] as const, 2),
      words: r.some([...tags, ...goods], 4),
      names: r.some(['code', 'rank', 'mark', 'size'], 2),
      method: r.pick(['send', 'show', 'store', 'log', 'rate']),
    }),
    make: ({ offered, kinds, words, names, method }) => {
      const values = { int: '7', short: '7', char: "'x'", Integer: '7' }
      const methods = offered.map(
        (type, at) => `static void ${method}(${type} x) { System.out.print("${words[at]} "); }`,
      )
      // Whoever prefers the types of `order` chooses among those that fit.
      const choose = (order: readonly ParameterType[]) =>
        kinds
          .map((kind) => {
            const fitting = fits[kind] ?? []
            const chosen = [...order, ...fitting].find((type) => fitting.includes(type) && offered.includes(type))
            return chosen ? words[offered.indexOf(chosen)] : ''
          })
          .join(' ')
      return {
        question: prints,
        code: inMain(
          [
            ...kinds.map((kind, index) => `${kind} ${names[index]} = ${values[kind]};`),
            ...names.map((name) => `${method}(${name});`),
          ].join('\n'),
          { members: methods.join('\n') },
        ),
        key: choose([]),
        wrong: [
          ['boxingBeforeWidening', choose(['Integer', 'Number', 'Object'])],
          ['narrowestNumberWins', choose(['int...', 'long'])],
          ['objectTakesAll', choose(['Object'])],
          ['widestNumberWins', choose(['double', 'long'])],
          ['varargsAreNearest', choose(['int...'])],
          ['lastDeclaredWins', choose(offered.toReversed())],
          ['firstDeclaredWins', choose(offered)],
        ],
        because: `First only subtypes and widening are tried, then boxing, then variable arguments; of several that fit the most specific is taken.`,
      }
    },
  }),
  template({
    id: 'type-of-a-conditional',
    version: 2,
    concept: 'language semantics',
    difficulty: [4, 'Both branches decide the type of ?:.'],
    draw: (r) => ({
      ways: r.some(['wide', 'constant', 'variable', 'boxed', 'text'] as const, 3),
      letter: r.pick(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'k', 'm', 'n', 'p', 's', 't', 'x', 'z']),
      number: r.int(2, 60),
      other: r.pick([0.5, 1.5, 2.5]),
      name: r.pick(['isOpen', 'isPaid', 'hasStock']),
    }),
    make: ({ ways, letter, number, other, name }) => {
      const code = letter.charCodeAt(0)
      const lines = {
        wide: `${name} ? ${number} : ${other}`,
        boxed: `${name} ? whole : half`,
        constant: `${name} ? '${letter}' : ${number}`,
        variable: `${name} ? '${letter}' : number`,
        text: `${name} ? '${letter}' : "none"`,
      }
      const right: Record<(typeof ways)[number], string> = {
        wide: `${number}.0`,
        boxed: `${number}.0`,
        constant: letter,
        variable: String(code),
        text: letter,
      }
      const shown = (changed: Partial<typeof right> = {}) =>
        ways.map((way) => ({ ...right, ...changed })[way]).join(' ')
      return {
        question: prints,
        code: inMain(source`
          boolean ${name} = true;
          int number = ${number};
          Integer whole = ${number};
          Double half = ${other};
          ${ways.map((way, index) => `Object result${index} = ${lines[way]};`).join('\n')}
          System.out.println(${ways.map((_, index) => `result${index}`).join(' + " " + ')});`),
        key: shown(),
        wrong: [
          ['charsAlwaysWiden', shown({ constant: String(code), text: String(code) })],
          ['chosenBranchKeepsItsType', shown({ wide: String(number), boxed: String(number), variable: letter })],
          ['boxesKeepTheirType', shown({ boxed: String(number) })],
          ['mixedBecomesDouble', shown({ constant: `${code}.0`, variable: `${code}.0` })],
          [
            'secondBranchIsTaken',
            shown({ wide: String(other), boxed: String(other), constant: String(number), variable: String(number) }),
          ],
          ['charsStayChars', shown({ variable: letter })],
        ],
        because:
          'Two numeric branches are promoted to one type, boxed ones as well, so whole numbers become doubles here. An int constant that fits into a char leaves the result a char; with an int variable the code of the letter is the result.',
      }
    },
  }),
  template({
    id: 'what-initialises-a-class',
    concept: 'language semantics',
    difficulty: [4, 'Not every mention of a class runs its static block.'],
    draw: (r) => ({
      way: r.pick(['constant', 'boxed', 'array', 'method', 'inherited'] as const),
      words: r.some(tags, 4),
      limit: r.int(2, 9),
    }),
    make: ({ way, words: [base = '', own = '', start = '', end = ''], limit }) => {
      const print = (word: string) => `System.out.print("${word} ");`
      const use = {
        constant: 'int limit = Config.LIMIT;',
        boxed: 'int limit = Config.BOXED;',
        array: `Config[] all = new Config[${limit}];`,
        method: 'Config.load();',
        inherited: 'int level = Config.level;',
      }[way]
      const text = (...parts: string[]) => [start, ...parts, end].join(' ')
      const keys = {
        constant: text(),
        boxed: text(base, own),
        array: text(),
        method: text(base, own),
        inherited: text(base),
      }
      return {
        question: printsInOrder,
        code: inMain(
          source`
            ${print(start)}
            ${use}
            ${print(end)}`,
          {
            types: source`
              class Base {
                  static int level = ${limit};
                  static { ${print(base)} }
              }

              class Config extends Base {
                  static final int LIMIT = ${limit};
                  static final Integer BOXED = ${limit};
                  static { ${print(own)} }
                  static void load() {}
              }`,
          },
        ),
        key: keys[way],
        wrong: [
          ['anyUseInitialises', text(base, own)],
          ['superclassIsLeftAlone', text(own)],
          ['subclassFirst', text(own, base)],
          [way === 'inherited' ? 'staticFieldsNeedNoClass' : 'onlyObjectsInitialise', text()],
          ['classesStartWithTheProgram', [base, own, start, end].join(' ')],
          ['onlyTheSuperclass', text(base)],
        ],
        because: {
          constant:
            'A constant expression is compiled into the place of its use, so the class is not even initialized.',
          boxed:
            'An Integer is no compile-time constant. Reading the field initializes the class, its superclass first.',
          array: 'An array of a type makes no object of it and does not initialize the class.',
          method: 'Calling a static method initializes the class, its superclass first.',
          inherited: 'Only the class that declares the static field is initialized.',
        }[way],
      }
    },
  }),
  template({
    id: 'override-called-too-early',
    version: 2,
    concept: 'language semantics',
    difficulty: [4, 'A constructor that calls an overridden method sees fields not yet set.'],
    draw: (r) => ({
      ways: r.some(['plain', 'final', 'computed', 'static'] as const, 2),
      words: r.some(tags, 3),
      type: r.pick(['Report', 'Invoice', 'Badge', 'Banner']),
      fields: r.some(['title', 'label', 'caption', 'state', 'note'], 2),
    }),
    make: ({ ways, words, type, fields }) => {
      const base = words[2] ?? ''
      const declared = ways.map(
        (way, index) =>
          ({
            plain: `String ${fields[index]} = "${words[index]}";`,
            final: `final String ${fields[index]} = "${words[index]}";`,
            computed: `final String ${fields[index]} = "${words[index]}".trim();`,
            static: `static String ${fields[index]} = "${words[index]}";`,
          })[way],
      )
      const early = (isSet: (way: (typeof ways)[number]) => boolean) =>
        ways.map((way, index) => (isSet(way) ? words[index] : 'null')).join(' ')
      return {
        question: prints,
        code: inMain(`new ${type}();`, {
          types: source`
            class Base {
                Base() { System.out.println(text()); }
                String text() { return "${base} ${base}"; }
            }

            class ${type} extends Base {
                ${declared.join('\n')}
                @Override String text() { return ${fields[0] ?? ''} + " " + ${fields[1] ?? ''}; }
            }`,
        }),
        key: early((way) => way === 'final' || way === 'static'),
        wrong: [
          ['nothingIsSetBeforeSuper', early(() => false)],
          ['fieldsAreSetBeforeSuper', early(() => true)],
          ['constructorsCallTheirOwn', `${base} ${base}`],
          ['finalFieldsAreReady', early((way) => way !== 'plain')],
          ['onlyStaticFieldsAreReady', early((way) => way === 'static')],
          ['constantsAreNotReady', early((way) => way === 'plain' || way === 'computed')],
          ['finalFieldsComeLast', early((way) => way === 'static' || way === 'plain')],
        ],
        because:
          'The override runs before the initializers of its own class, so fields are still null. Static fields are set when the class is initialized, and a final field with a constant value is compiled into the method.',
      }
    },
  }),
]
