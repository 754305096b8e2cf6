import { followedBy } from '../proofs.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { cities, fruits, goods, people, tags } from '../words.ts'
import { template } from './misconceptions.ts'

const shown = (code: string, ...steps: string[]) => followedBy(code, 'await mount(App)', ...steps)

export const beginnerPipes: Template[] = [
  template({
    id: 'bound-classes',
    version: 3,
    concept: 'templates',
    difficulty: [2, 'Static and bound classes together.'],
    draw: (r) => ({
      base: r.pick(['card', 'row', 'tile', 'panel', 'note', 'badge']),
      names: r.some(
        [
          'active',
          'big',
          'sale',
          'quiet',
          'wide',
          'open',
          'late',
          'new',
          'round',
          'bold',
          'flat',
          'tall',
          'dark',
          'tiny',
          'lone',
          'loud',
          'warm',
          'slim',
          'shy',
          'fresh',
          'gray',
          'narrow',
        ],
        4,
      ),
      values: r.shuffled([
        'true',
        r.pick(['1', "'yes'", '[]', "'false'", '-1']),
        ...r.some(['0', "''", 'null', 'false', 'undefined'], 2),
      ]),
    }),
    make: ({ base, names, values }) => {
      const falsy = ['0', "''", 'null', 'false', 'undefined']
      const set = (isSet: (value: string) => boolean, first = [base]) =>
        [...first, ...names.filter((_, index) => isSet(values[index] ?? ''))].sort().join(' ')
      const isTruthy = (value: string) => !falsy.includes(value)
      const code = source`
        @Component({
          selector: 'app-root',
          template: \`
            <p class="${base}"
              ${names.map((name) => `[class.${name}]="${name}"`).join('\n')}>Text</p>
          \`,
        })
        class App {
          ${names.map((name, index) => `${name} = ${values[index]}`).join('\n')}
        }`
      return {
        question: 'Which classes does the paragraph have, in alphabetical order?',
        code,
        key: set(isTruthy),
        wrong: [
          ['classReplaces', set(isTruthy, [])],
          ['onlyNullIsFalse', set((value) => !['null', 'undefined', 'false'].includes(value))],
          ['truthyIsTrue', set((value) => value === 'true')],
          ['falseTextIsFalse', set((value) => isTruthy(value) && value !== "'false'")],
          ['emptyListIsFalse', set((value) => isTruthy(value) && value !== '[]')],
          ['zeroIsSet', set((value) => isTruthy(value) || value === '0')],
          ['emptyTextIsSet', set((value) => isTruthy(value) || value === "''")],
        ],
        because:
          'Each binding adds or takes away its own class, by the truth of its value, and leaves the others alone.',
        proof: shown(code, "print([...find('p').classList].sort().join(' '))"),
      }
    },
  }),
  template({
    id: 'fallbacks-in-a-template',
    version: 2,
    concept: 'templates',
    difficulty: [3, 'Two operators that differ for 0 and empty texts.'],
    draw: (r) => ({
      values: r.shuffled([
        r.pick(['0', 'false']),
        r.pick(['null', 'undefined']),
        r.pick(["''", `'${r.pick([...people, ...cities])}'`]),
      ]),
      operator: r.pick(['??', '||'] as const),
      names: r.some(['size', 'note', 'price', 'owner', 'label'], 3),
      spare: r.pick([...tags, ...goods, ...fruits]),
    }),
    make: ({ values, operator, names, spare }) => {
      const isNullish = (value: string) => value === 'null' || value === 'undefined'
      const isFalsy = (value: string) => isNullish(value) || ['0', 'false', "''"].includes(value)
      const text = (takes: (value: string) => boolean) =>
        values.map((value) => (takes(value) ? spare : value.replaceAll("'", ''))).join('/')
      const code = source`
        @Component({
          selector: 'app-root',
          template: \`
            ${names.map((name) => `<b>{{ item()?.${name} ${operator} '${spare}' }}</b>`).join('\n')}
          \`,
        })
        class App {
          item = signal({ ${names.map((name, index) => `${name}: ${values[index]}`).join(', ')} })
        }`
      return {
        question: 'What do the three elements show?',
        code,
        key: text(operator === '??' ? isNullish : isFalsy),
        wrong: [
          operator === '??' ? ['orIsNullish', text(isFalsy)] : ['nullishIsOr', text(isNullish)],
          ['nullIsShown', text(() => false)],
          ['fallbackAlways', text((value) => !isNullish(value))],
          [
            operator === '??' ? 'emptyTextIsMissing' : 'zeroAndFalseStay',
            text((value) =>
              operator === '??' ? value === "''" : isFalsy(value) && value !== '0' && value !== 'false',
            ),
          ],
        ],
        because: `${operator === '??' ? '?? takes the fallback for null and undefined only' : '|| takes the fallback for every falsy value'}.`,
        proof: shown(code, "print([...container.querySelectorAll('b')].map((one) => one.textContent).join('/'))"),
      }
    },
  }),
  template({
    id: 'pipes-in-a-row',
    concept: 'pipes',
    difficulty: [2, 'What slice takes, and in which order pipes work.'],
    draw: (r) => ({
      word: r.pick([
        'lantern',
        'bicycle',
        'journey',
        'harvest',
        'kitchen',
        'outdoor',
        'printer',
        'saddle',
        'ticket',
        'blanket',
        'compass',
        'mirror',
      ]),
      from: r.int(1, 3),
      length: r.int(2, 4),
      upper: r.flip(),
      way: r.pick(['both', 'open'] as const),
    }),
    make: ({ word, from, length, upper, way }) => {
      const to = from + length
      const cased = (text: string) => (upper ? text.toUpperCase() : text[0]?.toUpperCase() + text.slice(1))
      const end = way === 'both' ? to : undefined
      const code = source`
        @Component({
          selector: 'app-root',
          imports: [SlicePipe, UpperCasePipe, TitleCasePipe],
          template: "{{ word | slice:${from}${way === 'both' ? `:${to}` : ''} | ${upper ? 'uppercase' : 'titlecase'} }}",
        })
        class App {
          word = '${word}'
        }`
      return {
        question: 'What is shown?',
        code,
        key: cased(word.slice(from, end)),
        wrong: [
          ['sliceTakesLength', cased(way === 'both' ? word.slice(from, from + to) : word.slice(0, from))],
          ['sliceFromOne', cased(word.slice(from - 1, end && end - 1))],
          upper
            ? ['upperIsTitle', word.slice(from, end)[0]?.toUpperCase() + word.slice(from + 1, end)]
            : ['pipesRunBackwards', word.slice(from, end)],
          ['endIsIncluded', cased(word.slice(from, (end ?? word.length - 2) + 1))],
        ],
        because:
          'slice takes what lies from the first place, counted from 0, up to but without the second; then the next pipe works on that.',
        proof: shown(code, 'print(text())'),
      }
    },
  }),
  template({
    id: 'digits-of-a-number',
    concept: 'pipes',
    difficulty: [3, 'Three numbers decide about a fourth.'],
    draw: (r) => ({
      whole: r.int(1_000, 9_999),
      part: r.int(1, 9),
      more: r.int(1, 9),
      last: r.int(6, 9),
      digits: r.pick(['1.2-2', '1.0-1', '1.1-2', '5.1-1'] as const),
    }),
    make: ({ whole, part, more, last, digits }) => {
      const value = Number(`${whole}.${part}${more}${last}`)
      const [, minimum = 0, least = 0, most = 0] = (/(\d)\.(\d)-(\d)/.exec(digits) ?? []).map(Number)
      const format = (options: Intl.NumberFormatOptions) => new Intl.NumberFormat('en-US', options).format(value)
      const fraction = { minimumIntegerDigits: minimum, minimumFractionDigits: least, maximumFractionDigits: most }
      const cut = Math.trunc(value * 10 ** most) / 10 ** most
      const code = source`
        @Component({
          selector: 'app-root',
          imports: [DecimalPipe],
          template: "{{ amount | number:'${digits}' }}",
        })
        class App {
          amount = ${value}
        }`
      return {
        question: 'What is shown (locale en-US)?',
        code,
        key: format(fraction),
        wrong: [
          ['groupsAreMissing', format({ ...fraction, useGrouping: false })],
          ['digitsAreCut', new Intl.NumberFormat('en-US', fraction).format(cut)],
          ['digitsArePadded', format({ minimumFractionDigits: most + 1, maximumFractionDigits: most + 1 })],
          ['digitsAreTotal', format({ maximumFractionDigits: 0 })],
        ],
        because: `The digits mean: at least ${minimum} before the point, ${least} to ${most} after it, rounded; thousands are grouped.`,
        proof: shown(code, 'print(text())'),
      }
    },
  }),
]
