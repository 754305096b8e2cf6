import { line, prints, printsInOrder } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { people, tags, tasks } from '../words.ts'
import { template } from './misconceptions.ts'

export const advancedLoop: Template[] = [
  template({
    id: 'ticks-in-two-kinds-of-module',
    concept: 'event loop internals',
    difficulty: [5, 'The kind of module decides whether ticks or promises come first.'],
    draw: (r) => ({ words: r.some(tasks, 4), isModule: r.flip(), tickFirst: r.flip() }),
    make: ({ words: [a = '', b = '', c = '', d = ''], isModule, tickFirst }) => {
      const lines = [
        `process.nextTick(() => console.log('${a}'))`,
        `Promise.resolve().then(() => {\n  console.log('${b}')\n  process.nextTick(() => console.log('${c}'))\n})`,
      ]
      const ticks = line(d, a, b, c)
      const promises = line(d, b, a, c)
      return {
        question: `The file is ${isModule ? 'an ES module, start.mjs' : 'a CommonJS module, start.cjs'}. In which order are the words printed?`,
        code: source`
          ${(tickFirst ? lines : lines.toReversed()).join('\n')}
          console.log('${d}')`,
        key: isModule ? promises : ticks,
        wrong: [
          [isModule ? 'ticksAlwaysFirst' : 'promisesAlwaysFirst', isModule ? ticks : promises],
          ['nestedTicksJumpTheQueue', line(d, b, c, a)],
          ['laterWorkComesFirst', line(a, b, c, d)],
          ['nestedTicksRunInside', isModule ? line(b, c, d, a) : line(d, c, a, b)],
        ],
        because: isModule
          ? 'An ES module is itself run as a promise job, so the other promise jobs follow before any tick. Then the ticks run in their order.'
          : 'After a CommonJS module ticks run first, then promises. The tick that a promise adds follows them.',
        proof: { language: isModule ? 'module' : 'javascript' },
      }
    },
  }),
  template({
    id: 'between-two-callbacks',
    concept: 'event loop internals',
    difficulty: [4, 'When ticks and promises run among callbacks that are due together.'],
    draw: (r) => ({
      words: r.some([...tasks, ...tags], 4),
      way: r.pick(['timers', 'immediates', 'listeners'] as const),
      promiseFirst: r.flip(),
    }),
    make: ({ words: [a = '', b = '', c = '', d = ''], way, promiseFirst }) => {
      const later = [`process.nextTick(() => console.log('${b}'))`, `Promise.resolve().then(() => console.log('${c}'))`]
      const first = `{\n  console.log('${a}')\n  ${(promiseFirst ? later.toReversed() : later).join('\n  ')}\n}`
      const last = `console.log('${d}')`
      const isEmit = way === 'listeners'
      return {
        question: printsInOrder,
        code: isEmit
          ? source`
              const { EventEmitter } = require('node:events')
              const desk = new EventEmitter()
              desk.on('bell', () => ${first})
              desk.on('bell', () => ${last})
              setImmediate(() => desk.emit('bell'))`
          : source`
              const start = ${way === 'timers' ? 'setTimeout' : 'setImmediate'}
              start(() => ${first})
              start(() => ${last})`,
        key: isEmit ? line(a, d, b, c) : line(a, b, c, d),
        wrong: [
          [isEmit ? 'listenersAreTasks' : 'phasesRunWhole', isEmit ? line(a, b, c, d) : line(a, d, b, c)],
          ['promisesComeBeforeTicks', isEmit ? line(a, d, c, b) : line(a, c, b, d)],
          ['onlyTicksComeBetween', line(a, b, d, c)],
          ['onlyPromisesComeBetween', line(a, c, d, b)],
        ],
        because: isEmit
          ? 'emit calls both listeners in one go. Ticks and promises wait until the callback that emitted has returned.'
          : 'After every single callback of the loop ticks run and then promises, also between two that are due together.',
      }
    },
  }),
  template({
    id: 'whose-context-is-it',
    concept: 'diagnostics',
    difficulty: [5, 'Where the context of a callback comes from.'],
    draw: (r) => ({
      people: r.some(people, 3),
      way: r.pick(['emitter', 'queue', 'bound', 'timer', 'outside'] as const),
      name: r.pick(['user', 'request', 'tenant', 'session']),
    }),
    make: ({ people: [a = '', b = '', c = ''], way, name }) => {
      const [first = '', second = ''] = {
        emitter: ["bus.on('save', show)", "bus.emit('save')"],
        queue: ['jobs.push(show)', 'jobs.forEach((job) => job())'],
        bound: ['jobs.push(AsyncLocalStorage.bind(show))', 'jobs.forEach((job) => job())'],
        timer: ['setTimeout(show)', "bus.emit('save')"],
        outside: ['jobs.push(show)', 'jobs.push(() => {})'],
      }[way]
      const key = { emitter: b, queue: b, bound: a, timer: a, outside: c }[way]
      return {
        question: prints,
        code: source`
          const { AsyncLocalStorage } = require('node:async_hooks')
          const { EventEmitter } = require('node:events')
          const ${name} = new AsyncLocalStorage()
          const bus = new EventEmitter()
          const jobs = []
          const show = () => console.log(${name}.getStore())
          ${name}.run('${c}', () => {
            ${name}.run('${a}', () => ${first})
            ${name}.run('${b}', () => ${second})
            ${way === 'outside' ? 'jobs[0]()' : "bus.emit('done')"}
          })`,
        key,
        wrong: [
          ['contextOfTheFunction', a],
          ['contextOfTheLastRun', b],
          ['contextIsTheOutermost', c],
          ['contextEndsWithRun', 'undefined'],
        ],
        because: {
          emitter: 'A listener runs in the context of the call of emit, not in that in which it was added.',
          queue: 'A plain function has no context of its own: it sees that of the code that calls it.',
          bound: 'bind keeps the context in which it was called, whoever calls the function later.',
          timer: 'setTimeout keeps the context in which it was called for its callback.',
          outside: 'The function is called after both inner runs, so it sees the context around them.',
        }[way],
      }
    },
  }),
  template({
    id: 'order-of-two-workers',
    concept: 'concurrency',
    difficulty: [4, 'A pool and batches finish in different orders.'],
    draw: (r) => ({
      names: r.some(people, 4),
      turns: r.some([4, 8, 12, 17, 23, 30, 38], 4),
      isPool: r.flip(),
    }),
    make: ({ names, turns, isPool }) => {
      const orderOf = (ends: readonly number[]) =>
        line(...[...names.keys()].sort((a, b) => (ends[a] ?? 0) - (ends[b] ?? 0)).map((index) => names[index] ?? ''))
      const [a = 0, b = 0, c = 0, d = 0] = turns
      const free = [a, b]
      const pool = [a, b]
      for (const length of [c, d]) {
        const worker = (free[0] ?? 0) <= (free[1] ?? 0) ? 0 : 1
        free[worker] = (free[worker] ?? 0) + length
        pool.push(free[worker])
      }
      const half = Math.max(a, b)
      const batches = [a, b, half + c, half + d]
      // Jobs that end in the same turn have no order that the question could ask for.
      const ends = (isPool ? pool : batches).toSorted((one, other) => one - other)
      const isClear = ends.every((end, index) => end - (ends[index - 1] ?? -2) > 1)
      const run = isPool
        ? source`
            const queue = jobs.values()
            async function worker() {
              for (const [name, turns] of queue) await run(name, turns)
            }
            worker()
            worker()`
        : source`
            async function main() {
              for (let at = 0; at < jobs.length; at += 2) {
                await Promise.all(jobs.slice(at, at + 2).map(([name, turns]) => run(name, turns)))
              }
            }
            main()`
      return {
        question:
          'A job takes as many turns of the event loop as its number says. In which order are the names printed?',
        code: source`
          const { setImmediate: turn } = require('node:timers/promises')
          async function run(name, turns) {
            while (turns-- > 0) await turn()
            console.log(name)
          }
          const jobs = [${names.map((name, index) => `['${name}', ${turns[index] ?? 0}]`).join(', ')}]
          ${run}`,
        key: orderOf(isPool ? pool : batches),
        wrong: isClear
          ? [
              [isPool ? 'workersGoInBatches' : 'batchesAreAPool', orderOf(isPool ? batches : pool)],
              ['allJobsStartAtOnce', orderOf(turns)],
              ['jobsFinishAsListed', line(...names)],
              [isPool ? 'workersShareNoQueue' : 'batchesAreSplitByWorker', orderOf([a, b, a + c, b + d])],
            ]
          : [],
        because: isPool
          ? 'Both workers take from one iterator: whoever is free takes the next job.'
          : 'The next two jobs start only when both before them are done.',
      }
    },
  }),
]
