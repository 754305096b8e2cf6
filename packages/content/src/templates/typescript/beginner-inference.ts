import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { cities, people, tags } from '../words.ts'
import { lineProof, rejects, template, typeOf, typeProof } from './misconceptions.ts'

export const beginnerInference: Template[] = [
  template({
    id: 'literal-or-general',
    concept: 'annotations and inference',
    difficulty: [2, 'The keyword and the place decide how far a type is widened.'],
    draw: (r) => ({
      way: r.pick(['const', 'let', 'field', 'asConst'] as const),
      word: r.pick(tags),
      number: r.int(2, 90),
      isText: r.flip(),
      name: r.pick(['status', 'mode', 'level', 'step']),
    }),
    make: ({ way, word, number, isText, name }) => {
      const value = isText ? `'${word}'` : String(number)
      const general = isText ? 'string' : 'number'
      const isField = way === 'field' || way === 'asConst'
      const code = isField
        ? `const order = { ${name}: ${value} }${way === 'asConst' ? ' as const' : ''}`
        : `${way} ${name} = ${value}`
      const type = isField ? `typeof order.${name}` : `typeof ${name}`
      const isLiteral = way === 'const' || way === 'asConst'
      const key = isLiteral ? value : general
      const wrong = [
        [
          way === 'field' ? 'constKeepsFields' : way === 'let' ? 'letKeepsLiteral' : 'constIsWidened',
          isLiteral ? general : value,
        ],
        ['inferenceGivesAny', 'any'],
        ['noAnnotationIsUnknown', 'unknown'],
        ['mayBeUnset', `${general} | undefined`],
      ] as const
      return {
        question: typeOf(isField ? `order.${name}` : name),
        code,
        key,
        wrong,
        because: {
          const: 'A constant never gets another value, so its type is that one value.',
          let: 'A variable may get another value of its kind, so the type is widened.',
          field: 'const fixes the name only. The field may be written, so its type is widened.',
          asConst: 'as const makes every field readonly and keeps its literal type.',
        }[way],
        proof: typeProof(code, type, key, wrong),
      }
    },
  }),
  template({
    id: 'more-properties-than-asked',
    concept: 'interfaces and object types',
    difficulty: [3, 'The same object is refused or accepted depending on where it is written.'],
    draw: (r) => ({
      type: r.pick(['Product', 'Guest', 'Room', 'Parcel']),
      required: r.pick(['title', 'code', 'place']),
      optional: r.pick(['note', 'size', 'owner']),
      extra: r.pick(['colour', 'stock', 'rating']),
      faulty: r.pick(['extra', 'missing', 'null'] as const),
      order: r.shuffled([0, 1, 2, 3]),
      city: r.pick(cities),
    }),
    make: ({ type, required, optional, extra, faulty, order, city }) => {
      const text = `'${city}'`
      const bad = {
        extra: `show({ ${required}: ${text}, ${extra}: 3 })`,
        missing: `show({ ${optional}: ${text} })`,
        null: `show({ ${required}: ${text}, ${optional}: null })`,
      }[faulty]
      const lines = [
        bad,
        `show({ ${required}: ${text} })`,
        'show(stored)',
        `show({ ${required}: ${text}, ${optional}: undefined })`,
      ]
      const code = source`
        interface ${type} {
          ${required}: string
          ${optional}?: string
        }
        declare function show(item: ${type}): void
        const stored = { ${required}: ${text}, ${extra}: 3 }
        ${order.map((index) => lines[index] ?? '').join('\n')}`
      return {
        question: rejects,
        code,
        key: bad,
        wrong: [
          ['optionalMayNotMiss', lines[1] ?? ''],
          ['variablesAreCheckedToo', lines[2] ?? ''],
          ['undefinedIsNotOptional', lines[3] ?? ''],
        ],
        because: {
          extra:
            'An object literal written for a type may have no further properties. One that is stored first only has to have enough.',
          missing: `${required} is not optional, so no object may lack it.`,
          null: 'Optional means string or undefined. null is neither.',
        }[faulty],
        proof: lineProof(code, bad),
      }
    },
  }),
  template({
    id: 'results-of-a-function',
    concept: 'functions',
    difficulty: [4, 'A function without a return type, and a path that returns nothing.'],
    draw: (r) => ({
      falls: r.flip(),
      first: r.pick(['string', 'number', 'Date', 'boolean']),
      second: r.pick(['string[]', 'bigint', 'Error', 'RegExp']),
      name: r.pick(['find', 'pick', 'lookUp', 'choose']),
      value: r.pick(['score', 'rank', 'age', 'weight']),
      limit: r.int(2, 90),
    }),
    make: ({ falls, first, second, name, value, limit }) => {
      const code = source`
        declare const one: ${first}
        declare const other: ${second}
        function ${name}(${value}: number) {
          if (${value} > ${limit}) return one
          if (${value} > 0) return other${falls ? '' : '\nreturn other'}
        }
        const found = ${name}(${limit})`
      const key = `${first} | ${second}${falls ? ' | undefined' : ''}`
      const wrong = [
        ['returnsAreAny', 'any'],
        ['firstReturnCounts', first],
        ['lastReturnCounts', falls ? second : `${second} | undefined`],
        [
          falls ? 'missingPathIsIgnored' : 'everyFunctionMayFail',
          falls ? `${first} | ${second}` : `${first} | ${second} | undefined`,
        ],
      ] as const
      return {
        question: typeOf('found'),
        code,
        key,
        wrong,
        because: falls
          ? 'The type is the union of all results, and where the end is reached without a return that is undefined.'
          : 'The type is the union of the types of all return statements, and the end is never reached without one.',
        proof: typeProof(code, 'typeof found', key, wrong),
      }
    },
  }),
  template({
    id: 'a-text-for-a-union',
    concept: 'annotations and inference',
    difficulty: [3, 'The same text fits or not depending on how it was declared.'],
    draw: (r) => ({
      words: r.some(tags, 3),
      type: r.pick(['Status', 'State', 'Stage', 'Filter']),
      verb: r.pick(['apply', 'select', 'mark', 'send']),
      order: r.shuffled([0, 1, 2, 3]),
      person: r.pick(people),
      way: r.pick(['let', 'field', 'parameter'] as const),
    }),
    make: ({ words: [one = '', two = '', three = ''], type, verb, order, person, way }) => {
      const bad = {
        let: `${verb}(current)`,
        field: `${verb}(row.current)`,
        parameter: `${verb}(current.toLowerCase())`,
      }[way]
      const lines = [bad, `${verb}('${two}')`, `${verb}(fixed)`, `${verb}(some)`]
      const code = source`
        type ${type} = '${one}' | '${two}' | '${three}'
        declare function ${verb}(value: ${type}): void
        declare const some: '${two}' | '${three}'
        const fixed = '${one}'
        ${way === 'field' ? `const row = { owner: '${person}', current: '${two}' }` : `let current = '${two}'`}
        ${order.map((index) => lines[index] ?? '').join('\n')}`
      return {
        question: rejects,
        code,
        key: bad,
        wrong: [
          ['literalsNeedTheType', lines[1] ?? ''],
          ['constNeedsAnnotation', lines[2] ?? ''],
          ['constantsOfOtherUnions', lines[3] ?? ''],
        ],
        because: {
          let: 'The variable is inferred as string, since it may be assigned again, and not every string is in the union.',
          field: 'The field is inferred as string, since it may be written, and not every string is in the union.',
          parameter: 'toLowerCase returns a string, and not every string is in the union.',
        }[way],
        proof: lineProof(code, bad),
      }
    },
  }),
]
