import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { twice } from '../twice.ts'
import { fruits, goods, people, tags } from '../words.ts'
import { lineProof, rejects, template, typeOf, typeProof } from './misconceptions.ts'

export const intermediateRun: Template[] = [
  template({
    id: 'enums-at-run-time',
    version: 2,
    concept: 'classes and enums',
    difficulty: [3, 'Counting goes on from a given number, and the names can be looked up.'],
    language: 'typescript',
    draw: (r) => ({
      members: r.some(
        ['Draft', 'Open', 'Paid', 'Sent', 'Closed', 'Lost', 'Late', 'Held', 'New', 'Void', 'Packed', 'Billed'],
        4,
      ),
      start: r.int(4, 20),
      at: r.int(1, 2),
      isGiven: r.flip(),
      type: r.pick(['Status', 'State', 'Stage', 'Step']),
    }),
    make: ({ members, start, at, isGiven, type }) => {
      const last = start + 3 - at
      const asked = members[at - 1] ?? ''
      const found = isGiven ? members[at] : 'undefined'
      return {
        question: 'The program is compiled and run. What does it print?',
        code: source`
          enum ${type} {
            ${members.map((member, index) => `${member}${index === at ? ` = ${start}` : ''},`).join('\n')}
          }
          console.log(${type}.${members[3] ?? ''}, ${type}[${isGiven ? start : at}], ${type}.${asked})`,
        key: `${last} ${found} ${at - 1}`,
        wrong: [
          ['valueIsForOneMember', `3 ${found} ${at - 1}`],
          ['enumsCountFromOne', `${last} ${found} ${at}`],
          [
            isGiven ? 'enumsHaveNoNames' : 'namesAreFoundByPlace',
            `${last} ${isGiven ? 'undefined' : members[at]} ${at - 1}`,
          ],
          ['enumMembersAreTexts', `${members[3]} ${found} ${asked}`],
        ],
        because: 'Counting begins at 0 and goes on from a given number; a numeric enum also finds the name of a value.',
      }
    },
  }),
  twice(
    template({
      id: 'private-in-two-ways',
      concept: 'classes and enums',
      difficulty: [4, 'One kind of privacy exists for the compiler alone.'],
      language: 'typescript',
      draw: (r) => ({
        type: r.pick(['Account', 'Wallet', 'Vault', 'Safe']),
        numbers: [r.int(10, 49), r.int(50, 99)],
        field: r.pick(['balance', 'limit', 'rate', 'total']),
        asked: r.pick(['read', 'json', 'keys'] as const),
        person: r.pick(people),
      }),
      make: ({ type, numbers: [soft, hard], field, asked, person }) => {
        const value = type.toLowerCase()
        const call = {
          read: `Object.values(${value}).join()`,
          json: `JSON.stringify(${value})`,
          keys: `Object.keys(${value}).join()`,
        }[asked]
        const shown = (...names: ('name' | 'soft' | 'hard')[]) => {
          const parts = { name: ['name', person], soft: [field, soft], hard: ['pin', hard] } as const
          const record = Object.fromEntries(names.map((name) => parts[name]))
          if (asked === 'json') return JSON.stringify(record)
          return (asked === 'read' ? Object.values(record) : Object.keys(record)).join()
        }
        return {
          question: 'The program is compiled and run. What does it print?',
          code: source`
          class ${type} {
            readonly name = '${person}'
            private ${field} = ${soft}
            #pin = ${hard}
            check(pin: number) {
              return pin === this.#pin && this.${field} > 0
            }
          }
          const ${value} = new ${type}()
          console.log(${call})`,
          key: shown('name', 'soft'),
          wrong: [
            ['privateIsRunTime', shown('name')],
            ['hashIsOnlyAName', shown('name', 'soft', 'hard')],
            ['readonlyIsHidden', shown('soft')],
            ['privacyTheOtherWay', shown('name', 'hard')],
          ],
          because:
            'private and readonly are for the compiler and gone at run time; a field with # is hidden by the language itself.',
        }
      },
    }),
    'asked',
  ),
  twice(
    template({
      id: 'a-predicate-and-a-filter',
      concept: 'narrowing',
      difficulty: [4, 'Some filters narrow their result and some do not.'],
      draw: (r) => ({
        type: r.pick(['string', 'number', 'Date', 'bigint']),
        extra: r.pick(['null', 'undefined']),
        way: r.pick(['compare', 'boolean', 'predicate', 'length'] as const),
        name: r.pick(['entries', 'cells', 'answers', 'fields', 'rows', 'parts', 'values', 'marks', 'results']),
      }),
      make: ({ type, extra, way, name }) => {
        const call = {
          compare: `(one) => one !== ${extra}`,
          boolean: 'Boolean',
          predicate: `(one): one is ${type} => Boolean(one)`,
          length: '(_, index) => index > 0',
        }[way]
        const narrows = way === 'compare' || way === 'predicate'
        const key = narrows ? `${type}[]` : `(${type} | ${extra})[]`
        const code = `declare const ${name}: (${type} | ${extra})[]\nconst seen = ${name}.filter(${call})`
        const wrong = [
          [narrows ? 'filterNeverNarrows' : 'everyFilterNarrows', narrows ? `(${type} | ${extra})[]` : `${type}[]`],
          ['filterGivesOne', narrows ? type : `${type} | ${extra}`],
          ['filterMayBeEmpty', narrows ? `${type}[] | undefined` : `(${type} | ${extra})[] | undefined`],
          ['filterGivesUnknown', 'unknown[]'],
        ] as const
        return {
          question: 'The compiler is TypeScript 5.5 or later, and strict. What is the type of seen?',
          code,
          key,
          wrong,
          because: {
            compare:
              'From a plain comparison the compiler infers a type predicate, and filter narrows its result by that.',
            boolean: 'Boolean is declared to return boolean and is no type predicate, so the type of the items stays.',
            predicate:
              'The callback declares what is true of the items it keeps, and filter narrows its result by that.',
            length: 'The callback looks at the position, so nothing is known about the items that stay.',
          }[way],
          proof: typeProof(code, 'typeof seen', key, wrong),
        }
      },
    }),
    'way',
  ),
  template({
    id: 'the-same-shape-or-not',
    concept: 'classes and enums',
    difficulty: [4, 'Classes are compared by shape until something in them is private.'],
    draw: (r) => ({
      types: r.some(['Invoice', 'Receipt', 'Order', 'Offer', 'Ticket'], 3),
      field: r.pick(['number', 'code', 'total', 'reference']),
      order: r.shuffled([0, 1, 2, 3]),
      mark: r.pick(['private', '#', 'protected'] as const),
    }),
    make: ({ types: [one = '', other = '', third = ''], field, order, mark }) => {
      const name = (type: string) => type.toLowerCase()
      const hidden = mark === '#' ? '#seal = 1' : `${mark} seal = 1`
      const bad = `${name(third)} = new ${one}()`
      const lines = [
        bad,
        `${name(one)} = new ${other}()`,
        `${name(one)} = { ${field}: 'x' }`,
        `${name(one)} = new ${third}()`,
      ]
      const code = source`
        class ${one} { ${field} = 'a' }
        class ${other} { ${field} = 'b' }
        class ${third} { ${field} = 'c'; ${hidden} }
        let ${name(one)} = new ${one}()
        let ${name(third)} = new ${third}()
        ${order.map((index) => lines[index] ?? '').join('\n')}`
      return {
        question: rejects,
        code,
        key: bad,
        wrong: [
          ['classesAreByName', lines[1] ?? ''],
          ['literalsAreNoInstances', lines[2] ?? ''],
          ['moreIsRefused', lines[3] ?? ''],
        ],
        because:
          'Types are compared by their public shape. A private, protected or # member can only come from the very same class.',
        proof: lineProof(code, bad),
      }
    },
  }),
  twice(
    template({
      id: 'literals-of-a-list',
      concept: 'keyof and indexed access',
      difficulty: [3, 'From a list of values to a union of types.'],
      draw: (r) => ({
        words: r.some([...tags, ...goods, ...fruits], 3),
        way: r.pick(['number', 'position', 'plain', 'length'] as const),
        at: r.int(0, 2),
        name: r.pick(['roles', 'states', 'stages', 'labels']),
      }),
      make: ({ words, way, at, name }) => {
        const code = source`
        const ${name} = [${words.map((word) => `'${word}'`).join(', ')}]${way === 'plain' ? '' : ' as const'}
        type Seen = (typeof ${name})[${{ number: 'number', position: String(at), plain: 'number', length: "'length'" }[way]}]`
        const all = words.map((word) => `'${word}'`).join(' | ')
        const key = { number: all, position: `'${words[at]}'`, plain: 'string', length: '3' }[way]
        const wrong = [
          ['listsStayGeneral', way === 'length' ? 'number' : 'string'],
          ['indexGivesAll', all],
          ['indexGivesPositions', way === 'number' || way === 'plain' ? '0 | 1 | 2' : String(at + 4)],
          ['indexMayMiss', `${key} | undefined`],
          ['indexGivesTheList', `readonly [${words.map((word) => `'${word}'`).join(', ')}]`],
        ] as const
        return {
          question: typeOf('Seen'),
          code,
          key,
          wrong,
          because: {
            number: 'as const makes a tuple of literals, and indexing it with number gives the union of its items.',
            position: 'as const makes a tuple of literals, and each position has its own type.',
            plain: 'Without as const the list may change, so its items are widened.',
            length: 'as const makes a tuple, and the length of a tuple is a literal, too.',
          }[way],
          proof: typeProof(code, 'Seen', key, wrong),
        }
      },
    }),
    'way',
    'at',
  ),
]
