import { line, prints } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { fruits, goods, tags } from '../words.ts'
import { template } from './misconceptions.ts'

export const advancedTypes: Template[] = [
  template({
    id: 'types-at-run-time',
    version: 2,
    concept: 'generics and variance',
    difficulty: [4, 'What a cast to a type parameter can check.'],
    draw: (r) => ({
      isChecked: r.shuffled([true, false, r.flip()]),
      text: r.pick([...goods, ...tags]),
      counts: r.some([2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 14], 3),
      asked: r.shuffled(['Int', 'String', 'Double'] as const),
      start: r.int(2, 40),
      name: r.pick(['only', 'select']),
      plain: r.pick(['plain', 'every']),
    }),
    make: ({ isChecked, text, counts: [strings = 1, ints = 1, doubles = 1], asked, start, name, plain }) => {
      const count = strings + ints + doubles
      const counts = { Int: ints, String: strings, Double: doubles }
      const shown = (
        checked: (type: (typeof asked)[number]) => number,
        unchecked: (type: (typeof asked)[number]) => number,
      ) => line(...asked.map((type, index) => (isChecked[index] ? checked(type) : unchecked(type))))
      const own = (type: keyof typeof counts) => counts[type]
      const all = () => count
      return {
        question: 'What does this program print, warnings aside?',
        code: source`
          inline fun <reified T : Any> List<Any>.${name}(): List<T> = mapNotNull { it as? T }

          fun <T : Any> List<Any>.${plain}(): List<T> = mapNotNull { it as? T }

          fun main() {
              val words = List(${strings}) { "${text}" }
              val values: List<Any> = words + List(${ints}) { it + ${start} } + List(${doubles}) { it + 0.5 }
              val counts = listOf(
                  ${asked.map((type, index) => `values.${isChecked[index] ? name : plain}<${type}>().size`).join(',\n')}
              )
              println(counts.joinToString(" "))
          }`,
        key: shown(own, all),
        wrong: [
          ['typeParametersAreAlwaysErased', shown(all, all)],
          ['typeParametersAreKnown', shown(own, own)],
          ['uncheckedCastsGiveNull', shown(own, () => 0)],
          ['onlyPlainFunctionsCheck', shown(all, own)],
          ['castsConvertNumbers', shown((type) => (type === 'String' ? own(type) : ints + doubles), all)],
        ],
        because:
          'A function with a reified parameter is inlined with the real type, so its cast is checked item by item. In the other T is not known at run time, so the cast checks nothing and every item passes.',
      }
    },
  }),
  template({
    id: 'lists-of-another-type',
    version: 2,
    concept: 'generics and variance',
    difficulty: [4, 'Where a wrong type of the items comes to light.'],
    draw: (r) => ({
      ways: r.some(['size', 'join', 'length', 'last', 'first'] as const, 2),
      isSafe: r.flip(),
      numbers: r.some<number>([3, 5, 7, 8, 12, 15, 24, 31, 46, 108, 250], 4),
      count: r.int(2, 4),
      failed: r.pick([...tags, ...goods, ...fruits]),
      name: r.pick(['names', 'titles', 'labels']),
    }),
    make: ({ ways, isSafe, numbers, count, failed, name }) => {
      const items = numbers.slice(0, count)
      const calls = {
        size: 'size',
        join: 'joinToString("-")',
        length: 'map { it.length }',
        last: 'lastIndex',
        first: 'run { first().length }',
      }
      const lengths = items.map((item) => String(item).length)
      const right: Record<(typeof ways)[number], string> = {
        size: String(count),
        join: items.join('-'),
        length: failed,
        last: String(count - 1),
        first: failed,
      }
      const shown = (changed: Partial<typeof right> = {}) => line(...ways.map((way) => ({ ...right, ...changed })[way]))
      const castFails = Object.fromEntries(ways.map((way) => [way, failed]))
      return {
        question: 'What does this program print, warnings aside?',
        code: source`
          fun attempt(use: () -> Any?) = try { use() } catch (error: ClassCastException) { "${failed}" }

          fun main() {
              val found: Any = listOf(${items.join(', ')})
              ${ways
                .map(
                  (way, index) => source`
                    print(attempt {
                        val ${name} = found ${isSafe ? 'as?' : 'as'} List<String>
                        ${name}${isSafe ? '?' : ''}.${calls[way]}
                    })
                    ${index === 0 ? 'print(" ")' : 'println()'}`,
                )
                .join('\n')}
          }`,
        key: shown(),
        wrong: [
          ['castsTurnItemsToTexts', shown({ length: `[${lengths.join(', ')}]`, first: String(lengths[0]) })],
          [
            'castsCheckEveryItem',
            shown(isSafe ? { size: 'null', join: 'null', last: 'null', length: 'null', first: 'null' } : castFails),
          ],
          ['wrongItemsAreLeftOut', shown({ size: '0', join: failed, length: '[]', last: '-1' })],
          ['wrongItemsAreNull', shown({ join: items.map(() => 'null').join('-') })],
          ['joiningCasts', shown({ join: failed })],
          ['lambdasDoNotCast', shown({ length: `[${lengths.join(', ')}]` })],
          ['onlyCountsAreSafe', shown({ join: failed, last: failed })],
        ],
        because:
          'The cast checks that it is a list and nothing about its items; the first item that is used as a text throws.',
      }
    },
  }),
  template({
    id: 'numbers-as-any',
    version: 2,
    concept: 'language semantics',
    difficulty: [4, 'Equal values of different types.'],
    draw: (r) => ({
      value: r.int(2, 60),
      kinds: r.shuffled([...r.some([0, 1, 2, 3, 4, 5], r.int(2, 4)), r.int(0, 3), r.int(0, 3)]),
      name: r.pick(['values', 'keys', 'ids']),
      field: r.pick(['texts', 'labels', 'marks']),
    }),
    make: ({ value, kinds, name, field }) => {
      const text = (kind: number) =>
        [`${value}`, `${value}L`, `${value}.0`, `"${value}"`, `${value + 1}`, `${value + 1}L`][kind] ?? ''
      const printed = (kind: number) => text(kind).replaceAll(/["L]/g, '')
      const show = (group: (kind: number) => number) => {
        const seen = new Set<number>()
        return line(...kinds.filter((kind) => !seen.has(group(kind)) && seen.add(group(kind))).map(printed))
      }
      return {
        question: prints,
        code: source`
          fun main() {
              val ${name} = setOf<Any>(${kinds.map(text).join(', ')})
              val ${field} = ${name}.map { it.toString() }
              println(${field}.joinToString(" "))
          }`,
        key: show((kind) => kind),
        wrong: [
          ['wholeNumbersAreEqual', show((kind) => (kind === 1 || kind === 5 ? kind - 1 : kind))],
          ['numbersAreEqualByValue', show((kind) => (kind < 3 ? 0 : kind === 5 ? 4 : kind))],
          ['textsAreEqualToNumbers', show((kind) => (kind < 4 ? 0 : 1))],
          ['setsOfAnyKeepAll', line(...kinds.map(printed))],
          ['onlyFractionsDiffer', show((kind) => (kind === 1 || kind === 3 ? 0 : kind === 5 ? 4 : kind))],
        ],
        because: 'As Any two values are equal only if they have the same type and the same value.',
      }
    },
  }),
]
