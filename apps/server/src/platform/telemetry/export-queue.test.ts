import { expect, test } from 'vitest'
import { ExportQueue } from './export-queue.ts'

test('no more than its bound wait or are under way, and the rest is counted as dropped', () => {
  const queue = new ExportQueue(2)

  expect([queue.enter(), queue.enter(), queue.enter()]).toEqual([true, true, false])
  queue.leave(2, undefined)
  expect(queue.enter()).toBe(true)
  queue.leave(1, 'refused')

  expect([queue.sent, queue.dropped]).toEqual([2, 2])
})

test('only a change is told, also to who asks later', () => {
  const queue = new ExportQueue(9)
  const [early, late]: (string | undefined)[][] = [[], []]

  queue.onChange((failure) => early?.push(failure))
  for (const failure of [undefined, 'refused', 'silent', undefined, undefined, 'refused']) queue.leave(1, failure)
  queue.onChange((failure) => late?.push(failure))

  expect(early).toEqual(['refused', undefined, 'refused'])
  expect(late).toEqual(['refused'])
})
