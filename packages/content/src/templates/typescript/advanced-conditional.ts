import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { twice } from '../twice.ts'
import { tags } from '../words.ts'
import { template, typeOf, typeProof } from './misconceptions.ts'

const fitting = ['string', 'number'] as const

export const advancedConditional: Template[] = [
  twice(
    template({
      id: 'a-union-in-a-condition',
      concept: 'conditional types',
      difficulty: [4, 'Whether a condition is asked of each member or of the whole.'],
      draw: (r) => ({
        members: r.some(
          [...fitting, r.pick(['bigint', 'symbol']), r.pick(['Date', 'URL', 'Blob']), r.pick(['RegExp', 'Error'])],
          2,
        ),
        isWhole: r.flip(),
        name: r.pick(['Wrap', 'Boxed', 'Listed', 'Many', 'Held']),
        other: r.pick(['null', 'undefined', 'false', 'true', "''", '0', '-1']),
        order: r.flip(),
      }),
      make: ({ members, isWhole, name, other, order }) => {
        const code = source`
        type ${name}<T> = ${isWhole ? '[T] extends [string | number]' : 'T extends string | number'} ? T[] : ${other}
        type Seen = ${name}<${members.join(' | ')}>`
        const fits = members.map((member) => (fitting as readonly string[]).includes(member))
        const whole = fits.every(Boolean) ? `(${members.join(' | ')})[]` : other
        const parts = new Set(members.map((member, index) => (fits[index] ? `${member}[]` : other)))
        const split = [...parts].join(' | ')
        const single = members.find((_, index) => fits[index] === order) ?? members[0] ?? ''
        const key = isWhole ? whole : split
        const wrong = [
          [isWhole ? 'unionsAreAlwaysSplit' : 'unionsStayWhole', isWhole ? split : whole],
          ['firstMemberDecides', fits[0] ? `${members[0]}[]` : `${other}[]`],
          ['mismatchGivesNever', 'never'],
          ['unionIsKeptInside', `(${members.join(' | ')})[] | ${other}`],
          ['oneMemberIsDropped', `${single}[]`],
        ] as const
        return {
          question: typeOf('Seen'),
          code,
          key,
          wrong,
          because: isWhole
            ? 'Inside a tuple the parameter is not bare, so the condition is asked once, of the whole union.'
            : 'A bare type parameter is taken apart: the condition is asked of each member, and the results are united.',
          proof: typeProof(code, 'Seen', key, wrong),
        }
      },
    }),
    'members',
    'isWhole',
    'other',
  ),
  template({
    id: 'special-types-in-a-condition',
    concept: 'conditional types',
    difficulty: [4, 'any, never and unknown each have a rule of their own.'],
    draw: (r) => ({
      given: r.pick(['any', 'never', 'unknown', 'literal', 'object'] as const),
      words: r.some(tags, 2),
      target: r.pick(['string', 'number']),
      name: r.pick(['Kind', 'Check', 'Test', 'Label']),
    }),
    make: ({ given, words: [yes = '', no = ''], target, name }) => {
      const argument = {
        any: 'any',
        never: 'never',
        unknown: 'unknown',
        literal: target === 'string' ? "'x'" : '7',
        object: '{}',
      }[given]
      const code = source`
        type ${name}<T> = T extends ${target} ? '${yes}' : '${no}'
        type Seen = ${name}<${argument}>`
      const key = {
        any: `'${yes}' | '${no}'`,
        never: 'never',
        unknown: `'${no}'`,
        literal: `'${yes}'`,
        object: `'${no}'`,
      }[given]
      const wrong = [
        [
          given === 'any' ? 'anyFitsEverything' : given === 'never' ? 'neverFitsEverything' : 'unknownMayFit',
          `'${yes}'`,
        ],
        [given === 'literal' ? 'literalsAreOtherTypes' : 'onlyThatTypeFits', `'${no}'`],
        ['undecidedGivesBoth', `'${yes}' | '${no}'`],
        ['undecidedGivesNever', 'never'],
      ] as const
      return {
        question: typeOf('Seen'),
        code,
        key,
        wrong,
        because: {
          any: 'any takes both branches, so the result is their union.',
          never:
            'never is the union without members: there is nothing to ask the condition of, so the result is never.',
          unknown: 'unknown is assignable only to unknown and any, so the condition does not hold.',
          literal: `The literal is assignable to ${target}, so the condition holds.`,
          object: `{} stands for any value that is not null or undefined, and such a value need not be a ${target}.`,
        }[given],
        proof: typeProof(code, 'Seen', key, wrong),
      }
    },
  }),
  twice(
    template({
      id: 'one-name-inferred-twice',
      concept: 'inference',
      difficulty: [5, 'Where a type is inferred from decides between & and |.'],
      draw: (r) => ({
        types: r.some(
          ['Order', 'Invoice', 'Ticket', 'Parcel', 'Booking', 'Offer', 'Payment', 'Receipt', 'Refund', 'Quote'],
          2,
        ),
        way: r.pick(['parameter', 'result', 'property', 'callback'] as const),
        names: r.some(['save', 'send', 'check', 'apply', 'store'], 2),
      }),
      make: ({ types: [a = '', b = ''], way, names: [one = '', two = ''] }) => {
        const shape = (type: string) =>
          ({
            parameter: `(value: ${type}) => void`,
            result: `() => ${type}`,
            property: type,
            callback: `(done: (value: ${type}) => void) => void`,
          })[way]
        const code = source`
        interface ${a} { ${a.toLowerCase()}: string }
        interface ${b} { ${b.toLowerCase()}: number }
        type Inner<T> = T extends {
          ${one}: ${shape('infer U')}
          ${two}: ${shape('infer U')}
        } ? U : never
        type Seen = Inner<{
          ${one}: ${shape(a)}
          ${two}: ${shape(b)}
        }>`
        const meets = way === 'parameter'
        const key = meets ? `${a} & ${b}` : `${a} | ${b}`
        const wrong = [
          [meets ? 'candidatesAreUnited' : 'candidatesMeet', meets ? `${a} | ${b}` : `${a} & ${b}`],
          ['firstCandidateWins', a],
          ['lastCandidateWins', b],
          ['candidatesMustAgree', 'never'],
          ['conflictsAreUnknown', 'unknown'],
        ] as const
        return {
          question: typeOf('Seen'),
          code,
          key,
          wrong,
          because: {
            parameter: 'A parameter must take what either function takes, so the candidates are intersected.',
            result: 'A result may be what either function gives, so the candidates are united.',
            property: 'A property is read, so it may be either type: the candidates are united.',
            callback: 'A parameter of a parameter is an output again, so the candidates are united.',
          }[way],
          proof: typeProof(code, 'Seen', key, wrong),
        }
      },
    }),
    'way',
  ),
  twice(
    template({
      id: 'parameters-of-a-route',
      concept: 'template literal types',
      difficulty: [4, 'A type that walks along a text.'],
      draw: (r) => ({
        names: r.some(['shop', 'order', 'user', 'item', 'page', 'team'], 2),
        way: r.pick(['recursive', 'once', 'rest'] as const),
        end: r.pick(['', '/edit', '/notes', '/files']),
      }),
      make: ({ names: [a = '', b = ''], way, end }) => {
        const path = `/${a}s/:${a}/${b}s/:${b}${end}`
        const inner = { recursive: 'Name | Names<Rest>', once: 'Name', rest: 'Rest' }[way]
        const code = source`
        type Names<Path> = Path extends \`\${string}:\${infer Name}/\${infer Rest}\`
          ? ${inner}
          : Path extends \`\${string}:\${infer Name}\`
            ? Name
            : never
        type Seen = Names<'${path}'>`
        const afterFirst = `'${b}s/:${b}${end}'`
        const key = { recursive: `'${a}' | '${b}'`, once: `'${a}'`, rest: afterFirst }[way]
        const wrong = [
          [
            way === 'recursive' ? 'typesDoNotRecur' : 'everyMatchIsTaken',
            way === 'recursive' ? `'${a}'` : `'${a}' | '${b}'`,
          ],
          ['inferTakesTheMost', way === 'rest' ? (end ? `'${end.slice(1)}'` : `'${a}s/:${a}'`) : `'${a}/${b}s/:${b}'`],
          ['signsStayInNames', `':${a}' | ':${b}'`],
          ['lastMatchOnly', `'${b}'`],
          ['inferGivesString', 'string'],
        ] as const
        return {
          question: typeOf('Seen'),
          code,
          key,
          wrong,
          because: {
            recursive:
              'An inferred part ends at the first sign that follows it. The rest is walked along in the same way and adds its names.',
            once: 'An inferred part ends at the first slash, and the rest is left aside.',
            rest: 'The first colon ends the beginning and the next slash the name, so all the rest goes to Rest, as it is.',
          }[way],
          proof: typeProof(code, 'Seen', key, wrong),
        }
      },
    }),
    'way',
    'end',
  ),
]
