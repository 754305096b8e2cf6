import { followedBy } from '../proofs.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { fruits, people } from '../words.ts'
import { template } from './misconceptions.ts'

export const beginnerLists: Template[] = [
  template({
    id: 'keys-and-the-state-of-rows',
    concept: 'lists and keys',
    difficulty: [4, 'The key decides which row keeps which state.'],
    draw: (r) => ({
      items: r.some([...people, ...fruits], 4),
      change: r.pick(['removeFirst', 'addFirst', 'reverse', 'removeMiddle'] as const),
      byIndex: r.flip(),
    }),
    make: ({ items, change, byIndex }) => {
      const [a = '', b = '', c = '', added = ''] = items
      const before = [a, b, c]
      const after = { removeFirst: [b, c], addFirst: [added, a, b, c], reverse: [c, b, a], removeMiddle: [a, c] }[
        change
      ]
      const expression = {
        removeFirst: 'names.slice(1)',
        addFirst: `['${added}', ...names]`,
        reverse: 'names.toReversed()',
        removeMiddle: 'names.filter((name, index) => index !== 1)',
      }[change]
      const text = (first: (name: string, index: number) => string) =>
        after.map((name, index) => `${name}:${first(name, index)[0]}`).join(' ')
      const byPlace = text((name, index) => before[index] ?? name)
      const byName = text((name) => name)
      const code = source`
        function Row({ name }) {
          const [initial] = useState(name[0])
          return <li>{name}:{initial} </li>
        }
        function List() {
          const [names, setNames] = useState([${before.map((name) => `'${name}'`).join(', ')}])
          const rows = names.map((name, index) => <Row key={${byIndex ? 'index' : 'name'}} name={name} />)
          return <ul onClick={() => setNames(${expression})}>{rows}</ul>
        }`
      return {
        question: 'What does the list show after one click?',
        code,
        key: byIndex ? byPlace : byName,
        wrong: [
          [byIndex ? 'stateFollowsItem' : 'stateFollowsPlace', byIndex ? byName : byPlace],
          ['listIsNotRendered', before.map((name) => `${name}:${name[0]}`).join(' ')],
          [
            'keysReorderNothing',
            before
              .filter((name) => after.includes(name))
              .map((name, index) => `${name}:${before.toReversed()[index]?.[0]}`)
              .join(' '),
          ],
          ['rowsShareState', text(() => c)],
        ],
        because: byIndex
          ? 'With the index as key a row is known by its place: the row there stays, with its state, and gets the name of another.'
          : 'With the name as key each row keeps its state wherever it moves.',
        proof: followedBy(code, 'await render(<List />)', "await click('ul')", 'print(text().trim())'),
      }
    },
  }),
  template({
    id: 'loading-empty-or-full',
    concept: 'conditional rendering',
    difficulty: [2, 'Missing and empty are told apart by the order of the tests.'],
    draw: (r) => ({
      count: r.int(1, 4),
      words: r.some(['Loading', 'Waiting', 'None yet', 'Nothing here', 'Empty', 'Please wait'], 2),
      things: r.pick(['orders', 'offers', 'notes', 'files']),
      lengthFirst: r.flip(),
      order: r.shuffled(['undefined', 'empty', 'full'] as const),
    }),
    make: ({ count, words: [loading = '', empty = ''], things, lengthFirst, order }) => {
      const list = `[${Array.from({ length: count }, (_, index) => index + 1).join(', ')}]`
      const tests = lengthFirst
        ? [
            `if (${things}?.length) return <li>{${things}.length} ${things}</li>`,
            `if (${things}) return <li>${empty}</li>`,
          ]
        : [`if (!${things}) return <li>${loading}</li>`, `if (${things}.length === 0) return <li>${empty}</li>`]
      const last = lengthFirst ? `<li>${loading}</li>` : `<li>{${things}.length} ${things}</li>`
      const full = `${count} ${things}`
      const text = (missing: string, none: string, some: string) =>
        order.map((which) => ({ undefined: missing, empty: none, full: some })[which]).join(', ')
      const value = (which: (typeof order)[number]) => ({ undefined: 'undefined', empty: '[]', full: list })[which]
      const code = source`
        function Summary({ ${things} }) {
          ${tests.join('\n')}
          return ${last}
        }
        const list = (
          <ul>
            ${order.map((which) => `<Summary ${things}={${value(which)}} />`).join('\n')}
          </ul>
        )`
      return {
        question: 'Which texts do the three items show, in this order?',
        code,
        key: text(loading, empty, full),
        wrong: [
          ['emptyArrayIsFalsy', text(loading, loading, full)],
          ['undefinedHasLength', text(empty, empty, full)],
          ['laterReturnWins', text(loading, `0 ${things}`, full)],
          ['zeroIsShown', text(loading, '0', full)],
        ],
        because: 'undefined is falsy and an empty array is not; the first return whose test holds ends the function.',
        proof: followedBy(
          code,
          'await render(list)',
          "print([...container.querySelectorAll('li')].map((item) => item.textContent).join(', '))",
        ),
      }
    },
  }),
  template({
    id: 'calls-in-attributes',
    version: 2,
    concept: 'events',
    difficulty: [2, 'A call beside a function that calls.'],
    draw: (r) => ({
      words: r.some(['save', 'copy', 'send', 'print', 'close', 'share', 'mark', 'undo', 'open', 'move'], 3),
      clicks: [r.int(1, 2), r.int(1, 2), r.int(1, 2)],
      calls: r.shuffled([true, false, r.flip()]),
    }),
    make: ({ words, clicks, calls }) => {
      const times = (word: string, count: number) => Array.from({ length: count }, () => word)
      const run = (atRender: (isCall: boolean) => boolean, onClick: (isCall: boolean) => boolean) =>
        [
          ...words.filter((_, index) => atRender(calls[index] ?? false)),
          ...words.flatMap((word, index) => (onClick(calls[index] ?? false) ? times(word, clicks[index] ?? 0) : [])),
        ].join(' ')
      const code = source`
        const seen = []
        function track(word) {
          seen.push(word)
        }
        function Bar() {
          return (
            <p>
              ${words.map((word, index) => `<button onClick={${calls[index] ? '' : '() => '}track('${word}')}>${word}</button>`).join('\n')}
            </p>
          )
        }`
      return {
        question: `Bar is rendered once (no Strict Mode). The buttons are clicked in turn: ${clicks.join(', ')} times. What does seen hold?`,
        code,
        key: run(
          (isCall) => isCall,
          (isCall) => !isCall,
        ),
        wrong: [
          [
            'callsRunTwice',
            run(
              (isCall) => isCall,
              () => true,
            ),
          ],
          [
            'handlersRunOnClickOnly',
            run(
              () => false,
              () => true,
            ),
          ],
          [
            'arrowsRunAtRender',
            run(
              (isCall) => !isCall,
              (isCall) => isCall,
            ),
          ],
          [
            'callsNeverRun',
            run(
              () => false,
              (isCall) => !isCall,
            ),
          ],
        ],
        because:
          'A call runs while Bar renders, and the handler is what it returns, undefined. An arrow function runs at each click.',
        proof: followedBy(
          code,
          'await render(<Bar />)',
          ...clicks.flatMap((count, index) => times(`await click('button:nth-child(${index + 1})')`, count)),
          "print(seen.join(' '))",
        ),
      }
    },
  }),
  template({
    id: 'clicks-on-their-way-up',
    concept: 'events',
    difficulty: [3, 'Two ways of stopping, only one of which is meant.'],
    draw: (r) => ({
      names: r.some(['page', 'card', 'panel', 'form', 'list', 'menu', 'row'], 2),
      inner: r.pick(['link', 'icon', 'label', 'price', 'badge']),
      stops: r.pick(['inner', 'middle', 'prevents', 'preventsMiddle'] as const),
    }),
    make: ({ names: [outer = '', middle = ''], inner, stops }) => {
      const call = (place: 'inner' | 'middle') => {
        if (stops === place) return 'event.stopPropagation(); '
        return stops === (place === 'inner' ? 'prevents' : 'preventsMiddle') ? 'event.preventDefault(); ' : ''
      }
      const handler = (name: string, place: 'inner' | 'middle') => {
        const extra = call(place)
        return extra ? `(event) => { ${extra}log('${name}') }` : `() => log('${name}')`
      }
      const code = source`
        const seen = []
        const log = (name) => seen.push(name)
        const tree = (
          <div onClick={() => log('${outer}')}>
            <div onClick={${handler(middle, 'middle')}}>
              <b onClick={${handler(inner, 'inner')}}>${inner}</b>
            </div>
          </div>
        )`
      const all = [inner, middle, outer].join(' ')
      const key = stops === 'inner' ? inner : stops === 'middle' ? `${inner} ${middle}` : all
      return {
        question: `The ${inner} is clicked. What does seen hold then, in this order?`,
        code,
        key,
        wrong: [
          ['parentFirst', [outer, middle, inner].join(' ')],
          ['targetOnly', inner],
          ['neverStops', all],
          ['preventStops', stops === 'prevents' ? inner : `${inner} ${middle}`],
          ['stopIsForParents', stops === 'middle' ? `${inner} ${outer}` : `${middle} ${outer}`],
        ],
        because: {
          inner: 'An event starts at what was clicked and goes up; stopPropagation ends its way there.',
          middle: 'An event starts at what was clicked and goes up; stopPropagation ends its way there.',
          prevents: 'preventDefault keeps the browser from its own reaction. The event still goes up to every parent.',
          preventsMiddle:
            'preventDefault keeps the browser from its own reaction. The event still goes up to every parent.',
        }[stops],
        proof: followedBy(code, 'await render(tree)', "await click('b')", "print(seen.join(' '))"),
      }
    },
  }),
]
