import { prints } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { twice } from '../twice.ts'
import { cities, fruits, people } from '../words.ts'
import { template } from './misconceptions.ts'

export const beginnerLookups: Template[] = [
  template({
    id: 'keys-of-a-dictionary',
    version: 2,
    concept: 'dictionaries and sets',
    difficulty: [3, 'Which keys count as the same.'],
    draw: (r) => ({
      number: r.int(2, 60),
      values: r.some(cities, 4),
      kinds: r.some(['int', 'float', 'text', 'again', 'other', 'floatText'] as const, 4),
      name: r.pick(['stops', 'codes', 'offices', 'rooms']),
    }),
    make: ({ number, values, kinds, name }) => {
      const written = {
        int: String(number),
        float: `${number}.0`,
        text: `'${number}'`,
        again: String(number),
        other: `${number + 1}`,
        floatText: `'${number}.0'`,
      }
      const texts = kinds.filter((kind) => kind === 'text' || kind === 'floatText').length
      const others = kinds.includes('other') ? 1 : 0
      const ints = kinds.includes('int') || kinds.includes('again')
      const floats = kinds.includes('float')
      const size = texts + others + 1
      const lastOf = (group: readonly string[]) => values[kinds.findLastIndex((kind) => group.includes(kind))] ?? 'none'
      const firstOf = (group: readonly string[]) => values[kinds.findIndex((kind) => group.includes(kind))] ?? 'none'
      return {
        question: prints,
        code: source`
          ${name} = {}
          ${kinds.map((kind, index) => `${name}[${written[kind]}] = '${values[index] ?? ''}'`).join('\n')}
          print(len(${name}), ${name}[${number}])`,
        key: `${size} ${lastOf(['int', 'float', 'again'])}`,
        wrong: [
          ['floatIsAnotherKey', `${size + (ints && floats ? 1 : 0)} ${lastOf(ints ? ['int', 'again'] : ['float'])}`],
          ['textIsTheSameKey', `${1 + others} ${lastOf(['int', 'float', 'again', 'text', 'floatText'])}`],
          ['firstValueStays', `${size} ${firstOf(['int', 'float', 'again'])}`],
          ['everyLineAdds', `4 ${lastOf(['int', 'float', 'again'])}`],
        ],
        because:
          'Numbers that are equal are one key, whatever their type, and the last value counts. A text never equals a number.',
      }
    },
  }),
  template({
    id: 'counting-with-get',
    version: 2,
    concept: 'dictionaries and sets',
    difficulty: [2, 'A default for a missing key in a loop.'],
    draw: (r) => ({
      words: r.some(fruits, 3),
      order: r.shuffled([0, 0, 0, 1, 1, 2]).slice(0, r.int(3, 5)),
      start: r.int(0, 12),
      step: r.int(1, 9),
      asked: r.int(0, 1),
      name: r.pick(['sold', 'seen', 'votes', 'stock']),
    }),
    make: ({ words, order, start, step, asked, name }) => {
      const counted = order[asked] ?? 0
      const count = order.filter((index) => index === counted).length
      const text = (value: number, size: number) => `${value} ${size}`
      return {
        question: prints,
        code: source`
          ${name} = {}
          for item in [${order.map((index) => `'${words[index] ?? ''}'`).join(', ')}]:
              ${name}[item] = ${name}.get(item, ${start}) + ${step}
          print(${name}['${words[counted] ?? ''}'], len(${name}))`,
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
  twice(
    template({
      id: 'which-except-answers',
      concept: 'errors',
      difficulty: [3, 'Several handlers, else and finally.'],
      draw: (r) => ({
        text: r.pick(['number', 'word', 'zero'] as const),
        number: r.int(2, 20),
        words: r.some(
          [
            'parsed',
            'retry',
            'skipped',
            'closed',
            'broken',
            'stored',
            'empty',
            'done',
            'late',
            'wrong',
            'kept',
            'sent',
          ],
          4,
        ),
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
    'text',
  ),
  template({
    id: 'truth-of-values',
    version: 2,
    concept: 'conditions and loops',
    difficulty: [3, 'Some values that look empty count as true.'],
    draw: (r) => ({
      names: r.some(['code', 'tags', 'phone', 'age', 'note', 'partner', 'city', 'size', 'owner', 'stock'], 5),
      kinds: r.some(['zeroText', 'listOfNone', 'emptyText', 'zero', 'space', 'nothing', 'emptyList'] as const, 5),
      doubts: r.some([0, 1, 2, 3, 4], 2),
    }),
    make: ({ names, kinds, doubts: [first = 0, second = 1] }) => {
      const values = {
        zeroText: ["'0'", true, 'zeroTextIsFalsy'],
        listOfNone: ['[None]', true, 'listOfNoneIsFalsy'],
        emptyText: ["''", false, 'emptyTextIsTruthy'],
        zero: ['0.0', false, 'zeroIsTruthy'],
        space: ["' '", true, 'spaceIsFalsy'],
        nothing: ['None', false, 'noneIsTruthy'],
        emptyList: ['[]', false, 'emptyListIsTruthy'],
      } as const
      const factOf = (index: number) => values[kinds[index] ?? 'zero']
      const kept = (...mistaken: number[]) =>
        names.filter((_, index) => factOf(index)[1] !== mistaken.includes(index)).join(' ') || 'none'
      return {
        question: prints,
        code: source`
          form = {
              ${names.map((name, index) => `'${name}': ${factOf(index)[0]},`).join('\n')}
          }
          print(' '.join(name for name, value in form.items() if value) or 'none')`,
        key: kept(),
        wrong: [
          [factOf(first)[2], kept(first)],
          [factOf(second)[2], kept(second)],
          ['bothMistakes', kept(first, second)],
        ],
        because:
          'Zero, None and whatever is empty count as false. A text with any sign in it and a list with any item count as true.',
      }
    },
  }),
]
