import { prints } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { cities, fruits, people } from '../words.ts'
import { template } from './misconceptions.ts'

export const beginnerLookups: Template[] = [
  template({
    id: 'keys-of-a-dictionary',
    concept: 'dictionaries and sets',
    difficulty: [3, 'Which keys count as the same.'],
    draw: (r) => ({
      number: r.int(2, 60),
      values: r.some(cities, 4),
      kinds: r.shuffled(['int', 'float', 'text', 'again'] as const),
      name: r.pick(['stops', 'codes', 'offices', 'rooms']),
    }),
    make: ({ number, values, kinds, name }) => {
      const written = { int: String(number), float: `${number}.0`, text: `'${number}'`, again: String(number) }
      const lastOf = (group: readonly string[]) => values[kinds.findLastIndex((kind) => group.includes(kind))]
      const firstOf = (group: readonly string[]) => values[kinds.findIndex((kind) => group.includes(kind))]
      return {
        question: prints,
        code: source`
          ${name} = {}
          ${kinds.map((kind, index) => `${name}[${written[kind]}] = '${values[index] ?? ''}'`).join('\n')}
          print(len(${name}), ${name}[${number}])`,
        key: `2 ${lastOf(['int', 'float', 'again'])}`,
        wrong: [
          ['floatIsAnotherKey', `3 ${lastOf(['int', 'again'])}`],
          ['textIsTheSameKey', `1 ${values[3]}`],
          ['firstValueStays', `2 ${firstOf(['int', 'float', 'again'])}`],
          ['everyLineAdds', `4 ${lastOf(['int', 'again'])}`],
        ],
        because:
          'Numbers that are equal are one key, whatever their type, and the last value counts. A text never equals a number.',
      }
    },
  }),
  template({
    id: 'counting-with-get',
    concept: 'dictionaries and sets',
    difficulty: [2, 'A default for a missing key in a loop.'],
    draw: (r) => ({
      words: r.some(fruits, 2),
      order: r.shuffled([0, 0, 0, 1, 1]).slice(0, 4),
      start: r.int(0, 5),
      step: r.int(1, 4),
      asked: r.int(0, 1),
      name: r.pick(['sold', 'seen', 'votes', 'stock']),
    }),
    make: ({ words, order, start, step, asked, name }) => {
      const count = order.filter((index) => index === asked).length
      const text = (value: number, size: number) => `${value} ${size}`
      return {
        question: prints,
        code: source`
          ${name} = {}
          for item in [${order.map((index) => `'${words[index] ?? ''}'`).join(', ')}]:
              ${name}[item] = ${name}.get(item, ${start}) + ${step}
          print(${name}['${words[asked] ?? ''}'], len(${name}))`,
        key: text(start + count * step, new Set(order).size),
        wrong: [
          ['defaultEachTime', text(start + step, new Set(order).size)],
          ['defaultIsIgnored', text(count * step, new Set(order).size)],
          ['everyLineAdds', text(start + count * step, order.length)],
          ['firstIsOnlyDefault', text(start + (count - 1) * step, new Set(order).size)],
          ['defaultAddsEachTime', text(count * (start + step), new Set(order).size)],
        ],
        because:
          'get gives the default only while the key is missing; from then on it gives the value that was stored.',
      }
    },
  }),
  template({
    id: 'which-except-answers',
    concept: 'errors',
    difficulty: [3, 'Several handlers, else and finally.'],
    draw: (r) => ({
      text: r.pick(['number', 'word', 'zero'] as const),
      number: r.int(2, 20),
      words: r.some(['parsed', 'retry', 'skipped', 'closed', 'broken', 'stored'], 4),
      total: r.int(40, 99),
      person: r.pick(people),
    }),
    make: ({ text, number, words: [value = '', zero = '', fine = '', end = ''], total, person }) => {
      const given = { number: String(number), word: person, zero: '0' }[text]
      const key = { number: [fine, end], word: [value, end], zero: [zero, end] }[text]
      return {
        question: prints,
        code: source`
          steps = []
          try:
              share = ${total} / int('${given}')
          except ValueError:
              steps.append('${value}')
          except ZeroDivisionError:
              steps.append('${zero}')
          else:
              steps.append('${fine}')
          finally:
              steps.append('${end}')
          print(' '.join(steps))`,
        key: key.join(' '),
        wrong: [
          ['elseAlwaysRuns', text === 'number' ? `${value} ${fine} ${end}` : `${key[0]} ${fine} ${end}`],
          ['finallyOnlyOnFailure', text === 'number' ? fine : (key[0] ?? '')],
          ['firstHandlerCatchesAll', text === 'word' ? `${value} ${zero} ${end}` : `${value} ${end}`],
          ['finallyInstead', end],
        ],
        because: 'The first handler whose class fits answers, else runs only without an error, and finally always.',
      }
    },
  }),
  template({
    id: 'truth-of-values',
    concept: 'conditions and loops',
    difficulty: [3, 'Some values that look empty count as true.'],
    draw: (r) => ({
      city: r.pick(cities),
      fields: r.shuffled([
        ...r.some(['zeroText', 'listOfNone', 'emptyText', 'zero', 'space', 'nothing'] as const, 5),
        'city' as const,
      ]),
    }),
    make: ({ city, fields }) => {
      const values = {
        zeroText: ['code', "'0'", true],
        listOfNone: ['tags', '[None]', true],
        emptyText: ['phone', "''", false],
        zero: ['age', '0.0', false],
        space: ['note', "' '", true],
        nothing: ['partner', 'None', false],
        city: ['city', `'${city}'`, true],
      } as const
      const kept = (mistaken?: keyof typeof values) =>
        fields
          .filter((field) => values[field][2] !== (field === mistaken))
          .map((field) => values[field][0])
          .join(' ')
      return {
        question: prints,
        code: source`
          form = {
              ${fields.map((field) => `'${values[field][0]}': ${values[field][1]},`).join('\n')}
          }
          print(' '.join(name for name, value in form.items() if value))`,
        key: kept(),
        wrong: [
          ['zeroTextIsFalsy', kept('zeroText')],
          ['listOfNoneIsFalsy', kept('listOfNone')],
          ['emptyTextIsTruthy', kept('emptyText')],
          ['zeroIsTruthy', kept('zero')],
          ['spaceIsFalsy', kept('space')],
          ['noneIsTruthy', kept('nothing')],
        ],
        because:
          'Zero, None and whatever is empty count as false. A text with any sign in it and a list with any item count as true.',
      }
    },
  }),
]
