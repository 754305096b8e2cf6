import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { twice } from '../twice.ts'
import { cities, tags } from '../words.ts'
import { template, typeOf, typeProof } from './misconceptions.ts'
import { refusedLines } from './refused-lines.ts'

export const beginnerInference: Template[] = [
  twice(
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
    'way',
    'isText',
  ),
  template({
    id: 'more-properties-than-asked',
    version: 2,
    concept: 'interfaces and object types',
    difficulty: [3, 'The same object is refused or accepted depending on where it is written.'],
    draw: (r) => ({
      type: r.pick(['Product', 'Guest', 'Room', 'Parcel']),
      fields: r.some(['title', 'code', 'place', 'note', 'size', 'owner', 'color', 'stock', 'rating'], 3),
      names: r.some(['stored', 'found', 'first', 'last', 'next'], 2),
      ways: r.some(['variable', 'missing', 'extra', 'null'] as const, 2),
      order: r.shuffled([0, 1, 2, 3]),
      city: r.pick(cities),
    }),
    make: ({
      type,
      fields: [required = '', optional = '', extra = ''],
      names: [bad = '', good = ''],
      ways,
      order,
      city,
    }) => {
      const text = `'${city}'`
      const contrastOf = {
        variable: {
          refused: `show(${bad})`,
          accepted: `show(${good})`,
          mistake: 'variablesAreCheckedToo',
          because: 'An object that is stored first only has to have enough; it may have more.',
        },
        missing: {
          refused: `show({ ${optional}: ${text} })`,
          accepted: `show({ ${required}: ${text} })`,
          mistake: 'optionalMayNotMiss',
          because: `${optional} may be left out, ${required} may not.`,
        },
        extra: {
          refused: `show({ ${required}: ${text}, ${extra}: ${text} })`,
          accepted: `show({ ${required}: ${text}, ${optional}: ${text} })`,
          mistake: 'onlyRequiredMayBeGiven',
          because: 'An object literal written for a type may have its optional properties and no further ones.',
        },
        null: {
          refused: `show({ ${required}: ${text}, ${optional}: null })`,
          accepted: `show({ ${required}: ${text}, ${optional}: undefined })`,
          mistake: 'undefinedIsNotOptional',
          because: 'Optional means string or undefined. null is neither.',
        },
      } as const
      const stored = [
        `const ${bad} = { ${optional}: ${text}, ${extra}: ${text} }`,
        `const ${good} = { ${required}: ${text}, ${extra}: ${text} }`,
      ]
      const setup = source`
        interface ${type} {
          ${required}: string
          ${optional}?: string
        }
        declare function show(item: ${type}): void
        ${stored.sort().join('\n')}`
      return refusedLines(setup, [contrastOf[ways[0] ?? 'variable'], contrastOf[ways[1] ?? 'missing']], order)
    },
  }),
  twice(
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
    'falls',
    'first',
    'second',
  ),
  template({
    id: 'a-text-for-a-union',
    version: 2,
    concept: 'annotations and inference',
    difficulty: [3, 'The same text fits or not depending on how it was declared.'],
    draw: (r) => ({
      words: r.some(tags, 4),
      type: r.pick(['Status', 'State', 'Stage', 'Filter']),
      verb: r.pick(['apply', 'select', 'mark', 'send']),
      names: r.some(['current', 'chosen', 'latest', 'wanted', 'given', 'picked'], 4),
      ways: r.some(['variable', 'field', 'union', 'literal'] as const, 2),
      order: r.shuffled([0, 1, 2, 3]),
    }),
    make: ({ words: [one = '', two = '', three = '', four = ''], type, verb, names, ways, order }) => {
      const contrastOf = (way: (typeof ways)[number], [bad = '', good = '']: readonly string[]) =>
        (
          ({
            variable: {
              setup: [`let ${bad} = '${one}'`, `const ${good} = '${one}'`],
              refused: `${verb}(${bad})`,
              accepted: `${verb}(${good})`,
              mistake: 'constNeedsAnnotation',
              because:
                'A variable is inferred as string, since it may be assigned again; a constant keeps its literal.',
            },
            field: {
              setup: [`const ${bad} = { now: '${two}' }`, `const ${good} = { now: '${two}' } as const`],
              refused: `${verb}(${bad}.now)`,
              accepted: `${verb}(${good}.now)`,
              mistake: 'asConstChangesNoType',
              because: 'A field is inferred as string, since it may be written, and as const keeps its literal.',
            },
            union: {
              setup: [`declare const ${bad}: '${two}' | '${four}'`, `declare const ${good}: '${two}' | '${three}'`],
              refused: `${verb}(${bad})`,
              accepted: `${verb}(${good})`,
              mistake: 'constantsOfOtherUnions',
              because: 'A union fits if each of its members does.',
            },
            literal: {
              setup: [],
              refused: `${verb}('${four}')`,
              accepted: `${verb}('${three}')`,
              mistake: 'literalsNeedTheType',
              because: 'A literal fits if it is in the union.',
            },
          }) as const
        )[way]
      const [first, second] = [
        contrastOf(ways[0] ?? 'variable', names.slice(0, 2)),
        contrastOf(ways[1] ?? 'field', names.slice(2)),
      ]
      const setup = source`
        type ${type} = '${one}' | '${two}' | '${three}'
        declare function ${verb}(value: ${type}): void
        ${[...first.setup, ...second.setup].sort().join('\n')}`
      return refusedLines(setup, [first, second], order)
    },
  }),
]
