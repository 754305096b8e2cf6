import { clicksOn, followedBy, times } from '../proofs.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { fruits, goods, tags } from '../words.ts'
import { template } from './misconceptions.ts'

const shown = (code: string, ...steps: string[]) => followedBy(code, 'await mount(App)', ...steps)

export const beginnerComponents: Template[] = [
  template({
    id: 'field-or-computed',
    concept: 'signals',
    difficulty: [2, 'One of two sums follows.'],
    draw: (r) => ({
      start: r.int(2, 12),
      factors: r.some([2, 3, 4, 5, 10], 2),
      clicks: r.int(2, 4),
      name: r.pick(['seats', 'nights', 'guests', 'copies']),
    }),
    make: ({ start, factors: [f1 = 0, f2 = 0], clicks, name }) => {
      const code = source`
        @Component({
          selector: 'app-root',
          template: '<button (click)="more()">{{ once }} {{ sum() }}</button>',
        })
        class App {
          ${name} = signal(${start})
          once = this.${name}() * ${f1}
          sum = computed(() => this.${name}() * ${f2})
          more() {
            this.${name}.update((now) => now + 1)
          }
        }`
      const end = start + clicks
      const text = (a: number, b: number) => `${a} ${b}`
      return {
        question: `What does the button show after ${clicks} clicks?`,
        code,
        key: text(start * f1, end * f2),
        wrong: [
          ['onceFollows', text(end * f1, end * f2)],
          ['computedIsOnceHere', text(start * f1, start * f2)],
          ['computedIsLate', text(start * f1, (end - 1) * f2)],
          ['lastAddOnly', text(start * f1, (start + 1) * f2)],
        ],
        because:
          'A field is calculated once, when the component is made; a computed signal calculates again when what it read has changed.',
        proof: shown(code, ...clicksOn(clicks), 'print(text())'),
      }
    },
  }),
  template({
    id: 'array-in-a-signal',
    version: 2,
    concept: 'signals',
    difficulty: [3, 'Changed in place or replaced.'],
    draw: (r) => ({
      items: r.some([...fruits, ...goods], 6),
      way: r.pick(['push', 'set', 'spread'] as const),
      clicks: r.int(2, 4),
      name: r.pick(['basket', 'items', 'stock', 'list']),
      start: r.int(2, 5),
    }),
    make: ({ items, way, clicks, name, start }) => {
      const [added = '', ...others] = items
      const list = others.slice(0, start)
      const change = {
        push: `this.${name}().push('${added}')`,
        set: `this.${name}().push('${added}')\nthis.${name}.set(this.${name}())`,
        spread: `this.${name}.update((all) => [...all, '${added}'])`,
      }[way]
      const code = source`
        @Component({
          selector: 'app-root',
          template: '<button (click)="add()">{{ count() }} {{ last() }}</button>',
        })
        class App {
          ${name} = signal([${list.map((item) => `'${item}'`).join(', ')}])
          count = computed(() => this.${name}().length)
          last = computed(() => this.${name}().at(-1))
          add() {
            ${change}
          }
        }`
      const text = (count: number) => `${count} ${count === start ? list.at(-1) : added}`
      return {
        question: `What does the button show after ${clicks} clicks?`,
        code,
        key: text(way === 'spread' ? start + clicks : start),
        wrong: [
          way === 'spread'
            ? ['updateNeedsSet', text(start)]
            : [way === 'push' ? 'arraysAreWatched' : 'setSeesMutation', text(start + clicks)],
          ['lastAddOnly', text(start + 1)],
          ['computedIsLate', text(start + clicks - 1)],
          ['countIsLate', `${start} ${added}`],
        ],
        because:
          way === 'spread'
            ? 'update sets a new array, so the computed signals calculate again.'
            : 'The signal still holds the same array, which counts as no change, so the computed signals keep what they have.',
        proof: shown(code, ...clicksOn(clicks), 'print(text())'),
      }
    },
  }),
  template({
    id: 'inputs-with-and-without-brackets',
    concept: 'components',
    difficulty: [2, 'Brackets make an expression.'],
    draw: (r) => ({
      item: r.pick(goods),
      price: r.int(11, 49),
      extra: r.int(2, 9),
      bound: r.flip(),
      flag: r.pick(['text', 'bound', 'lone'] as const),
      words: r.some(tags, 2),
    }),
    make: ({ item, price, extra, bound, flag, words: [yes = '', no = ''] }) => {
      const attribute = { text: 'active="false"', bound: '[active]="false"', lone: 'active' }[flag]
      const isYes = flag === 'text'
      const code = source`
        @Component({
          selector: 'app-row',
          template: "${item} {{ price() + ${extra} }} {{ active() ? '${yes}' : '${no}' }}",
        })
        class Row {
          price = input<any>()
          active = input<any>()
        }
        @Component({
          selector: 'app-root',
          imports: [Row],
          template: '<app-row ${bound ? `[price]="${price}"` : `price="${price}"`} ${attribute} />',
        })
        class App {}`
      const [sum, other] = bound ? [price + extra, `${price}${extra}`] : [`${price}${extra}`, price + extra]
      const [right, wrong] = isYes ? [yes, no] : [no, yes]
      const text = (first: string | number, second: string) => `${item} ${first} ${second}`
      return {
        question: 'What is shown?',
        code,
        key: text(sum, right),
        wrong: [
          [bound ? 'bracketsGiveText' : 'quotesAreNumbers', text(other, right)],
          [flag === 'lone' ? 'loneIsTrue' : flag === 'text' ? 'falseTextIsFalse' : 'boundIsText', text(sum, wrong)],
          ['bothMistaken', text(other, wrong)],
          ['typedGivesNaN', text('NaN', right)],
        ],
        because: `${bound ? 'With brackets the value is an expression, here a number' : 'Without brackets the value is a text, which + joins'}; ${{ text: 'the text "false" is truthy', bound: '[active]="false" hands over false', lone: 'without a value the input is an empty text, which is falsy' }[flag]}.`,
        proof: shown(code, 'print(text())'),
      }
    },
  }),
  template({
    id: 'one-way-and-two-way',
    concept: 'components',
    difficulty: [3, 'What becomes of a model without its parent.'],
    draw: (r) => ({
      twoWay: r.flip(),
      start: r.int(1, 30),
      step: r.int(2, 9),
      clicks: r.int(2, 4),
      name: r.pick(['seats', 'price', 'stock', 'score']),
    }),
    make: ({ twoWay, start, step, clicks, name }) => {
      const code = source`
        @Component({
          selector: 'app-field',
          template: '<button (click)="more()">{{ value() }}</button>',
        })
        class Field {
          value = model(0)
          more() {
            this.value.update((now) => now + ${step})
          }
        }
        @Component({
          selector: 'app-root',
          imports: [Field],
          template: '<app-field ${twoWay ? `[(value)]="${name}"` : `[value]="${name}()"`} /> {{ ${name}() }}',
        })
        class App {
          ${name} = signal(${start})
        }`
      const end = start + clicks * step
      const text = (child: number, parent: number) => `${child} ${parent}`
      return {
        question: `The button is clicked ${times(clicks)}. Which two numbers are shown?`,
        code,
        key: twoWay ? text(end, end) : text(end, start),
        wrong: [
          twoWay ? ['modelIsOneWay', text(end, start)] : ['modelReachesParent', text(end, end)],
          ['modelNeedsParent', text(start, start)],
          ['modelFollowsAgain', twoWay ? text(start, end) : text(start + step, start)],
          ['lastAddOnly', text(start + step, start + step)],
        ],
        because: twoWay
          ? '[(value)] takes over what the model is set to, so both are the same.'
          : '[value] only hands down; the model can still be set by the component itself, and the parent keeps its value.',
        proof: shown(code, ...clicksOn(clicks), 'print(text())'),
      }
    },
  }),
]
