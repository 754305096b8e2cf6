import { followedBy } from '../proofs.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { cities, fruits, goods } from '../words.ts'
import { template } from './misconceptions.ts'

export const advancedBoundaries: Template[] = [
  template({
    id: 'nested-suspense',
    version: 2,
    concept: 'suspense',
    difficulty: [3, 'Which boundary answers, and what it takes along.'],
    draw: (r) => ({
      words: r.some([...fruits, ...cities], 5),
      fallbacks: r.some(['loading', 'waiting', 'fetching', 'one moment', 'working'], 2),
      place: r.pick(['title', 'inner', 'second', 'last'] as const),
    }),
    make: ({
      words: [heading = '', title = '', inner = '', second = '', last = ''],
      fallbacks: [outer = '', nested = ''],
      place,
    }) => {
      const part = (name: string, word: string) => (place === name ? '<Slow />' : `<b>${word} </b>`)
      const code = source`
        const never = new Promise(() => {})
        function Slow() {
          return <Suspense fallback={<i>own </i>}>{use(never)}</Suspense>
        }
        const tree = (
          <main>
            <b>${heading} </b>
            <Suspense fallback={<i>${outer} </i>}>
              ${part('title', title)}
              <Suspense fallback={<i>${nested} </i>}>
                ${part('inner', inner)}
                ${part('second', second)}
              </Suspense>
              ${part('last', last)}
            </Suspense>
          </main>
        )`
      const isInner = place === 'inner' || place === 'second'
      const all = { title, inner, second, last }
      const words = (replace: (name: string) => string | undefined) =>
        [heading, ...Object.entries(all).map(([name, word]) => replace(name) ?? word)].filter(Boolean).join(' ')
      return {
        question: 'Which words are visible after the first render (React 19)?',
        code,
        key: isInner ? `${heading} ${title} ${nested} ${last}` : `${heading} ${outer}`,
        wrong: [
          ['nearestBelow', words((name) => (name === place ? 'own' : undefined))],
          ['innerFallbackOnly', words((name) => (name === place ? (isInner ? nested : outer) : undefined))],
          isInner ? ['outerFallback', `${heading} ${outer}`] : ['allFallbacks', `${heading} ${outer} ${nested}`],
          [
            'siblingsStay',
            isInner
              ? words((name) => (name === place ? '' : undefined)).concat(` ${nested}`)
              : words((name) => (name === place ? '' : undefined)).concat(` ${outer}`),
          ],
        ],
        because: `Slow suspends while it renders, before the boundary it returns exists. The nearest boundary above it shows its fallback in the place of all its children.`,
        proof: followedBy(code, 'await render(tree)', "print(shown().trim().replaceAll(/\\s+/g, ' '))"),
      }
    },
  }),
  template({
    id: 'suspending-after-a-click',
    concept: 'suspense',
    difficulty: [4, 'A transition keeps what is there, an urgent update does not.'],
    draw: (r) => ({
      pages: r.some([...cities, ...goods], 2),
      fallback: r.pick(['loading', 'waiting', 'fetching']),
      isTransition: r.flip(),
      header: r.pick(['Shop', 'Trips', 'News', 'Files']),
      showsPending: r.flip(),
    }),
    make: ({ pages: [one = '', two = ''], fallback, isTransition, header, showsPending }) => {
      const pending = showsPending ? " {isPending ? 'busy' : 'idle'}" : ''
      const code = source`
        const pages = { ${one}: Promise.resolve('${one}'), ${two}: new Promise(() => {}) }
        function Content({ page }) {
          return <b>{use(pages[page])}</b>
        }
        function App() {
          const [page, setPage] = useState('${one}')
          const [isPending, startTransition] = useTransition()
          function open() {
            ${isTransition ? `startTransition(() => setPage('${two}'))` : `setPage('${two}')`}
          }
          return (
            <>
              <p><button onClick={open}>${header}</button> {page}${pending}</p>
              <Suspense fallback={<i>${fallback}</i>}><Content page={page} /></Suspense>
            </>
          )
        }`
      const text = (page: string, isBusy: boolean, content: string) =>
        `${header} ${page}${showsPending ? ` ${isBusy ? 'busy' : 'idle'}` : ''} ${content}`
      return {
        question: `${one} is shown. Then the button is clicked, and the promise of ${two} stays pending. What is visible?`,
        code,
        key: isTransition ? text(one, true, one) : text(two, false, fallback),
        wrong: [
          isTransition
            ? ['transitionShowsFallback', text(two, true, fallback)]
            : ['fallbackNeverReturns', text(two, false, one)],
          ['transitionCommitsHalf', isTransition ? text(two, true, one) : text(one, false, fallback)],
          [
            'pendingIsAlways',
            isTransition
              ? text(one, false, fallback)
              : showsPending
                ? text(two, true, fallback)
                : text(one, false, one),
          ],
          ['innerFallbackOnly', isTransition ? text(two, false, fallback) : `${fallback}`],
        ],
        because: isTransition
          ? 'A transition whose new content suspends waits, with everything it sets, and leaves what is there visible.'
          : 'An urgent update that suspends hides the content of the boundary and shows its fallback.',
        proof: followedBy(
          code,
          'await render(<App />)',
          'await click()',
          "print(shown().trim().replaceAll(/\\s+/g, ' '))",
        ),
      }
    },
  }),
  template({
    id: 'who-catches-an-error',
    version: 2,
    concept: 'error handling',
    difficulty: [4, 'Where an error is thrown decides who gets it.'],
    draw: (r) => ({
      where: r.pick(['render', 'effect', 'handler', 'fallback', 'updater'] as const),
      names: r.some(['page', 'list', 'card', 'chart', 'form', 'menu'], 2),
      word: r.pick(goods),
      title: r.pick(cities),
      heading: r.pick(fruits),
    }),
    make: ({ where, names: [outer = '', inner = ''], word, title, heading }) => {
      const body = {
        render: "if (broken) throw new Error('no')",
        effect: "useEffect(() => {\n  if (broken) throw new Error('no')\n})",
        handler: '',
        fallback: "if (broken) throw new Error('no')",
        updater: '',
      }[where]
      const click = {
        render: 'setBroken(true)',
        effect: 'setBroken(true)',
        handler: "setBroken(true)\nthrow new Error('no')",
        fallback: 'setBroken(true)',
        updater: "setBroken(() => { throw new Error('no') })",
      }[where]
      const code = source`
        class Boundary extends Component {
          state = { failed: false }
          static getDerivedStateFromError = () => ({ failed: true })
          render() {
            return this.state.failed ? this.props.fallback : this.props.children
          }
        }
        function Broken() {
          throw new Error('fallback')
        }
        function Item() {
          const [broken, setBroken] = useState(false)
          ${body ? `${body}\n` : ''}function handleClick() {
            ${click}
          }
          return <button onClick={handleClick}>${word}{broken && ' off'}</button>
        }
        const tree = (
          <main>
            ${heading}{' '}
            <Boundary fallback="${outer} failed">
              ${title}{' '}
              <Boundary fallback={${where === 'fallback' ? '<Broken />' : `'${inner} failed'`}}>
                <Item />
              </Boundary>
            </Boundary>
          </main>
        )`
      const texts = {
        inner: `${heading} ${title} ${inner} failed`,
        outer: `${heading} ${outer} failed`,
        same: `${heading} ${title} ${word}`,
        off: `${heading} ${title} ${word} off`,
        none: `${heading} ${title}`,
        empty: heading,
      }
      const key = { render: 'inner', effect: 'inner', handler: 'off', fallback: 'outer', updater: 'inner' } as const
      return {
        question: 'What is shown after the button was clicked once?',
        code,
        key: texts[key[where]],
        wrong: [
          where === 'handler'
            ? ['handlersAreCaught', texts.inner]
            : where === 'fallback'
              ? ['boundaryCatchesItself', texts.inner]
              : [
                  where === 'effect' ? 'effectsAreNotCaught' : 'updatersAreHandlers',
                  where === 'effect' ? texts.off : texts.same,
                ],
          ['outermostCatches', texts.outer],
          ['uncaughtIsLocal', texts.none],
          ['outermostIsEmpty', texts.empty],
          ...(where === 'handler' ? [['handlersAreUndone', texts.same] as const] : []),
        ],
        because: {
          render: 'An error while rendering goes to the nearest boundary above.',
          effect: 'Errors of effects go to the nearest boundary above, like those of rendering.',
          handler: 'Boundaries do not see errors of event handlers; what was set before the error is rendered.',
          fallback:
            'The fallback of the inner boundary fails as well, and what a boundary renders is caught only above it.',
          updater:
            'A function given to a setter belongs to the state of the component, and its error to the nearest boundary.',
        }[where],
        proof: followedBy(code, 'await render(tree)', 'await click().catch(() => {})', 'print(text().trim())'),
      }
    },
  }),
]
