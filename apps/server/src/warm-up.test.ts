import { expect, test } from 'vitest'
import { warmUp } from './warm-up.ts'

const slicesAtLeast = 600

test('others get their turn after each slice', async () => {
  let turns = 0
  let isOver = false
  const count = () => {
    turns++
    if (!isOver) setImmediate(count)
  }
  setImmediate(count)

  await warmUp(new AbortController().signal)
  isOver = true

  expect(turns).toBeGreaterThan(slicesAtLeast)
})

test('it ends when the server stops', async () => {
  let turns = 0
  const stop = new AbortController()
  const count = () => {
    turns++
    if (turns === 3) stop.abort()
    else setImmediate(count)
  }
  setImmediate(count)

  await warmUp(stop.signal)

  expect(turns).toBe(3)
})
