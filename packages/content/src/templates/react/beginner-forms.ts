import { followedBy } from '../proofs.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { cities, people } from '../words.ts'
import { template } from './misconceptions.ts'

const codes = [
  'PARIS',
  'LAMP7',
  'DELTA',
  'Q4X9Z',
  'RIVER',
  'TANGO',
  'B2B4U',
  'OCEAN',
  'MAPLE',
  'K9UNIT',
  'SUMMER',
  'HOTEL',
]

export const beginnerForms: Template[] = [
  template({
    id: 'field-with-a-limit',
    concept: 'forms',
    difficulty: [3, 'What is shown is what the state says.'],
    draw: (r) => ({
      typed: r.pick(codes),
      limit: r.int(2, 4),
      lower: r.flip(),
      strict: r.flip(),
      name: r.pick(['code', 'room', 'tag', 'seat']),
    }),
    make: ({ typed, limit, lower, strict, name }) => {
      const setter = `set${name[0]?.toUpperCase()}${name.slice(1)}`
      const most = strict ? limit - 1 : limit
      const cased = (text: string) => (lower ? text.toLowerCase() : text)
      const code = source`
        function Field() {
          const [${name}, ${setter}] = useState('')
          function handleChange(event) {
            const text = event.target.value
            if (text.length ${strict ? '<' : '<='} ${limit}) ${setter}(${lower ? 'text.toLowerCase()' : 'text'})
          }
          return <input value={${name}} onChange={handleChange} />
        }`
      return {
        question: `Somebody types ${typed}, one character after the other. What does the field show in the end?`,
        code,
        key: cased(typed.slice(0, most)),
        wrong: [
          ['fieldShowsTyped', typed],
          ['lastCharactersStay', cased(typed.slice(-most))],
          ['oneKeyBehind', cased(typed.slice(0, most - 1) || typed.slice(1, 2))],
          ['oneKeyMore', cased(typed.slice(0, most + 1))],
          ['setterReplaces', cased(typed.slice(most, most + 1))],
        ],
        because: `A controlled field always shows its state. A text with ${strict ? limit : limit + 1} characters or more is not set, so what was typed is taken back.`,
        proof: followedBy(
          code,
          'await render(<Field />)',
          `for (const key of '${typed}') await type('input', find('input').value + key)`,
          "print(find('input').value)",
        ),
      }
    },
  }),
  template({
    id: 'one-object-for-a-form',
    concept: 'forms',
    difficulty: [3, 'A setter of useState does not merge.'],
    draw: (r) => ({
      person: r.pick(people),
      city: r.pick(cities),
      spreads: r.flip(),
      fields: r.some(['name', 'city', 'street', 'team', 'title', 'phone'], 2),
      cityFirst: r.flip(),
    }),
    make: ({ person, city, spreads, fields: [one = '', two = ''], cityFirst }) => {
      const typed = [
        [one, person],
        [two, city],
      ] as const
      const steps = cityFirst ? typed.toReversed() : typed
      const [[first, firstText], [second, secondText]] = steps as [readonly [string, string], readonly [string, string]]
      const asText = (entries: readonly (readonly [string, string])[]) => JSON.stringify(Object.fromEntries(entries))
      const both = asText([
        [one, person],
        [two, city],
      ])
      const code = source`
        function Form() {
          const [form, setForm] = useState({ ${one}: '', ${two}: '' })
          function handleChange(event) {
            setForm({ ${spreads ? '...form, ' : ''}[event.target.name]: event.target.value })
          }
          return (
            <>
              <input name="${one}" value={form.${one} ?? ''} onChange={handleChange} />
              <input name="${two}" value={form.${two} ?? ''} onChange={handleChange} />
              <p>{JSON.stringify(form)}</p>
            </>
          )
        }`
      return {
        question: `${firstText} is pasted into ${first}, then ${secondText} into ${second}. What does the paragraph show?`,
        code,
        key: spreads ? both : asText([[second, secondText]]),
        wrong: [
          spreads ? ['setterReplaces', asText([[second, secondText]])] : ['setterMerges', both],
          ['firstFieldWins', asText([[first, firstText]])],
          [
            'changesAreLost',
            asText([
              [one, ''],
              [two, ''],
            ]),
          ],
          ['keyIsLiteral', asText([['event.target.name', secondText]])],
        ],
        because: spreads
          ? 'The new object takes over the old fields by the spread, and the one named in brackets is written over.'
          : 'The setter puts the new object in the place of the old one; only a spread would keep the other field.',
        proof: followedBy(
          code,
          'await render(<Form />)',
          `await type('[name=${first}]', '${firstText}')`,
          `await type('[name=${second}]', '${secondText}')`,
          "print(text('p'))",
        ),
      }
    },
  }),
  template({
    id: 'how-often-an-effect-runs',
    concept: 'effects',
    difficulty: [3, 'Three dependency arrays are counted over the same clicks.'],
    draw: (r) => ({
      names: r.some(['count', 'page', 'filter', 'zoom', 'speed'], 2),
      clicks: [r.int(1, 4), r.int(1, 4)],
      dependencies: r.pick(['none', 'empty', 'first', 'first', 'second', 'both'] as const),
      start: r.int(1, 9),
    }),
    make: ({ names: [one = '', two = ''], clicks: [first, second], dependencies, start }) => {
      const array = { none: '', empty: ', []', first: `, [${one}]`, second: `, [${two}]`, both: `, [${one}, ${two}]` }
      const setter = (name: string) => `set${name[0]?.toUpperCase()}${name.slice(1)}`
      const changes = { none: first + second, empty: 0, first, second, both: first + second }[dependencies]
      const all = first + second
      const code = source`
        let runs = 0
        function Panel() {
          const [${one}, ${setter(one)}] = useState(${start})
          const [${two}, ${setter(two)}] = useState(${start})
          useEffect(() => {
            runs += 1
          }${array[dependencies]})
          return (
            <>
              <button onClick={() => ${setter(one)}(${one} + 1)}>${one}</button>
              <i onClick={() => ${setter(two)}(${two} + 1)}>${two}</i>
            </>
          )
        }`
      const name = (count: number) => (count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`)
      const text = (count: number) => `runs is ${count}`
      return {
        question: `${one} is clicked ${name(first)} and ${two} ${name(second)}, each click after the last render is done. What is runs then (no Strict Mode)?`,
        code,
        key: text(1 + changes),
        wrong: [
          ['runsEveryRender', text(1 + all)],
          ['runsOnChangesOnly', text(changes)],
          ['runsOnce', text(1)],
          ['runsForState', text(dependencies === 'empty' ? 1 + first : 1 + (changes === first ? second : first))],
          ['effectsRunTwice', text(2 * (1 + changes))],
        ],
        because: {
          none: 'Without an array an effect runs after every render: the first one and one for each click.',
          empty: 'With an empty array an effect runs after the first render only.',
          first: `The effect runs after the first render and after each in which ${one} has changed.`,
          second: `The effect runs after the first render and after each in which ${two} has changed.`,
          both: 'The effect runs after the first render and after each in which one of the two has changed.',
        }[dependencies],
        proof: followedBy(
          code,
          'await render(<Panel />)',
          ...Array.from({ length: first }, () => 'await click()'),
          ...Array.from({ length: second }, () => "await click('i')"),
          "print('runs is ' + runs)",
        ),
      }
    },
  }),
]
