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
]
