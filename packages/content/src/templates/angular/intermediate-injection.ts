import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { people, tags } from '../words.ts'
import { template } from './misconceptions.ts'

export const intermediateInjection: Template[] = [
  template({
    id: 'values-of-two-injectors',
    concept: 'dependency injection',
    difficulty: [3, 'Where the search begins, and where it ends.'],
    draw: (r) => ({
      words: r.some([...tags, ...people], 3),
      way: r.pick(['plain', 'skipSelf', 'self', 'optional'] as const),
      childHas: r.flip(),
      name: r.pick(['THEME', 'LOCALE', 'UNIT', 'REGION']),
    }),
    make: ({ words: [outer = '', inner = '', spare = ''], way, childHas, name }) => {
      const options = {
        plain: '',
        skipSelf: ', { skipSelf: true }',
        self: ', { self: true, optional: true }',
        optional: ', { optional: true }',
      }[way]
      const code = source`
        const ${name} = new InjectionToken('${name}')
        const parent = Injector.create({ providers: [{ provide: ${name}, useValue: '${outer}' }] })
        const child = Injector.create({
          parent,
          providers: [${childHas ? `{ provide: ${name}, useValue: '${inner}' }` : ''}],
        })
        const found = runInInjectionContext(child, () => inject(${name}${options}))
        console.log(found ?? '${spare}')`
      const own = childHas ? inner : outer
      const key = { plain: own, skipSelf: outer, self: childHas ? inner : spare, optional: own }[way]
      return {
        question: 'What does this program print?',
        code,
        key,
        wrong: [
          way === 'self' ? ['selfLooksUp', own] : ['nearestIsParent', outer],
          way === 'skipSelf' ? ['skipSelfIsSelf', childHas ? inner : spare] : ['optionalIsEmpty', spare],
          ['injectionGivesAll', childHas ? `${inner},${outer}` : `${outer},${spare}`],
          ['tokensAreNames', name],
          ['innerIsUsed', inner],
        ],
        because: {
          plain: 'The search begins at the own injector and goes up until the token is found.',
          skipSelf: 'skipSelf begins the search at the parent.',
          self: 'self looks only at the own injector; with optional the result is null if that has nothing.',
          optional: 'optional gives null only if no injector up to the root has the token.',
        }[way],
      }
    },
  }),
  template({
    id: 'instances-behind-two-tokens',
    concept: 'dependency injection',
    difficulty: [4, 'An alias, a second instance, and a shared value.'],
    draw: (r) => ({
      way: r.pick(['useExisting', 'useClass', 'useFactory'] as const),
      start: r.int(1, 60),
      gets: r.int(2, 4),
      names: r.some(['Logger', 'Store', 'Api', 'Cart', 'Clock'], 2),
    }),
    make: ({ way, start, gets, names: [one = '', two = ''] }) => {
      const provider = {
        useExisting: `useExisting: ${one}`,
        useClass: `useClass: ${one}`,
        useFactory: `useFactory: () => new ${one}()`,
      }[way]
      const code = source`
        let made = ${start}
        class ${one} {
          id = ++made
        }
        class ${two} {}
        const injector = Injector.create({
          providers: [
            { provide: ${one}, useFactory: () => new ${one}() },
            { provide: ${two}, ${provider}${way === 'useClass' ? ', deps: []' : ''} },
          ],
        })
        for (let index = 1; index < ${gets}; index++) injector.get(${two})
        console.log(injector.get(${one}) === injector.get(${two}), made)`
      const isSame = way === 'useExisting'
      const text = (same: boolean, count: number) => `${same} ${start + count}`
      return {
        question: 'What does this program print?',
        code,
        key: text(isSame, isSame ? 1 : 2),
        wrong: [
          isSame
            ? ['existingIsNew', text(false, 2)]
            : [way === 'useClass' ? 'classIsExisting' : 'factoryIsShared', text(true, 1)],
          ['eachGetNew', text(false, gets + 1)],
          ['instancesAreEager', isSame ? text(true, 2) : text(false, gets + 2)],
          ['aliasIsAnother', isSame ? text(false, 1) : text(false, 1)],
        ],
        because: `An injector makes one instance for each token when it is first asked for; ${isSame ? 'useExisting only leads to the other token' : `${way} makes one of its own for the second token`}.`,
      }
    },
  }),
]
