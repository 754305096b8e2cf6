import { clicksOn, followedBy, times } from '../proofs.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { fruits } from '../words.ts'
import { template } from './misconceptions.ts'

export const advancedComponents: Template[] = [
  template({
    id: 'content-of-a-closed-panel',
    concept: 'reusable components',
    difficulty: [4, 'Content is made by its declarer, a template by each use.'],
    draw: (r) => ({
      isTemplate: r.flip(),
      isOpen: r.flip(),
      charts: r.int(1, 3),
      clicks: r.int(2, 6),
      base: r.int(10, 60),
      name: r.pick(['chart', 'map', 'table', 'photo']),
    }),
    make: ({ isTemplate, isOpen, charts, clicks, base, name }) => {
      const items = Array.from({ length: charts }, () => `<app-${name} />`).join('')
      const code = source`
        let made = ${base}
        @Component({ selector: 'app-${name}', template: '${name}' })
        class Item {
          constructor() { made += 1 }
        }
        @Component({
          selector: 'app-panel',
          ${isTemplate ? 'imports: [NgTemplateOutlet],\n' : ''}template: \`
            <button (click)="isOpen.set(!isOpen())">Toggle</button>
            @if (isOpen()) { ${isTemplate ? '<ng-container [ngTemplateOutlet]="body" />' : '<ng-content />'} }
          \`,
        })
        class Panel {
          isOpen = signal(${isOpen})${isTemplate ? '\n@ContentChild(TemplateRef) body: any' : ''}
        }
        @Component({
          selector: 'app-root',
          imports: [Panel, Item],
          template: \`
            <app-panel>
              ${isTemplate ? `<ng-template>${items}</ng-template>` : items}
            </app-panel>
          \`,
        })
        class App {}`
      const opened = isOpen ? 1 + Math.floor(clicks / 2) : Math.ceil(clicks / 2)
      const isOpenNow = isOpen === (clicks % 2 === 0)
      const text = (count: number) => String(base + count * charts)
      return {
        question: `The button is clicked ${times(clicks)}. Which value has made then?`,
        code,
        key: text(isTemplate ? opened : 1),
        wrong: [
          isTemplate ? ['templateIsMadeOnce', text(1)] : ['contentIsLazy', text(opened)],
          ['closedIsNotCounted', text(isOpenNow ? 1 : 0)],
          ['madeAtEachToggle', text(clicks + 1)],
          isTemplate ? ['templateIsMadeBefore', text(opened + 1)] : ['contentIsMadeAgain', text(clicks)],
        ],
        because: isTemplate
          ? 'A template makes nothing by itself; each time the outlet comes into the page it makes the components anew.'
          : 'Content belongs to the view that declares it: it is made once, whether and how often the panel shows it.',
        proof: followedBy(code, 'await mount(App)', ...clicksOn(clicks), 'print(made)'),
      }
    },
  }),
  template({
    id: 'slots-of-a-panel',
    concept: 'reusable components',
    difficulty: [4, 'Only direct children, and the first slot that fits.'],
    draw: (r) => ({
      words: r.some(fruits, 4),
      elements: r.shuffled(['bold', 'note', 'both', 'nested']),
      slots: r.shuffled(['b', '.note', '']),
    }),
    make: ({ words, elements, slots }) => {
      const children = elements.map((kind, index) => ({ kind, word: words[index] ?? '' }))
      const html = ({ kind, word }: (typeof children)[number]) =>
        ({
          bold: `<b>${word}</b>`,
          note: `<i class="note">${word}</i>`,
          both: `<b class="note">${word}</b>`,
          nested: `<p><b>${word}</b></p>`,
        })[kind]
      const code = source`
        @Component({
          selector: 'app-panel',
          template: \`
            ${slots.map((slot) => (slot ? `<ng-content select="${slot}" />` : '<ng-content />')).join('\n')}
          \`,
        })
        class Panel {}
        @Component({
          selector: 'app-root',
          imports: [Panel],
          template: \`
            <app-panel>
              ${children.map(html).join('\n')}
            </app-panel>
          \`,
        })
        class App {}`
      const fits: Record<string, string[]> = { bold: ['b'], note: ['.note'], both: ['b', '.note'], nested: [] }
      const slotsOf = (kind: string, isDeep = false) => {
        const all = [...(fits[kind] ?? []), ...(isDeep && kind === 'nested' ? ['b'] : [])]
        const found = slots.filter((slot) => all.includes(slot))
        return found.length ? found : ['']
      }
      const shown = (order: readonly string[], slotOf: (kind: string) => string | undefined) =>
        order
          .flatMap((slot) => children.filter(({ kind }) => slotOf(kind) === slot))
          .map(({ word }) => word)
          .join(' ')
      const first = (kind: string) => slotsOf(kind)[0]
      return {
        question: 'In which order does the page show the words?',
        code,
        key: shown(slots, first),
        wrong: [
          ['contentKeepsOrder', words.join(' ')],
          ['nestedIsSelected', shown(slots, (kind) => slotsOf(kind, true)[0])],
          ['lastSlotWins', shown(slots, (kind) => slotsOf(kind).at(-1))],
          ['restComesLast', shown([...slots.filter(Boolean), ''], first)],
          ['slotsComeBackwards', shown(slots.toReversed(), first)],
        ],
        because:
          'Each direct child of the panel goes to the first slot whose selector it fits, or else to the one without a selector; what is nested deeper goes with its parent. The slots stand in the order of the template.',
        proof: followedBy(
          code,
          'await mount(App)',
          "print([...container.querySelectorAll('b, i')].map((one) => one.textContent).join(' '))",
        ),
      }
    },
  }),
  template({
    id: 'order-of-host-directives',
    concept: 'reusable components',
    difficulty: [5, 'Host directives come before what they are applied to.'],
    draw: (r) => ({
      names: r.some(['Focus', 'Hover', 'Menu', 'Drag', 'Tip', 'Panel', 'Button', 'Card'], 3),
      isChain: r.flip(),
    }),
    make: ({ names: [one = '', two = '', host = ''], isChain }) => {
      const body = (name: string) =>
        `constructor() { console.log('${name} made') }\nngOnInit() { console.log('${name} init') }`
      const code = source`
        @Directive({ selector: '[app${two}]' })
        class ${two} {
          ${body(two)}
        }
        @Directive({ selector: '[app${one}]'${isChain ? `, hostDirectives: [${two}]` : ''} })
        class ${one} {
          ${body(one)}
        }
        @Component({
          selector: 'app-part',
          hostDirectives: [${isChain ? one : `${one}, ${two}`}],
          template: 'Text',
        })
        class ${host} {
          ${body(host)}
        }`
      const order = isChain ? [two, one, host] : [one, two, host]
      const all = (names: readonly string[], word: string) => names.map((name) => `${name} ${word}`)
      const text = (made: readonly string[], init = made) => [...all(made, 'made'), ...all(init, 'init')].join(' ')
      return {
        question: 'A template holds one app-part. What is logged, in this order?',
        code,
        key: text(order),
        wrong: [
          ['hostComesFirst', text([host, one, two])],
          ['hostInitComesFirst', text(order, [host, one, two])],
          ['directivesOneByOne', order.flatMap((name) => [`${name} made`, `${name} init`]).join(' ')],
          isChain ? ['chainFromOutside', text([one, two, host])] : ['hostDirectivesBackwards', text([two, one, host])],
        ],
        because:
          'Host directives are made and initialized before the directive or component that names them, in the order of the list; all are made before the first is initialized.',
        proof: followedBy(
          code,
          `@Component({ selector: 'app-root', imports: [${host}], template: '<app-part />' })`,
          'class App {}',
          'await mount(App)',
        ),
      }
    },
  }),
]
