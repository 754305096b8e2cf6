import { prints } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { tags, tasks } from '../words.ts'
import { template } from './misconceptions.ts'

export const intermediateFlow: Template[] = [
  template({
    id: 'deferred-blocks',
    concept: 'optionals and errors',
    difficulty: [3, 'defer runs when its scope ends, the last one first.'],
    draw: (r) => ({
      words: r.some(tasks, 5),
      leaves: r.pick(['end', 'early', 'inner'] as const),
      name: r.pick(['run', 'work', 'handle', 'process']),
    }),
    make: ({ words: [a = '', b = '', c = '', d = '', end = ''], leaves, name }) => {
      const text = (...parts: string[]) => parts.join(' ')
      const show = (word: string) => `print("${word}", terminator: " ")`
      const body = {
        end: `defer { ${show(a)} }\n${show(b)}\ndefer { ${show(c)} }\n${show(d)}`,
        early: `defer { ${show(a)} }\n${show(b)}\nif true { return }\ndefer { ${show(c)} }\n${show(d)}`,
        inner: `defer { ${show(a)} }\nif true {\n    defer { ${show(b)} }\n    ${show(c)}\n}\n${show(d)}`,
      }[leaves]
      const keys = { end: text(b, d, c, a, end), early: text(b, a, end), inner: text(c, b, d, a, end) }
      return {
        question: 'In which order are the words printed, warnings aside?',
        code: source`
          func ${name}() {
              ${body}
          }
          ${name}()
          ${show(end)}`,
        key: keys[leaves],
        wrong: [
          [
            'deferredInOrder',
            { end: text(b, d, a, c, end), early: text(b, a, c, end), inner: text(c, d, a, b, end) }[leaves],
          ],
          [
            'deferRunsAtOnce',
            { end: text(a, b, c, d, end), early: text(a, b, end), inner: text(a, b, c, d, end) }[leaves],
          ],
          [
            'allDefersRunAtTheEnd',
            { end: text(b, d, end, c, a), early: text(b, c, a, end), inner: text(c, d, b, a, end) }[leaves],
          ],
          ['returnSkipsDefer', { end: text(b, d, end), early: text(b, end), inner: text(c, d, end) }[leaves]],
        ],
        because:
          'A defer block that was reached runs when its scope is left, however that happens, and the one reached last runs first.',
        proof: {
          program: source`
            const out = []
            ${
              {
                end: `try { out.push('${b}'); try { out.push('${d}') } finally { out.push('${c}') } } finally { out.push('${a}') }`,
                early: `;(() => { try { out.push('${b}'); return } finally { out.push('${a}') } })()`,
                inner: `try { try { out.push('${c}') } finally { out.push('${b}') } out.push('${d}') } finally { out.push('${a}') }`,
              }[leaves]
            }
            console.log([...out, '${end}'].join(' '))`,
        },
      }
    },
  }),
  template({
    id: 'three-kinds-of-try',
    concept: 'optionals and errors',
    difficulty: [2, 'What try? makes of an error, and what is skipped.'],
    draw: (r) => ({
      way: r.pick(['try', 'optional'] as const),
      given: r.int(-9, 9),
      factor: r.int(2, 9),
      fallback: r.int(100, 200),
      words: r.some(tags, 2),
    }),
    make: ({ way, given, factor, fallback, words: [after = '', caught = ''] }) => {
      const fails = given < 0
      const value = given * factor
      const isTry = way === 'try'
      const text = (...parts: (string | number)[]) => parts.join(' ')
      const body = isTry
        ? `do {\n    let result = try scale(${given})\n    print(result, "${after}")\n} catch {\n    print("${caught}")\n}`
        : `let result = (try? scale(${given})) ?? ${fallback}\nprint(result, "${after}")`
      return {
        question: prints,
        code: source`
          enum Failure: Error {
              case negative
          }
          func scale(_ n: Int) throws -> Int {
              if n < 0 { throw Failure.negative }
              return n * ${factor}
          }
          ${body}`,
        key: isTry ? (fails ? caught : text(value, after)) : text(fails ? fallback : value, after),
        wrong: isTry
          ? [
              ['tryGoesOn', text(value, after)],
              ['catchAlwaysRuns', text(value, after, caught)],
              ['catchReplacesTheResult', text(caught, after)],
              ['errorsEndTheProgram', fails ? 'It stops with a runtime error' : caught],
            ]
          : [
              ['tryIgnoresTheError', text(value, after)],
              ['resultStaysOptional', text(`Optional(${fails ? fallback : value})`, after)],
              ['tryGivesNil', text('nil', after)],
              ['errorSkipsTheRest', fails ? String(fallback) : text(fallback, after)],
            ],
        because: isTry
          ? 'An error leaves the do block at once and goes to catch; without one catch is skipped.'
          : 'try? turns an error into nil and a result into an optional, and ?? takes the value out.',
        proof: {
          program: source`
            const scale = (n) => {
              if (n < 0) throw new Error('negative')
              return n * ${factor}
            }
            let line
            try {
              line = scale(${given}) + ' ${after}'
            } catch {
              line = ${isTry ? `'${caught}'` : `'${fallback} ${after}'`}
            }
            console.log(line.replace('-0', '0'))`,
        },
      }
    },
  }),
  template({
    id: 'nested-optionals-from-map',
    concept: 'optionals and errors',
    difficulty: [4, 'map nests optionals, flatMap does not.'],
    draw: (r) => ({
      isFlat: r.flip(),
      given: r.pick(['number', 'number', 'number', 'letters', 'nil'] as const),
      number: r.int(2, 90),
      name: r.pick(['input', 'field', 'cell', 'text', 'entry']),
    }),
    make: ({ isFlat, given, number, name }) => {
      const value = { number: `"${number}"`, letters: `"n${number}"`, nil: 'nil' }[given]
      const inner = given === 'number' ? `Optional(${number})` : 'nil'
      const nested = given === 'nil' ? 'nil' : `Optional(${inner})`
      return {
        question: 'What does this program print, warnings aside?',
        code: source`
          let ${name}: String? = ${value}
          let seats = ${name}.${isFlat ? 'flatMap' : 'map'} { Int($0) }
          print(seats, ${name} == nil)`,
        key: `${isFlat ? inner : nested} ${given === 'nil'}`,
        wrong: [
          [isFlat ? 'flatMapNests' : 'mapFlattens', `${isFlat ? nested : inner} ${given === 'nil'}`],
          ['mapUnwraps', `${given === 'number' ? number : 'nil'} ${given === 'nil'}`],
          ['closureKeepsTheText', `${given === 'nil' ? 'nil' : `Optional(${value})`} ${given === 'nil'}`],
          ['failureClearsTheInput', `${isFlat ? inner : nested} ${given !== 'number'}`],
          [
            'emptyOptionalsAreWrapped',
            `${given === 'nil' ? 'Optional(nil)' : `Optional(Optional(${number}))`} ${given === 'nil'}`,
          ],
        ],
        because:
          'Int of a text is an optional itself. map wraps that once more, flatMap gives it as it is, and with nil neither calls the closure.',
        proof: {
          program: source`
            const show = (one) => (one === null ? 'nil' : typeof one === 'object' ? 'Optional(' + show(one.some) + ')' : String(one))
            const parse = (text) => (/^[0-9]+$/.test(text) ? { some: Number(text) } : null)
            const given = ${given === 'nil' ? 'null' : `{ some: ${value} }`}
            const seats = given === null ? null : ${isFlat ? 'parse(given.some)' : '{ some: parse(given.some) }'}
            console.log(show(seats), given === null)`,
        },
      }
    },
  }),
]
