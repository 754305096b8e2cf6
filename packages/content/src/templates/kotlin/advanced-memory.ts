import { line, prints } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { template } from './misconceptions.ts'

export const advancedMemory: Template[] = [
  template({
    id: 'sequences-read-twice',
    concept: 'performance and memory',
    difficulty: [4, 'How often the block of a step runs.'],
    draw: (r) => ({
      way: r.pick(['sequence', 'list', 'kept'] as const),
      numbers: r.some<number>([2, 3, 4, 5, 6, 7, 8, 9], 4),
      count: r.int(3, 4),
      reads: r.some(['first()', 'sum()', 'last()', 'take(2).sum()'] as const, 2),
      name: r.pick(['prices', 'sizes', 'totals']),
    }),
    make: ({ way, numbers, count, reads, name }) => {
      const items = numbers.slice(0, count).map((number) => 10 * number)
      const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
      const results = {
        'first()': [items[0] ?? 0, 1],
        'sum()': [sum(items), count],
        'last()': [items.at(-1) ?? 0, count],
        'take(2).sum()': [sum(items.slice(0, 2)), 2],
      } as const
      const found = reads.map((read) => results[read])
      const asked = sum(found.map(([, calls]) => calls))
      const most = Math.max(...found.map(([, calls]) => calls))
      const show = (calls: number) => line(...found.map(([value]) => value), calls)
      const chain = { sequence: '.asSequence().map', list: '.map', kept: '.asSequence().map' }[way]
      return {
        question: prints,
        code: source`
          fun main() {
              var calls = 0
              val ${name} = listOf(${numbers.slice(0, count).join(', ')})${chain} {
                  calls++
                  it * 10
              }${way === 'kept' ? '.toList()' : ''}
              println("${reads.map((read) => `\${${name}.${read}}`).join(' ')} $calls")
          }`,
        key: show(way === 'sequence' ? asked : count),
        wrong: [
          way === 'sequence' ? ['stepsRunAtOnce', show(count)] : ['stepsRunForEachRead', show(asked)],
          ['resultsAreRemembered', show(most)],
          ['everyReadGoesThroughAll', show(2 * count)],
          ['blocksRunOnceInAll', show(1)],
          ['stepsRunAtOnceAndAgain', show(count + asked)],
        ],
        because: {
          sequence: 'A sequence keeps nothing: each read runs the block anew, for as many items as it needs.',
          list: 'map on a list runs the block once for each item and keeps the results.',
          kept: 'toList runs the block once for each item and keeps the results.',
        }[way],
      }
    },
  }),
  template({
    id: 'views-of-a-list',
    concept: 'performance and memory',
    difficulty: [4, 'Which calls copy and which show the same items.'],
    draw: (r) => ({
      way: r.pick(['subList(1, 3)', 'slice(1..2)', 'asReversed()', 'sortedDescending()'] as const),
      numbers: [r.int(1, 9), r.int(11, 19), r.int(21, 29), r.int(31, 39)],
      place: r.int(1, 2),
      set: r.int(50, 99),
      name: r.pick(['items', 'scores', 'hours']),
    }),
    make: ({ way, numbers, place, set, name }) => {
      const changed = numbers.with(place, set)
      const isPart = way === 'subList(1, 3)' || way === 'slice(1..2)'
      const isView = way === 'subList(1, 3)' || way === 'asReversed()'
      const taken = (values: readonly number[]) => (isPart ? values.slice(1, 3) : values.toReversed())
      const show = (one: readonly number[], other: readonly number[]) => `[${one.join(', ')}] [${other.join(', ')}]`
      return {
        question: prints,
        code: source`
          fun main() {
              val ${name} = mutableListOf(${numbers.join(', ')})
              val shown = ${name}.${way}
              ${name}[${place}] = ${set}
              println("$shown $${name}")
          }`,
        key: show(taken(isView ? changed : numbers), changed),
        wrong: [
          [isView ? 'everyCallCopies' : 'everyCallIsAView', show(taken(isView ? numbers : changed), changed)],
          [
            isPart ? (isView ? 'endIsIncluded' : 'rangesLeaveOutTheEnd') : 'listItselfIsTurned',
            isPart
              ? show(isView ? changed.slice(1, 4) : numbers.slice(1, 2), changed)
              : show(taken(isView ? changed : numbers), taken(numbers).with(place, set)),
          ],
          ['onlyTheViewChanges', show(taken(changed), numbers)],
          ['listsWithViewsAreLocked', 'It throws a ConcurrentModificationException'],
        ],
        because: isView
          ? 'The call gives a view, which shows the items of the list as they are now.'
          : 'The call copies the items, so what is set later does not show in the copy.',
      }
    },
  }),
  template({
    id: 'captured-variables',
    version: 2,
    concept: 'inlining and lambdas',
    difficulty: [4, 'A lambda sees the variable itself.'],
    draw: (r) => ({
      isCopied: r.flip(),
      start: r.int(0, 60),
      step: r.int(2, 15),
      extra: r.int(20, 60),
      rounds: r.int(2, 3),
      name: r.pick(['total', 'count', 'level']),
    }),
    make: ({ isCopied, start, step, extra, rounds, name }) => {
      const indexes = Array.from({ length: rounds }, (_, index) => index + 1)
      const list = (value: (index: number) => number) => `[${indexes.map(value).join(', ')}]`
      const last = start + step * rounds
      const then = (index: number) => start + step * index + index
      const now = (index: number) => last + extra + index
      return {
        question: prints,
        code: source`
          fun main() {
              val actions = mutableListOf<() -> Int>()
              var ${name} = ${start}
              for (round in 1..${rounds}) {
                  ${name} += ${step}
                  ${isCopied ? `val kept = ${name}\nactions.add { kept + round }` : `actions.add { ${name} + round }`}
              }
              ${name} += ${extra}
              println(actions.map { it() })
          }`,
        key: list(isCopied ? then : now),
        wrong: [
          [isCopied ? 'valsFollowTheVariable' : 'lambdasCopyVariables', list(isCopied ? now : then)],
          ['roundIsShared', list(() => (isCopied ? last + rounds : last + extra + rounds))],
          ['variableEndsWithTheLoop', list((index) => last + index)],
          ['lambdasSeeTheStart', list((index) => start + index)],
        ],
        because: isCopied
          ? 'Each round has a val of its own, and the lambda keeps that.'
          : 'The lambdas share the variable and read it when they are called; each round has a number of its own.',
      }
    },
  }),
  template({
    id: 'jumps-with-labels',
    concept: 'language semantics',
    difficulty: [3, 'Which loop a jump belongs to.'],
    draw: (r) => ({
      way: r.pick(['break@rows', 'continue@rows', 'break', 'continue'] as const),
      rows: r.int(3, 4),
      columns: r.int(3, 4),
      limit: r.int(4, 7),
      weight: r.int(1, 5),
    }),
    make: ({ way, rows, columns, limit, weight }) => {
      const run = (jump: string) => {
        let [sum, done] = [0, 0]
        const all = Array.from({ length: columns }, (_, index) => index + 1)
        for (let row = 1; row <= rows; row++) {
          const isHit = (column: number) => row * column === limit || row + column === limit
          const hit = jump === 'never' ? -1 : all.findIndex(isHit)
          const kept =
            jump === 'continue' ? all.filter((column) => !isHit(column)) : all.slice(0, hit < 0 ? columns : hit)
          sum += kept.reduce((total, column) => total + weight * column, 0)
          if (hit >= 0 && jump === 'break@rows') break
          if (hit < 0 || jump !== 'continue@rows') done++
        }
        return line(sum, done)
      }
      const others = {
        'break@rows': 'jumpEndsAllLoops',
        'continue@rows': 'jumpGoesOnWithTheRow',
        break: 'jumpEndsTheInnerLoop',
        continue: 'jumpSkipsOneRound',
        never: 'jumpIsNeverReached',
      } as const
      return {
        question: prints,
        code: source`
          fun main() {
              var sum = 0
              var done = 0
              rows@ for (row in 1..${rows}) {
                  for (column in 1..${columns}) {
                      if (row * column == ${limit} || row + column == ${limit}) ${way}
                      sum += ${weight === 1 ? 'column' : `${weight} * column`}
                  }
                  done++
              }
              println("$sum $done")
          }`,
        key: run(way),
        wrong: Object.entries(others)
          .filter(([jump]) => jump !== way)
          .map(([jump, name]) => [name, run(jump)] as const),
        because: {
          'break@rows': 'The label makes it end the outer loop, and with it the inner.',
          'continue@rows': 'The label makes it go on with the next row, without what follows the inner loop.',
          break: 'Without a label it ends the inner loop, and what follows in the row still runs.',
          continue: 'Without a label it goes on with the next column.',
        }[way],
      }
    },
  }),
]
