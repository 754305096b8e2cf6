import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decodeCursor, encodeCursor } from './cursor.ts'

const id = '8f14e45f-ceea-4d67-a9b8-0f1e2d3c4b5a'
const encoded = (content: unknown) => Buffer.from(JSON.stringify(content)).toString('base64url')

test('whatever a row sorts by comes back as it went', () => {
  const instants = fc
    .date({ min: new Date('0001-01-01T00:00:00Z'), max: new Date('9999-12-31T23:59:59.999Z'), noInvalidDate: true })
    .map((instant) => instant.toISOString())
  const property = fc.property(fc.oneof(instants, fc.maxSafeInteger()), fc.uuid(), (value, row) => {
    expect(decodeCursor(encodeCursor([value, row]))).toEqual([value, row])
  })

  fc.assert(property)
})

test('nothing else is taken for one', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => decodeCursor(text) === undefined))
  fc.assert(fc.property(fc.json(), (json) => decodeCursor(Buffer.from(json).toString('base64url')) === undefined))
})

describe('what PostgreSQL would choke on, or read its own way, is no cursor', () => {
  test.each([
    { content: ['2030-01-01T00:00:00Z', id] },
    { content: ['2030-02-30T00:00:00.000Z', id] },
    { content: ['0000-01-01T00:00:00.000Z', id] },
    { content: ['+200000-01-01T00:00:00.000Z', id] },
    { content: ['infinity', id] },
    { content: ['now', id] },
    { content: [0.5, id] },
    { content: [1e300, id] },
    { content: [null, id] },
    { content: [1, 'x'] },
    { content: [1, id, 1] },
    { content: [1] },
    { content: {} },
  ])('$content', ({ content }) => {
    expect(decodeCursor(encoded(content))).toBeUndefined()
  })
})
