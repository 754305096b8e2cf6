import { prints } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { goods, tags } from '../words.ts'
import { template } from './misconceptions.ts'

export const advancedObjects: Template[] = [
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
    make: ({ words: [first = '', second = '', third = ''], numbers: [old, fresh], name, ownList }) => {
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
]
