import { followedBy } from '../proofs.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { cities, people, tags } from '../words.ts'
import { template } from './misconceptions.ts'

export const advancedInjection: Template[] = [
  template({
    id: 'providers-of-a-view',
    concept: 'dependency injection',
    difficulty: [5, 'The view, the content and the component look in different places.'],
    draw: (r) => ({
      words: r.some([...tags, ...cities], 3),
      hasProviders: r.flip(),
      isViewFirst: r.flip(),
      name: r.pick(['THEME', 'UNIT', 'REGION', 'MODE']),
    }),
    make: ({ words: [outer = '', plain = '', view = ''], hasProviders, isViewFirst, name }) => {
      const provide = (value: string) => `[{ provide: ${name}, useValue: '${value}' }]`
      const parts = isViewFirst ? '<app-label />, <ng-content />' : '<ng-content />, <app-label />'
      const code = source`
        const ${name} = new InjectionToken('${name}')
        @Component({ selector: 'app-label', template: '{{ value }}' })
        class Label {
          value = inject(${name})
        }
        @Component({
          selector: 'app-panel',
          imports: [Label],
          ${hasProviders ? `providers: ${provide(plain)},\n` : ''}viewProviders: ${provide(view)},
          template: '{{ value }}, ${parts}',
        })
        class Panel {
          value = inject(${name})
        }
        @Component({
          selector: 'app-root',
          imports: [Panel, Label],
          providers: ${provide(outer)},
          template: '<app-panel><app-label /></app-panel>',
        })
        class App {}`
      const text = (self: string, child: string, content: string) =>
        (isViewFirst ? [self, child, content] : [self, content, child]).join(', ')
      const behind = hasProviders ? plain : outer
      return {
        question: 'What is shown?',
        code,
        key: text(view, view, behind),
        wrong: [
          ['viewProvidersReachContent', text(view, view, view)],
          ['viewProvidersSkipSelf', text(behind, view, behind)],
          ['outerProviderWins', text(outer, outer, outer)],
          hasProviders
            ? ['contentLooksAtDeclarer', text(view, view, outer)]
            : ['viewAndContentSwap', text(view, outer, view)],
          ...(hasProviders ? [['providersComeFirst', text(plain, plain, plain)] as const] : []),
        ],
        because: `viewProviders count for the component itself and what its own template holds. Content that is projected does not see them${hasProviders ? ', only the providers' : ' and looks further up'}.`,
        proof: followedBy(code, 'await mount(App)', 'print(text())'),
      }
    },
  }),
  template({
    id: 'multi-providers-of-two-injectors',
    concept: 'dependency injection',
    difficulty: [3, 'Collected in one injector, not across two.'],
    draw: (r) => ({
      words: r.some([...tags, ...people], 5),
      outerCount: r.int(2, 3),
      innerCount: r.int(0, 2),
      skipSelf: r.flip(),
      name: r.pick(['RULES', 'HOOKS', 'CHECKS', 'PLUGINS']),
    }),
    make: ({ words, outerCount, innerCount, skipSelf, name }) => {
      const outer = words.slice(0, outerCount)
      const inner = words.slice(outerCount, outerCount + innerCount)
      const providers = (values: readonly string[]) =>
        values.map((value) => `{ provide: ${name}, useValue: '${value}', multi: true },`).join('\n')
      const code = source`
        const ${name} = new InjectionToken('${name}')
        const parent = Injector.create({
          providers: [
            ${providers(outer)}
          ],
        })
        const child = Injector.create({
          parent,
          providers: [${inner.length ? `\n  ${providers(inner).replaceAll('\n', '\n  ')}\n` : ''}],
        })
        const found = runInInjectionContext(child, () => inject(${name}${skipSelf ? ', { skipSelf: true }' : ''}))
        console.log(found.join(' '))`
      const text = (...values: string[]) => values.join(' ')
      const key = skipSelf || inner.length === 0 ? outer : inner
      return {
        question: 'What does this program print?',
        code,
        key: text(...key),
        wrong: [
          ['multiMergesInjectors', text(...outer, ...inner)],
          ['multiMergesFromInside', text(...inner, ...outer)],
          skipSelf
            ? ['skipSelfIsSelf', text(...(inner.length ? inner : outer))]
            : ['outerProviderWins', text(...outer)],
          ['lastProviderWins', text(...key.slice(-1))],
          ['firstProviderWins', text(...key.slice(0, 1))],
          ['multiIsReversed', text(...key.toReversed())],
        ],
        because: `multi collects the values of one injector, in their order; ${skipSelf ? 'skipSelf begins at the parent' : 'as soon as an injector has the token, those above are not asked'}.`,
      }
    },
  }),
]
