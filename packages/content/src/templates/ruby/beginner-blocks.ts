import { line, prints } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { template } from './misconceptions.ts'

export const beginnerBlocks: Template[] = [
  template({
    id: 'what-a-loop-method-returns',
    version: 2,
    concept: 'blocks',
    difficulty: [2, 'Four methods with a block return four things.'],
    draw: (r) => ({
      numbers: r.shuffled([...r.some([2, 3, 4, 5, 6, 7, 8, 9], 2), ...r.some([21, 22, 23, 24, 25, 26, 27, 28], 2)]),
      factor: r.int(2, 9),
      way: r.pick(['each', 'map', 'select', 'reject'] as const),
      limit: r.int(10, 20),
      name: r.pick(['prices', 'sizes', 'scores', 'hours']),
    }),
    make: ({ numbers, factor, way, limit, name }) => {
      const isFilter = way === 'select' || way === 'reject'
      const scaled = numbers.map((number) => number * factor)
      const large = numbers.filter((number) => number > limit)
      const small = numbers.filter((number) => number <= limit)
      const result = { each: numbers, map: scaled, select: large, reject: small }[way]
      return {
        question: prints,
        code: source`
          ${name} = [${numbers.join(', ')}]
          result = ${name}.${way} { |number| ${isFilter ? `number > ${limit}` : `number * ${factor}`} }
          puts result.join(' ')`,
        key: line(...result),
        wrong: isFilter
          ? [
              ['selectAndRejectSwapped', line(...(way === 'select' ? small : large))],
              ['loopsGiveTheWholeList', line(...numbers)],
              ['filtersStopAtTheFirst', String(result[0])],
              ['loopsGiveTheLastValue', String(result.at(-1))],
            ]
          : [
              way === 'each' ? ['eachCollects', line(...scaled)] : ['mapGivesTheList', line(...numbers)],
              ['loopsGiveTheLastValue', String(scaled.at(-1))],
              ['loopsGiveTheFirstValue', String(scaled[0])],
              ['everyRoundSeesTheResult', line(...numbers.map((number) => number * factor * factor))],
            ],
        because: {
          each: 'each runs the block for its effects and returns the list it was called on.',
          map: 'map returns a new list of what the block returns.',
          select: 'select returns the items for which the block is true.',
          reject: 'reject returns the items for which the block is not true.',
        }[way],
      }
    },
  }),
  template({
    id: 'next-and-break-in-a-block',
    concept: 'conditions and loops',
    difficulty: [2, 'One word skips an item, the other ends the loop.'],
    draw: (r) => ({
      numbers: r.some([2, 3, 4, 5, 6, 7, 8, 9, 10, 11], 5),
      limit: r.int(6, 9),
      asksEven: r.flip(),
      name: r.pick(['total', 'points', 'sum', 'cost']),
    }),
    make: ({ numbers, limit, asksEven, name }) => {
      const skips = (number: number) => (number % 2 === 0) === asksEven
      const run = (next: (number: number) => boolean, stop: (number: number) => boolean, after = false) => {
        let [sum, last] = [0, 0]
        for (const number of numbers) {
          if (next(number)) continue
          if (stop(number)) {
            if (after) sum += number
            break
          }
          sum += number
          last++
        }
        return line(sum, last)
      }
      const large = (number: number) => number > limit
      return {
        question: prints,
        code: source`
          ${name} = 0
          count = 0
          [${numbers.join(', ')}].each do |number|
            next if number.${asksEven ? 'even?' : 'odd?'}
            break if number > ${limit}
            ${name} += number
            count += 1
          end
          puts "#{${name}} #{count}"`,
        key: run(skips, large),
        wrong: [
          [
            'breakIsNext',
            run(
              (number) => skips(number) || large(number),
              () => false,
            ),
          ],
          [
            'nextIsBreak',
            run(
              () => false,
              (number) => skips(number) || large(number),
            ),
          ],
          ['breakComesAfterwards', run(skips, large, true)],
          ['limitIsIncluded', run(skips, (number) => number >= limit)],
          ['skippedItemsCount', run(() => false, large)],
        ],
        because: 'next goes on with the next item, and break leaves the whole loop at once.',
      }
    },
  }),
]
