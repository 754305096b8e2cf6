import { expect, test } from 'vitest'
import { describeValue } from './describe-value.ts'

test.each([
  [
    { b: [1, undefined], a: { c: null } },
    { a: { c: null }, b: [1, undefined] },
  ],
  [new Map([['x', new Set([1])]]), new Map([['x', new Set([1])]])],
  [new Date(0), new Date(0)],
])('equal values read alike: %o', (one, other) => {
  expect(describeValue(one)).toBe(describeValue(other))
})

test.each([
  [0, -0],
  [1, '1'],
  [1n, 1],
  [null, undefined],
  [[undefined], []],
  [['a, b'], ['a', 'b']],
  [{ a: undefined }, {}],
  [new Map([['a', 1]]), { a: 1 }],
  [[1, 2], new Set([1, 2])],
])('%o and %o read differently', (one, other) => {
  expect(describeValue(one)).not.toBe(describeValue(other))
})

test('of what leads everywhere so much is told as is asked for', () => {
  const wide = { many: Array.from({ length: 1_000 }, (_, index) => ({ index })) }

  expect(describeValue(wide, 0, { values: 4 })).toMatch(/^\{many: \[\{index: 0\}, …(?:, …)*\]\}$/)
})

test('what contains itself ends', () => {
  const loop: unknown[] = []
  loop.push(loop)
  expect(describeValue(loop)).toContain('…')
})
