import { clicksOn, followedBy } from '../proofs.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { template } from './misconceptions.ts'

type Update = readonly [kind: 'value' | 'add' | 'times', amount: number]

const applied = (updates: readonly Update[], start: number, seen: (now: number, kind: Update[0]) => number) =>
  updates.reduce((now, [kind, amount]) => {
    const from = seen(now, kind)
    return kind === 'times' ? from * amount : from + amount
  }, start)

export const intermediateState: Template[] = [
  template({
    id: 'queue-of-updates',
    concept: 'state updates',
    difficulty: [3, 'Values and functions are mixed in one queue.'],
    draw: (r) => ({
      start: r.int(2, 12),
      updates: r.shuffled([
        ['value', r.int(2, 9)],
        ['add', r.int(2, 9)],
        [r.pick(['times', 'value'] as const), r.int(2, 4)],
      ] as const),
      name: r.pick(['count', 'score', 'level', 'seats']),
    }),
    make: ({ start, updates, name }) => {
      const setter = `set${name[0]?.toUpperCase()}${name.slice(1)}`
      const call = ([kind, amount]: Update) =>
        kind === 'value'
          ? `${setter}(${name} + ${amount})`
          : `${setter}((now) => now ${kind === 'add' ? '+' : '*'} ${amount})`
      const last = updates.at(-1) as Update
      const functionsFirst = [...updates].sort((a, b) => Number(a[0] === 'value') - Number(b[0] === 'value'))
      const queued = (list: readonly Update[]) => applied(list, start, (now, kind) => (kind === 'value' ? start : now))
      const code = source`
        function Counter() {
          const [${name}, ${setter}] = useState(${start})
          function handleClick() {
            ${updates.map(call).join('\n')}
          }
          return <button onClick={handleClick}>{${name}}</button>
        }`
      return {
        question: 'What does the button show after one click?',
        code,
        key: String(queued(updates)),
        wrong: [
          ['valuesBuildUp', String(applied(updates, start, (now) => now))],
          ['updatersSeeSnapshot', String(applied(updates, start, () => start))],
          ['lastUpdateOnly', String(applied([last], start, () => start))],
          ['firstUpdateOnly', String(applied(updates.slice(0, 1), start, () => start))],
          ['updatersRunFirst', String(queued(functionsFirst))],
        ],
        because: `The calls form a queue. ${name} is ${start} during the whole handler, so a plain value replaces what came before; a function gets what the calls before it left.`,
        proof: followedBy(code, 'await render(<Counter />)', 'await click()', 'print(text())'),
      }
    },
  }),
  template({
    id: 'update-after-a-pause',
    concept: 'state updates',
    difficulty: [3, 'A handler is resumed after others have run.'],
    draw: (r) => ({
      start: r.int(1, 20),
      slow: r.int(30, 60),
      fast: r.int(2, 9),
      clicks: r.int(2, 4),
      isFunction: r.flip(),
      names: r.some(['total', 'stock', 'points', 'balance'], 1),
    }),
    make: ({ start, slow, fast, clicks, isFunction, names: [name = ''] }) => {
      const setter = `set${name[0]?.toUpperCase()}${name.slice(1)}`
      const quick = clicks * fast
      const code = source`
        function Account({ saved }) {
          const [${name}, ${setter}] = useState(${start})
          async function handleSave() {
            await saved
            ${isFunction ? `${setter}((now) => now + ${slow})` : `${setter}(${name} + ${slow})`}
          }
          return (
            <>
              <button onClick={handleSave}>Save</button>
              <i onClick={() => ${setter}((now) => now + ${fast})}>Add</i>
              <p>{${name}}</p>
            </>
          )
        }`
      return {
        question: `Save is clicked, and before the promise saved is settled Add is clicked ${clicks} times. What does the paragraph show in the end?`,
        code,
        key: String(start + slow + (isFunction ? quick : 0)),
        wrong: [
          isFunction ? ['updatersAreStale', String(start + slow)] : ['awaitRefreshes', String(start + slow + quick)],
          ['slowUpdateIsLost', String(start + quick)],
          ['lastUpdateOnly', String(start + slow + fast)],
          ['fastUpdatesWin', String(start + fast)],
        ],
        because: isFunction
          ? 'The function gets the state there is when it is applied, with all clicks in it.'
          : `The handler belongs to the render in which it was made: ${name} is ${start} in it, before await and after.`,
        proof: followedBy(
          code,
          'let settle',
          'const saved = new Promise((resolve) => { settle = resolve })',
          'await render(<Account saved={saved} />)',
          'await click()',
          ...clicksOn(clicks, "'i'"),
          'await act(async () => settle())',
          "print(text('p'))",
        ),
      }
    },
  }),
  template({
    id: 'several-dispatches',
    version: 2,
    concept: 'context and reducers',
    difficulty: [3, 'What a handler reads differs from what is queued.'],
    draw: (r) => ({
      start: r.int(12, 90),
      amounts: [r.int(2, 40), r.int(41, 80)],
      factor: r.int(2, 5),
      order: r.shuffled(['add', 'times', 'take'] as const),
      unknown: r.flip(),
    }),
    make: ({ start, amounts: [plus, minus], factor, order, unknown }) => {
      const reduced = (state: number, action: (typeof order)[number]) =>
        ({ add: state + plus, times: state * factor, take: state - minus })[action]
      const end = order.reduce(reduced, start)
      const actions = unknown ? [...order.slice(0, 2), 'undo', ...order.slice(2)] : order
      const code = source`
        function reducer(state, action) {
          if (action === 'add') return state + ${plus}
          if (action === 'times') return state * ${factor}
          if (action === 'take') return state - ${minus}
          return state
        }
        function Till() {
          const [sum, dispatch] = useReducer(reducer, ${start})
          const [read, setRead] = useState(0)
          function handleClick() {
            ${actions.map((action) => `dispatch('${action}')`).join('\n')}
            setRead(sum)
          }
          return <button onClick={handleClick}>{sum} {read}</button>
        }`
      const [, , last] = order
      return {
        question: 'What does the button show after one click?',
        code,
        key: `${end} ${start}`,
        wrong: [
          ['stateIsFreshInHandler', `${end} ${end}`],
          ['lastDispatchOnly', `${reduced(start, last ?? 'add')} ${start}`],
          ['eachDispatchFromStart', `${reduced(start, last ?? 'add')} ${reduced(start, last ?? 'add')}`],
          ...(unknown ? [['unknownResets', `${reduced(start, last ?? 'add')} 0`] as const] : []),
          ['firstUpdateOnly', `${reduced(start, order[0] ?? 'add')} ${start}`],
        ],
        because:
          'Each action is reduced from the state the one before left. The handler itself still sees the state of its render.',
        proof: followedBy(code, 'await render(<Till />)', 'await click()', 'print(text())'),
      }
    },
  }),
  template({
    id: 'nearest-provider',
    concept: 'context and reducers',
    difficulty: [3, 'A component reads the context above itself.'],
    draw: (r) => ({
      colors: r
        .some(
          [
            ...['red', 'blue', 'green', 'gray', 'black', 'white', 'amber', 'pink'],
            ...['gold', 'teal', 'brown', 'olive', 'navy', 'ivory'],
          ],
          3,
        )
        .map((color) => `${color}-${r.int(1, 9)}00`),
      name: r.pick(['Theme', 'Tone', 'Shade', 'Ink']),
      outer: r.flip(),
      nested: r.flip(),
    }),
    make: ({ colors: [initial = '', one = '', two = ''], name, outer, nested }) => {
      const hook = `useContext(${name})`
      const above = outer ? one : initial
      const code = source`
        const ${name} = createContext('${initial}')
        function Label() {
          return <b>{${hook}} </b>
        }
        function Panel() {
          const own = ${hook}
          return (
            <div>
              <${name} value="${two}">
                <i>{own} </i>
                <Label />
              </${name}>
              ${nested ? `<${name} value={own}>\n  <Label />\n</${name}>` : '<Label />'}
            </div>
          )
        }
        const tree = ${outer ? `<${name} value="${one}"><Panel /></${name}>` : '<Panel />'}`
      const text = (...words: string[]) => words.join(' ')
      return {
        question: 'Which words are shown (React 19)?',
        code,
        key: text(above, two, above),
        wrong: [
          ['ownProviderCounts', nested ? text(two, two, two) : text(two, two, above)],
          ['outermostWins', text(above, above, above)],
          ['defaultOutside', outer ? text(initial, two, initial) : text(initial, initial, initial)],
          ['contextIsGlobal', text(above, two, two)],
        ],
        because: `useContext looks for the nearest provider above its component; what Panel itself renders is below it. ${outer ? 'Above Panel it' : 'There is none above Panel, so the default'} is ${above}.`,
        proof: followedBy(code, 'await render(tree)', 'print(text().trim())'),
      }
    },
  }),
]
