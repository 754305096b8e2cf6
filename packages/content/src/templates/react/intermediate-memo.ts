import { clicksOn, followedBy, times } from '../proofs.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { template } from './misconceptions.ts'

export const intermediateMemo: Template[] = [
  template({
    id: 'props-of-memo',
    concept: 'memoization',
    difficulty: [3, 'Props are compared one by one, by identity.'],
    draw: (r) => ({
      kinds: r.some(['number', 'text', 'object', 'array', 'function', 'constant', 'stable'] as const, 2),
      clicks: r.int(2, 5),
      names: r.some(['Chart', 'Table', 'Legend', 'Badge', 'Preview'], 2),
    }),
    make: ({ kinds: [first, second], clicks, names: [one = '', two = ''] }) => {
      const value = (kind: string | undefined) =>
        ({
          number: '{7}',
          text: '"wide"',
          object: '{{ size: 7 }}',
          array: '{[7]}',
          function: '{() => 7}',
          constant: '{options}',
          stable: '{pick}',
        })[kind ?? ''] ?? ''
      const changes = (kind: string | undefined) => ['object', 'array', 'function'].includes(kind ?? '')
      const kinds = [first, second]
      const text = (isRendered: (kind: string | undefined) => boolean) =>
        [one, two].map((name, index) => `${name} ${isRendered(kinds[index]) ? clicks + 1 : 1}`).join(', ')
      const counted = (name: string) => source`
        const ${name} = memo(function ${name}() {
          seen.${name} += 1
          return null
        })`
      const code = source`
        const seen = { ${one}: 0, ${two}: 0 }
        const options = { size: 7 }
        ${counted(one)}
        ${counted(two)}
        function Page() {
          const [, setRound] = useState(0)
          const pick = useCallback(() => 7, [])
          return (
            <button onClick={() => setRound((round) => round + 1)}>
              <${one} data=${value(first)} />
              <${two} data=${value(second)} />
            </button>
          )
        }`
      return {
        question: `Page is rendered and its button clicked ${times(clicks)} (no Strict Mode, no React Compiler). How often was each rendered?`,
        code,
        key: text(changes),
        wrong: [
          ['memoStopsAll', text(() => false)],
          ['memoDoesNothing', text(() => true)],
          ['functionsAreStable', text((kind) => kind === 'object' || kind === 'array')],
          ['objectsAreStable', text((kind) => kind === 'function')],
          ['memoComparesDeep', text((kind) => kind === 'function' || kind === 'stable' || kind === 'constant')],
          ['oneIsSpared', text((kind) => kind === second)],
          ['firstIsSpared', text((kind) => kind === first)],
        ],
        because:
          'memo compares each prop with Object.is. What is written as a literal in the component is new in every render; numbers, texts and what is made outside or kept by useCallback are not.',
        proof: followedBy(
          code,
          'await render(<Page />)',
          ...clicksOn(clicks),
          `print('${one} ' + seen.${one} + ', ${two} ' + seen.${two})`,
        ),
      }
    },
  }),
  template({
    id: 'missing-dependency',
    concept: 'memoization',
    difficulty: [3, 'A remembered value is out of date until something listed changes.'],
    draw: (r) => ({
      prices: r.some([2, 3, 4, 5, 6, 7], 2),
      amounts: r.some([10, 11, 12, 13, 14, 15], 3),
      listed: r.pick(['price', 'amount', 'both', 'none'] as const),
      component: r.pick(['Total', 'Invoice', 'Line', 'Cart']),
    }),
    make: ({ prices: [p1 = 0, p2 = 0], amounts: [a1 = 0, a2 = 0, a3 = 0], listed, component }) => {
      const dependencies = { price: '[price]', amount: '[amount]', both: '[price, amount]', none: '[]' }[listed]
      // The third render changes the amount alone, the second the price alone, the first change is of the amount.
      const key = { price: p2 * a2, amount: p2 * a3, both: p2 * a3, none: p1 * a1 }[listed]
      const code = source`
        function ${component}({ price, amount }) {
          const sum = useMemo(() => price * amount, ${dependencies})
          return <p>{sum}</p>
        }`
      const renders = [
        [p1, a1],
        [p1, a2],
        [p2, a2],
        [p2, a3],
      ]
      return {
        question: `${component} is rendered with price and amount ${renders.map((pair) => pair.join(' and ')).join(', then ')}. What does it show in the end?`,
        code,
        key: String(key),
        wrong: [
          ['memoIsLive', String(p2 * a3)],
          ['memoIsOnce', String(p1 * a1)],
          ['memoIsOneBehind', String(p2 * a2)],
          ['memoMixes', String(p1 * a3)],
          ['memoSeesFirstChange', String(p1 * a2)],
        ],
        because:
          listed === 'both' || listed === 'amount'
            ? 'The last render changed amount, which is listed, so the sum was calculated with the values of that render.'
            : listed === 'price'
              ? 'The sum was last calculated when price changed, with the amount there was then.'
              : 'Nothing is listed, so the sum of the first render is kept.',
        proof: followedBy(
          code,
          ...renders.map(([price, amount]) => `await render(<${component} price={${price}} amount={${amount}} />)`),
          'print(text())',
        ),
      }
    },
  }),
  template({
    id: 'component-in-a-component',
    concept: 'component identity',
    difficulty: [3, 'Where a component is defined decides whether its state lives.'],
    draw: (r) => ({
      isInside: r.flip(),
      clicks: [r.int(2, 4), r.int(1, 3), r.int(1, 3)],
      start: r.int(1, 20),
      base: r.int(30, 60),
      name: r.pick(['Counter', 'Stepper', 'Likes', 'Votes']),
    }),
    make: ({ isInside, clicks: [before, outer, after], start, base, name }) => {
      const inner = source`
        function ${name}() {
          const [count, setCount] = useState(${start})
          return <button onClick={() => setCount(count + 1)}>{count}</button>
        }`
      const code = source`
        ${isInside ? '' : `${inner}\n`}function Page() {
          const [views, setViews] = useState(${base})
          ${isInside ? `${inner}\n` : ''}return (
            <>
              <${name} />
              <i onClick={() => setViews(views + 1)}>{views}</i>
            </>
          )
        }`
      const text = (count: number, views = base + outer) => `${count} and ${views}`
      return {
        question: `The button is clicked ${times(before)}, the views ${times(outer)}, the button again ${times(after)}. Which numbers are shown?`,
        code,
        key: text(isInside ? start + after : start + before + after),
        wrong: [
          isInside ? ['innerIsKept', text(start + before + after)] : ['outerIsNew', text(start + after)],
          ['parentResets', text(start + after, base)],
          ['stateLeaks', text(start + before + after, base + before + outer + after)],
          ['childIsFrozen', text(start + before)],
        ],
        because: isInside
          ? `Each render of Page makes another function ${name}: to React another component, so the old one goes, with its state.`
          : `${name} is the same component at the same place in each render of Page, so its state stays.`,
        proof: followedBy(
          code,
          'await render(<Page />)',
          ...clicksOn(before),
          ...clicksOn(outer, "'i'"),
          ...clicksOn(after),
          "print(text('button') + ' and ' + text('i'))",
        ),
      }
    },
  }),
  template({
    id: 'same-place-other-props',
    concept: 'component identity',
    difficulty: [3, 'Type, place and key make the identity.'],
    draw: (r) => ({
      way: r.pick(['props', 'keys', 'elements', 'wrapped'] as const),
      clicks: [r.int(2, 4), r.int(1, 3)],
      names: r.some(['Oslo', 'Quito', 'Hanoi', 'Cork', 'Perth', 'Lyon'], 2),
      start: r.int(0, 9),
    }),
    make: ({ way, clicks: [before, after], names: [one = '', two = ''], start }) => {
      const counter = (name: string) => `<Counter ${way === 'keys' ? `key="${name}" ` : ''}name="${name}" />`
      const wrap = (name: string, tag: string) =>
        way === 'elements'
          ? `<${tag}>${counter(name)}</${tag}>`
          : way === 'wrapped'
            ? `<div>${counter(name)}</div>`
            : counter(name)
      const isKept = way === 'props' || way === 'wrapped'
      const code = source`
        function Counter({ name }) {
          const [count, setCount] = useState(${start})
          return <button onClick={() => setCount(count + 1)}>{name} {count}</button>
        }
        function Page({ isFirst }) {
          return (
            <main>
              {isFirst ? ${wrap(one, 'div')} : ${wrap(two, 'section')}}
            </main>
          )
        }`
      const text = (name: string, count: number) => `${name} ${count}`
      return {
        question: `Page is rendered with isFirst={true}, the button is clicked ${times(before)}, then Page is rendered with isFirst={false} and the button clicked ${times(after)}. What does it show?`,
        code,
        key: text(two, isKept ? start + before + after : start + after),
        wrong: [
          isKept
            ? ['differentPropsReset', text(two, start + after)]
            : [way === 'keys' ? 'keysDoNotReset' : 'differentElementsAreOne', text(two, start + before + after)],
          ['innerIsKept', text(one, start + before + after)],
          ['hookStartsAnew', text(two, start)],
          ['childIsFrozen', text(two, start + before)],
        ],
        because: {
          props: 'To React it is the same component at the same place: it keeps its state and gets other props.',
          wrapped: 'Elements and components are of the same type at the same places, so the state is kept.',
          keys: 'Another key is another instance, so it begins with its initial state.',
          elements: 'Another element at that place replaces all that is in it, so the state is lost.',
        }[way],
        proof: followedBy(
          code,
          'await render(<Page isFirst={true} />)',
          ...clicksOn(before),
          'await render(<Page isFirst={false} />)',
          ...clicksOn(after),
          'print(text())',
        ),
      }
    },
  }),
]
