import { expect, test, vi } from 'vitest'
import { RandomDelays } from './random-delays.ts'

test.each([
  { random: 0, at: 3_000 },
  { random: 0.5, at: 4_500 },
  { random: 1, at: 6_000 },
])('a task runs once, at $at ms of 3,000 to 6,000', ({ random, at }) => {
  vi.useFakeTimers()
  const task = vi.fn()

  new RandomDelays().run(task, [3_000, 6_000], () => random)
  vi.advanceTimersByTime(at - 1)
  const before = task.mock.calls.length
  vi.advanceTimersByTime(10_000)
  vi.useRealTimers()

  expect([before, task.mock.calls.length]).toEqual([0, 1])
})

test('what still waits at the end does not run', () => {
  vi.useFakeTimers()
  const task = vi.fn()
  const delays = new RandomDelays()

  delays.run(task, [0, 100])
  delays.end()
  vi.advanceTimersByTime(1_000)
  vi.useRealTimers()

  expect(task).not.toHaveBeenCalled()
})
