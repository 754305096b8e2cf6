import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NoticeBatches } from './notice-batches.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function open() {
  const sent: { at: number; payloads: unknown }[] = []
  const start = Date.now()
  const batches = new NoticeBatches(async (_text, [, payloads]) => sent.push({ at: Date.now() - start, payloads }))
  return { batches, sent }
}

/** One notice each so many milliseconds. */
async function addEvery(ms: number, count: number, batches: NoticeBatches) {
  for (let n = 0; n < count; n += 1) {
    void batches.add('events', String(n))
    await vi.advanceTimersByTimeAsync(ms)
  }
}

test('a notice that comes alone is sent at once', async () => {
  const { batches, sent } = open()

  await addEvery(50, 3, batches)

  expect(sent.map(({ at }) => at)).toEqual([0, 50, 100])
})

test('the more come, the more go together, and none waits for longer than 20 ms', async () => {
  const { batches, sent } = open()

  await addEvery(1, 1_000, batches)
  await vi.advanceTimersByTimeAsync(20)

  expect(sent.flatMap(({ payloads }) => payloads)).toEqual(Array.from({ length: 1_000 }, (_, n) => String(n)))
  expect(sent.length).toBeLessThan(60)
  expect(Math.max(...sent.map(({ at }, n) => at - (sent[n - 1]?.at ?? 0)))).toBeLessThanOrEqual(20)
})

test('few of a moment wait for as short a time as ever', async () => {
  const { batches, sent } = open()

  await addEvery(4, 10, batches)

  expect(sent.slice(0, 4).map(({ at }) => at)).toEqual([0, 5, 10, 15])
})
