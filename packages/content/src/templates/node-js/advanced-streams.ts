import { line, prints } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { fruits, goods } from '../words.ts'
import { template } from './misconceptions.ts'

export const advancedStreams: Template[] = [
  template({
    id: 'characters-cut-in-two',
    version: 2,
    concept: 'streams and back-pressure',
    difficulty: [5, 'What becomes of a character whose bytes come in two chunks.'],
    draw: (r) => ({
      // As often one that loses the sign as one that keeps it.
      way: r.pick(['plus', 'plus', 'decode', 'decode', 'concat', 'stream'] as const),
      before: r.pick([...goods, ...fruits]),
      sign: r.pick(['€', '→', '✓', '★', '…', '№']),
      after: r.int(1, 9) * 10 ** r.int(0, 7),
      cut: r.pick([0, 1, 1, 2]),
    }),
    make: ({ way, before, sign, after, cut }) => {
      const text = before + sign + after
      const at = before.length + cut
      const loses = cut > 0 && (way === 'plus' || way === 'decode')
      const join = {
        plus: "let text = ''\nfor (const chunk of chunks) text += chunk",
        concat: 'const text = Buffer.concat(chunks).toString()',
        stream:
          "let text = ''\nconst decoder = new TextDecoder()\nfor (const chunk of chunks) text += decoder.decode(chunk, { stream: true })",
        decode:
          "let text = ''\nconst decoder = new TextDecoder()\nfor (const chunk of chunks) text += decoder.decode(chunk)",
      }[way]
      return {
        question: `In UTF-8 the sign ${sign} takes 3 bytes. What does this program print?`,
        code: source`
          const bytes = Buffer.from('${text}')
          const chunks = [bytes.subarray(0, ${at}), bytes.subarray(${at})]
          ${join}
          console.log(text.length)`,
        // A cut lead is one bad sequence, and each byte after it that cannot begin a character is another.
        key: String(text.length + (loses ? 3 - cut : 0)),
        wrong: [
          ['brokenCharactersVanish', String(text.length - 1)],
          [loses ? 'chunksJoinLikeBytes' : 'lengthCountsBytes', String(text.length + (loses ? 0 : 2))],
          loses
            ? cut === 1
              ? ['eachPartIsOneMark', String(text.length + 1)]
              : ['eachByteIsOneMark', String(text.length + 2)]
            : ['everyCutBreaks', String(text.length + 1)],
        ],
        because: loses
          ? 'Each chunk is decoded for itself, so the parts of the sign become replacement characters: one for its beginning, one for each byte that is left over.'
          : cut > 0
            ? 'The bytes are put together before they are decoded, or the decoder keeps an unfinished character for the next chunk.'
            : 'The cut lies between two characters, so nothing is broken, however the chunks are joined.',
      }
    },
  }),
  template({
    id: 'leaving-a-loop-over-a-stream',
    concept: 'streams and back-pressure',
    difficulty: [4, 'What leaving a loop does to the stream.'],
    language: 'module',
    draw: (r) => ({
      items: r.some([...fruits, ...goods], 4),
      stop: r.int(1, 2),
      way: r.pick(['break', 'kept', 'whole'] as const),
    }),
    make: ({ items, stop, way }) => {
      const last = items[stop] ?? ''
      const seen = items.slice(0, stop).join(',')
      const all = items.join(',')
      const rest = items.slice(stop + 1).join(',')
      const loop = {
        break: 'source',
        kept: 'source.iterator({ destroyOnReturn: false })',
        whole: 'source',
      }[way]
      const step =
        way === 'whole' ? `if (item !== '${last}') seen.push(item)` : `if (item === '${last}') break\n  seen.push(item)`
      const others = items.filter((item) => item !== last).join(',')
      return {
        question: prints,
        code: source`
          import { Readable } from 'node:stream'
          const source = Readable.from([${items.map((item) => `'${item}'`).join(', ')}])
          const seen = []
          for await (const item of ${loop}) {
            ${step}
          }
          console.log(seen.join(), source.destroyed)`,
        key: way === 'whole' ? line(others, true) : line(seen, way === 'break'),
        wrong: [
          [
            way === 'kept' ? 'loopsAlwaysDestroy' : 'streamsStayOpen',
            way === 'whole' ? line(others, false) : line(seen, way !== 'break'),
          ],
          [
            way === 'whole' ? 'conditionEndsTheLoop' : 'breakReadsToTheEnd',
            way === 'whole' ? line(seen, true) : line(all, true),
          ],
          ['breakingItemIsSeen', way === 'whole' ? line(all, true) : line(`${seen},${last}`, way === 'break')],
          ['breakOnlySkips', way === 'whole' ? line(`${seen},${last}`, false) : line(`${seen},${rest}`, true)],
        ],
        because: {
          break: 'Leaving the loop early destroys the stream, so that a file or socket behind it is freed.',
          kept: 'With destroyOnReturn: false a loop that is left early leaves the stream open for others.',
          whole: 'The loop reads to the end, and a stream that was read to its end is destroyed by itself.',
        }[way],
      }
    },
  }),
  template({
    id: 'memory-behind-a-part',
    concept: 'memory',
    difficulty: [4, 'How much memory a small part keeps alive.'],
    draw: (r) => ({
      size: r.int(20, 90) * 1_000,
      part: r.int(8, 64),
      start: r.int(2, 9),
      way: r.pick(['subarray', 'slice', 'copy', 'clone'] as const),
      name: r.pick(['header', 'token', 'name', 'head']),
    }),
    make: ({ size, part, start, way, name }) => {
      const range = `(${start}, ${start + part})`
      const call = {
        subarray: `upload.subarray${range}`,
        slice: `upload.slice${range}`,
        copy: `new Uint8Array(upload.subarray${range})`,
        clone: `structuredClone(upload.subarray${range})`,
      }[way]
      const isCopy = way === 'copy'
      return {
        question: prints,
        code: source`
          const upload = Buffer.alloc(${size})
          const ${name} = ${call}
          console.log(${name}.length, ${name}.buffer.byteLength)`,
        key: line(part, isCopy ? part : size),
        wrong: [
          [isCopy ? 'typedArraysShareAlways' : 'partsHaveTheirOwnMemory', line(part, isCopy ? size : part)],
          ['memoryFromTheStart', line(part, start + part)],
          ['restIsKept', line(part, size - start)],
          ['endIsIncluded', line(part + 1, isCopy ? part + 1 : size)],
        ],
        because: {
          subarray: 'A part made by subarray is a view: it keeps the whole memory of the upload alive.',
          slice: 'slice of a Buffer makes a view like subarray, so the whole upload stays in memory.',
          copy: 'A typed array made from another one has memory of its own, so the upload can be freed.',
          clone: 'structuredClone copies the view with the whole memory behind it.',
        }[way],
      }
    },
  }),
  template({
    id: 'listeners-that-stay',
    concept: 'memory',
    difficulty: [3, 'Which ways to take a listener away do so.'],
    draw: (r) => ({
      requests: r.int(5, 40),
      others: r.int(2, 4),
      way: r.pick(['arrow', 'named', 'once', 'all'] as const),
      name: r.pick(['feed', 'prices', 'chat', 'news']),
    }),
    make: ({ requests, others, way, name }) => {
      const body = {
        arrow: `${name}.on('change', () => send(id))\n${name}.off('change', () => send(id))`,
        named: `const listener = () => send(id)\n${name}.on('change', listener)\n${name}.off('change', listener)`,
        once: `${name}.once('change', () => send(id))`,
        all: `${name}.on('change', () => send(id))\n${name}.removeAllListeners('change')`,
      }[way]
      return {
        question: prints,
        code: source`
          const { EventEmitter } = require('node:events')
          const ${name} = new EventEmitter().setMaxListeners(0)
          const send = (id) => id
          for (let other = 0; other < ${others}; other++) ${name}.on('change', () => {})
          function handle(id) {
            ${body}
          }
          for (let id = 0; id < ${requests}; id++) handle(id)
          console.log(${name}.listenerCount('change'))`,
        key: String({ arrow: others + requests, named: others, once: others + requests, all: 0 }[way]),
        wrong: [
          [
            way === 'named' ? 'offRemovesNothing' : 'offRemovesOneForever',
            String(way === 'named' ? others + requests : others + requests - 1),
          ],
          [
            way === 'arrow' ? 'equalFunctionsAreOne' : way === 'once' ? 'onceLeavesByItself' : 'othersAreSpared',
            String(others),
          ],
          ['onlyTheLastStays', String(others + 1)],
          [
            way === 'all' ? 'removeAllIsForThisCall' : 'offClearsTheEvent',
            String(way === 'all' ? others + requests : 0),
          ],
        ],
        because: {
          arrow:
            'off takes away the very function it is given. Each arrow is a new one, so every request leaves its listener behind.',
          named: 'The same function is added and taken away, so only the first listeners stay.',
          once: 'A once listener leaves when the event comes. It never does here, so every request leaves one behind.',
          all: 'removeAllListeners also takes away the listeners that others added.',
        }[way],
      }
    },
  }),
]
