import { expect, test } from 'vitest'
import { shuffled } from './random.rules.ts'

test('shuffled gives every order with the same chance', () => {
  const counts = new Map<string, number>()
  for (const a of [0, 1, 2]) {
    for (const b of [0, 1]) {
      const throws = [a, b, 0].values()
      const order = shuffled(['x', 'y', 'z'], () => throws.next().value ?? 0).join('')
      counts.set(order, (counts.get(order) ?? 0) + 1)
    }
  }

  expect([...counts.values()]).toEqual([1, 1, 1, 1, 1, 1])
})
