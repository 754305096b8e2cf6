import { prints } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { tags } from '../words.ts'
import { template } from './misconceptions.ts'

export const beginnerFlow: Template[] = [
  template({
    id: 'loop-to-a-bound',
    concept: 'control flow',
    difficulty: [2, 'The bound is hit exactly, so < and <= differ.'],
    draw: (r) => ({
      start: r.int(1, 5),
      step: r.int(2, 4),
      rounds: r.int(3, 4),
      isIncluded: r.flip(),
      name: r.pick(['week', 'page', 'hour', 'row', 'day']),
      sum: r.pick(['total', 'sum', 'points', 'cost']),
    }),
    make: ({ start, step, rounds, isIncluded, name, sum }) => {
      const end = start + step * rounds
      const sumOf = (first: number, last: number, by = step) => {
        let result = 0
        for (let value = first; value <= last; value += by) result += value
        return String(result)
      }
      const last = isIncluded ? end : end - step
      return {
        question: prints,
        code: source`
          let ${sum} = 0
          for (let ${name} = ${start}; ${name} ${isIncluded ? '<=' : '<'} ${end}; ${name} += ${step}) {
            ${sum} += ${name}
          }
          console.log(${sum})`,
        key: sumOf(start, last),
        wrong: [
          ['endIncluded', sumOf(start, end)],
          ['oneRoundLess', sumOf(start, last - step)],
          ['startExcluded', sumOf(start + step, last)],
        ],
        because: `The body runs for ${start} to ${last} in steps of ${step}; with ${isIncluded ? '<=' : '<'} the bound ${end} itself is ${isIncluded ? 'the last' : 'not reached'}.`,
      }
    },
  }),
  template({
    id: 'same-name-inside',
    concept: 'variables and scope',
    difficulty: [3, 'The keyword in front of one line decides.'],
    draw: (r) => ({
      kind: r.pick(['var', 'let', 'const', ''] as const),
      words: r.some(tags, 2),
      name: r.pick(['status', 'state', 'label', 'mode', 'step']),
      condition: r.pick(['isReady', 'isPaid', 'hasMail']),
    }),
    make: ({ kind, words: [before = '', after = ''], name, condition }) => {
      const keys = {
        var: `${after} ${before}`,
        let: `${before} ${before}`,
        const: `${before} ${before}`,
        '': `${after} ${after}`,
      }
      return {
        question: prints,
        code: source`
          let ${name} = '${before}'
          function update(${condition}) {
            if (${condition}) {
              ${kind}${kind && ' '}${name} = '${after}'
            }
            return ${name}
          }
          console.log(update(true), ${name})`,
        key: keys[kind],
        wrong: [
          ['varStaysInBlock', `${before} ${before}`],
          ['innerIsOuter', `${after} ${after}`],
          [kind === '' ? 'outerIsReadOnly' : 'letLeavesBlock', `${after} ${before}`],
          ['hoistedGivesUndefined', `undefined ${before}`],
        ],
        because: {
          var: `var makes a variable of the function, so the return sees '${after}' and the outer variable keeps its value.`,
          let: 'let makes a variable of the block alone. After the block the name means the outer variable again.',
          const: 'const makes a variable of the block alone. After the block the name means the outer variable again.',
          '': 'Without a keyword nothing is declared: the assignment changes the outer variable.',
        }[kind],
      }
    },
  }),
  template({
    id: 'return-in-a-callback',
    concept: 'functions',
    difficulty: [3, 'The same return means different things in a loop and in a callback.'],
    draw: (r) => ({
      way: r.pick(['forEach', 'for', 'find', 'filter', 'map'] as const),
      numbers: r.some([11, 14, 17, 21, 24, 28, 32, 35, 39, 44, 47, 52], 4),
      limit: r.pick([15, 19, 23, 26]),
      unit: r.pick(['price', 'age', 'delay', 'score']),
    }),
    make: ({ way, numbers, limit, unit }) => {
      const matches = numbers.filter((number) => number > limit)
      const call = {
        for: `for (const ${unit} of ${unit}s) {\n  if (${unit} > ${limit}) return ${unit}\n}`,
        forEach: `${unit}s.forEach((${unit}) => {\n  if (${unit} > ${limit}) return ${unit}\n})`,
        find: `return ${unit}s.find((${unit}) => ${unit} > ${limit})`,
        filter: `return ${unit}s.filter((${unit}) => ${unit} > ${limit})`,
        map: `return ${unit}s.map((${unit}) => ${unit} > ${limit})`,
      }[way]
      const tests = String(numbers.map((number) => number > limit))
      return {
        question: prints,
        code: source`
          function search(${unit}s) {
            ${call}
          }
          console.log(String(search([${numbers.join(', ')}])))`,
        key: {
          for: String(matches[0]),
          find: String(matches[0]),
          forEach: 'undefined',
          filter: String(matches),
          map: tests,
        }[way],
        wrong: [
          ['returnLeavesOuter', String(matches[0])],
          ['returnsNothing', 'undefined'],
          ['findsAll', String(matches.at(-1))],
          ['callbackResultCounts', String(matches)],
          ['givesTheTest', tests],
        ],
        because: {
          for: 'return in a loop ends the function around it, so the first match is the result.',
          find: 'find gives the first item for which the function is true.',
          forEach: 'return ends only the callback, forEach drops what it gives, and search itself returns nothing.',
          filter: 'filter gives an array of all items for which the function is true.',
          map: 'map gives what the function returned for each item, and here that is the result of a comparison.',
        }[way],
      }
    },
  }),
  template({
    id: 'switch-without-break',
    concept: 'control flow',
    difficulty: [3, 'Execution has to be followed past a label that does not match.'],
    draw: (r) => ({
      labels: r.some(tags, 3),
      at: r.int(0, 3),
      breakAfter: r.int(0, 2),
      steps: r.some(['log', 'mail', 'save', 'ship', 'ping', 'wait'], 4),
      name: r.pick(['status', 'state', 'kind']),
    }),
    make: ({ labels, at, breakAfter, steps, name }) => {
      const value = labels[at] ?? 'other'
      const end = at <= breakAfter ? breakAfter : 3
      const shown = (from: number, to: number) => steps.slice(from, to + 1).join(' ')
      const cases = labels.map(
        (label, index) => `case '${label}':\n  steps.push('${steps[index]}')${index === breakAfter ? '\n  break' : ''}`,
      )
      return {
        question: prints,
        code: source`
          const steps = []
          const ${name} = '${value}'
          switch (${name}) {
            ${cases.join('\n')}
            default:
              steps.push('${steps[3] ?? ''}')
          }
          console.log(steps.join(' '))`,
        key: shown(at, end),
        wrong: [
          ['caseStops', shown(at, at)],
          ['casesCheckedAgain', at === 3 ? shown(breakAfter, 3) : `${steps[at]} ${steps[3]}`],
          ['defaultOnlyIfNone', shown(at, Math.min(end, 2)) || shown(0, 2)],
          ['startExcluded', shown(0, end)],
          ['onlyLastCase', shown(end, end)],
        ],
        because: `The switch enters at ${at === 3 ? 'default, as no label matches' : `'${value}'`} and runs on through the labels below it until a break or the end.`,
      }
    },
  }),
]
