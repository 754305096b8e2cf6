import { line, prints } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { cities, fruits, goods, people, tags, tasks } from '../words.ts'
import { template } from './misconceptions.ts'

export const advancedOperations: Template[] = [
  template({
    id: 'resources-that-are-used',
    concept: 'reliability',
    difficulty: [4, 'When resources declared with using are freed, and in which order.'],
    draw: (r) => ({
      words: r.some([...tasks, ...tags], 5),
      way: r.pick(['end', 'return', 'throw'] as const),
      name: r.pick(['work', 'transfer', 'report', 'migrate']),
    }),
    make: ({ words: [a = '', b = '', c = '', d = '', e = ''], way, name }) => {
      const exit = { end: '', return: '\nreturn', throw: "\nthrow new Error('lost')" }[way]
      const failed = way === 'throw' ? [d] : []
      return {
        question: 'Node.js 24 runs this program. In which order are the words printed?',
        code: source`
          const open = (word) => ({ [Symbol.dispose]: () => console.log(word) })
          function ${name}() {
            using lock = open('${a}')
            using file = open('${b}')
            console.log('${c}')${exit}
          }
          try {
            ${name}()
          } catch {
            console.log('${d}')
          }
          console.log('${e}')`,
        key: line(c, b, a, ...failed, e),
        wrong: [
          ['freedInOrder', line(c, a, b, ...failed, e)],
          ['freedAtTheEndOfTheProgram', line(c, ...failed, e, b, a)],
          [way === 'throw' ? 'failuresSkipFreeing' : 'freedByTheCollector', line(c, ...failed, e)],
          [
            way === 'throw' ? 'catchComesBeforeFreeing' : 'freedBeforeTheBody',
            way === 'throw' ? line(c, d, b, a, e) : line(b, a, c, e),
          ],
        ],
        because:
          'What using declares is freed when its block is left, in whatever way, the last one first, and before an error reaches its catch.',
      }
    },
  }),
  template({
    id: 'what-an-abort-rejects-with',
    version: 2,
    concept: 'reliability',
    difficulty: [5, 'Where the reason of an abort is found.'],
    draw: (r) => ({
      way: r.pick(['timer', 'check'] as const),
      kind: r.pick([
        'Quota',
        'Deadline',
        'Client',
        'Shutdown',
        'Budget',
        'Upload',
        'Order',
        'Stock',
        'Import',
        'Lease',
      ]),
      ending: r.pick(['Gone', 'Spent', 'Closed', 'Error', 'Passed']),
      words: r.some([...tags, ...people, ...cities], 2),
      delay: r.pick([1_000, 5_000, 10_000, 30_000]),
    }),
    make: ({ way, kind: start, ending, words: [word = '', cause = ''], delay }) => {
      const isTimer = way === 'timer'
      const kind = `${start}${ending}`
      return {
        question: prints,
        code: source`
          const { setTimeout: wait } = require('node:timers/promises')
          const control = new AbortController()
          const reason = new Error('${word}', { cause: new Error('${cause}') })
          reason.name = '${kind}'
          async function work({ signal }) {
            ${isTimer ? `return await wait(${delay}, 'done', { signal })` : `await null\nsignal.throwIfAborted()\nreturn 'done'`}
          }
          work(control).catch((error) => console.log(error.name, error.cause.message))
          control.abort(reason)`,
        key: isTimer ? line('AbortError', word) : line(kind, cause),
        wrong: [
          isTimer ? ['reasonIsThrown', line(kind, cause)] : ['reasonIsTheCause', line('AbortError', word)],
          ['innermostCauseIsTold', line('AbortError', cause)],
          ['reasonIsItsOwnCause', line(kind, word)],
          ['everyAbortIsWrapped', line('Error', word)],
        ],
        because: isTimer
          ? 'Functions of Node.js reject with an AbortError of their own, whose cause is the reason.'
          : 'throwIfAborted throws the reason as it is, with the cause it was made with.',
      }
    },
  }),
  template({
    id: 'how-many-connections',
    concept: 'http performance',
    difficulty: [4, 'How many connections an agent opens for so many requests.'],
    draw: (r) => ({
      requests: r.int(61, 180),
      limit: r.int(3, 45),
      way: r.pick(['kept', 'closed', 'closed', 'parallel', 'parallel', 'rounds'] as const),
      name: r.pick(['agent', 'pool', 'client']),
    }),
    make: ({ requests, limit, way, name }) => {
      const all = `await Promise.all(Array.from({ length: ${requests} }, get))`
      const run = {
        kept: `for (let sent = 0; sent < ${requests}; sent++) await get()`,
        closed: `for (let sent = 0; sent < ${requests}; sent++) await get()`,
        parallel: all,
        rounds: `${all}\n${all}`,
      }[way]
      const isLimited = way === 'parallel' || way === 'rounds'
      const options =
        way === 'closed' ? 'keepAlive: false' : `keepAlive: true${isLimited ? `, maxSockets: ${limit}` : ''}`
      const count = { kept: 1, closed: requests, parallel: limit, rounds: limit }[way]
      return {
        question: prints,
        code: source`
          const http = require('node:http')
          const ${name} = new http.Agent({ ${options} })
          let connections = 0
          const server = http.createServer((request, response) => response.end('ok'))
          server.on('connection', () => connections++)
          server.listen(0, '127.0.0.1', async () => {
            const target = { host: '127.0.0.1', port: server.address().port, agent: ${name} }
            const get = () =>
              new Promise((done) => http.get(target, (answer) => answer.resume().on('close', done)))
            ${run}
            console.log(connections)
            ${name}.destroy()
            server.close()
          })`,
        key: String(count),
        wrong: [
          [way === 'closed' ? 'agentsKeepAlways' : 'oneConnectionPerRequest', String(way === 'closed' ? 1 : requests)],
          [way === 'rounds' ? 'roundsStartAnew' : 'oneToSpare', String(way === 'rounds' ? 2 * limit : count + 1)],
          [isLimited ? 'oneServesAll' : 'twoByDefault', isLimited ? '1' : '2'],
          [isLimited ? 'limitIsPerTurn' : 'sixByDefault', isLimited ? String(Math.ceil(requests / limit)) : '6'],
          ['requestsCountTwice', String(2 * requests)],
        ],
        because: {
          kept: 'The connection is kept open, and as each request waits for the one before, one is enough.',
          closed: 'Without keepAlive every request opens a connection and closes it.',
          parallel: 'The agent opens as many connections as it may; the other requests wait until one is free.',
          rounds: 'The agent opens as many connections as it may, and the second round finds them still open.',
        }[way],
      }
    },
  }),
  template({
    id: 'a-body-with-a-prototype',
    version: 2,
    concept: 'security',
    difficulty: [5, 'What a key named __proto__ does in four ways of copying.'],
    draw: (r) => ({
      way: r.pick(['assign', 'spread', 'merge', 'loop'] as const),
      value: r.pick([...tags, ...people, ...cities, ...goods]),
      field: r.pick(['role', 'plan', 'level', 'status']),
      none: r.pick(fruits),
      name: r.pick(['user', 'account', 'settings', 'profile']),
    }),
    make: ({ way, value, field, none, name }) => {
      const copy = {
        assign: `Object.assign(${name}, body)`,
        spread: `${name} = { ...body }`,
        merge: source`
          function merge(target, source) {
            for (const key of Object.keys(source)) {
              if (typeof source[key] === 'object') merge((target[key] ??= {}), source[key])
              else target[key] = source[key]
            }
          }
          merge(${name}, body)`,
        loop: `for (const key in body) ${name}[key] = body[key]`,
      }[way]
      const code = source`
        const body = JSON.parse('{ "city": "Oslo", "__proto__": { "${field}": "${value}" } }')
        let ${name} = {}
        ${copy}
        console.log(${name}.${field} ?? '${none}', {}.${field} ?? '${none}')`
      const results = { one: line(value, none), none: line(none, none), all: line(value, value) }
      const result = { assign: 'one', spread: 'none', merge: 'all', loop: 'one' } as const
      return {
        question: prints,
        code,
        key: results[result[way]],
        wrong: [
          [way === 'spread' ? 'spreadingSetsThePrototype' : 'mergingStaysInside', results.one],
          ['prototypeKeysAreDropped', results.none],
          ['everyCopyReachesAllObjects', results.all],
          [way === 'merge' ? 'onlyNewObjectsChange' : 'prototypeIsSwappedForOthers', line(none, value)],
        ],
        because: {
          assign: 'Object.assign assigns, and assigning to __proto__ gives this one object another prototype.',
          spread: 'Spreading defines properties: __proto__ becomes a plain property of the copy and no prototype.',
          merge: 'target.__proto__ is the prototype of all objects, and merge writes into that.',
          loop: 'Assigning to __proto__ gives this one object another prototype.',
        }[way],
        proof: { program: `${code}\ndelete Object.prototype.${field}` },
      }
    },
  }),
]
