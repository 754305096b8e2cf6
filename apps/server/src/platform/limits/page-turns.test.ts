import { setImmediate as nextLoopTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { PageTurns } from './page-turns.ts'

const limits = { running: 10 }

test('one page is rendered in each event-loop turn', async () => {
  const turns = new PageTurns(limits)
  let rendered = 0
  const pages = Array.from({ length: 5 }, async () => {
    await turns.turn('a')
    rendered += 1
  })

  const seen: number[] = []
  for (let n = 0; n < 5; n += 1) {
    await nextLoopTurn()
    seen.push(rendered)
  }
  await Promise.all(pages)

  for (const [index, count] of seen.entries()) expect(count).toBeLessThanOrEqual(index + 2)
  expect(rendered).toBe(5)
})

test('addresses take turns, so that one with many pages does not come before one with few', async () => {
  const turns = new PageTurns(limits)
  const order: string[] = []
  const page = async (address: string) => {
    await turns.turn(address)
    order.push(address)
  }

  await Promise.all([...['a', 'a', 'a', 'a'].map(page), page('b'), page('c')])

  expect(order).toEqual(['a', 'a', 'b', 'c', 'a', 'a'])
})
