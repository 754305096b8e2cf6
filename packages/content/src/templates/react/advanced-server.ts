import { followedBy } from '../proofs.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { cities, fruits, goods, people, tags } from '../words.ts'
import { template } from './misconceptions.ts'

export const advancedServer: Template[] = [
  template({
    id: 'markup-from-the-server',
    concept: 'hydration and ssr',
    difficulty: [4, 'Why there are comments in the markup.'],
    draw: (r) => ({
      name: r.pick(people),
      count: r.int(2, 99),
      css: r.pick(['note', 'card', 'hint', 'news']),
      isStatic: r.flip(),
      word: r.pick(['new', 'open', 'left', 'due']),
      flag: r.pick(['false', 'null', 'true']),
    }),
    make: ({ name, count, css, isStatic, word, flag }) => {
      const method = isStatic ? 'renderToStaticMarkup' : 'renderToString'
      const code = source`
        function Note({ name, count }) {
          return <p className="${css}">Dear {name}, {count}{${flag}} ${word}</p>
        }
        const markup = ${method}(<Note name="${name}" count={${count}} />)`
      const mark = '<!-- -->'
      const parts = ['Dear ', name, ', ', String(count), ` ${word}`]
      const markup = (texts: readonly string[], between: string, attribute = 'class', end = '') =>
        `<p ${attribute}="${css}">${texts.join(between)}${end}</p>`
      return {
        question: 'What is markup?',
        code,
        key: markup(parts, isStatic ? '' : mark),
        wrong: [
          isStatic ? ['staticHasMarks', markup(parts, mark)] : ['textsAreOneNode', markup(parts, '')],
          ['classNameStays', markup(parts, isStatic ? '' : mark, 'className')],
          ['numbersAreQuoted', markup([...parts.slice(0, 4), flag, ` ${word}`], isStatic ? '' : mark)],
          ...(isStatic ? [] : [['allTextsAreMarked', markup(parts, mark, 'class', mark)] as const]),
        ],
        because: isStatic
          ? 'renderToStaticMarkup is for pages that React never takes over, so it leaves out the marks between texts.'
          : 'Neighboring texts are kept apart by empty comments, so that hydration finds the same text nodes that React would make.',
        proof: followedBy(code, 'print(markup)'),
      }
    },
  }),
  template({
    id: 'renders-of-a-hydration',
    version: 2,
    concept: 'hydration and ssr',
    difficulty: [4, 'Hydration must begin with what the server made.'],
    draw: (r) => ({
      words: r.some([...tags, ...people, ...cities, ...fruits, ...goods], 2),
      way: r.pick(['store', 'effect', 'layout'] as const),
      component: r.pick(['Status', 'Clock', 'Greeting', 'Width', 'Basket']),
    }),
    make: ({ words: [server = '', client = ''], way, component }) => {
      const hook = {
        store: `const word = useSyncExternalStore(subscribe, () => '${client}', () => '${server}')`,
        effect: `const [word, setWord] = useState('${server}')\nuseEffect(() => setWord('${client}'), [])`,
        layout: `const [word, setWord] = useState('${server}')\nuseLayoutEffect(() => setWord('${client}'), [])`,
      }[way]
      const code = source`
        const seen = []
        const subscribe = () => () => {}
        function ${component}() {
          ${hook}
          seen.push(word)
          return <p>{word}</p>
        }`
      const text = (...parts: string[]) => parts.join(' ')
      return {
        question: `<${component} /> is rendered by renderToString and then taken over by hydrateRoot (no Strict Mode). Which words did the renders see, in this order?`,
        code,
        key: text(server, server, client),
        wrong: [
          ['hydrationStartsClient', text(server, client)],
          way === 'store'
            ? ['hydrationKeepsServer', text(server, server)]
            : way === 'effect'
              ? ['serverRunsEffects', text(server, client, client)]
              : ['serverRunsLayoutEffects', text(server, client, client)],
          ['serverTakesClient', text(client, client)],
          ['hydrationRendersTwice', text(server, server, server, client)],
        ],
        because: {
          store:
            'The server and the first render of hydration take the server snapshot; then React compares with that of the browser and renders again.',
          effect:
            'Effects do not run on the server. Hydration renders the same first state, then the effect sets another.',
          layout:
            'Layout effects do not run on the server. Hydration renders the same first state, then the effect sets another.',
        }[way],
        proof: followedBy(code, `await hydrate(<${component} />)`, "print(seen.join(' '))"),
      }
    },
  }),
]
