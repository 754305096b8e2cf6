import { expect, test } from 'vitest'
import { unwaited } from './processor-time.ts'

const entry = (parent: number, seconds: number, waited = 0) => ({ parent, seconds, waited, born: `${parent}` })

test('a program that its parent waited for is in the parent’s count', () => {
  const before = new Map([
    [1, entry(0, 0)],
    [2, entry(1, 5)],
    [3, entry(2, 7)],
  ])

  expect(unwaited(before, new Map([[1, entry(0, 0, 12)]]))).toBe(0)
})

test('programs that ended with their parents, and one that nobody waited for, are counted as seen', () => {
  const before = new Map([
    [1, entry(0, 0)],
    [2, entry(1, 5)],
    [3, entry(2, 7, 1)],
    [4, entry(1, 2)],
  ])

  expect(
    unwaited(
      before,
      new Map([
        [1, entry(0, 0, 5)],
        [4, entry(1, 2)],
      ]),
    ),
  ).toBe(8)
  expect(unwaited(before, new Map([[1, entry(0, 0)]]))).toBe(15)
})
