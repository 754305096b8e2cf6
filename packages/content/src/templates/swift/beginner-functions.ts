import { prints } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { fruits, goods, tags } from '../words.ts'
import { template } from './misconceptions.ts'

export const beginnerFunctions: Template[] = [
  template({
    id: 'cases-do-not-fall-through',
    concept: 'control flow',
    difficulty: [3, 'A case ends by itself, and the first match counts.'],
    draw: (r) => ({
      value: r.int(1, 30),
      limit: r.int(8, 14),
      hasFallthrough: r.flip(),
      words: r.some([...tags, ...goods, ...fruits], 3),
      name: r.pick(['age', 'score', 'level', 'count']),
    }),
    make: ({ value, limit, hasFallthrough, words: [a = '', b = '', c = ''], name }) => {
      const text = (...parts: string[]) => parts.join(' ')
      const isLow = value < limit
      const isMiddle = !isLow && value <= 20
      const key = isLow ? (hasFallthrough ? text(a, b) : a) : isMiddle ? b : c
      return {
        question: prints,
        code: source`
          let ${name} = ${value}
          switch ${name} {
          case ..<${limit}:
              print("${a}", terminator: " ")${hasFallthrough ? '\n    fallthrough' : ''}
          case ${limit - 4}...20:
              print("${b}", terminator: " ")
          default:
              print("${c}", terminator: " ")
          }`,
        key,
        wrong: [
          [
            hasFallthrough ? 'fallthroughChecksAgain' : 'casesFallThrough',
            hasFallthrough ? (isLow ? a : text(b, c)) : isLow ? text(a, b, c) : text(b, c),
          ],
          ['everyMatchRuns', isLow && value >= limit - 4 ? text(a, b) : text(key, c)],
          ['defaultAlwaysRuns', text(isLow ? a : isMiddle ? b : a, c)],
          ['fallthroughRunsToTheEnd', text(a, b, c)],
          ['lastMatchWins', isLow ? b : isMiddle ? c : b],
        ],
        because: `The first case that fits runs and ends by itself${hasFallthrough ? '; fallthrough goes on into the next one without a test' : ''}.`,
        proof: {
          program: source`
            const ${name} = ${value}
            const out = []
            if (${name} < ${limit}) out.push('${a}'${hasFallthrough ? `, '${b}'` : ''})
            else if (${name} >= ${limit - 4} && ${name} <= 20) out.push('${b}')
            else out.push('${c}')
            console.log(out.join(' '))`,
        },
      }
    },
  }),
  template({
    id: 'inout-and-returned-values',
    concept: 'functions and closures',
    difficulty: [2, 'What a function can change for its caller.'],
    draw: (r) => ({
      way: r.pick(['inout', 'copy', 'result'] as const),
      start: r.int(10, 50),
      add: r.int(2, 9),
      name: r.pick(['price', 'score', 'stock', 'level']),
      method: r.pick(['raise', 'adjust', 'extend']),
    }),
    make: ({ way, start, add, name, method }) => {
      const functions = {
        inout: `func ${method}(_ value: inout Int) {\n    value += ${add}\n}`,
        copy: `func ${method}(_ value: Int) {\n    var value = value\n    value += ${add}\n}`,
        result: `@discardableResult\nfunc ${method}(_ value: Int) -> Int {\n    value + ${add}\n}`,
      }[way]
      const call = {
        inout: `${method}(&${name})\n${method}(&${name})`,
        copy: `${method}(${name})\n${method}(${name})`,
        result: `${method}(${name})\n${name} = ${method}(${name})`,
      }[way]
      const key = { inout: start + 2 * add, copy: start, result: start + add }[way]
      return {
        question: 'What does this program print, warnings aside?',
        code: source`
          ${functions}
          var ${name} = ${start}
          ${call}
          print(${name})`,
        key: String(key),
        wrong: [
          ['argumentsNeverChange', String(start)],
          ['bothCallsChangeIt', String(start + 2 * add)],
          ['onlyOneCallCounts', String(start + add)],
          ['onlyTheAdditionIsKept', String(add)],
        ],
        because: {
          inout: 'inout writes the changed value back to the variable after each call.',
          copy: 'The function changes a variable of its own with the same name.',
          result: 'The first result is dropped; only the second is assigned.',
        }[way],
        proof: {
          program: source`
            let ${name} = ${start}
            const ${method} = (value) => value + ${add}
            ${{ inout: `${name} = ${method}(${name})\n${name} = ${method}(${name})`, copy: `${method}(${name})\n${method}(${name})`, result: `${method}(${name})\n${name} = ${method}(${name})` }[way]}
            console.log(${name})`,
        },
      }
    },
  }),
  template({
    id: 'closures-and-variables',
    concept: 'functions and closures',
    difficulty: [3, 'A closure shares the variable unless a capture list copies it.'],
    draw: (r) => ({
      isList: r.flip(),
      numbers: r.some<number>([2, 3, 4, 5, 6, 7, 8, 9], 3),
      names: r.pick([
        ['rate', 'total'],
        ['price', 'bill'],
        ['hours', 'wage'],
      ] as const),
    }),
    make: ({ isList, numbers: [a = 0, b = 0, c = 0], names: [one, other] }) => {
      const used = isList ? a : b
      return {
        question: prints,
        code: source`
          var ${one} = ${a}
          let ${other} = { ${isList ? `[${one}] ` : ''}(n: Int) in n * ${one} }
          ${one} = ${b}
          print(${other}(${c}), ${one})`,
        key: `${c * used} ${b}`,
        wrong: [
          [isList ? 'captureListsShare' : 'closuresCopy', `${c * (isList ? b : a)} ${b}`],
          ['captureProtects', `${c * used} ${a}`],
          ['resultIsStored', `${c * used} ${c * used}`],
          ['argumentReplacesTheVariable', `${c * used} ${c}`],
        ],
        because: isList
          ? 'A capture list copies the value when the closure is made.'
          : 'A closure captures the variable itself and reads it when it is called.',
        proof: {
          program: source`
            let ${one} = ${a}
            const kept = ${one}
            const ${other} = (n) => n * ${isList ? 'kept' : one}
            ${one} = ${b}
            console.log(${other}(${c}), ${one})`,
        },
      }
    },
  }),
]
