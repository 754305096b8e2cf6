import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tailBuffer } from './tail-buffer.ts'

test('tailBuffer: the last bytes are kept, in whatever pieces they came', () => {
  const chunks = fc.array(fc.uint8Array({ maxLength: 20 }).map((bytes) => Buffer.from(bytes)))
  fc.assert(
    fc.property(chunks, fc.integer({ min: 1, max: 60 }), (given, size) => {
      const end = tailBuffer(size)
      for (const chunk of given) end.push(chunk)

      expect(end.bytes()).toEqual(Buffer.concat(given).subarray(-size))
    }),
  )
})

test('tailBuffer: what was pushed may be reused', () => {
  const chunk = Buffer.from('abc')
  const end = tailBuffer(2)
  end.push(chunk)
  chunk.fill(0)

  expect(end.bytes().toString()).toBe('bc')
})
