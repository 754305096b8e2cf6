import { line, prints } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { goods, tags } from '../words.ts'
import { template } from './misconceptions.ts'

export const beginnerCollections: Template[] = [
  template({
    id: 'a-view-or-a-copy',
    concept: 'collections',
    difficulty: [4, 'A list that cannot be changed through one of its names.'],
    draw: (r) => ({
      items: r.some([...goods, ...tags], 3),
      way: r.pick(['view', 'copy', 'plus'] as const),
      isFirst: r.flip(),
      name: r.pick(['items', 'names', 'labels']),
    }),
    make: ({ items: [a = '', b = '', c = ''], way, isFirst, name }) => {
      const made = {
        view: `val shown: List<String> = ${name}`,
        copy: `val shown = ${name}.toList()`,
        plus: `val shown = ${name} + "${c}"`,
      }[way]
      const change = isFirst ? `${name}[0] = "${c}"` : `${name}.add("${c}")`
      const changed = isFirst ? [c, b] : [a, b, c]
      const was = way === 'plus' ? [a, b, c] : [a, b]
      const show = (one: readonly string[], other: readonly string[]) => `${one.join(',')} ${other.join(',')}`
      const key = show(changed, way === 'view' ? changed : was)
      return {
        question: prints,
        code: source`
          fun main() {
              val ${name} = mutableListOf("${a}", "${b}")
              ${made}
              ${change}
              println(${name}.joinToString(",") + " " + shown.joinToString(","))
          }`,
        key,
        wrong: [
          [
            way === 'view' ? 'readOnlyIsACopy' : 'listsAreAlwaysShared',
            way === 'view' ? show(changed, was) : show(changed, changed),
          ],
          ['valForbidsChanges', show([a, b], was)],
          ['readOnlyProtectsBoth', 'It throws an UnsupportedOperationException'],
          ['changeReachesTheOther', show([a, b], changed)],
        ],
        because: {
          view: 'Both names mean one list. The type List only hides the functions that change it.',
          copy: 'toList makes a list of its own, which later changes do not reach.',
          plus: 'plus makes a new list of both, which later changes do not reach.',
        }[way],
      }
    },
  }),
  template({
    id: 'numbers-of-a-range',
    version: 2,
    concept: 'control flow',
    difficulty: [2, 'Which numbers a loop goes through.'],
    draw: (r) => ({
      start: r.int(1, 20),
      step: r.int(2, 3),
      rounds: r.int(3, 5),
      way: r.pick(['closed', 'until', 'step', 'down'] as const),
      name: r.pick(['week', 'page', 'hour', 'row']),
    }),
    make: ({ start, step, rounds, way, name }) => {
      const end = start + step * rounds
      const range = {
        closed: `${start}..${end}`,
        until: `${start} until ${end}`,
        step: `${start}..${end} step ${step}`,
        down: `${end} downTo ${start}`,
      }[way]
      const run = (from: number, to: number, by: number) => {
        let [sum, count] = [0, 0]
        for (let value = from; value <= to; value += by) {
          sum += value
          count++
        }
        return line(count, sum)
      }
      const by = way === 'step' ? step : 1
      return {
        question: prints,
        code: source`
          fun main() {
              var count = 0
              var sum = 0
              for (${name} in ${range}) {
                  count++
                  sum += ${name}
              }
              println("$count $sum")
          }`,
        key: run(start, way === 'until' ? end - 1 : end, by),
        wrong: [
          [way === 'until' ? 'untilIncludesTheEnd' : 'endIsExcluded', run(start, way === 'until' ? end : end - 1, by)],
          ['startIsExcluded', run(start + by, way === 'until' ? end - 1 : end, by)],
          [
            way === 'step' ? 'stepIsIgnored' : way === 'down' ? 'loopsOnlyGoUp' : 'startIsZero',
            way === 'step' ? run(start, end, 1) : way === 'down' ? '0 0' : run(0, way === 'until' ? end - 1 : end, 1),
          ],
          ['oneTooMany', run(start, end + by, by)],
        ],
        because: {
          closed: 'A range with two dots includes both ends.',
          until: 'until leaves out the end.',
          step: 'step takes every so many numbers, beginning with the first, and the end is one of them here.',
          down: 'downTo goes through all numbers from the first to the second, both included.',
        }[way],
      }
    },
  }),
  template({
    id: 'the-branch-of-a-when',
    version: 2,
    concept: 'control flow',
    difficulty: [2, 'The first branch that fits, at a bound.'],
    draw: (r) => ({
      bounds: [r.int(10, 30), r.int(40, 60)],
      asked: r.some([0, 1, 2, 3], 3),
      words: r.some(tags, 3),
      name: r.pick(['score', 'weight', 'age', 'amount']),
      isUntil: r.flip(),
    }),
    make: ({ bounds: [low, high], asked, words: [a = '', b = '', c = ''], name, isUntil }) => {
      const values = asked.map((at) => [low, low + 1, high, high + 1][at] ?? low)
      const branch = (from: number) => (isUntil ? `in 0 until ${from}` : `in 0..${from}`)
      const shown = (leavesOut: boolean, isLast = false) =>
        line(
          ...values.map((value) => {
            const fits = (bound: number) => (leavesOut ? value < bound : value <= bound)
            if (isLast && fits(high)) return b
            return fits(low) ? a : fits(high) ? b : c
          }),
        )
      return {
        question: prints,
        code: source`
          fun main() {
              val labels = listOf(${values.join(', ')}).map { ${name} ->
                  when (${name}) {
                      ${branch(low)} -> "${a}"
                      ${branch(high)} -> "${b}"
                      else -> "${c}"
                  }
              }
              println(labels.joinToString(" "))
          }`,
        key: shown(isUntil),
        wrong: [
          ['boundIsOnTheOtherSide', shown(!isUntil)],
          ['lastBranchThatFitsCounts', shown(isUntil, true)],
          ['bothAreMistaken', shown(!isUntil, true)],
          ['branchesGoByPlace', line(...[a, b, c].slice(0, values.length))],
          ['elseAlwaysRuns', line(c, c, c)],
        ],
        because: `The first branch that fits gives the value, and ${isUntil ? 'until leaves out its end' : 'a range with two dots includes its end'}.`,
      }
    },
  }),
]
