import { line, prints, printsInOrder } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { tags, tasks } from '../words.ts'
import { template } from './misconceptions.ts'

export const beginnerEvents: Template[] = [
  template({
    id: 'when-listeners-run',
    concept: 'events',
    difficulty: [3, 'Whether emit waits for its listeners.'],
    draw: (r) => ({
      words: r.some([...tasks, ...tags], 4),
      way: r.pick(['on', 'once', 'prepend', 'later'] as const),
      names: r.pick([
        ['shop', 'order'],
        ['door', 'open'],
        ['queue', 'job'],
        ['room', 'message'],
      ] as const),
    }),
    make: ({ words: [a = '', b = '', c = '', d = ''], way, names: [emitter, event] }) => {
      const add = { on: 'on', later: 'on', once: 'once', prepend: 'prependListener' }[way]
      const listeners = way === 'prepend' ? [b, a] : [a, b]
      const other = way === 'prepend' ? [a, b] : [b, a]
      const isLater = way === 'later'
      return {
        question: printsInOrder,
        code: source`
          const { EventEmitter } = require('node:events')
          const ${emitter} = new EventEmitter()
          ${emitter}.on('${event}', () => console.log('${a}'))
          ${emitter}.${add}('${event}', () => console.log('${b}'))
          console.log('${c}')
          ${isLater ? `setImmediate(() => ${emitter}.emit('${event}'))` : `${emitter}.emit('${event}')`}
          console.log('${d}')`,
        key: isLater ? line(c, d, ...listeners) : line(c, ...listeners, d),
        wrong: [
          [isLater ? 'immediateIsAtOnce' : 'emitIsAsynchronous', isLater ? line(c, a, b, d) : line(c, d, ...listeners)],
          [
            way === 'prepend' ? 'prependIsOn' : 'lastListenerFirst',
            isLater ? line(c, d, ...other) : line(c, ...other, d),
          ],
          ['listenersRunWhenAdded', line(a, b, c, d)],
          ['oneListenerPerEvent', isLater ? line(c, d, b) : line(c, b, d)],
        ],
        because: {
          on: 'emit calls the listeners one after the other, as they were added, and returns after the last.',
          once: 'once changes how often a listener is called, not when: emit calls both in their order and then returns.',
          prepend: 'prependListener puts its listener in front, and emit returns only when both have run.',
          later: 'setImmediate calls emit after the script has ended; emit then calls the listeners in their order.',
        }[way],
      }
    },
  }),
  template({
    id: 'how-often-a-listener-is-called',
    version: 2,
    concept: 'events',
    difficulty: [3, 'on, once and off, and what emit returns.'],
    draw: (r) => ({
      way: r.pick(['both', 'once', 'off'] as const),
      rounds: r.int(2, 6),
      by: r.some([2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20], 2),
      name: r.pick(['points', 'visits', 'sales', 'steps']),
    }),
    make: ({ way, rounds, by: [a = 0, b = 0], name }) => {
      const off = way === 'off'
      const first = way === 'once' ? 'once' : 'on'
      const sums = { both: rounds * a + b, once: a + b, off: a + b + (rounds - 1) * b }
      const isHeard = way !== 'once'
      return {
        question: prints,
        code: source`
          const { EventEmitter } = require('node:events')
          const game = new EventEmitter()
          let ${name} = 0
          const small = () => (${name} += ${a})
          const large = () => (${name} += ${b})
          game.${first}('goal', small)
          game.${off ? 'on' : 'once'}('goal', large)
          ${off ? "game.emit('goal')\ngame.off('goal', small)\n" : ''}for (let round = ${off ? 1 : 0}; round < ${rounds}; round++) game.emit('goal')
          console.log(${name}, game.emit('goal'))`,
        key: line(sums[way], isHeard),
        wrong: [
          [off ? 'offComesTooLate' : 'onceIsOn', line(rounds * (a + b), true)],
          [off ? 'offRemovesAll' : 'onceIsShared', off ? line(a + b, false) : line(way === 'both' ? a + b : a, false)],
          [isHeard ? 'emitIsFalseAfterwards' : 'emitIsAlwaysTrue', line(sums[way], !isHeard)],
        ],
        because: {
          both: 'The listener added by on is called every time, the one added by once the first time. emit tells whether anybody listens.',
          once: 'Both listeners are gone after the first emit, so the last one finds nobody and returns false.',
          off: 'off takes away the one listener it is given; the other is called every time, and emit returns true.',
        }[way],
      }
    },
  }),
  template({
    id: 'who-gets-the-error',
    concept: 'errors',
    difficulty: [3, 'A try block around work that fails later.'],
    draw: (r) => ({
      words: r.some(['retry', 'skipped', 'stored', 'closed', 'ready', 'broken', 'done'], 4),
      way: r.pick(['callback', 'sync', 'chain', 'await'] as const),
      file: r.pick(['prices', 'orders', 'users', 'stock']),
    }),
    make: ({ words: [a = '', b = '', c = '', d = ''], way, file }) => {
      const call = {
        callback: `fs.readFile('no-${file}.json', (error) => console.log(error ? '${a}' : 'read'))`,
        sync: `fs.readFileSync('no-${file}.json')`,
        chain: `fs.promises.readFile('no-${file}.json').catch(() => console.log('${a}'))`,
        await: `await fs.promises.readFile('no-${file}.json').catch((error) => {\n  console.log('${a}')\n  throw error\n})`,
      }[way]
      return {
        question: 'The file does not exist. In which order are the words printed?',
        code: source`
          const fs = require('node:fs')
          async function main() {
            try {
              ${call}
              console.log('${b}')
            } catch {
              console.log('${c}')
            }
            console.log('${d}')
          }
          main()`,
        key: { callback: line(b, d, a), sync: line(c, d), chain: line(b, d, a), await: line(a, c, d) }[way],
        wrong: [
          [
            way === 'callback' || way === 'chain' ? 'tryCatchesLater' : 'bodyGoesOnAfterError',
            way === 'sync' || way === 'await' ? line(b, c, d) : line(c, d),
          ],
          [way === 'sync' ? 'syncNeverThrows' : 'failureIsHandledAtOnce', way === 'sync' ? line(b, d) : line(a, b, d)],
          [
            way === 'await' ? 'handledIsOver' : 'catchEndsFunction',
            way === 'await' ? line(b, d, a) : way === 'sync' ? c : line(b, d),
          ],
          ['everyHandlerRuns', way === 'sync' ? line(c, b, d) : line(a, c, b, d)],
        ],
        because: {
          callback:
            'The call returns before the file is looked for. Its error goes to the callback, after the rest of the function.',
          sync: 'readFileSync throws at once, so the rest of the try block is left out and catch runs.',
          chain: 'Nothing waits for the promise: the function goes on, and its own catch handles the error later.',
          await: 'The first handler throws the error again, and await throws it inside the try block.',
        }[way],
      }
    },
  }),
]
