import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { NewsPoll } from './news-poll.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.spyOn(Math, 'random').mockReturnValue(0)
})
afterEach(() => vi.useRealTimers())

let isVisible = true
vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (isVisible ? 'visible' : 'hidden'))
function show(visible: boolean) {
  isVisible = visible
  document.dispatchEvent(new Event('visibilitychange'))
}

function startPoll(ask: (hasPaused: boolean) => Promise<boolean>) {
  isVisible = true
  const poll = new NewsPoll(ask)
  poll.start()
  onTestFinished(() => poll.stop())
  return poll
}

async function secondsAsked(seconds: number, ask: { mock: { calls: unknown[] } }): Promise<number[]> {
  const asked: number[] = []
  for (let second = 1; second <= seconds; second += 1) {
    const before = ask.mock.calls.length
    await vi.advanceTimersByTimeAsync(1_000)
    if (ask.mock.calls.length > before) asked.push(second)
  }
  return asked
}

test('asks every four seconds, ever less often while that fails, and often again once it works', async () => {
  let works = true
  const ask = vi.fn(async () => works)
  startPoll(ask)

  const working = await secondsAsked(8, ask)
  works = false
  const failing = await secondsAsked(61, ask)
  works = true
  const again = await secondsAsked(25, ask)

  expect(working).toEqual([4, 8])
  // Half of the wait is random, here 0: 4, 8, and then half of 30 seconds.
  expect(failing).toEqual([4, 8, 16, 31, 46, 61])
  expect(again).toEqual([15, 19, 23])
})

test('asks nothing while the tab is hidden, and at once when it is shown', async () => {
  const ask = vi.fn(async (_hasPaused: boolean) => true)
  startPoll(ask)
  await secondsAsked(4, ask)

  show(false)
  const hidden = await secondsAsked(600, ask)
  show(true)

  expect(hidden).toEqual([])
  expect(ask.mock.calls).toEqual([[false], [true]])
  expect(await secondsAsked(4, ask)).toEqual([4])
})

test('asks nothing in a tab that was hidden while an answer was awaited', async () => {
  const answer = Promise.withResolvers<boolean>()
  const ask = vi.fn(() => answer.promise)
  startPoll(ask)
  await secondsAsked(4, ask)

  show(false)
  answer.resolve(true)

  expect(await secondsAsked(60, ask)).toEqual([])
})

test('asks at once when the connection is back, however long it has failed', async () => {
  const ask = vi.fn(async () => false)
  startPoll(ask)
  await secondsAsked(60, ask)
  const before = ask.mock.calls.length

  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)

  expect(ask.mock.calls.length).toBe(before + 1)
  expect(await secondsAsked(12, ask)).toEqual([4, 12])
})

test('what happens while an answer is awaited is asked for once more', async () => {
  const answers: ((worked: boolean) => void)[] = []
  const ask = vi.fn(() => new Promise<boolean>((resolve) => answers.push(resolve)))
  const poll = startPoll(ask)
  await vi.advanceTimersByTimeAsync(4_000)

  poll.askNow()
  poll.askNow()
  const during = ask.mock.calls.length
  answers[0]?.(true)
  await vi.advanceTimersByTimeAsync(0)

  expect([during, ask.mock.calls.length]).toEqual([1, 2])
})
