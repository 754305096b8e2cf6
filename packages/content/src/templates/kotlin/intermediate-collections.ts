import { line, prints } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { fruits } from '../words.ts'
import { template } from './misconceptions.ts'

export const intermediateCollections: Template[] = [
  template({
    id: 'order-of-steps',
    concept: 'collections and sequences',
    difficulty: [4, 'Item by item, or step by step.'],
    draw: (r) => ({
      isSequence: r.flip(),
      numbers: r.shuffled([r.int(1, 9), r.int(10, 19), r.int(20, 29)]),
      limit: r.pick([12, 18, 24, 30, 36, 42]),
      name: r.pick(['found', 'first', 'match']),
    }),
    make: ({ isSequence, numbers, limit, name }) => {
      const found = numbers.findIndex((number) => 2 * number > limit)
      const maps = numbers.map((number) => `m${number}`)
      const filters = numbers.map((number) => `f${2 * number}`)
      const pairs = numbers.map((_, index) => line(maps[index] ?? '', filters[index] ?? ''))
      const result = found < 0 ? 0 : 2 * (numbers[found] ?? 0)
      const byItem = line(...pairs.slice(0, found < 0 ? 3 : found + 1), result)
      const byStep = line(...maps, ...filters, result)
      return {
        question: prints,
        code: source`
          fun main() {
              val ${name} = listOf(${numbers.join(', ')})${isSequence ? '.asSequence()' : ''}
                  .map { print("m$it "); it * 2 }
                  .filter { print("f$it "); it > ${limit} }
                  .firstOrNull() ?: 0
              println(${name})
          }`,
        key: isSequence ? byItem : byStep,
        wrong: [
          [isSequence ? 'sequencesGoStepByStep' : 'listsGoItemByItem', isSequence ? byStep : byItem],
          ['firstDoesNotStopTheRest', line(...pairs, result)],
          ['onlyTheLastStepStops', line(...maps, ...filters.slice(0, found < 0 ? 3 : found + 1), result)],
          ['filtersComeBeforeMaps', line(...filters, ...maps, result)],
        ],
        because: isSequence
          ? 'A sequence takes each item through all steps before the next, and stops at the first that is found.'
          : 'Each call on a list makes a whole new list before the next call begins.',
      }
    },
  }),
  template({
    id: 'lists-to-maps',
    concept: 'collections and sequences',
    difficulty: [3, 'Several items with the same key.'],
    draw: (r) => ({
      words: r.some(fruits, 4),
      way: r.pick(['associateBy', 'groupBy', 'associateWith'] as const),
      name: r.pick(['fruits', 'words', 'goods']),
    }),
    make: ({ words, way, name }) => {
      const text = (entries: Iterable<readonly [string | number, string | number]>) =>
        `{${[...entries].map(([key, value]) => `${key}=${value}`).join(', ')}}`
      const groups = new Map<number, string[]>()
      for (const word of words) groups.set(word.length, [...(groups.get(word.length) ?? []), word])
      const entries = [...groups]
      const last = text(entries.map(([size, all]) => [size, all.at(-1) ?? '']))
      const first = text(entries.map(([size, all]) => [size, all[0] ?? '']))
      const grouped = text(entries.map(([size, all]) => [size, `[${all.join(', ')}]`]))
      const sizes = text(words.map((word) => [word, word.length]))
      const counts = text(entries.map(([size, all]) => [size, all.length]))
      const every = text(words.map((word) => [word.length, word]))
      const key = { associateBy: last, groupBy: grouped, associateWith: sizes }[way]
      return {
        question: prints,
        code: source`
          fun main() {
              val ${name} = listOf(${words.map((word) => `"${word}"`).join(', ')})
              println(${name}.${way} { it.length })
          }`,
        key,
        wrong: [
          ['firstOfAKeyStays', first],
          way === 'associateBy' ? ['resultIsTheValue', sizes] : ['lastOfAKeyStays', last],
          way === 'groupBy' ? ['groupsAreCounted', counts] : ['itemsOfAKeyAreGathered', grouped],
          ['keysMayRepeat', every],
        ],
        because: {
          associateBy: 'The block gives the key, and of several items with the same key the last stays.',
          groupBy: 'The block gives the key, and the items with the same key are gathered in a list.',
          associateWith: 'The items are the keys, and the block gives the values.',
        }[way],
      }
    },
  }),
  template({
    id: 'folding-a-list',
    concept: 'collections and sequences',
    difficulty: [3, 'Where a fold begins and which way it goes.'],
    draw: (r) => ({
      numbers: r.some<number>([2, 3, 4, 5, 6, 7, 8, 9], 3),
      start: r.int(10, 30),
      way: r.pick(['fold', 'foldRight', 'reduce'] as const),
      isDoubling: r.flip(),
    }),
    make: ({ numbers, start, way, isDoubling }) => {
      const step = (total: number, number: number) => (isDoubling ? 2 * total + number : total - number)
      const left = (from: number, items: readonly number[] = numbers) => items.reduce(step, from)
      const right = (from: number, items: readonly number[] = numbers) => items.reduceRight(step, from)
      const body = isDoubling ? 'total * 2 + it' : 'total - it'
      const call = {
        fold: `fold(${start}) { total, item -> ${body.replace('it', 'item')} }`,
        foldRight: `foldRight(${start}) { item, total -> ${body.replace('it', 'item')} }`,
        reduce: `reduce { total, item -> ${body.replace('it', 'item')} }`,
      }[way]
      const [first = 0] = numbers
      const last = numbers.at(-1) ?? 0
      const isReduce = way === 'reduce'
      return {
        question: prints,
        code: source`
          fun main() {
              val numbers = listOf(${numbers.join(', ')})
              println(numbers.${call})
          }`,
        key: String({ fold: left(start), foldRight: right(start), reduce: left(first, numbers.slice(1)) }[way]),
        wrong: [
          [
            way === 'foldRight' ? 'foldsAlwaysGoLeft' : 'foldsGoFromTheEnd',
            String(isReduce ? right(last, numbers.slice(0, -1)) : way === 'fold' ? right(start) : left(start)),
          ],
          ['foldsBeginAtZero', String(way === 'foldRight' ? right(0) : left(0))],
          ['firstItemIsTakenTwice', String(isReduce ? left(first) : left(start + first))],
          [
            'lastItemIsLeftOut',
            String(
              {
                fold: left(start, numbers.slice(0, -1)),
                foldRight: right(start, numbers.slice(1)),
                reduce: left(first, numbers.slice(1, -1)),
              }[way],
            ),
          ],
          ...(isReduce ? [] : ([['startIsAddedAtTheEnd', String(left(first, numbers.slice(1)) + start)]] as const)),
        ],
        because: {
          fold: 'fold begins with the value in parentheses and goes from the first item to the last.',
          foldRight: 'foldRight begins with the value in parentheses and goes from the last item to the first.',
          reduce: 'reduce begins with the first item and goes on with the second.',
        }[way],
      }
    },
  }),
]
