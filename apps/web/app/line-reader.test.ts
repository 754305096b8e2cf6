import { expect, test } from 'vitest'
import { CutShort, readJsonLines } from './line-reader.ts'

async function* inChunksOf(size: number, text: string) {
  const bytes = new TextEncoder().encode(text)
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

async function readAll(chunks: AsyncIterable<Uint8Array>) {
  const read: unknown[] = []
  for await (const line of readJsonLines(chunks)) read.push(line)
  return read
}

const lines = [{ title: 'Zwölf Boxkämpfer' }, { title: '日本語 🙂' }, { text: 'two\nlines' }]
const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('')

test.each([1, 2, 3, 5, 7, 16, 1_000])('lines come whole when chunks are of %i bytes', async (size) => {
  expect(await readAll(inChunksOf(size, text))).toEqual(lines)
})

test.each([
  { what: 'the last line has no end', sent: text.trimEnd() },
  { what: 'there are empty lines', sent: `\n\n${text}\r\n\n` },
  { what: 'lines end as on Windows', sent: text.replaceAll('\n', '\r\n') },
])('nothing is lost or added where $what', async ({ sent }) => {
  expect(await readAll(inChunksOf(4, sent))).toEqual(lines)
})

test('each line is there before the next chunk is asked for', async () => {
  const asked: string[] = []
  async function* slowly() {
    asked.push('one')
    yield new TextEncoder().encode('1\n2')
    asked.push('two')
    yield new TextEncoder().encode('3\n')
  }

  const reader = readJsonLines(slowly())

  expect([(await reader.next()).value, [...asked]]).toEqual([1, ['one']])
  expect([(await reader.next()).value, [...asked]]).toEqual([23, ['one', 'two']])
})

test('a line cut off by the end is trouble, and those before it have come', async () => {
  const read: unknown[] = []
  const reading = async () => {
    for await (const line of readJsonLines(inChunksOf(5, `${text}{"title":"Hal`))) read.push(line)
  }

  await expect(reading()).rejects.toThrow(CutShort)
  expect(read).toEqual(lines)
})

test('a whole line that is not JSON is handed on as undefined', async () => {
  expect(await readAll(inChunksOf(9, '1\n<h1>Bad gateway</h1>\n2\n'))).toEqual([1, undefined, 2])
})
