import { clicksOn, followedBy, times } from '../proofs.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { template } from './misconceptions.ts'

const shown = (code: string, ...steps: string[]) => followedBy(code, 'await mount(App)', ...steps)

export const beginnerServices: Template[] = [
  template({
    id: 'where-a-service-is-provided',
    concept: 'services',
    difficulty: [3, 'One instance for all, or one for each component.'],
    draw: (r) => ({
      isRoot: r.flip(),
      start: r.int(1, 30),
      clicks: [r.int(2, 5), r.int(1, 4)],
      name: r.pick(['Cart', 'Score', 'Votes', 'Likes']),
    }),
    make: ({ isRoot, start, clicks: [first, second], name }) => {
      const code = source`
        @Injectable(${isRoot ? "{ providedIn: 'root' }" : ''})
        class ${name} {
          count = signal(${start})
        }
        @Component({
          selector: 'app-row',
          ${isRoot ? '' : `providers: [${name}],\n`}template: '<button (click)="add()">{{ service.count() }}</button>',
        })
        class Row {
          service = inject(${name})
          add() {
            this.service.count.update((now) => now + 1)
          }
        }
        @Component({
          selector: 'app-root',
          imports: [Row],
          template: '<app-row id="a" /> and <app-row id="b" />',
        })
        class App {}`
      const all = start + first + second
      const text = (a: number, b: number) => `${a} and ${b}`
      return {
        question: `The first button is clicked ${times(first)}, the second ${times(second)}. Which numbers are shown?`,
        code,
        key: isRoot ? text(all, all) : text(start + first, start + second),
        wrong: [
          isRoot ? ['rootIsPerComponent', text(start + first, start + second)] : ['providersAreShared', text(all, all)],
          ['lastGetsAll', text(start, all)],
          ['servicesStartAnew', text(start + 1, start + 1)],
          ['secondSeesFirst', text(start + first, all)],
        ],
        because: isRoot
          ? "A service provided in 'root' has one instance for the whole application."
          : 'A component that provides a service gets an instance of its own each time it is made.',
        proof: shown(code, ...clicksOn(first, "'#a button'"), ...clicksOn(second, "'#b button'"), 'print(text())'),
      }
    },
  }),
  template({
    id: 'type-of-a-field',
    version: 2,
    concept: 'forms',
    difficulty: [3, 'The type of the field decides about the type of the value.'],
    draw: (r) => ({
      type: r.pick(['number', 'text', 'range'] as const),
      typed: r.int(11, 89),
      extra: r.int(2, 40),
      initial: r.int(11, 89),
      name: r.pick(['seats', 'nights', 'copies', 'guests']),
    }),
    make: ({ type, typed, extra, initial, name }) => {
      const code = source`
        @Component({
          selector: 'app-root',
          imports: [ReactiveFormsModule],
          template: \`
            <input type="${type}" [formControl]="${name}">
            <p>{{ ${name}.value + ${extra} }}</p>
          \`,
        })
        class App {
          ${name} = new FormControl<any>(${initial})
        }`
      const isNumber = type !== 'text'
      return {
        question: `The field is changed to ${typed}. What does the paragraph show then?`,
        code,
        key: isNumber ? String(typed + extra) : `${typed}${extra}`,
        wrong: [
          isNumber ? ['numberFieldsGiveTexts', `${typed}${extra}`] : ['textFieldsGiveNumbers', String(typed + extra)],
          ['typedIsIgnored', String(initial + extra)],
          ['typedIsAppended', `${initial}${typed + extra}`],
          ['typedIsAdded', String(initial + typed + extra)],
        ],
        because: isNumber
          ? `Angular reads fields of the type ${type} as numbers.`
          : 'A text field gives a text, which + joins, also if the control began with a number.',
        proof: shown(code, `await type('input', '${typed}')`, "print(text('p'))"),
      }
    },
  }),
  template({
    id: 'hooks-of-two-components',
    concept: 'lifecycle',
    difficulty: [4, 'Down while setting up, up when the views are ready.'],
    draw: (r) => ({
      names: r.some(['Page', 'Card', 'List', 'Menu', 'Chart', 'Panel', 'Photo', 'Table'], 2),
      hooks: r.pick([
        ['constructor', 'ngOnInit'],
        ['ngOnInit', 'ngAfterViewInit'],
        ['constructor', 'ngAfterViewInit'],
        ['ngAfterViewInit', 'ngOnDestroy'],
      ] as const),
    }),
    make: ({ names: [parent = '', child = ''], hooks }) => {
      const words = { constructor: 'made', ngOnInit: 'init', ngAfterViewInit: 'view', ngOnDestroy: 'gone' }
      const body = (name: string) =>
        hooks.map((hook) => `${hook}() { console.log('${name} ${words[hook]}') }`).join('\n')
      const code = source`
        @Component({ selector: 'app-child', template: 'Text' })
        class ${child} {
          ${body(child)}
        }
        @Component({ selector: 'app-root', imports: [${child}], template: '<app-child />' })
        class ${parent} {
          ${body(parent)}
        }`
      const [one, two] = hooks
      const pair = (hook: (typeof hooks)[number], swap = false) => {
        const down = hook === 'constructor' || hook === 'ngOnInit'
        const order = down !== swap ? [parent, child] : [child, parent]
        return order.map((name) => `${name} ${words[hook]}`)
      }
      const text = (...parts: string[][]) => parts.flat().join(' ')
      const whole = (first: string, second: string) =>
        text([first, second].flatMap((name) => hooks.map((hook) => `${name} ${words[hook]}`)))
      return {
        question: `${parent} is shown${two === 'ngOnDestroy' ? ' and later destroyed with the application' : ''}. What is logged, in this order?`,
        code,
        key: text(pair(one), pair(two)),
        wrong: [
          [one === 'ngAfterViewInit' ? 'viewFromOutside' : 'childFirst', text(pair(one, true), pair(two))],
          [two === 'ngAfterViewInit' ? 'viewFromOutside' : 'secondTurns', text(pair(one), pair(two, true))],
          ['wholeComponents', whole(parent, child)],
          ['constructorsTogether', whole(child, parent)],
        ],
        because:
          'Components are made and initialized from the outside in; their views are ready, and they are destroyed, from the inside out.',
        proof: followedBy(code, `await mount(${parent})`, ...(two === 'ngOnDestroy' ? ['stop()'] : [])),
      }
    },
  }),
]
