import { line, prints, printsInOrder } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { goods, tags, tasks } from '../words.ts'
import { template } from './misconceptions.ts'

const operations = {
  mkdir: ["fs.mkdirSync('NAME')", 'EEXIST', 'ok', 'existingFoldersAreFine'],
  mkdirDeep: ["fs.mkdirSync('NAME', { recursive: true })", 'ok', 'EEXIST', 'existingFoldersAreRefused'],
  parents: ["fs.mkdirSync('new/NAME')", 'ENOENT', 'ok', 'parentsAreMade'],
  exclusive: ["fs.writeFileSync('NAME/a.txt', '', { flag: 'wx' })", 'EEXIST', 'ok', 'exclusiveWritesReplace'],
  remove: ["fs.rmSync('old.txt')", 'ENOENT', 'ok', 'missingFilesAreRemoved'],
  force: ["fs.rmSync('old.txt', { force: true })", 'ok', 'ENOENT', 'forceNeedsTheFile'],
  rmdir: ["fs.rmdirSync('NAME')", 'ENOTEMPTY', 'ok', 'foldersGoWithContent'],
  readFolder: ["fs.readFileSync('NAME')", 'EISDIR', 'ok', 'foldersAreReadAsLists'],
  copy: ["fs.copyFileSync('b.txt', 'NAME/a.txt')", 'ok', 'EEXIST', 'copiesNeverReplace'],
} as const

export const intermediateFailures: Template[] = [
  template({
    id: 'codes-of-the-file-system',
    concept: 'file system',
    difficulty: [4, 'What three calls make of things that exist or do not.'],
    draw: (r) => ({
      chosen: r.some(
        ['mkdir', 'mkdirDeep', 'parents', 'exclusive', 'remove', 'force', 'rmdir', 'readFolder', 'copy'] as const,
        3,
      ),
      folder: r.pick(['out', 'reports', 'build', 'data']),
    }),
    make: ({ chosen, folder }) => {
      const steps = chosen.map((name) => operations[name])
      const code = source`
        const fs = require('node:fs')
        fs.mkdirSync('${folder}')
        fs.writeFileSync('${folder}/a.txt', 'a')
        fs.writeFileSync('b.txt', 'b')
        const attempt = (step) => {
          try {
            step()
            return 'ok'
          } catch (error) {
            return error.code
          }
        }
        console.log(
          ${steps.map(([call]) => `attempt(() => ${call.replace('NAME', folder)}),`).join('\n')}
        )`
      return {
        question: 'The program starts in an empty folder. What does it print?',
        code,
        key: line(...steps.map(([, result]) => result)),
        wrong: [
          ...steps.map(
            ([, , , misconception], at) =>
              [misconception, line(...steps.map(([, right, wrong], index) => (index === at ? wrong : right)))] as const,
          ),
          ['fileSystemIsForgiving', 'ok ok ok'],
        ],
        because:
          'Without an option that says so, nothing is made twice, no parent is made, nothing missing is removed and no folder goes with its content; copying does replace a file.',
        proof: {
          program: `process.chdir(require('node:fs').mkdtempSync(require('node:path').join(__dirname, 'fs-')))\n${code}`,
        },
      }
    },
  }),
  template({
    id: 'an-error-event',
    concept: 'error handling',
    difficulty: [3, 'One event is special when nobody listens.'],
    draw: (r) => ({
      way: r.pick(['heard', 'unheard', 'other', 'twice'] as const),
      words: r.some([...tasks, ...tags], 4),
      name: r.pick(['feed', 'queue', 'socket', 'mailer']),
    }),
    make: ({ way, words: [a = '', b = '', c = '', d = ''], name }) => {
      const listener = { heard: "on('error'", unheard: "on('data'", other: "on('error'", twice: "once('error'" }[way]
      const emit = `${name}.emit('${way === 'other' ? 'failed' : 'error'}', new Error('lost'))`
      const results = { heard: line(a, b, d), unheard: line(c, d), other: line(b, d), twice: line(a, c, d) }
      return {
        question: printsInOrder,
        code: source`
          const { EventEmitter } = require('node:events')
          const ${name} = new EventEmitter()
          ${name}.${listener}, () => console.log('${a}'))
          try {
            ${way === 'twice' ? `${emit}\n${emit}` : emit}
            console.log('${b}')
          } catch {
            console.log('${c}')
          }
          console.log('${d}')`,
        key: results[way],
        wrong: [
          [
            way === 'other'
              ? 'anyErrorIsAnErrorEvent'
              : way === 'twice'
                ? 'secondErrorIsIgnored'
                : 'anyListenerHearsErrors',
            results.heard,
          ],
          [way === 'other' ? 'unheardEventsThrow' : 'errorEventsAlwaysThrow', results.unheard],
          ['unheardErrorsAreIgnored', results.other],
          ['errorsAreHeardAndThrown', results.twice],
          ['emitNeverThrows', way === 'twice' ? line(a, a, b, d) : line(a, b, c, d)],
        ],
        because: {
          heard: 'A listener for error gets the error, and then nothing is thrown.',
          unheard: 'When nobody listens for error, emit throws the error.',
          other: 'Only the event named error is special; any other event without a listener goes unnoticed.',
          twice: 'once listens for the first error. The second has no listener, so emit throws it.',
        }[way],
      }
    },
  }),
  template({
    id: 'status-and-body-of-an-answer',
    concept: 'http servers',
    difficulty: [4, 'From when on an answer cannot be changed.'],
    draw: (r) => ({
      way: r.pick(['after', 'write', 'head'] as const),
      statuses: r.some([201, 202, 400, 403, 404, 409, 422, 503], 2),
      words: r.some([...tags, ...goods], 2),
      later: r.flip(),
    }),
    make: ({ way, statuses: [s = 0, t = 0], words: [a = '', b = ''], later }) => {
      const body = {
        after: `response.statusCode = ${s}\nresponse.end('${a}')\nresponse.statusCode = ${t}`,
        write: `response.write('${a}-')\nresponse.statusCode = ${t}\nresponse.end('${b}')`,
        head: later
          ? `response.writeHead(${s})\nresponse.statusCode = ${t}\nresponse.end('${a}')`
          : `response.statusCode = ${t}\nresponse.writeHead(${s})\nresponse.end('${a}')`,
      }[way]
      return {
        question: 'Which status and body does a client get?',
        code: source`
          const http = require('node:http')
          const server = http.createServer((request, response) => {
            ${body}
          })
          server.listen(3000)`,
        key: { after: line(s, a), write: line(200, `${a}-${b}`), head: line(s, a) }[way],
        wrong: {
          after: [
            ['statusStaysOpen', line(t, a)],
            ['clashGivesDefault', line(200, a)],
            ['clashIsAServerError', line(500, a)],
          ] as const,
          write: [
            ['statusStaysOpen', line(t, `${a}-${b}`)],
            ['endReplacesTheBody', line(t, b)],
            ['writeEndsTheAnswer', line(200, `${a}-`)],
          ] as const,
          head: [
            [later ? 'statusStaysOpen' : 'headKeepsTheStatus', line(t, a)],
            ['clashGivesDefault', line(200, a)],
            ['clashIsAServerError', line(500, a)],
          ] as const,
        }[way],
        because: {
          after: 'end sends the answer off with the status it has then, so one that is set afterward comes too late.',
          write: 'The first write sends the status and headers as they are, so the status set later comes too late.',
          head: 'writeHead decides the status, whatever the property was or becomes.',
        }[way],
        proof: {
          program: source`
            const http = require('node:http')
            const server = http.createServer((request, response) => {
              ${body}
            })
            server.listen(0, '127.0.0.1', () => {
              http.get({ port: server.address().port, host: '127.0.0.1', agent: false }, async (response) => {
                const parts = await response.setEncoding('utf8').toArray()
                console.log(response.statusCode, parts.join(''))
                server.close()
              })
            })`,
        },
      }
    },
  }),
  template({
    id: 'what-a-message-carries',
    concept: 'processes and threads',
    difficulty: [4, 'What arrives in another thread of four kinds of value.'],
    draw: (r) => ({
      way: r.pick(['plain', 'shared', 'instance', 'method'] as const),
      pages: r.int(3, 60),
      more: r.int(2, 30),
      name: r.pick(['job', 'task', 'order', 'batch']),
    }),
    make: ({ way, pages, more, name }) => {
      const [made = '', changed = '', read = ''] = {
        plain: [`const ${name} = { pages: ${pages} }`, `${name}.pages += ${more}`, 'message.pages'],
        shared: [
          `const ${name} = new Int32Array(new SharedArrayBuffer(4)).fill(${pages})`,
          `${name}[0] += ${more}`,
          'message[0]',
        ],
        instance: [
          `class Job {\n  pages = ${pages}\n  get sides() {\n    return this.pages * 2\n  }\n}\nconst ${name} = new Job()`,
          `${name}.pages += ${more}`,
          'message.sides',
        ],
        method: [`const ${name} = { pages: ${pages}, done: () => true }`, `${name}.pages += ${more}`, 'message.pages'],
      }[way]
      const error = 'It throws a DataCloneError'
      const factor = way === 'instance' ? 2 : 1
      return {
        question: prints,
        code: source`
          const { MessageChannel, receiveMessageOnPort } = require('node:worker_threads')
          const { port1, port2 } = new MessageChannel()
          ${made}
          port1.postMessage(${name})
          ${changed}
          const { message } = receiveMessageOnPort(port2)
          console.log(${read})`,
        key: { plain: String(pages), shared: String(pages + more), instance: 'undefined', method: error }[way],
        wrong: [
          [
            way === 'shared' ? 'everyMessageIsCopied' : way === 'instance' ? 'classesAreSent' : 'functionsAreLeftOut',
            String(factor * pages),
          ],
          ['messagesAreShared', String(factor * (pages + more))],
          [way === 'method' ? 'objectsArriveEmpty' : 'fieldsAreLost', 'undefined'],
          [way === 'instance' ? 'classesAreRefused' : 'onlyTextsAreSent', error],
          ['copiesStartAtZero', '0'],
        ],
        because: {
          plain: 'A message is copied when it is posted, so the later change does not reach it.',
          shared: 'The memory of a SharedArrayBuffer is not copied: both sides see the same numbers.',
          instance: 'The copy has the fields, but not the class: its getters and methods do not arrive.',
          method: 'Functions cannot be copied into a message, so posting the object fails.',
        }[way],
      }
    },
  }),
]
