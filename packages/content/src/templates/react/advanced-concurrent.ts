import { followedBy } from '../proofs.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { cities, fruits } from '../words.ts'
import { template } from './misconceptions.ts'

export const advancedConcurrent: Template[] = [
  template({
    id: 'renders-of-a-flush',
    concept: 'concurrent rendering',
    difficulty: [4, 'What was set before is part of the flush.'],
    draw: (r) => ({
      values: r.some([2, 3, 4, 5, 6, 7, 8, 9], 3),
      flushed: r.pick(['first', 'second', 'third', 'two'] as const),
      names: r.some(['a', 'b', 'c', 'x', 'y', 'z', 'p', 'q'], 3),
    }),
    make: ({ values, flushed, names }) => {
      const isFlushed = [0, 1, 2].map(
        (index) => flushed === ['first', 'second', 'third'][index] || (flushed === 'two' && index < 2),
      )
      const setter = (name: string) => `set${name.toUpperCase()}`
      const lines = names.map((name, index) => {
        const call = `${setter(name)}(${values[index]})`
        return isFlushed[index] ? `flushSync(() => ${call})` : call
      })
      const shot = (applied: number) => values.map((value, index) => (index < applied ? value : 0)).join('')
      const first = isFlushed.indexOf(true) + 1
      const key = {
        first: [1, 3],
        second: [2, 3],
        third: [3],
        two: [1, 2, 3],
      }[flushed]
      const text = (renders: readonly number[]) => renders.map(shot).join(' ')
      const only = (index: number) => values.map((value, place) => (place === index ? value : 0)).join('')
      const code = source`
        const seen = []
        function Panel() {
          ${names.map((name) => `const [${name}, ${setter(name)}] = useState(0)`).join('\n')}
          seen.push(\`${names.map((name) => `\${${name}}`).join('')}\`)
          function handleClick() {
            ${lines.join('\n')}
          }
          return <button onClick={handleClick}>Go</button>
        }`
      return {
        question: 'seen is emptied after the first render (no Strict Mode). What does it hold after one click?',
        code,
        key: text(key),
        wrong: [
          ['flushIsIgnored', text([3])],
          ['everySetterRenders', text([1, 2, 3])],
          ['flushOnlyItsOwn', flushed === 'two' ? `${only(0)} ${only(1)} ${shot(3)}` : `${only(first - 1)} ${shot(3)}`],
          ['flushIsOneMore', flushed === 'two' ? text([2, 3]) : text([3, 3])],
        ],
        because:
          'flushSync renders at once what it holds, together with what was set before it in the handler; what is set after it is rendered when the handler is done.',
        proof: followedBy(code, 'await render(<Panel />)', 'seen.length = 0', 'await click()', "print(seen.join(' '))"),
      }
    },
  }),
  template({
    id: 'urgent-and-transition',
    concept: 'concurrent rendering',
    difficulty: [4, 'Two renders with different states.'],
    draw: (r) => ({
      words: r.some([...fruits, ...cities], 3),
      names: r.some(['text', 'query', 'filter', 'page', 'tab'], 2),
      transitionFirst: r.flip(),
      both: r.flip(),
    }),
    make: ({ words: [old = '', one = '', two = ''], names: [urgent = '', slow = ''], transitionFirst, both }) => {
      const setter = (name: string) => `set${name[0]?.toUpperCase()}${name.slice(1)}`
      const inside = source`
        startTransition(() => {
          ${setter(slow)}('${two}')${both ? `\nsetRound(1)` : ''}
        })`
      const outside = `${setter(urgent)}('${one}')`
      const code = source`
        const seen = []
        function Search() {
          const [${urgent}, ${setter(urgent)}] = useState('${old}')
          const [${slow}, ${setter(slow)}] = useState('${old}')
          const [round, setRound] = useState(0)
          seen.push(\`\${${urgent}}-\${${slow}}-\${round}\`)
          function handleClick() {
            ${transitionFirst ? `${inside}\n${outside}` : `${outside}\n${inside}`}
          }
          return <button onClick={handleClick}>Go</button>
        }`
      const round = both ? 1 : 0
      const end = `${one}-${two}-${round}`
      return {
        question: 'seen is emptied after the first render (no Strict Mode). What does it hold after one click?',
        code,
        key: `${one}-${old}-0 ${end}`,
        wrong: [
          ['transitionIsTogether', end],
          ['transitionFirst', `${old}-${two}-${round} ${end}`],
          ['transitionIsAsync', `${one}-${old}-0`],
          ['transitionSplitsAll', `${one}-${old}-0 ${one}-${two}-0 ${end}`],
        ],
        because:
          'The update outside is urgent and is rendered first, with the old values of what the transition sets; the transition follows in a render of its own.',
        proof: followedBy(
          code,
          'await render(<Search />)',
          'seen.length = 0',
          'await click()',
          "print(seen.join(' '))",
        ),
      }
    },
  }),
  template({
    id: 'deferred-values',
    concept: 'concurrent rendering',
    difficulty: [4, 'Each change is rendered with two values of the deferred one.'],
    draw: (r) => ({
      words: r.some([...fruits, ...cities], 3),
      initial: r.flip(),
      name: r.pick(['query', 'text', 'term', 'filter']),
    }),
    make: ({ words: [one = '', two = '', first = ''], initial, name }) => {
      const code = source`
        const seen = []
        function Results({ ${name} }) {
          const deferred = useDeferredValue(${name}${initial ? `, '${first}'` : ''})
          seen.push(${name} + '/' + deferred)
          return <p>{deferred}</p>
        }`
      const begin = initial ? [`${one}/${first}`, `${one}/${one}`] : [`${one}/${one}`]
      const text = (...parts: string[]) => parts.join(' ')
      return {
        question: `Results is rendered with the ${name} ${one}, and when that is done with ${two} (React 19, no Strict Mode). What does seen hold?`,
        code,
        key: text(...begin, `${two}/${one}`, `${two}/${two}`),
        wrong: [
          ['deferredTogether', text(...begin, `${two}/${two}`)],
          ['deferredIsTimer', text(...begin, `${two}/${one}`)],
          [
            initial ? 'initialIsSkipped' : 'initialIsAlways',
            initial
              ? text(`${one}/${one}`, `${two}/${one}`, `${two}/${two}`)
              : text(`${one}/undefined`, `${one}/${one}`, `${two}/${one}`, `${two}/${two}`),
          ],
          ['deferredLeads', text(...begin, `${one}/${two}`, `${two}/${two}`)],
        ],
        because: `A change is first rendered with the old deferred value, then again in the background with the new one${initial ? '; an initial value makes the first render work the same way' : ''}.`,
        proof: followedBy(
          code,
          `await render(<Results ${name}="${one}" />)`,
          `await render(<Results ${name}="${two}" />)`,
          "print(seen.join(' '))",
        ),
      }
    },
  }),
  template({
    id: 'extra-run-of-strict-mode',
    concept: 'effects and external systems',
    difficulty: [3, 'What Strict Mode repeats and what not.'],
    draw: (r) => ({
      ids: r.some(cities, 2),
      words: r.pick([
        ['open', 'close'],
        ['join', 'leave'],
        ['on', 'off'],
      ] as const),
      leaves: r.flip(),
      changes: r.flip(),
    }),
    make: ({ ids: [one = '', two = ''], words: [begin, end], leaves, changes }) => {
      const code = source`
        const seen = []
        function Channel({ id }) {
          useEffect(() => {
            seen.push('${begin} ' + id)
            return () => seen.push('${end} ' + id)
          }, [id])
        }`
      const text = (...parts: string[]) => parts.join(', ')
      const last = changes ? two : one
      const change = changes ? [`${end} ${one}`, `${begin} ${two}`] : []
      const leave = leaves ? [`${end} ${last}`] : []
      const [b, e] = [`${begin} ${one}`, `${end} ${one}`]
      return {
        question: `In development, inside StrictMode, Channel is rendered with the id ${one}${changes ? `, then ${two}` : ''}${leaves ? ', then removed' : ''}. What does seen hold?`,
        code,
        key: text(b, e, b, ...change, ...leave),
        wrong: [
          ['strictRunsOnce', text(b, ...change, ...leave)],
          ['strictSkipsCleanup', text(b, b, ...change, ...leave)],
          [
            changes ? 'strictDoublesAll' : 'strictCleansUpAtEnd',
            changes
              ? text(b, e, b, ...change, `${end} ${two}`, `${begin} ${two}`, ...leave)
              : text(b, e, b, e, ...(leaves ? [b, e] : [])),
          ],
          ['strictCleansFirst', text(e, b, ...change, ...leave)],
        ],
        because:
          'When a component appears, Strict Mode runs its effects, cleans up and runs them again. A change of a dependency is treated as ever.',
        proof: followedBy(
          code,
          `await render(<StrictMode><Channel id="${one}" /></StrictMode>)`,
          ...(changes ? [`await render(<StrictMode><Channel id="${two}" /></StrictMode>)`] : []),
          ...(leaves ? ['await render(null)'] : []),
          "print(seen.join(', '))",
        ),
      }
    },
  }),
]
