import { prints, printsInOrder } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { tags } from '../words.ts'
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
    concept: 'language semantics',
    difficulty: [4, 'Widening, boxing and variable arguments are tried in this order.'],
    draw: (r) => ({
      offered: r.some(parameterTypes, 4),
      kind: r.pick(['int', 'short', 'char', 'Integer', 'Integer', 'Integer'] as const),
      method: r.pick(['send', 'show', 'store', 'log', 'rate']),
    }),
    make: ({ offered, kind, method }) => {
      const chosen = (fits[kind] ?? []).filter((type) => offered.includes(type))
      const value = {
        int: 'int value = 7;',
        short: 'short value = 7;',
        char: "char value = 'x';",
        Integer: 'Integer value = 7;',
      }[kind]
      const methods = offered.map((type) => `static void ${method}(${type} x) { System.out.println("${type}"); }`)
      const first = (order: readonly ParameterType[]) => order.find((type) => offered.includes(type)) ?? ''
      const key = chosen[0] ?? ''
      const others = [
        ['boxingBeforeWidening', first(['Integer', 'Number'])],
        ['narrowestNumberWins', first(['int...', 'long'])],
        ['objectTakesAll', first(['Object'])],
        ['widestNumberWins', first(['double', 'long'])],
        ['varargsAreNearest', first(['int...'])],
        ['lastDeclaredWins', offered.at(-1) ?? ''],
        ['firstDeclaredWins', offered[0] ?? ''],
      ] as const
      return {
        question: prints,
        code: inMain(`${value}\n${method}(value);`, { members: methods.join('\n') }),
        key,
        wrong: others.filter(([, option]) => option !== ''),
        because: `First only subtypes and widening are tried, then boxing, then variable arguments; of several that fit the most specific is taken.`,
      }
    },
  }),
  template({
    id: 'type-of-a-conditional',
    concept: 'language semantics',
    difficulty: [4, 'Both branches decide the type of ?:.'],
    draw: (r) => ({
      way: r.pick(['wide', 'constant', 'variable', 'boxed'] as const),
      letter: r.pick(['a', 'b', 'c', 'd', 'k', 'm', 'p', 'x']),
      number: r.int(2, 60),
      other: r.pick([0.5, 1.5, 2.5]),
      name: r.pick(['isOpen', 'isPaid', 'hasStock']),
    }),
    make: ({ way, letter, number, other, name }) => {
      const code = letter.charCodeAt(0)
      const isChar = way === 'constant' || way === 'variable'
      const line = {
        wide: `System.out.println(${name} ? ${number} : ${other});`,
        boxed: `Integer whole = ${number};\nDouble half = ${other};\nObject result = ${name} ? whole : half;\nSystem.out.println(result);`,
        constant: `System.out.println(${name} ? '${letter}' : ${number});`,
        variable: `int number = ${number};\nSystem.out.println(${name} ? '${letter}' : number);`,
      }[way]
      return {
        question: prints,
        code: inMain(`boolean ${name} = true;\n${line}`),
        key: { wide: `${number}.0`, boxed: `${number}.0`, constant: letter, variable: String(code) }[way],
        wrong: isChar
          ? [
              way === 'constant' ? ['charsAlwaysWiden', String(code)] : ['chosenBranchKeepsItsType', letter],
              ['mixedBecomesDouble', `${code}.0`],
              ['secondBranchIsTaken', String(number)],
              ['mixedBranchesAreRefused', 'It does not compile'],
            ]
          : [
              ['chosenBranchKeepsItsType', String(number)],
              ['secondBranchIsTaken', String(other)],
              ['mixedBranchesAreRefused', 'It does not compile'],
              ...(way === 'boxed' ? ([['castFails', 'It throws a ClassCastException']] as const) : []),
            ],
        because: {
          wide: 'Two numeric branches are promoted to one type, here double.',
          boxed: 'Boxed numbers of different types are unboxed and promoted as well, so the result is a Double.',
          constant: 'An int constant that fits into a char leaves the result a char.',
          variable: 'With an int variable both branches are promoted to int, so the code of the letter is printed.',
        }[way],
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
            'A constant expression is compiled into the place of its use, so the class is not even initialised.',
          boxed:
            'An Integer is no compile-time constant. Reading the field initialises the class, its superclass first.',
          array: 'An array of a type makes no object of it and does not initialise the class.',
          method: 'Calling a static method initialises the class, its superclass first.',
          inherited: 'Only the class that declares the static field is initialised.',
        }[way],
      }
    },
  }),
  template({
    id: 'override-called-too-early',
    concept: 'language semantics',
    difficulty: [4, 'A constructor that calls an overridden method sees fields not yet set.'],
    draw: (r) => ({
      way: r.pick(['plain', 'final', 'computed', 'static'] as const),
      word: r.pick(tags),
      type: r.pick(['Report', 'Invoice', 'Badge', 'Banner']),
      field: r.pick(['title', 'label', 'caption', 'state']),
    }),
    make: ({ way, word, type, field }) => {
      const declared = {
        plain: `String ${field} = "${word}";`,
        final: `final String ${field} = "${word}";`,
        computed: `final String ${field} = "${word}".trim();`,
        static: `static String ${field} = "${word}";`,
      }[way]
      const isSet = way === 'final' || way === 'static'
      return {
        question: prints,
        code: inMain(`System.out.print(new ${type}().${field});`, {
          types: source`
            class Base {
                Base() { System.out.print(text() + " "); }
                String text() { return "base"; }
            }

            class ${type} extends Base {
                ${declared}
                @Override String text() { return ${field}; }
            }`,
        }),
        key: `${isSet ? word : 'null'} ${word}`,
        wrong: [
          [isSet ? 'nothingIsSetBeforeSuper' : 'fieldsAreSetBeforeSuper', `${isSet ? 'null' : word} ${word}`],
          ['constructorsCallTheirOwn', `base ${word}`],
          ['fieldStaysNull', 'null null'],
          ['earlyCallThrows', 'It throws a NullPointerException'],
        ],
        because: {
          plain: 'The override runs before the initialisers of its own class, so the field is still null.',
          final:
            'A final field with a constant value is compiled into the method, so it is seen even before it is set.',
          computed:
            'The value is no compile-time constant, so the field is still null while the superclass is constructed.',
          static: 'Static fields are set when the class is initialised, before any constructor runs.',
        }[way],
      }
    },
  }),
]
