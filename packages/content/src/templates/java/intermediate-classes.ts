import { prints, printsInOrder } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { tags, tasks } from '../words.ts'
import { inMain, lineProof, template } from './misconceptions.ts'

const refusedBy = {
  extends: ['add', 'set', 'integer'],
  super: ['number', 'integer'],
  any: ['add', 'set', 'number', 'integer'],
  exact: ['integer'],
} as const
const allowedBy = {
  extends: ['number', 'object', 'remove', 'size'],
  super: ['add', 'set', 'object', 'remove'],
  any: ['object', 'remove', 'size'],
  exact: ['add', 'set', 'number', 'object', 'remove'],
} as const

export const intermediateClasses: Template[] = [
  template({
    id: 'what-is-overridden',
    concept: 'classes and interfaces',
    difficulty: [4, 'Methods follow the object, fields and static methods the declared type.'],
    draw: (r) => ({
      words: r.some(tags, 6),
      declared: r.pick(['base', 'own'] as const),
      asked: r.some(['field', 'method', 'fixed'] as const, 2),
      types: r.pick([
        ['Document', 'Invoice'],
        ['Vehicle', 'Truck'],
        ['Account', 'Savings'],
      ] as const),
    }),
    make: ({ words: [f1 = '', f2 = '', m1 = '', m2 = '', s1 = '', s2 = ''], declared, asked, types: [base, own] }) => {
      const values = { field: [f1, f2], method: [m1, m2], fixed: [s1, s2] } as const
      const isOwn = declared === 'own'
      const text = (rule: (what: keyof typeof values) => boolean) =>
        asked.map((what) => values[what][rule(what) ? 1 : 0]).join(' ')
      const calls = { field: 'item.label', method: 'item.kind()', fixed: 'item.group()' }
      const classOf = (name: string, at: 0 | 1, parent: string) => source`
        class ${name}${parent} {
            String label = "${values.field[at]}";
            String kind() { return "${values.method[at]}"; }
            static String group() { return "${values.fixed[at]}"; }
        }`
      return {
        question: prints,
        code: inMain(
          source`
            ${isOwn ? own : base} item = new ${own}();
            System.out.println(${asked.map((what) => calls[what]).join(' + " " + ')});`,
          { types: `${classOf(base, 0, '')}\n\n${classOf(own, 1, ` extends ${base}`)}` },
        ),
        key: text((what) => what === 'method' || isOwn),
        wrong: [
          isOwn ? ['superclassComesFirst', text(() => false)] : ['everythingIsOverridden', text(() => true)],
          ['declaredTypeDecides', text(() => isOwn)],
          ['fieldsAreOverridden', text((what) => what !== 'fixed')],
          ['staticsAreOverridden', text((what) => what !== 'field')],
          ['methodsFollowTheVariable', text((what) => what !== 'method')],
        ],
        because:
          'Only instance methods are looked up in the object. A field, and a static method, is chosen by the declared type of the variable.',
      }
    },
  }),
  template({
    id: 'order-of-initialising',
    concept: 'classes and interfaces',
    difficulty: [4, 'Four kinds of code run before an object is ready.'],
    draw: (r) => ({
      words: r.some(tasks, 5),
      twice: r.flip(),
      type: r.pick(['Report', 'Order', 'Session']),
    }),
    make: ({ words: [fixed = '', parent = '', block = '', built = '', later = ''], twice, type }) => {
      const text = (...parts: string[]) => [...parts, later].join(' ')
      const again = (...parts: string[]) => (twice ? parts : [])
      const print = (word: string) => `System.out.print("${word} ");`
      return {
        question: printsInOrder,
        code: inMain(
          source`
            new ${type}();
            ${twice ? `new ${type}();\n` : ''}${print(later)}`,
          {
            types: source`
              class Base {
                  Base() { ${print(parent)} }
              }

              class ${type} extends Base {
                  ${type}() { ${print(built)} }
                  { ${print(block)} }
                  static { ${print(fixed)} }
              }`,
          },
        ),
        key: text(fixed, parent, block, built, ...again(parent, block, built)),
        wrong: [
          ['orderOfTheText', text(fixed, parent, built, block, ...again(parent, built, block))],
          ['ownBlockFirst', text(fixed, block, parent, built, ...again(block, parent, built))],
          ['staticAfterParent', text(parent, fixed, block, built, ...again(parent, block, built))],
          ['parentComesLast', text(fixed, block, built, parent, ...again(block, built, parent))],
          ['staticForEachObject', text(fixed, parent, block, built, ...again(fixed, parent, block, built))],
        ],
        because:
          'The static block runs once, when the class is initialized. Each constructor first calls that of its superclass, then runs the initializer blocks, then its own body.',
      }
    },
  }),
  template({
    id: 'class-method-or-default-method',
    concept: 'classes and interfaces',
    difficulty: [3, 'Which implementation is inherited.'],
    draw: (r) => ({
      way: r.pick(['super', 'none', 'specific', 'named'] as const),
      words: r.some(tags, 3),
      method: r.pick(['describe', 'label', 'kind']),
      type: r.pick(['Phone', 'Printer', 'Camera']),
      swapped: r.flip(),
    }),
    make: ({ way, words: [one = '', other = '', parent = ''], method, type, swapped }) => {
      const body = (word: string) => `String ${method}() { return "${word}"; }`
      const isPublic = way === 'super' || way === 'named'
      const list = way === 'specific' ? (swapped ? 'First, Second' : 'Second, First') : 'First'
      const own = way === 'named' ? `\n    public String ${method}() { return First.super.${method}(); }\n` : ''
      return {
        question: prints,
        code: inMain(`System.out.println(new ${type}().${method}());`, {
          types: source`
            interface First { default ${body(one)} }
            interface Second extends First { default ${body(other)} }
            class Device { public ${isPublic ? body(parent) : body(parent).replace('()', '(int width)')} }

            class ${type} extends Device implements ${list} {${own}}`,
        }),
        key: { super: parent, none: one, specific: other, named: one }[way],
        wrong: [
          [way === 'super' ? 'interfacesComeFirst' : 'firstInterfaceWins', one],
          ['subinterfaceAlwaysWins', other],
          [isPublic ? 'classAlwaysWins' : 'otherParametersCount', parent],
          ['sameNameIsAmbiguous', 'It does not compile'],
        ],
        because: {
          super: 'A method of a superclass wins over a default method of an interface.',
          none: 'A method with other parameters is another method, so the default method is inherited.',
          specific:
            'Of two default methods the one of the more specific interface counts, in whichever order they are named.',
          named: 'The method of the class itself counts, and it names the interface whose default it calls.',
        }[way],
      }
    },
  }),
  template({
    id: 'wildcards-in-lists',
    version: 2,
    concept: 'generics',
    difficulty: [3, 'What a type of items allows to put in and to take out.'],
    draw: (r) => {
      const way = r.pick(['extends', 'super', 'any', 'exact'] as const)
      return {
        way,
        refused: r.pick(refusedBy[way]),
        allowed: r.some(allowedBy[way], 3),
        place: r.int(0, 3),
        number: r.int(1, 99),
        at: r.int(0, 19),
        name: r.pick(['prices', 'scores', 'sizes', 'values', 'hours', 'fees', 'weights', 'levels', 'ranks', 'marks']),
        out: r.pick(['first', 'top', 'one', 'head', 'next', 'best']),
      }
    },
    make: ({ way, refused, allowed, place, number, at, name, out }) => {
      const type = { extends: '? extends Number', super: '? super Integer', any: '?', exact: 'Number' }[way]
      const lines = {
        add: `${name}.add(${number});`,
        set: `${name}.set(${at}, ${number});`,
        number: `Number ${out} = ${name}.get(${at});`,
        integer: `Integer ${out}Whole = ${name}.get(${at});`,
        object: `Object ${out}Item = ${name}.get(${at});`,
        remove: `${name}.remove(${at});`,
        size: `int ${out}Size = ${name}.size();`,
      }
      const shown = [...allowed.slice(0, place), refused, ...allowed.slice(place)]
      const code = source`
        import java.util.*;

        class Lists {
            void use(List<${type}> ${name}) {
                ${shown.map((kind) => lines[kind]).join('\n')}
            }
        }`
      const misconceptions = {
        add: way === 'exact' ? 'intsAreNoNumbers' : 'superMeansReadOnly',
        set: 'itemsCannotBeReplaced',
        number: 'readingNeedsTheExactType',
        object: 'itemsAreNoObjects',
        remove: 'itemsCannotBeRemoved',
        size: 'sizeIsHidden',
      } as const
      return {
        question: 'Which line does the compiler refuse?',
        code,
        key: lines[refused],
        wrong: allowed.map((kind) => [misconceptions[kind], lines[kind]] as const),
        because: {
          extends:
            'It may be a list of any subtype of Number, so nothing but null may be put in; what comes out is only known to be a Number.',
          super:
            'It may be a list of Integer or any supertype, so an Integer may be put in, but what comes out is only an Object.',
          any: 'The type of the items is unknown, so nothing but null may be put in; what comes out is an Object.',
          exact:
            'Any number may be put in, as an int becomes an Integer, which is a Number. What comes out is a Number.',
        }[way],
        proof: lineProof(code, lines[refused]),
      }
    },
  }),
]
