import { clicksOn, followedBy, times } from '../proofs.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { template } from './misconceptions.ts'

export const intermediateHooks: Template[] = [
  template({
    id: 'one-hook-called-twice',
    concept: 'custom hooks',
    difficulty: [2, 'A hook shares code, not state.'],
    draw: (r) => ({
      starts: r.some([1, 4, 7, 10, 20, 30, 45], 2),
      steps: r.some([1, 2, 3, 5], 2),
      clicks: [r.int(1, 4), r.int(1, 3)],
      names: r.some(['seats', 'nights', 'guests', 'rooms', 'meals'], 2),
    }),
    make: ({ starts: [s1 = 0, s2 = 0], steps: [d1 = 0, d2 = 0], clicks: [c1, c2], names: [one = '', two = ''] }) => {
      const code = source`
        function useStepper(start, step) {
          const [value, setValue] = useState(start)
          return [value, () => setValue(value + step)]
        }
        function Booking() {
          const [${one}, more] = useStepper(${s1}, ${d1})
          const [${two}, extra] = useStepper(${s2}, ${d2})
          return (
            <p>
              <button onClick={more}>{${one}}</button> <i onClick={extra}>{${two}}</i>
            </p>
          )
        }`
      const text = (a: number, b: number) => `${a} ${b}`
      const both = s1 + c1 * d1 + c2 * d2
      return {
        question: `The button is clicked ${times(c1)}, then the other number ${times(c2)}. Which numbers are shown?`,
        code,
        key: text(s1 + c1 * d1, s2 + c2 * d2),
        wrong: [
          ['hookStateIsPerComponent', text(both, both)],
          ['secondCallWins', text(s2 + c2 * d2, s2 + c2 * d2)],
          ['hookStartsAnew', text(s1, s2 + d2)],
          ['hooksShareState', text(s1 + (c1 + c2) * d1, s2 + (c1 + c2) * d2)],
        ],
        because: 'Each call of a hook has state of its own, even two calls in one component.',
        proof: followedBy(code, 'await render(<Booking />)', ...clicksOn(c1), ...clicksOn(c2, "'i'"), 'print(text())'),
      }
    },
  }),
  template({
    id: 'ref-read-while-rendering',
    concept: 'refs',
    difficulty: [2, 'A ref keeps its value and renders nothing.'],
    draw: (r) => ({
      start: r.int(1, 20),
      base: r.int(40, 70),
      clicks: [r.int(2, 4), r.int(1, 2), r.int(1, 3)],
      name: r.pick(['taps', 'hits', 'moves', 'drops']),
    }),
    make: ({ start, base, clicks: [before, renders, after], name }) => {
      const code = source`
        function Board() {
          const ${name} = useRef(${start})
          const [round, setRound] = useState(${base})
          return (
            <>
              <button onClick={() => { ${name}.current += 1 }}>Tap</button>
              <i onClick={() => setRound(round + 1)}>Next</i>
              <p>{${name}.current} {round}</p>
            </>
          )
        }`
      const text = (count: number, round = base + renders) => `${count} ${round}`
      return {
        question: `Tap is clicked ${times(before)}, Next ${times(renders)}, then Tap ${times(after)}. What does the paragraph show?`,
        code,
        key: text(start + before),
        wrong: [
          ['refsChangeAtOnce', text(start + before + after)],
          ['refsStayFirst', text(start)],
          ['hookStartsAnew', text(start + after)],
          ['refCountsOnce', text(start + 1)],
        ],
        because: `A ref lives as long as its component, but changing it renders nothing: the last render, by Next, showed ${start + before}.`,
        proof: followedBy(
          code,
          'await render(<Board />)',
          ...clicksOn(before),
          ...clicksOn(renders, "'i'"),
          ...clicksOn(after),
          "print(text('p'))",
        ),
      }
    },
  }),
  template({
    id: 'state-of-an-action',
    concept: 'forms and actions',
    difficulty: [4, 'Two things happen when the action of a form is done.'],
    draw: (r) => ({
      start: r.int(10, 40),
      amounts: r.some([2, 3, 4, 5, 6, 7, 8, 9], 2),
      initial: r.int(1, 9),
      converts: r.flip(),
      field: r.pick(['amount', 'hours', 'seats', 'nights']),
    }),
    make: ({ start, amounts: [one = 0, two = 0], initial, converts, field }) => {
      const read = `data.get('${field}')`
      const code = source`
        function Form() {
          const [sum, submit] = useActionState(
            (previous, data) => previous + ${converts ? `Number(${read})` : read},
            ${start},
          )
          return (
            <form action={submit}>
              <input type="number" name="${field}" defaultValue="${initial}" />
              <p>{sum}</p>
            </form>
          )
        }`
      const text = (sum: number | string, value: number | string) => `${sum}, ${value}`
      const sum = converts ? start + one + two : `${start}${one}${two}`
      return {
        question: `The form is sent with ${one}, then with ${two}. What do the paragraph and then the field show (React 19)?`,
        code,
        key: text(sum, initial),
        wrong: [
          ['fieldIsKept', text(sum, two)],
          ['fieldIsEmptied', text(sum, 'nothing')],
          ['previousIsInitial', text(converts ? start + two : `${start}${two}`, initial)],
          ...(converts
            ? [['totalIsLastOnly', text(two, initial)] as const]
            : [['formTextsAreNumbers', text(start + one + two, initial)] as const]),
        ],
        because: `The action gets the state it returned last time${converts ? '' : ', and a form hands over texts, which + joins'}. When it is done, React resets fields that are not controlled to their default values.`,
        proof: followedBy(
          code,
          'await render(<Form />)',
          ...[one, two].flatMap((amount) => [
            `await type('input', '${amount}')`,
            "await act(async () => find('form').requestSubmit())",
          ]),
          "print(text('p') + ', ' + (find('input').value || 'nothing'))",
        ),
      }
    },
  }),
]
