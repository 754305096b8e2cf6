import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { twice } from '../twice.ts'
import { template } from './misconceptions.ts'
import { refusedLines } from './refused-lines.ts'

export const beginnerCalls: Template[] = [
  twice(
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
          [
            quoted ? 'assertionConverts' : 'jsonIsAllText',
            quoted ? `${value + more} number` : `${value}${more} string`,
          ],
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
    'quoted',
    'value',
  ),
  template({
    id: 'callbacks-that-fit',
    version: 2,
    concept: 'functions',
    difficulty: [4, 'A callback may take less than it is offered, not more.'],
    draw: (r) => ({
      verbs: r.some(['onSave', 'onClose', 'watch', 'each', 'label', 'describe'], 2),
      names: r.some(['row', 'index', 'page', 'total', 'event'], 2),
      types: r.shuffled(['string', 'number'] as const),
      ways: r.some(['count', 'type', 'result', 'use'] as const, 2),
      order: r.shuffled([0, 1, 2, 3]),
    }),
    make: ({ verbs: [each = '', give = ''], names: [one = '', two = ''], types, ways, order }) => {
      const [type = 'string', otherType = 'number'] = types
      const method = { string: 'trim', number: 'toFixed' }
      const contrastOf = {
        count: {
          refused: `${each}((${one}, ${two}, extra) => {})`,
          accepted: `${each}(() => {})`,
          mistake: 'callbacksNeedAll',
          because: 'A callback may leave arguments unused, but cannot ask for one that it is never given.',
        },
        type: {
          refused: `${each}((${one}: ${otherType}) => {})`,
          accepted: `${each}((${one}: ${type}) => {})`,
          mistake: 'callbacksHaveNoAnnotations',
          because: `The callback is called with a ${type}, so it cannot ask for a ${otherType}.`,
        },
        result: {
          refused: `${give}((${one}, ${two}) => ${two})`,
          accepted: `${each}((${one}, ${two}) => ${two})`,
          mistake: 'returnsMustBeVoid',
          because: `Where void is expected a callback may return anything; where ${type} is expected it may not.`,
        },
        use: {
          refused: `${each}((${one}) => ${one}.${method[otherType]}())`,
          accepted: `${each}((${one}) => ${one}.${method[type]}())`,
          mistake: 'argumentsAreUntyped',
          because: 'The arguments of a callback have the types of the function that it is passed to.',
        },
      } as const
      const parameters = `${one}: ${type}, ${two}: ${otherType}`
      const setup = source`
        declare function ${each}(callback: (${parameters}) => void): void
        declare function ${give}(callback: (${parameters}) => ${type}): void`
      return refusedLines(setup, [contrastOf[ways[0] ?? 'count'], contrastOf[ways[1] ?? 'type']], order)
    },
  }),
]
