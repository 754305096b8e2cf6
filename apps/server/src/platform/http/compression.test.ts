import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressed } from './compression.ts'

const text = Array.from({ length: 4_000 }, (_, n) => `project ${n * 7919}`).join(', ')
const answer = (n: number) => `${n} ${text}`

const read = { br: brotliDecompressSync, gzip: gunzipSync }

test.each(['br', 'gzip'] as const)(
  '%s: a text and a buffer of any length come out as they went in',
  async (encoding) => {
    const noise = Array.from({ length: 300_000 }, (_, n) => String.fromCodePoint(33 + ((n * n * 31) % 89))).join('')
    for (const sent of [text, noise, 'é€😀'.repeat(500)]) {
      const bytes = Buffer.from(sent)
      const answers = await Promise.all([sent, sent, bytes].map((payload) => compressed(payload, encoding)))

      expect(answers.map((answer) => read[encoding](answer).toString())).toEqual([sent, sent, sent])
      expect(bytes.toString()).toBe(sent)
    }
  },
)

test('the memory of what was compressed is free at once', async () => {
  await compressed(answer(0), 'br')
  const before = process.memoryUsage().arrayBuffers

  let sent = 0
  for (let n = 1; n <= 100; n += 1) sent += (await compressed(answer(n), 'br')).length

  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(sent + Buffer.byteLength(text) * 10)
})
