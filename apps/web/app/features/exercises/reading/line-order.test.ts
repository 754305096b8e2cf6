import { expect, test } from 'vitest'
import { moved, shuffledOrder } from './line-order.ts'

test('the order to begin with is the same each time, holds each line, and is never the right one', () => {
  const starts = new Set<string>()
  for (let exercise = 0; exercise < 500; exercise++) {
    for (const count of [4, 7, 10]) {
      const start = shuffledOrder(`exercise-${exercise}`, count)
      const right = start.toSorted((one, other) => one - other)

      expect(right).toEqual([...right.keys()])
      expect(start).not.toEqual(right)
      expect(shuffledOrder(`exercise-${exercise}`, count)).toEqual(start)
      starts.add(start.join())
    }
  }
  expect(starts.size).toBeGreaterThan(900)
})

test.each([
  [0, 2, ['b', 'c', 'a']],
  [2, 0, ['c', 'a', 'b']],
  [1, 1, ['a', 'b', 'c']],
])('a line moves from %i to %i', (from, to, expected) => {
  expect(moved(['a', 'b', 'c'], from, to)).toEqual(expected)
})
