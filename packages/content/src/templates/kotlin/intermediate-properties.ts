import { line, prints } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { goods, tags } from '../words.ts'
import { template } from './misconceptions.ts'

const amounts = Array.from({ length: 90 }, (_, at) => at + 10)

type Way = 'stored' | 'lazy' | 'getter' | 'shared'

function readings(way: Way, reads: readonly number[], factor: number) {
  const kept = new Map<number, number>(
    way === 'stored'
      ? [
          [0, factor],
          [1, 2 * factor],
        ]
      : [],
  )
  let calls = kept.size
  const values = reads.map((object) => {
    const place = way === 'shared' ? 0 : object
    const value = way === 'getter' ? undefined : kept.get(place)
    if (value !== undefined) return value
    kept.set(place, ++calls * factor)
    return calls * factor
  })
  return { values, calls }
}

export const intermediateProperties: Template[] = [
  template({
    id: 'computed-once-or-each-time',
    concept: 'properties and delegation',
    difficulty: [3, 'A value, a lazy value and a getter.'],
    draw: (r) => ({
      way: r.pick(['stored', 'lazy', 'getter'] as const),
      reads: r.pick([
        [1, 0, 1],
        [1, 1, 0],
        [1, 1, 1],
        [0, 1, 0],
        [0, 0, 1],
        [0, 0, 0],
        [1, 0, 0],
      ] as const),
      factor: r.int(2, 30),
      name: r.pick(['total', 'price', 'rank']),
    }),
    make: ({ way, reads, factor, name }) => {
      const show = (one: Way) => {
        const { values, calls } = readings(one, reads, factor)
        return line(...values, calls)
      }
      const { values } = readings(way, reads, factor)
      const text = { stored: '= load()', lazy: 'by lazy { load() }', getter: 'get() = load()' }[way]
      return {
        question: prints,
        code: source`
          var calls = 0
          fun load(): Int {
              calls++
              return calls * ${factor}
          }

          class Report {
              val ${name} ${text}
          }

          fun main() {
              val all = listOf(Report(), Report())
              println("${reads.map((index) => `\${all[${index}].${name}}`).join(' ')} $calls")
          }`,
        key: show(way),
        wrong: [
          ...(way === 'stored' ? [] : ([['everyPropertyIsStored', show('stored')]] as const)),
          ...(way === 'lazy' ? [] : ([['everyPropertyWaits', show('lazy')]] as const)),
          ...(way === 'getter' ? [] : ([['everyReadComputes', show('getter')]] as const)),
          ['objectsShareTheValue', show('shared')],
          ['everyReadIsACall', line(...values, reads.length)],
        ],
        because: {
          stored: 'The values are computed when the objects are made, one after the other, and kept.',
          lazy: 'by lazy computes the value of an object when it is read first, and keeps it.',
          getter: 'A getter runs each time it is read.',
        }[way],
      }
    },
  }),
  template({
    id: 'a-value-that-is-watched',
    version: 2,
    concept: 'properties and delegation',
    difficulty: [3, 'One delegate may refuse a value, the other only hears of it.'],
    draw: (r) => {
      const [start = 0, ...numbers] = r.some(amounts, r.int(4, 6))
      return {
        isVeto: r.flip(),
        start,
        numbers,
        isRising: r.flip(),
        name: r.pick(['level', 'price', 'limit']),
      }
    },
    make: ({ isVeto, start, numbers, isRising, name }) => {
      const count = numbers.length
      const accepts = (value: number, old: number) => (isRising ? value > old : value < old)
      let [kept, accepted] = [start, 0]
      let stopped = false
      let untilRefused = start
      for (const number of numbers) {
        if (!accepts(number, kept)) stopped = true
        else {
          kept = number
          accepted++
          if (!stopped) untilRefused = number
        }
      }
      const last = numbers.at(-1) ?? 0
      const fromStart = numbers.filter((number) => accepts(number, start)).at(-1) ?? start
      const key = isVeto ? kept : last
      const body = isVeto ? `new ${isRising ? '>' : '<'} old` : `if (new ${isRising ? '<' : '>'} old) asked += 10`
      return {
        question: prints,
        code: source`
          import kotlin.properties.Delegates

          var asked = 0
          var ${name}: Int by Delegates.${isVeto ? 'vetoable' : 'observable'}(${start}) { _, old, new ->
              asked++
              ${body}
          }

          fun main() {
              for (value in listOf(${numbers.join(', ')})) ${name} = value
              println("$${name} $asked")
          }`,
        key: line(key, isVeto ? count : count + 10 * fallsOf(start, numbers, isRising)),
        wrong: isVeto
          ? [
              ['vetoIsOnlyHeard', line(last, count)],
              ['onlyAcceptedValuesAreAsked', line(kept, accepted)],
              ['firstValueIsAskedToo', line(kept, count + 1)],
              ['oldIsTheFirstValue', line(fromStart, count)],
              ['refusalIsForGood', line(untilRefused, count)],
              [
                'trueMeansRefused',
                line(
                  numbers.reduce((old, value) => (accepts(value, old) ? old : value), start),
                  count,
                ),
              ],
            ]
          : [
              ['observersMayRefuse', line(kept, count + 10 * fallsOf(start, numbers, isRising))],
              ['firstValueIsAskedToo', line(last, count + 1 + 10 * fallsOf(start, numbers, isRising))],
              ['oldIsTheFirstValue', line(last, count + 10 * numbers.filter((one) => !accepts(one, start)).length)],
              ['blockRunsBeforeTheFirstChange', line(start, count + 10 * fallsOf(start, numbers, isRising))],
            ],
        because: isVeto
          ? 'vetoable asks its block before each assignment, and keeps the old value when the block gives false.'
          : 'observable runs its block after each assignment with the value before and the new one; it refuses nothing.',
      }
    },
  }),
  template({
    id: 'delegating-or-inheriting',
    concept: 'properties and delegation',
    difficulty: [4, 'What is delegated to knows nothing of the overrides.'],
    draw: (r) => ({
      isDelegated: r.flip(),
      words: r.some([...goods, ...tags], 2),
      verb: r.pick(['from', 'by', 'via', 'with']),
      names: r.pick([
        ['Sender', 'Plain', 'Loud', 'name'],
        ['Store', 'Local', 'Remote', 'place'],
        ['Printer', 'Basic', 'Fancy', 'style'],
      ] as const),
    }),
    make: ({ isDelegated, words: [a = '', b = ''], verb, names: [face, plain, other, name] }) => {
      const show = (own: string, inner: string) => line(own, verb, inner)
      return {
        question: prints,
        code: source`
          interface ${face} {
              fun ${name}(): String
              fun text(): String
          }
          ${isDelegated ? '' : 'open '}class ${plain} : ${face} {
              override fun ${name}() = "${a}"
              override fun text() = "${verb} \${${name}()}"
          }
          class ${other}${isDelegated ? `(inner: ${face}) : ${face} by inner` : ` : ${plain}()`} {
              override fun ${name}() = "${b}"
          }

          fun main() {
              val one: ${face} = ${other}(${isDelegated ? `${plain}()` : ''})
              println("\${one.${name}()} \${one.text()}")
          }`,
        key: isDelegated ? show(b, a) : show(b, b),
        wrong: [
          [isDelegated ? 'delegatesSeeTheOverride' : 'baseCallsItsOwn', isDelegated ? show(b, b) : show(b, a)],
          ['originalWins', show(a, a)],
          ['overrideOnlyCountsInside', show(a, b)],
          ['functionsAreCombined', line(a, b, verb, a)],
        ],
        because: isDelegated
          ? 'text is passed on to the inner object, which calls its own function.'
          : 'A subclass overrides the function also for what is inherited.',
      }
    },
  }),
]

/** How many values go the other way than the one before. */
function fallsOf(start: number, numbers: readonly number[], isRising: boolean) {
  return numbers.filter((number, index) => {
    const old = numbers[index - 1] ?? start
    return isRising ? number < old : number > old
  }).length
}
