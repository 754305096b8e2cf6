import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { cities, people } from '../words.ts'
import { lineProof, rejects, template } from './misconceptions.ts'

export const beginnerCalls: Template[] = [
  template({
    id: 'types-are-gone-at-run-time',
    concept: 'compiler and run time',
    difficulty: [3, 'A wrong assertion shows only when the program runs.'],
    language: 'typescript',
    draw: (r) => ({
      field: r.pick(['seats', 'nights', 'pages', 'rows']),
      type: r.pick(['Booking', 'Order', 'Report', 'Trip']),
      value: r.int(2, 60),
      more: r.int(2, 9),
      quoted: r.flip(),
    }),
    make: ({ field, type, value, more, quoted }) => ({
      question: 'What does this program print?',
      code: source`
        interface ${type} {
          ${field}: number
        }
        const answer = '{ "${field}": ${quoted ? `"${value}"` : value} }'
        const stored = JSON.parse(answer) as ${type}
        console.log(stored.${field} + ${more}, typeof stored.${field})`,
      key: quoted ? `${value}${more} string` : `${value + more} number`,
      wrong: [
        [quoted ? 'assertionConverts' : 'jsonIsAllText', quoted ? `${value + more} number` : `${value}${more} string`],
        ['annotationConverts', 'It throws a TypeError'],
        ['typeIsWhatIsDeclared', quoted ? `${value}${more} number` : `${value + more} string`],
        ['wrongTypeIsNaN', quoted ? 'NaN string' : 'NaN undefined'],
        ['typeofGivesTheInterface', `${value + more} ${type}`],
      ],
      because: quoted
        ? 'as is not checked and converts nothing: the field holds a text, and + joins it with the number.'
        : 'as is not checked and converts nothing, and here the answer does hold a number.',
    }),
  }),
  template({
    id: 'callbacks-that-fit',
    concept: 'functions',
    difficulty: [4, 'A callback may take less than it is offered, not more.'],
    draw: (r) => ({
      verb: r.pick(['onSave', 'onClose', 'watch', 'each']),
      names: r.some(['row', 'index', 'page', 'total', 'event'], 2),
      faulty: r.pick(['more', 'type', 'return'] as const),
      order: r.shuffled([0, 1, 2, 3]),
      person: r.pick(people),
      city: r.pick(cities),
    }),
    make: ({ verb, names: [one = '', other = ''], faulty, order, person, city }) => {
      const isReturn = faulty === 'return'
      const result = isReturn ? 'string' : 'void'
      const text = isReturn ? ` '${person}'` : ` print('${person}')`
      const bad = {
        more: `${verb}((${one}, ${other}, extra) =>${text})`,
        type: `${verb}((${one}: number) =>${text})`,
        return: `${verb}((${one}) => ${one}.length)`,
      }[faulty]
      const lines = [
        bad,
        `${verb}(() =>${text})`,
        `${verb}((${one}, ${other}) => ${isReturn ? `'${city}'` : '42'})`,
        `${verb}((${one}) => ${one})`,
      ]
      const code = source`
        declare function print(text: string): void
        declare function ${verb}(callback: (${one}: string, ${other}: number) => ${result}): void
        ${order.map((index) => lines[index] ?? '').join('\n')}`
      return {
        question: rejects,
        code,
        key: bad,
        wrong: [
          ['callbacksNeedAll', lines[1] ?? ''],
          [isReturn ? 'argumentsMustBeUsed' : 'returnsMustBeVoid', lines[2] ?? ''],
          ['argumentsAreUntyped', lines[3] ?? ''],
        ],
        because: {
          more: 'A callback may leave arguments unused, but cannot ask for one that it is never given.',
          type: 'The callback is called with a string, so it cannot ask for a number. Fewer arguments and any result are fine.',
          return: 'The callback has to return a string, and a length is a number. Fewer arguments are fine.',
        }[faulty],
        proof: lineProof(code, bad),
      }
    },
  }),
]
