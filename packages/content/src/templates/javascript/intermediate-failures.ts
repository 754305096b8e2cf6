import { prints } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { goods, tags } from '../words.ts'
import { template } from './misconceptions.ts'

export const intermediateFailures: Template[] = [
  template({
    id: 'finally-and-return',
    concept: 'error handling',
    difficulty: [4, 'Three ways out of one function compete.'],
    draw: (r) => ({
      numbers: r.some([11, 12, 14, 15, 17, 18, 21, 23, 26, 29], 3),
      fails: r.flip(),
      ending: r.pick(['return', 'assign', 'log'] as const),
      name: r.pick(['readStock', 'loadPrice', 'findSeat', 'countRows']),
    }),
    make: ({ numbers: [first = 0, second = 0, third = 0], fails, ending, name }) => {
      const regular = fails ? second : first
      const logged = ending === 'log' ? `${third} ` : ''
      const last = { return: `return ${third}`, assign: `result = ${third}`, log: `console.log(${third})` }[ending]
      return {
        question: prints,
        code: source`
          function ${name}() {
            let result = ${first}
            try {
              ${fails ? "throw new Error('offline')" : 'return result'}
            } catch {
              result = ${second}
              return result
            } finally {
              ${last}
            }
          }
          console.log(${name}())`,
        key: ending === 'return' ? String(third) : `${logged}${regular}`,
        wrong: [
          ['returnSkipsFinally', String(regular)],
          [
            ending === 'assign' ? 'finallyChangesResult' : 'finallyEndsAll',
            ending === 'log' ? `${third} undefined` : String(third),
          ],
          ['catchAlwaysRuns', `${logged}${fails ? first : second}`],
          ['finallyIsLast', ending === 'log' ? `${regular} ${third}` : 'undefined'],
        ],
        because: {
          return: 'finally always runs, and a return in it replaces the one that was under way.',
          assign: 'finally runs, but the value to return was taken before, so the assignment comes too late.',
          log: 'finally runs before the function hands over its value, so its line is printed first.',
        }[ending],
      }
    },
  }),
  template({
    id: 'await-in-a-try',
    version: 2,
    concept: 'error handling',
    difficulty: [4, 'One word decides who catches the rejection.'],
    draw: (r) => ({
      way: r.pick(['return', 'await', 'timer', 'sync'] as const),
      words: r.some(
        [
          'cached',
          'empty',
          'guest',
          'retry',
          'offline',
          'failed',
          'alarm',
          'lost',
          'ready',
          'fresh',
          'loaded',
          'stored',
        ],
        4,
      ),
      what: r.pick(['Profile', 'Prices', 'Orders', 'Settings']),
    }),
    make: ({ way, words: [inner = '', outer = '', done = '', reason = ''], what }) => {
      const body = {
        return: `return fetch${what}()`,
        await: `return await fetch${what}()`,
        timer: `setTimeout(() => fetch${what}().catch(() => {}))\nreturn '${done}'`,
        sync: `fetch${what}().catch(() => {})\nreturn await Promise.resolve('${done}')`,
      }[way]
      return {
        question: prints,
        code: source`
          const fetch${what} = async () => {
            throw new Error('${reason}')
          }
          async function load() {
            try {
              ${body}
            } catch {
              return '${inner}'
            }
          }
          load().then((value) => console.log(value ?? '${done}'), () => console.log('${outer}'))`,
        key: { return: outer, await: inner, timer: done, sync: done }[way],
        wrong: [
          ['tryCatchesPromises', inner],
          ['rejectionPassesCatch', outer],
          ['failureIsIgnored', done],
          ['failureIsAValue', reason],
        ],
        because: {
          return: 'Without await the promise leaves the try before it is rejected, so the caller gets the rejection.',
          await: 'await throws the reason of the rejection inside the try, so the catch around it answers.',
          timer: 'The request starts later and its failure is caught there; the function returns long before.',
          sync: 'The failed request has a catch of its own, and what is awaited is another promise.',
        }[way],
      }
    },
  }),
  template({
    id: 'async-in-map',
    concept: 'promises and async functions',
    difficulty: [3, 'What looks like a list of values is a list of promises.'],
    draw: (r) => ({
      way: r.pick(['all', 'none', 'forEach', 'forOf'] as const),
      numbers: r.some([2, 3, 4, 5, 6, 7, 8, 9], 3),
      factor: r.int(2, 5),
      name: r.pick(['price', 'weight', 'score', 'rate']),
    }),
    make: ({ way, numbers, factor, name }) => {
      const results = numbers.map((number) => number * factor).join(' ')
      const body = {
        all: `const ${name}s = await Promise.all(ids.map(load))\nconsole.log(${name}s.join(' '))`,
        none: `const ${name}s = ids.map(load)\nconsole.log(${name}s.join(' '))`,
        forEach: `const ${name}s = []\nids.forEach(async (id) => ${name}s.push(await load(id)))\nconsole.log(${name}s.join(' ') || 'nothing')`,
        forOf: `const ${name}s = []\nfor (const id of ids) ${name}s.push(await load(id))\nconsole.log(${name}s.join(' ') || 'nothing')`,
      }[way]
      const promises = numbers.map(() => '[object Promise]').join(' ')
      return {
        question: prints,
        code: source`
          const load = async (id) => id * ${factor}
          async function main() {
            const ids = [${numbers.join(', ')}]
            ${body}
          }
          main()`,
        key: { all: results, forOf: results, none: promises, forEach: 'nothing' }[way],
        wrong: [
          [way === 'none' ? 'mapWaits' : 'forEachWaits', results],
          ['asyncGivesPromises', promises],
          ['asyncStartsLater', 'nothing'],
          ['onlyLastIsAwaited', String((numbers.at(-1) ?? 0) * factor)],
          ['argumentsComeBack', numbers.join(' ')],
        ],
        because: {
          all: 'map gives promises, and Promise.all waits for them and keeps their order.',
          forOf: 'await in a for…of loop holds up the loop itself, one item after the other.',
          none: 'An async function always returns a promise, and nothing here waits for them.',
          forEach: 'forEach does not wait for async callbacks: the array is still empty when it is printed.',
        }[way],
      }
    },
  }),
  template({
    id: 'catch-in-a-chain',
    concept: 'promises and async functions',
    difficulty: [3, 'The chain goes on after a catch.'],
    draw: (r) => ({
      words: r.some([...goods, ...tags], 3),
      failsAt: r.int(1, 3),
      suffix: r.pick(['!', '?', '+', '*']),
    }),
    make: ({ words: [first = '', second = '', third = ''], failsAt, suffix }) => {
      const keys = [
        [`${second}${suffix}`, `${second}${suffix}`],
        [`${third}${suffix}`, `${third}${suffix}`],
        [`${first}${suffix}`, `${first}${suffix}`],
      ]
      const step = {
        1: `.then(() => {\n  throw new Error('${first}')\n})\n.then(() => '${third}')\n.catch(() => '${second}')`,
        2: `.catch(() => '${second}')\n.then(() => '${third}')`,
        3: `.catch(() => '${second}')\n.then((value) => value)`,
      }[failsAt as 1 | 2 | 3]
      return {
        question: prints,
        code: source`
          Promise.resolve('${first}')
            ${step}
            .then((value) => console.log(value + '${suffix}'))`,
        key: keys[failsAt - 1]?.[0] ?? '',
        wrong: [
          ['catchEndsChain', failsAt === 1 ? second : `${second}${suffix}`],
          ['rejectionSkipsAll', failsAt === 1 ? 'It prints nothing' : `undefined${suffix}`],
          ['catchIsPassedThrough', failsAt === 1 ? `undefined${suffix}` : `${first}${suffix}`],
          ['thenRunsAnyway', failsAt === 2 ? `${second}${suffix}` : `${third}${suffix}`],
        ],
        because:
          [
            'The error skips the next then; catch turns it into a value, and with that the chain goes on.',
            'Nothing fails, so catch is skipped, and the next then replaces the value.',
            'Nothing fails, so catch is skipped and the value passes it unchanged.',
          ][failsAt - 1] ?? '',
      }
    },
  }),
]
