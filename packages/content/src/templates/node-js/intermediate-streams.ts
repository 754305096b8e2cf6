import { line, prints } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { fruits, goods, tags } from '../words.ts'
import { template } from './misconceptions.ts'

export const intermediateStreams: Template[] = [
  template({
    id: 'a-part-of-a-buffer',
    concept: 'streams and buffers',
    difficulty: [3, 'Which calls copy bytes and which only look at them.'],
    draw: (r) => ({
      way: r.pick(['subarray', 'slice', 'copy', 'typed'] as const),
      text: r.pick(['planks', 'orange', 'silver', 'number', 'winter', 'basket', 'pencil', 'market']),
      start: r.int(1, 2),
      length: r.int(2, 3),
      letter: r.pick(['X', 'Y', 'Z', '_']),
    }),
    make: ({ way, text, start, length, letter }) => {
      const end = start + length
      const call = {
        subarray: `whole.subarray(${start}, ${end})`,
        slice: `whole.slice(${start}, ${end})`,
        copy: `Buffer.from(whole.subarray(${start}, ${end}))`,
        typed: `Buffer.from(whole.toString().slice(${start}, ${end}))`,
      }[way]
      const part = letter + text.slice(start + 1, end)
      const changed = text.slice(0, start) + letter + text.slice(start + 1)
      const shares = way === 'subarray' || way === 'slice'
      return {
        question: prints,
        code: source`
          const whole = Buffer.from('${text}')
          const part = ${call}
          part.write('${letter}')
          console.log(whole.toString(), part.toString())`,
        key: line(shares ? changed : text, part),
        wrong: [
          [shares ? 'partsOfBuffersAreCopies' : 'buffersAlwaysShare', line(shares ? text : changed, part)],
          ['endOfPartIsIncluded', line(shares ? changed : text, letter + text.slice(start + 1, end + 1))],
          ['writeStartsAtTheWhole', line(letter + text.slice(1), text.slice(start, end))],
          ['writeReplacesAll', line(shares ? changed : text, letter)],
        ],
        because: shares
          ? `${way} of a Buffer is a view of the same memory, so a write to the part shows in the whole.`
          : 'Buffer.from makes a new Buffer of the bytes or the text, so the whole stays as it is.',
      }
    },
  }),
  template({
    id: 'length-in-hex-and-base64',
    concept: 'streams and buffers',
    difficulty: [4, 'How many characters an encoding needs for so many bytes.'],
    draw: (r) => ({ size: r.int(5, 260), name: r.pick(['key', 'token', 'seed', 'secret']) }),
    make: ({ size, name }) => {
      const base64 = 4 * Math.ceil(size / 3)
      const bare = Math.ceil((4 * size) / 3)
      return {
        question: prints,
        code: source`
          const { randomBytes } = require('node:crypto')
          const ${name} = randomBytes(${size})
          console.log(${name}.toString('hex').length, ${name}.toString('base64').length)`,
        key: line(2 * size, base64),
        wrong: [
          ['encodingsKeepTheLength', line(size, size)],
          ['hexIsOneCharacter', line(size, base64)],
          ['base64IsSmaller', line(2 * size, Math.floor((3 * size) / 4))],
          ['base64HasNoPadding', line(2 * size, bare)],
          ['base64TakesTwo', line(2 * size, 2 * size)],
        ],
        because:
          'In hex each byte takes two characters. base64 writes three bytes as four characters and fills the last group up with =.',
      }
    },
  }),
  template({
    id: 'what-write-returns',
    concept: 'streams and buffers',
    difficulty: [4, 'From when on write asks to wait, and what becomes of the data.'],
    draw: (r) => ({
      mark: r.int(60, 300),
      sizes: [r.int(15, 140), r.int(15, 140), r.int(15, 140)],
      char: r.pick(['x', '-', '0']),
    }),
    make: ({ mark, sizes, char }) => {
      const sums = sizes.map((_, index) => sizes.slice(0, index + 1).reduce((sum, size) => sum + size, 0))
      const total = sums[2] ?? 0
      const answers = sums.map((sum) => sum < mark)
      const kept = sizes.reduce((sum, size, index) => sum + (answers[index] ? size : 0), 0)
      return {
        question: 'The target never finishes its first write. What does this program print?',
        code: source`
          const { Writable } = require('node:stream')
          const slow = new Writable({ highWaterMark: ${mark}, write() {} })
          const answers = [${sizes.join(', ')}].map((size) => slow.write('${char}'.repeat(size)))
          console.log(answers.join(' '), slow.writableLength)`,
        key: line(...answers, total),
        wrong: [
          ['falseMeansRefused', line(...answers, kept)],
          ['markMayBeReached', line(...sums.map((sum) => sum <= mark), total)],
          ['chunksAreMeasuredAlone', line(...sizes.map((size) => size < mark), total)],
          ['firstChunkIsGone', line(...sums.map((sum) => sum - (sizes[0] ?? 0) < mark), total - (sizes[0] ?? 0))],
          ['falseMeansNotWrittenYet', line(...sizes.map((_, index) => index === 0), total)],
        ],
        because:
          'write returns false as soon as what is buffered, the chunk under way included, reaches the mark. The data is buffered all the same.',
      }
    },
  }),
  template({
    id: 'what-a-transform-passes-on',
    concept: 'streams and buffers',
    difficulty: [4, 'push, the callback and flush together.'],
    draw: (r) => ({
      way: r.pick(['filter', 'double', 'collect'] as const),
      items: r.some([...fruits, ...goods], 3),
      end: r.pick(tags),
      letters: r.pick([3, 4]),
    }),
    make: ({ way, items, end, letters }) => {
      const body = {
        filter: `if (item.length > ${letters}) this.push(item)\ndone()`,
        double: `if (item.length > ${letters}) this.push(item)\ndone(null, item)`,
        collect: `if (item.length > ${letters}) done(null, item)\nelse done()`,
      }[way]
      const long = items.filter((item) => item.length > letters)
      const passed = way === 'double' ? items.flatMap((item) => (item.length > letters ? [item, item] : [item])) : long
      return {
        question: prints,
        code: source`
          const { Readable, Transform } = require('node:stream')
          const step = new Transform({
            objectMode: true,
            transform(item, encoding, done) {
              ${body}
            },
            flush(done) {
              done(null, '${end}')
            },
          })
          Readable.from([${items.map((item) => `'${item}'`).join(', ')}])
            .pipe(step)
            .toArray()
            .then((all) => console.log(all.join(' ')))`,
        key: line(...passed, end),
        wrong: [
          [way === 'double' ? 'callbackRepeatsNothing' : 'itemsPassAnyway', line(...items, end)],
          ['flushComesFirst', line(end, ...passed)],
          ['flushRunsPerItem', line(...passed.flatMap((item) => [item, end]))],
          ['flushOutputIsLost', line(...passed)],
          [
            way === 'double' ? 'callbackValueIsIgnored' : 'transformInverts',
            line(...(way === 'double' ? long : items.filter((item) => !long.includes(item))), end),
          ],
        ],
        because: {
          filter:
            'Only what is pushed goes on; the callback without a value asks for the next item. flush runs once, after the last.',
          double: 'Both push and the second argument of the callback pass an item on. flush runs once, after the last.',
          collect: 'The callback passes on its second argument, if there is one. flush runs once, after the last.',
        }[way],
      }
    },
  }),
]
