import { prints } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { tags } from '../words.ts'
import { inMain, template } from './misconceptions.ts'

export const beginnerFlow: Template[] = [
  template({
    id: 'old-switch-and-arrows',
    concept: 'control flow',
    difficulty: [3, 'Colons fall through to the next case, arrows do not.'],
    draw: (r) => ({
      arrows: r.flip(),
      labels: r.some(tags, 3),
      at: r.int(0, 2),
      breakAt: r.int(0, 2),
      steps: r
        .some(
          [
            ...['log', 'mail', 'pack', 'ship', 'ping', 'wait', 'sort', 'scan'],
            ...['copy', 'sign', 'seal', 'lock', 'bill', 'file'],
          ],
          4,
        )
        .map((step) => `${step}-${r.int(1, 9)}`),
    }),
    make: ({ arrows, labels, at, breakAt, steps }) => {
      const shown = (from: number, to: number) => steps.slice(from, to + 1).join(' ')
      const end = at <= breakAt ? breakAt : 3
      const print = (index: number) => `System.out.print("${steps[index] ?? ''} ");`
      const cases = labels.map((label, index) =>
        arrows
          ? `case "${label}" -> ${print(index)}`
          : `case "${label}":\n    ${print(index)}${index === breakAt ? '\n    break;' : ''}`,
      )
      return {
        question: prints,
        code: inMain(source`
          String state = "${labels[at] ?? ''}";
          switch (state) {
              ${cases.join('\n')}
              ${arrows ? `default -> ${print(3)}` : `default:\n    ${print(3)}`}
          }`),
        key: arrows ? shown(at, at) : shown(at, end),
        wrong: [
          arrows ? ['arrowsFallThrough', shown(at, 3)] : ['caseEndsByItself', shown(at, at)],
          ['defaultAlwaysRuns', `${steps[at]} ${steps[3]}`],
          ['switchRunsUpToTheCase', shown(0, at)],
          ['everyCaseRuns', shown(0, 3)],
          ['fallsThroughOnce', shown(at, Math.min(3, at + 1))],
        ],
        because: arrows
          ? 'A case with an arrow runs only what stands behind the arrow.'
          : 'With colons execution starts at the label that matches and goes on through those below until a break or the end.',
      }
    },
  }),
  template({
    id: 'continue-and-break',
    version: 2,
    concept: 'control flow',
    difficulty: [3, 'One statement skips a round, the other ends the loop, and their order matters.'],
    draw: (r) => {
      const start = r.int(1, 25)
      return {
        ...{ start, end: start + r.int(9, 14), step: r.int(2, 5), stop: start + r.int(4, 7) },
        price: r.int(3, 29),
        sum: r.pick(['total', 'sum', 'cost', 'points']),
      }
    },
    make: ({ start, end, step, stop, price, sum }) => {
      const sumOf = (isSkipped: (n: number) => boolean, isEnd: (n: number) => boolean) => {
        let result = 0
        for (let n = start; n <= end; n++) {
          if (!isSkipped(n) && isEnd(n)) break
          if (!isSkipped(n)) result += n * price
        }
        return String(result)
      }
      return {
        question: prints,
        code: inMain(source`
          int ${sum} = 0;
          for (int day = ${start}; day <= ${end}; day++) {
              if (day % ${step} == 0) continue;
              if (day > ${stop}) break;
              ${sum} += day * ${price};
          }
          System.out.println(${sum});`),
        key: sumOf(
          (n) => n % step === 0,
          (n) => n > stop,
        ),
        wrong: [
          [
            'continueEndsTheLoop',
            sumOf(
              () => false,
              (n) => n % step === 0,
            ),
          ],
          [
            'breakSkipsARound',
            sumOf(
              (n) => n % step === 0 || n > stop,
              () => false,
            ),
          ],
          [
            'continueDoesNothing',
            sumOf(
              () => false,
              (n) => n > stop,
            ),
          ],
          [
            'conditionIsForStaying',
            sumOf(
              (n) => n % step !== 0,
              (n) => n > stop,
            ),
          ],
        ],
        because: `continue leaves out the multiples of ${step}, and break ends the loop at the first other day after ${stop}.`,
      }
    },
  }),
  template({
    id: 'loop-tested-before-or-after',
    concept: 'control flow',
    difficulty: [2, 'do runs its body before the first test.'],
    draw: (r) => ({
      isDo: r.flip(),
      start: r.int(1, 30),
      limit: r.int(5, 25),
      step: r.int(3, 7),
      name: r.pick(['stock', 'level', 'score', 'queue']),
    }),
    make: ({ isDo, start, limit, step, name }) => {
      const run = (testsFirst: boolean, inclusive = false, extra = 0) => {
        let value = start
        let rounds = 0
        const goes = () => (inclusive ? value <= limit : value < limit)
        if (!testsFirst || goes()) {
          do {
            value += step
            rounds++
          } while (goes())
        }
        return `${value + extra * step} ${rounds + extra}`
      }
      return {
        question: prints,
        code: inMain(source`
          int ${name} = ${start};
          int rounds = 0;
          ${isDo ? 'do {' : `while (${name} < ${limit}) {`}
              ${name} += ${step};
              rounds++;
          ${isDo ? `} while (${name} < ${limit});` : '}'}
          System.out.println(${name} + " " + rounds);`),
        key: run(!isDo),
        wrong: [
          isDo ? ['doTestsFirst', run(true)] : ['whileRunsOnceAnyway', run(false)],
          ['oneRoundMore', run(!isDo, false, 1)],
          ['limitBelongsToIt', run(!isDo, true)],
          ['stopsBeforeTheLimit', run(!isDo, false, -1)],
          ['valueIsTheLimit', `${limit} ${run(!isDo).split(' ')[1]}`],
        ],
        because: isDo
          ? 'The body of do runs once before the condition is tested for the first time.'
          : 'while tests its condition before each round, the first one included.',
      }
    },
  }),
]
