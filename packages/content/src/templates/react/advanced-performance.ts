import { clicksOn, followedBy, times } from '../proofs.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { template } from './misconceptions.ts'

const counted = (names: readonly string[], counts: readonly number[]) =>
  names.map((name, index) => `${name} ${counts[index]}`).join(', ')
const printCounts = (names: readonly string[]) =>
  `print(${names.map((name) => `'${name} ' + seen.${name}`).join(" + ', ' + ")})`

export const advancedPerformance: Template[] = [
  template({
    id: 'children-given-from-above',
    concept: 'performance',
    difficulty: [4, 'Who made an element decides when it renders.'],
    draw: (r) => ({
      clicks: r.int(2, 5),
      renders: r.int(1, 3),
      names: r.some(['Chart', 'Table', 'Notes', 'Photo', 'Legend', 'Price'], 2),
      slot: r.pick(['children', 'footer', 'aside'] as const),
    }),
    make: ({ clicks, renders, names, slot }) => {
      const [given = '', own = ''] = names
      const counter = (name: string) => source`
        function ${name}() {
          seen.${name} += 1
          return null
        }`
      const code = source`
        const seen = { ${given}: 0, ${own}: 0 }
        ${counter(given)}
        ${counter(own)}
        function Frame({ ${slot} }) {
          const [open, setOpen] = useState(false)
          return <button onClick={() => setOpen(!open)}>{${slot}}<${own} /></button>
        }
        function App() {
          return ${slot === 'children' ? `<Frame><${given} /></Frame>` : `<Frame ${slot}={<${given} />} />`}
        }`
      const text = (...counts: number[]) => counted(names, counts)
      return {
        question: `<App /> is rendered ${times(renders)} and the button is then clicked ${times(clicks)} (no Strict Mode, no React Compiler). How often was each rendered?`,
        code,
        key: text(renders, renders + clicks),
        wrong: [
          ['childrenRender', text(renders + clicks, renders + clicks)],
          ['onlyOwnerRenders', text(renders, renders)],
          ['memoStopsAll', text(1, renders > 1 ? 1 + clicks : clicks)],
          ['storeNeedsState', text(renders + clicks, renders)],
        ],
        because:
          `Frame gets the element <${given} /> from App and hands on the same one as long as App does not render, so React leaves it out; <${own} /> is made anew by each render of Frame.`.replaceAll(
            /<(\w+) \/>/g,
            '`<$1 />`',
          ),
        proof: followedBy(
          code,
          ...Array.from({ length: renders }, () => 'await render(<App />)'),
          ...clicksOn(clicks),
          printCounts(names),
        ),
      }
    },
  }),
  template({
    id: 'value-of-a-context',
    concept: 'performance',
    difficulty: [4, 'Consumers, memo and plain children side by side.'],
    draw: (r) => ({
      clicks: r.int(2, 6),
      names: r.some(['Header', 'Price', 'Legend', 'Photo', 'Notes', 'Map'], 3),
      value: r.pick(['inline', 'memo', 'constant', 'array'] as const),
      field: r.pick(['size', 'tone', 'unit', 'lang']),
    }),
    make: ({ clicks, names, value, field }) => {
      const [consumer = '', still = '', plain = ''] = names
      const literal = value === 'array' ? `['${field}']` : `{ ${field}: 3 }`
      const isNew = value === 'inline' || value === 'array'
      const code = source`
        const seen = { ${consumer}: 0, ${still}: 0, ${plain}: 0 }
        const Settings = createContext(null)
        ${value === 'constant' ? `const settings = ${literal}\n` : ''}const ${consumer} = memo(() => {
          useContext(Settings)
          seen.${consumer} += 1
        })
        const ${still} = memo(() => {
          seen.${still} += 1
        })
        const ${plain} = () => {
          seen.${plain} += 1
        }
        function Page() {
          const [, setRound] = useState(0)
          ${value === 'constant' ? '' : `const settings = ${value === 'memo' ? `useMemo(() => (${literal}), [])` : literal}\n`}return (
            <Settings value={settings}>
              <button onClick={() => setRound((round) => round + 1)}>Next</button>
              <${consumer} /> <${still} /> <${plain} />
            </Settings>
          )
        }`
      const all = clicks + 1
      const text = (...counts: number[]) => counted(names, counts)
      return {
        question: `Page is rendered and the button clicked ${times(clicks)} (React 19, no Strict Mode, no React Compiler). How often was each rendered?`,
        code,
        key: isNew ? text(all, 1, all) : text(1, 1, all),
        wrong: [
          isNew ? ['memoStopsContext', text(1, 1, all)] : ['consumersAlwaysRender', text(all, 1, all)],
          ['contextRendersAll', text(all, all, all)],
          ['onlyOwnerRenders', isNew ? text(all, 1, 1) : text(1, 1, 1)],
          isNew ? ['contextComparesDeep', text(1, 1, 1)] : ['memoDoesNothing', text(1, all, all)],
        ],
        because: isNew
          ? `Each render of Page makes another value, and a consumer renders when the value is another, in memo or not. Without memo ${plain} renders whenever Page does.`
          : `The value is the same in all renders, so memo spares the consumer as well. Without memo ${plain} renders whenever Page does.`,
        proof: followedBy(code, 'await render(<Page />)', ...clicksOn(clicks), printCounts(names)),
      }
    },
  }),
  template({
    id: 'snapshots-of-a-store',
    concept: 'effects and external systems',
    difficulty: [4, 'The snapshot decides, not the notification.'],
    draw: (r) => ({
      fields: r
        .some(
          [
            ...['price', 'amount', 'tax', 'stock', 'weight', 'size', 'rate', 'limit'],
            ...['total', 'width', 'height', 'age', 'score', 'level'],
          ],
          2,
        )
        .map(
          (field) =>
            `${r.pick(['net', 'old', 'new', 'top', 'base', 'first', 'last', 'mean', 'gross', 'daily', 'local', 'final', 'real', 'home'])}${field[0]?.toUpperCase()}${field.slice(1)}`,
        ),
      values: r.some([2, 3, 4, 5, 6, 7, 8, 9], 2),
      changes: r.shuffled(['first', 'same', 'other', r.pick(['other', 'second', 'same'] as const)] as const),
    }),
    make: ({ fields: [field = '', other = ''], values: [one = 0, two = 0], changes }) => {
      let [price, amount] = [1, 1]
      let [selected, real] = [0, 0]
      const lines = changes.map((change) => {
        if (change === 'other') {
          amount += 1
          real += 1
          return `set({ ${other}: ${amount} })`
        }
        const next = change === 'first' ? one : change === 'second' ? two : price
        if (next !== price) {
          selected += 1
          real += 1
        }
        price = next
        return `set({ ${field}: ${next} })`
      })
      const name = `${field[0]?.toUpperCase()}${field.slice(1)}`
      const touches = changes.filter((change) => change !== 'other').length
      const code = source`
        let state = { ${field}: 1, ${other}: 1 }
        const listeners = new Set()
        function set(change) {
          state = { ...state, ...change }
          for (const listener of listeners) listener()
        }
        function subscribe(listener) {
          listeners.add(listener)
          return () => listeners.delete(listener)
        }
        const seen = { ${name}: 0, All: 0 }
        function ${name}() {
          useSyncExternalStore(subscribe, () => state.${field})
          seen.${name} += 1
        }
        function All() {
          useSyncExternalStore(subscribe, () => state)
          seen.All += 1
        }
        const tree = <><${name} /><All /></>`
      const names = [name, 'All']
      const all = changes.length
      const text = (...counts: number[]) =>
        counted(
          names,
          counts.map((count) => count + 1),
        )
      return {
        question: `After the first render come, one at a time: ${lines.join(', ')}. How often was each rendered (no Strict Mode)?`,
        code,
        key: text(selected, all),
        wrong: [
          ['storeRendersAll', text(all, all)],
          ['equalIsAChange', text(touches, all)],
          ['selectorIsCompared', text(selected, real)],
          ['storeNeedsState', text(0, 0)],
        ],
        because: `At each notification React compares the snapshot with the last one by Object.is. ${name} sees only its field; the whole state is another object after each set.`,
        proof: followedBy(
          code,
          'await render(tree)',
          ...lines.map((line) => `await act(async () => ${line})`),
          printCounts(names),
        ),
      }
    },
  }),
]
