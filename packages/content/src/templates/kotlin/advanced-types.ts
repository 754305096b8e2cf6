import { line, prints } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { goods } from '../words.ts'
import { template } from './misconceptions.ts'

export const advancedTypes: Template[] = [
  template({
    id: 'types-at-run-time',
    concept: 'generics and variance',
    difficulty: [4, 'What a cast to a type parameter can check.'],
    draw: (r) => ({
      isReified: r.flip(),
      texts: r.some(goods, 3),
      counts: [r.int(1, 3), r.int(1, 4), r.int(1, 2)],
      start: r.int(2, 40),
      name: r.pick(['only', 'allOf', 'select']),
    }),
    make: ({ isReified, texts, counts: [strings, ints, doubles], start, name }) => {
      const items = [
        ...texts.slice(0, strings).map((text) => `"${text}"`),
        ...Array.from({ length: ints }, (_, index) => start + index),
        ...Array.from({ length: doubles }, (_, index) => `${start + index}.5`),
      ]
      const count = items.length
      return {
        question: 'What does this program print, warnings aside?',
        code: source`
          ${isReified ? 'inline fun <reified T : Any>' : 'fun <T : Any>'} List<Any>.${name}(): List<T> =
              mapNotNull { it as? T }

          fun main() {
              val values = listOf(${items.join(', ')})
              println("\${values.${name}<Int>().size} \${values.${name}<String>().size}")
          }`,
        key: isReified ? line(ints, strings) : line(count, count),
        wrong: [
          [
            isReified ? 'typeParametersAreAlwaysErased' : 'typeParametersAreKnown',
            isReified ? line(count, count) : line(ints, strings),
          ],
          ['castsConvertNumbers', line(ints + doubles, strings)],
          ['castsMakeTexts', line(ints, count)],
          ['uncheckedCastsGiveNull', line(0, 0)],
          ['castsToParametersThrow', 'It throws a ClassCastException'],
        ],
        because: isReified
          ? 'The function is inlined with the real type, so the cast is checked item by item.'
          : 'At run time T is not known, so the cast checks nothing and every item passes.',
      }
    },
  }),
  template({
    id: 'lists-of-another-type',
    concept: 'generics and variance',
    difficulty: [4, 'Where a wrong type of the items comes to light.'],
    draw: (r) => ({
      way: r.pick(['size', 'join', 'length', 'last'] as const),
      isSafe: r.flip(),
      numbers: r.some<number>([3, 5, 7, 8, 12, 15, 24, 31, 46, 108, 250], 4),
      count: r.int(2, 4),
      name: r.pick(['names', 'titles', 'labels']),
    }),
    make: ({ way, isSafe, numbers, count, name }) => {
      const items = numbers.slice(0, count)
      const call = { size: 'size', join: 'joinToString("-")', length: 'map { it.length }', last: 'lastIndex' }[way]
      const lengths = `[${items.map((item) => String(item).length).join(', ')}]`
      const throws = 'It throws a ClassCastException'
      const key = { size: String(count), join: items.join('-'), length: throws, last: String(count - 1) }[way]
      return {
        question: 'What does this program print, warnings aside?',
        code: source`
          fun main() {
              val found: Any = listOf(${items.join(', ')})
              val ${name} = found ${isSafe ? 'as?' : 'as'} List<String>
              println(${name}${isSafe ? '?' : ''}.${call})
          }`,
        key,
        wrong: [
          way === 'length' ? ['castsTurnItemsToTexts', lengths] : ['castsCheckEveryItem', throws],
          way === 'join'
            ? ['wrongItemsAreNull', items.map(() => 'null').join('-')]
            : ['wrongItemsAreLeftOut', { size: '0', length: '[]', last: '-1' }[way]],
          ['castsGiveNullForOtherTypes', 'null'],
          ['castsOfListsAreRefused', 'It does not compile'],
        ],
        because:
          way === 'length'
            ? 'The cast of the list checks nothing about its items; the first item that is used as a text throws.'
            : 'The cast checks that it is a list and nothing about its items, which are not used as texts here.',
      }
    },
  }),
  template({
    id: 'numbers-as-any',
    concept: 'language semantics',
    difficulty: [4, 'Equal values of different types.'],
    draw: (r) => ({
      value: r.int(2, 60),
      kinds: r.shuffled([...r.some([0, 1, 2, 3, 4, 5], r.int(2, 4)), r.int(0, 3), r.int(0, 3)]),
      asked: r.int(0, 5),
      name: r.pick(['values', 'keys', 'ids']),
    }),
    make: ({ value, kinds, asked, name }) => {
      const text = (kind: number) =>
        [`${value}`, `${value}L`, `${value}.0`, `"${value}"`, `${value + 1}`, `${value + 1}L`][kind] ?? ''
      const show = (group: (kind: number) => number) => {
        const groups = new Set(kinds.map(group))
        return line(groups.size, groups.has(group(asked)))
      }
      return {
        question: prints,
        code: source`
          fun main() {
              val ${name} = setOf<Any>(${kinds.map(text).join(', ')})
              println("\${${name}.size} \${${text(asked)} in ${name}}")
          }`,
        key: show((kind) => kind),
        wrong: [
          ['wholeNumbersAreEqual', show((kind) => (kind === 1 || kind === 5 ? kind - 1 : kind))],
          ['numbersAreEqualByValue', show((kind) => (kind < 3 ? 0 : kind === 5 ? 4 : kind))],
          ['textsAreEqualToNumbers', show((kind) => (kind < 4 ? 0 : 1))],
          ['setsOfAnyKeepAll', line(kinds.length, new Set<number>(kinds).has(asked))],
          ['boxesAreNeverEqual', line(kinds.length, false)],
        ],
        because: 'As Any two values are equal only if they have the same type and the same value.',
      }
    },
  }),
]
