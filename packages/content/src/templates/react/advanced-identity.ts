import { clicksOn, followedBy, times } from '../proofs.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { template } from './misconceptions.ts'

export const advancedIdentity: Template[] = [
  template({
    id: 'places-among-children',
    concept: 'reconciliation',
    difficulty: [4, 'Holes, fragments, wrappers and keys count differently.'],
    draw: (r) => ({
      way: r.pick(['hole', 'fragment', 'wrapper', 'keyed', 'slots'] as const),
      start: r.int(0, 30),
      clicks: [r.int(2, 5), r.int(1, 4)],
      tag: r.pick(['section', 'div', 'article']),
      hint: r.pick(['Saved', 'New', 'Draft', 'Locked']),
    }),
    make: ({ way, start, clicks: [before, after], tag, hint }) => {
      const children = {
        hole: `{show && <b>${hint}</b>}\n<Counter />`,
        fragment: `{show ? <><b>${hint}</b><Counter /></> : <Counter />}`,
        wrapper: `{show ? <${tag}><Counter /></${tag}> : <Counter />}`,
        keyed: `{show && <b key="hint">${hint}</b>}\n{[<Counter key="counter" />]}`,
        slots: '{show && <Counter />}\n{!show && <Counter />}',
      }[way]
      const isKept = way === 'hole' || way === 'keyed'
      const code = source`
        function Counter() {
          const [count, setCount] = useState(${start})
          return <button onClick={() => setCount(count + 1)}>{count}</button>
        }
        function Page({ show }) {
          return (
            <main>
              ${children}
            </main>
          )
        }`
      const [kept, lost] = [start + before + after, start + after].map((count) => String(count))
      return {
        question: `The counter is clicked ${times(before)} with show={false}; then show becomes true, and it is clicked ${times(after)}. What does the counter show in the end?`,
        code,
        key: (isKept ? kept : lost) ?? '',
        wrong: [
          [
            {
              hole: 'holesShiftPlaces',
              keyed: 'keysMakeNew',
              fragment: 'fragmentsAreNothing',
              wrapper: 'wrappersAreSeeThrough',
              slots: 'stateGoesByType',
            }[way] as 'holesShiftPlaces',
            (isKept ? lost : kept) ?? '',
          ],
          ['hookStartsAnew', String(start)],
          ['childIsFrozen', String(start + before)],
        ],
        because: {
          hole: 'false keeps a place of its own among the children, so the counter is the second child in both renders.',
          keyed: 'false keeps its place among the children, and in the array the counter is known by its key.',
          fragment:
            'With the fragment the first place holds another element, and the counter comes second: a new instance.',
          wrapper: `At that place there is now a ${tag} instead of a counter, so the old one goes with its state.`,
          slots: 'Each condition has a place of its own; one counter goes and another appears.',
        }[way],
        proof: followedBy(
          code,
          'await render(<Page show={false} />)',
          ...clicksOn(before),
          'await render(<Page show={true} />)',
          ...clicksOn(after),
          "print(text('button'))",
        ),
      }
    },
  }),
  template({
    id: 'cleanups-on-removal',
    concept: 'effects and external systems',
    difficulty: [5, 'Effects begin inside and end outside.'],
    draw: (r) => ({
      names: r.some(['Page', 'Card', 'Map', 'Menu', 'Chart', 'Panel', 'Form', 'Player'], 2),
      layout: r.pick(['neither', 'parent', 'child', 'both'] as const),
      words: r.pick([
        ['on', 'off'],
        ['start', 'stop'],
        ['open', 'close'],
      ] as const),
    }),
    make: ({ names: [parent = '', child = ''], layout, words: [on, off] }) => {
      const kind = (name: 'parent' | 'child') =>
        layout === name || layout === 'both' ? 'useLayoutEffect' : 'useEffect'
      const effect = (name: string, which: 'parent' | 'child') => source`
        ${kind(which)}(() => {
          seen.push('${name} ${on}')
          return () => seen.push('${name} ${off}')
        }, [])`
      const code = source`
        const seen = []
        function ${child}() {
          ${effect(child, 'child')}
          return <b>child</b>
        }
        function ${parent}() {
          ${effect(parent, 'parent')}
          return <div><${child} /></div>
        }`
      const [po, pf, co, cf] = [`${parent} ${on}`, `${parent} ${off}`, `${child} ${on}`, `${child} ${off}`]
      const text = (...parts: string[]) => parts.join(', ')
      const begin = layout === 'parent' ? [po, co] : [co, po]
      const end = layout === 'child' ? [cf, pf] : [pf, cf]
      return {
        question: `<${parent} /> is shown and later removed from the page (no Strict Mode). What does seen hold?`,
        code,
        key: text(...begin, ...end),
        wrong: [
          ['cleanupIsOuterFirst', text(...begin, ...end.toReversed())],
          ['parentEffectFirst', text(...begin.toReversed(), ...end)],
          ['cleanupReverses', text(...begin.toReversed(), ...end.toReversed())],
          [
            'cleanupIsMixed',
            text(begin[0] ?? '', begin[0] === po ? pf : cf, begin[1] ?? '', begin[1] === po ? pf : cf),
          ],
        ],
        because:
          layout === 'neither' || layout === 'both'
            ? 'Effects of a child run before those of its parent. On removal React goes from the outside in, so the parent is cleaned up first.'
            : 'Layout effects come before other effects, when they run as well as when they are cleaned up.',
        proof: followedBy(code, `await render(<${parent} />)`, 'await render(null)', "print(seen.join(', '))"),
      }
    },
  }),
  template({
    id: 'effect-events',
    concept: 'effects and external systems',
    difficulty: [4, 'Read the latest values without following them.'],
    draw: (r) => ({
      ids: r.some(['Oslo', 'Quito', 'Hanoi', 'Cork', 'Perth', 'Lyon'], 2),
      tones: r.some(['light', 'dark', 'warm', 'cold', 'plain'], 3),
      names: r.some(['tone', 'theme', 'style', 'look'], 1),
      together: r.flip(),
    }),
    make: ({ ids: [one = '', two = ''], tones: [x = '', y = '', z = ''], names: [prop = ''], together }) => {
      const code = source`
        const seen = []
        function Room({ id, ${prop} }) {
          const onOpen = useEffectEvent(() => {
            seen.push(id + ' ' + ${prop})
          })
          useEffect(() => {
            onOpen()
          }, [id])
          return <p>{id}</p>
        }`
      const last = together ? z : y
      const renders = [
        [one, x],
        [one, y],
        [two, last],
      ]
      const text = (...parts: string[]) => parts.join(', ')
      return {
        question: `React 19.2: Room is rendered with ${renders.map(([id, tone]) => `${id} and ${tone}`).join(', then ')} (no Strict Mode). What does seen hold?`,
        code,
        key: text(`${one} ${x}`, `${two} ${last}`),
        wrong: [
          ['eventIsDependency', text(`${one} ${x}`, `${one} ${y}`, `${two} ${last}`)],
          ['eventIsStale', text(`${one} ${x}`, `${two} ${together ? y : x}`)],
          ['eventSeesFirst', text(`${one} ${x}`, `${one} ${x}`)],
          ['eventRunsAlone', text(`${one} ${x}`, `${one} ${y}`)],
        ],
        because: `The effect runs again only when id changes, and what it calls then sees the values of the latest render.`,
        proof: followedBy(
          code,
          ...renders.map(([id, tone]) => `await render(<Room id="${id}" ${prop}="${tone}" />)`),
          "print(seen.join(', '))",
        ),
      }
    },
  }),
]
