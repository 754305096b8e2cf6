import { followedBy } from '../proofs.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { fruits, people } from '../words.ts'
import { template } from './misconceptions.ts'

const clicks = (count: number, target?: string) =>
  Array.from({ length: count }, () => `await click(${target ? `'${target}'` : ''})`)

export const beginnerState: Template[] = [
  template({
    id: 'state-after-its-setter',
    version: 2,
    concept: 'state',
    difficulty: [3, 'A handler works with the values of its render.'],
    draw: (r) => ({
      start: r.int(1, 290),
      step: r.int(2, 45),
      clicks: r.int(2, 4),
      names: r.some(['count', 'seats', 'points', 'pages', 'guests'], 1),
      setterFirst: r.flip(),
    }),
    make: ({ start, step, clicks: times, names: [name = ''], setterFirst }) => {
      const setter = `set${name[0]?.toUpperCase()}${name.slice(1)}`
      const lines = [`${setter}(${name} + ${step})`, `setSaved(${name})`]
      const end = start + times * step
      const code = source`
        function Counter() {
          const [${name}, ${setter}] = useState(${start})
          const [saved, setSaved] = useState(0)
          function handleClick() {
            ${(setterFirst ? lines : lines.toReversed()).join('\n')}
          }
          return <button onClick={handleClick}>{${name}} {saved}</button>
        }`
      return {
        question: `What does the button show after ${times} clicks?`,
        code,
        key: `${end} ${end - step}`,
        wrong: [
          ['stateChangesAtOnce', `${end} ${end}`],
          ['oneRenderBehind', `${end - step} ${end - step}`],
          ['firstValueStays', `${start + step} ${start}`],
          ['lastSetterWins', setterFirst ? `${start} ${start}` : `${end} 0`],
        ],
        because: `A setter asks for another render. Until then ${name} is the value of the render that made this handler, so saved is one step behind.`,
        proof: followedBy(code, 'await render(<Counter />)', ...clicks(times), 'print(text())'),
      }
    },
  }),
  template({
    id: 'changed-in-place',
    concept: 'state',
    difficulty: [3, 'A change without a render, and a render afterward.'],
    draw: (r) => ({
      items: r.some(fruits, 5),
      size: r.int(2, 3),
      adds: r.int(1, 3),
      way: r.pick(['push', 'push', 'spread'] as const),
      refreshes: r.flip(),
    }),
    make: ({ items, size, adds, way, refreshes }) => {
      const first = items.slice(0, size)
      const added = items[4] ?? ''
      const text = (count: number) => [...first, ...Array.from({ length: count }, () => added)].join(' ')
      const code = source`
        function Basket() {
          const [items, setItems] = useState([${first.map((item) => `'${item}'`).join(', ')}])
          const [, setRound] = useState(0)
          function add() {
            ${way === 'push' ? `items.push('${added}')\nsetItems(items)` : `setItems([...items, '${added}'])`}
          }
          return (
            <>
              <button onClick={add}>Add</button>
              <i onClick={() => setRound((round) => round + 1)}>Refresh</i>
              <p>{items.join(' ')}</p>
            </>
          )
        }`
      const shows = way === 'spread' || refreshes
      return {
        question: `Add is clicked ${adds === 1 ? 'once' : `${adds} times`}${refreshes ? ', then Refresh once' : ''}. What does the paragraph show?`,
        code,
        key: text(shows ? adds : 0),
        wrong: [
          way === 'spread'
            ? ['copiesAreLost', text(0)]
            : refreshes
              ? ['mutationShowsNever', text(0)]
              : ['sameArrayIsSeen', text(adds)],
          ['lastPushOnly', adds > 1 ? text(1) : added],
          ['oneRenderBehind', shows ? text(adds - 1) : text(adds > 1 ? adds - 1 : 4)],
          ['setterReplaces', added],
          ['addedTwice', text(2 * adds)],
        ],
        because:
          way === 'spread'
            ? 'Each click sets a new array that holds the old items and one more.'
            : refreshes
              ? 'push changed the array without a render; the next render, whatever caused it, shows what it holds.'
              : 'The array set is the one that was there already, so React sees no change and renders nothing.',
        proof: followedBy(
          code,
          'await render(<Basket />)',
          ...clicks(adds),
          ...(refreshes ? clicks(1, 'i') : []),
          "print(text('p'))",
        ),
      }
    },
  }),
  template({
    id: 'variables-and-state',
    concept: 'state',
    difficulty: [3, 'Where a variable stands decides how long it lives.'],
    draw: (r) => ({
      start: r.int(2, 20),
      views: r.int(30, 60),
      before: r.int(2, 4),
      middle: r.int(1, 2),
      later: r.int(1, 3),
      isOutside: r.flip(),
      name: r.pick(['likes', 'stars', 'votes', 'saves']),
    }),
    make: ({ start, views, before, middle, later, isOutside, name }) => {
      const text = (count: number) => `${count} ${views + middle}`
      const code = source`
        ${isOutside ? `let ${name} = ${start}\n` : ''}function Post() {
          ${isOutside ? '' : `let ${name} = ${start}\n`}const [views, setViews] = useState(${views})
          return (
            <>
              <button onClick={() => { ${name} += 1 }}>Like</button>
              <i onClick={() => setViews(views + 1)}>View</i>
              <p>{${name}} {views}</p>
            </>
          )
        }`
      return {
        question: `Like is clicked ${before} times, View ${middle === 1 ? 'once' : 'twice'}, then Like ${later === 1 ? 'once' : `${later} times`}. What does the paragraph show?`,
        code,
        key: text(isOutside ? start + before : start),
        wrong: [
          ['variablesRender', text(start + before + later)],
          isOutside ? ['outsideIsReset', text(start)] : ['variablesSurvive', text(start + before)],
          ['lastClickOnly', text(start + 1)],
        ],
        because: isOutside
          ? `A variable outside keeps its value, but changing it renders nothing: the render that View caused showed ${start + before}.`
          : 'A variable of the component is made anew by each render, and changing it renders nothing.',
        proof: followedBy(
          code,
          'await render(<Post />)',
          ...clicks(before),
          ...clicks(middle, 'i'),
          ...clicks(later),
          "print(text('p'))",
        ),
      }
    },
  }),
  template({
    id: 'two-of-a-component',
    concept: 'state',
    difficulty: [2, 'State belongs to an instance, its first value to the first render.'],
    draw: (r) => ({
      people: r.some(people, 2),
      start: r.int(2, 20),
      other: r.int(30, 60),
      clicks: [r.int(2, 4), r.int(1, 3)],
      rise: r.int(3, 9),
    }),
    make: ({ people: [one = '', two = ''], start, other, clicks: [first, second], rise }) => {
      const code = source`
        function Score({ name, from }) {
          const [points, setPoints] = useState(from)
          return <button onClick={() => setPoints(points + 1)}>{name} {points}</button>
        }
        function Game({ bonus }) {
          return <p><Score name="${one}" from={${start} + bonus} /> <Score name="${two}" from={${other} + bonus} /></p>
        }`
      const text = (left: number, right: number) => `${one} ${left} ${two} ${right}`
      return {
        question: `${one}'s button is clicked ${first} times, ${two}'s ${second === 1 ? 'once' : `${second} times`}. Then Game gets bonus={${rise}} instead of bonus={0}. What is shown?`,
        code,
        key: text(start + first, other + second),
        wrong: [
          ['instancesShareState', text(start + first + second, other + first + second)],
          ['propsReplaceState', text(start + rise, other + rise)],
          ['stateFollowsProps', text(start + first + rise, other + second + rise)],
          ['lastInstanceWins', text(start, other + first + second)],
        ],
        because:
          'Each instance has its own state. The argument of useState counts only when an instance is first rendered.',
        proof: followedBy(
          code,
          'await render(<Game bonus={0} />)',
          ...clicks(first),
          ...clicks(second, 'button:last-child'),
          `await render(<Game bonus={${rise}} />)`,
          'print(text())',
        ),
      }
    },
  }),
]
