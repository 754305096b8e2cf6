import { expect, test } from 'vitest'
import { FairQueue } from './fair-queue.ts'

const filled = (...items: [key: string, item: string][]) => {
  const queue = new FairQueue<string>()
  for (const [key, item] of items) queue.push(key, item)
  return queue
}

const takenInTurn = (queue: FairQueue<string>) => {
  const taken: string[] = []
  for (let item = queue.takeAt(0); item !== undefined; item = queue.takeAt(0)) taken.push(item)
  return taken
}

test('keys are served in turn, and what is of one key in order', () => {
  const queue = filled(['ann', 'a1'], ['ann', 'a2'], ['ann', 'a3'], ['bob', 'b1'], ['cleo', 'c1'], ['bob', 'b2'])

  expect(takenInTurn(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3'])
})

test('whoever is behind a key that is taken out of turn moves up', () => {
  const queue = filled(['ann', 'a1'], ['bob', 'b1'], ['bob', 'b2'], ['cleo', 'c1'])

  expect(queue.takeAt(1)).toBe('b1')
  expect(queue.at(1)).toEqual({ key: 'cleo', item: 'c1' })
  expect(queue.takeAt(7)).toBeUndefined()
  expect(takenInTurn(queue)).toEqual(['a1', 'c1', 'b2'])
})

test('counts what waits, its keys and what is of one key', () => {
  const queue = filled(['ann', 'a1'], ['ann', 'a2'], ['bob', 'b1'])
  expect([queue.size, queue.keys, queue.countOf('ann'), queue.countOf('dora')]).toEqual([3, 2, 2, 0])

  queue.takeAt(0)
  queue.takeAt(0)

  expect([queue.size, queue.keys, queue.countOf('ann'), queue.countOf('bob')]).toEqual([1, 1, 1, 0])
  queue.push('bob', 'b2')
  expect(takenInTurn(queue)).toEqual(['a2', 'b2'])
})
