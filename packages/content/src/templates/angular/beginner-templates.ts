import { followedBy } from '../proofs.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { fruits, goods, people, tags } from '../words.ts'
import { template } from './misconceptions.ts'

const shown = (code: string, ...steps: string[]) => followedBy(code, 'await mount(App)', ...steps)

export const beginnerTemplates: Template[] = [
  template({
    id: 'values-in-braces',
    concept: 'templates',
    difficulty: [2, 'Which values are shown as nothing.'],
    draw: (r) => ({
      values: r.shuffled([
        r.pick(['null', 'undefined']),
        r.pick(['true', 'false']),
        '0',
        r.pick([`[${r.int(1, 4)}, ${r.int(5, 9)}]`, `['${r.pick(fruits)}', ${r.int(1, 9)}]`]),
      ]),
      names: r.some(['stock', 'sold', 'note', 'rating', 'offer', 'size'], 4),
    }),
    make: ({ values, names }) => {
      const text = (to: (value: string) => string) => values.map(to).join('|')
      const isNothing = (value: string) => value === 'null' || value === 'undefined'
      const show = (value: string) =>
        isNothing(value) ? '' : value.startsWith('[') ? value.replaceAll(/[[\]' ]/g, '') : value
      const code = source`
        @Component({
          selector: 'app-root',
          template: '<p>${names.map((name) => `{{ ${name} }}`).join('|')}</p>',
        })
        class App {
          ${names.map((name, index) => `${name} = ${values[index]}`).join('\n')}
        }`
      return {
        question: 'Which text does the component show?',
        code,
        key: text(show),
        wrong: [
          ['nullIsShown', text((value) => (isNothing(value) ? value : show(value)))],
          ['booleansAreHidden', text((value) => (/true|false/.test(value) ? '' : show(value)))],
          ['zeroIsHidden', text((value) => (value === '0' ? '' : show(value)))],
          [
            'arraysAreJson',
            text((value) => (value.startsWith('[') ? value.replaceAll("'", '"').replaceAll(' ', '') : show(value))),
          ],
        ],
        because:
          'null and undefined are shown as nothing, everything else as its text; that of an array are its items with commas.',
        proof: shown(code, "print(find('p').textContent)"),
      }
    },
  }),
  template({
    id: 'variables-of-for',
    concept: 'control flow',
    difficulty: [2, 'Four variables of a loop.'],
    draw: (r) => ({
      items: r.some([...goods, ...fruits], r.int(2, 4)),
      uses: r.pick(['index', 'last', 'first'] as const),
    }),
    make: ({ items, uses }) => {
      const part = {
        index: '{{ $index }} {{ item }} {{ $count }};',
        last: "{{ item }} {{ $last ? 'end' : $index }};",
        first: "{{ $first ? 'of' : 'and' }} {{ item }} {{ $count }};",
      }[uses]
      const end = items.length - 1
      const join = (to: (item: string, index: number) => string) => items.map(to).join(' ')
      const code = source`
        @Component({
          selector: 'app-root',
          template: \`
            @for (item of items; track item) {
              ${part}
            } @empty {
              nothing
            }
          \`,
        })
        class App {
          items = [${items.map((item) => `'${item}'`).join(', ')}]
        }`
      const by = {
        index: (from: number, count: number) => join((item, index) => `${index + from} ${item} ${count};`),
        last: (from: number, count: number) =>
          join((item, index) => `${item} ${index === count - 1 ? 'end' : index + from};`),
        first: (from: number, count: number) =>
          join((item, index) => `${index === from ? 'of' : 'and'} ${item} ${count};`),
      }[uses]
      const right = by(0, items.length)
      return {
        question: 'What is shown?',
        code,
        key: right,
        wrong: [
          ['indexFromOne', by(1, items.length)],
          ['countIsIndex', by(0, end)],
          ['emptyIsAlways', `${right} nothing`],
          [
            'everyIsLast',
            uses === 'first' ? by(end, items.length) : join((item, index) => `${item} ${index === 0 ? 'end' : index};`),
          ],
        ],
        because:
          '$index counts from 0 and $count is the number of items; $first and $last mark the ends, and @empty is for lists without items.',
        proof: shown(code, 'print(text())'),
      }
    },
  }),
  template({
    id: 'what-if-takes-for-true',
    concept: 'control flow',
    difficulty: [2, 'The truth of values in a template.'],
    draw: (r) => ({
      values: r.shuffled([
        r.pick(['0', "''", 'null']),
        r.pick(['[]', "'0'", '{}']),
        r.pick(['0', "''", "'0'", '[]', "'x'"]),
        'NaN',
      ] as const),
      words: r.some(tags, 2),
    }),
    make: ({ values, words: [yes = '', no = ''] }) => {
      const isTrue = (value: string) => ['[]', "'0'", '{}', "'x'"].includes(value)
      const text = (test: (value: string) => boolean) => values.map((value) => (test(value) ? yes : no)).join(' ')
      const code = source`
        @Component({
          selector: 'app-root',
          template: \`
            @for (value of values; track $index) {
              @if (value) { <b>${yes} </b> } @else { <b>${no} </b> }
            }
          \`,
        })
        class App {
          values = [${values.join(', ')}]
        }`
      return {
        question: 'Which words are shown, in this order?',
        code,
        key: text(isTrue),
        wrong: [
          ['emptyArrayIsFalsy', text((value) => isTrue(value) && value !== '[]' && value !== '{}')],
          ['zeroIsTruthy', text((value) => isTrue(value) || value === '0' || value === 'NaN')],
          ['zeroTextIsFalsy', text((value) => isTrue(value) && value !== "'0'")],
          ['emptyTextIsTruthy', text((value) => isTrue(value) || value === "''")],
          ['onlyTrueIsTrue', text(() => false)],
        ],
        because:
          '@if asks what JavaScript asks: 0, NaN, an empty text and null are false; arrays, objects and every other text are true.',
        proof: shown(code, 'print(text())'),
      }
    },
  }),
  template({
    id: 'cases-of-a-switch',
    concept: 'control flow',
    difficulty: [3, 'Types count in a comparison.'],
    draw: (r) => ({
      number: r.int(1, 9),
      isText: r.flip(),
      numberFirst: r.flip(),
      both: r.flip(),
      words: r.some([...tags, ...people], 3),
    }),
    make: ({ number, isText, numberFirst, both, words: [asNumber = '', asText = '', other = ''] }) => {
      const cases = [
        `@case (${number}) { ${asNumber} }`,
        ...(both ? [`@case ('${number}') { ${asText} }`] : [`@case ('${number + 1}') { ${asText} }`]),
      ]
      const listed = numberFirst ? cases : cases.toReversed()
      const code = source`
        @Component({
          selector: 'app-root',
          template: \`
            @switch (code) {
              ${listed.join('\n')}
              @default { ${other} }
            }
          \`,
        })
        class App {
          code = ${isText ? `'${number}'` : number}
        }`
      const key = isText ? (both ? asText : other) : asNumber
      const words = numberFirst ? [asNumber, asText, other] : [asText, asNumber, other]
      return {
        question: 'What is shown?',
        code,
        key,
        wrong: [
          ['switchIsLoose', isText ? asNumber : numberFirst ? asNumber : asText],
          ['switchFallsThrough', words.slice(words.indexOf(key)).join(' ')],
          ['defaultAlways', `${key} ${other}`],
          ['firstCaseWins', words[0] ?? ''],
          ['noneFits', other],
        ],
        because:
          '@switch compares with ===, so a number is not its text; only the case that fits is shown, or @default.',
        proof: shown(code, 'print(text())'),
      }
    },
  }),
  template({
    id: 'bound-classes',
    concept: 'templates',
    difficulty: [2, 'Static and bound classes together.'],
    draw: (r) => ({
      base: r.pick(['card', 'row', 'tile', 'panel']),
      names: r.some(['active', 'big', 'sale', 'quiet', 'wide', 'open'], 3),
      values: r.shuffled(['true', r.pick(['1', "'yes'", '[]']), r.pick(['0', "''", 'null'])]),
    }),
    make: ({ base, names, values }) => {
      const isTruthy = (value: string | undefined) => !['0', "''", 'null'].includes(value ?? '')
      const sorted = (list: readonly string[]) => [...list].sort().join(' ')
      const set = (test: (value: string | undefined) => boolean) => names.filter((_, index) => test(values[index]))
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
        key: sorted([base, ...set(isTruthy)]),
        wrong: [
          ['classReplaces', sorted(set(isTruthy))],
          ['classShowsAll', sorted([base, ...names])],
          ['truthyIsTrue', sorted([base, ...set((value) => value === 'true')])],
          ['staticIsLost', sorted(set(isTruthy).slice(-1))],
        ],
        because:
          'Each binding adds or takes away its own class, by the truth of its value, and leaves the others alone.',
        proof: shown(code, "print([...find('p').classList].sort().join(' '))"),
      }
    },
  }),
  template({
    id: 'fallbacks-in-a-template',
    concept: 'templates',
    difficulty: [3, 'Two operators that differ for 0 and empty texts.'],
    draw: (r) => ({
      values: r.shuffled([r.pick(['0', 'false']), r.pick(['null', 'undefined']), r.pick(["''", "'x'"])]),
      operator: r.pick(['??', '||'] as const),
      names: r.some(['size', 'note', 'price', 'owner', 'label'], 3),
      spare: r.pick(['none', 'open', 'free', 'new']),
    }),
    make: ({ values, operator, names, spare }) => {
      const isNullish = (value: string) => value === 'null' || value === 'undefined'
      const isFalsy = (value: string) => value !== "'x'"
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
            'zeroIsTruthy',
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
