import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError, NetworkError } from '../../api-errors.ts'
import { createAnswerQueue, type PendingAnswers } from './answer-queue.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const refusal = (status: number, code: string) =>
  new ApiError({ status, statusText: '', code, message: 'No.', details: [] })

function startQueue(answers: (Error | undefined)[] = [], pending?: PendingAnswers) {
  const sent: [number, number][] = []
  let persisted: PendingAnswers | undefined
  const queue = createAnswerQueue({
    send: async (position, option) => {
      sent.push([position, option])
      const failure = answers.shift()
      if (failure) throw failure
    },
    persist: (unsent) => {
      persisted = unsent
    },
    ...(pending ? { pending } : {}),
  })
  return { queue, sent, persisted: () => persisted }
}

test('an answer is stored for a reload until the server has it', async () => {
  const { queue, sent, persisted } = startQueue()

  queue.choose(3, 1)
  expect([queue.snapshot().state, persisted()]).toEqual(['saving', { 3: 1 }])
  await vi.runAllTimersAsync()

  expect([queue.snapshot().state, persisted(), sent]).toEqual(['saved', {}, [[3, 1]]])
})

test('a change of mind while the first answer is being sent sends the latest one after it', async () => {
  const { queue, sent } = startQueue()

  queue.choose(0, 1)
  queue.choose(0, 2)
  queue.choose(0, 3)
  await vi.runAllTimersAsync()

  expect(sent).toEqual([
    [0, 1],
    [0, 3],
  ])
  expect(queue.snapshot()).toEqual({ state: 'saved', pending: {} })
})

test('offline it retries ever less often, and loses nothing', async () => {
  const down = () => new NetworkError('down')
  const { queue, sent } = startQueue([down(), down(), down()])

  queue.choose(0, 1)
  await vi.advanceTimersByTimeAsync(0)
  expect(queue.snapshot()).toEqual({ state: 'retrying', pending: { 0: 1 } })
  await vi.advanceTimersByTimeAsync(1_000)
  await vi.advanceTimersByTimeAsync(1_999)
  expect(sent).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(1)
  expect(sent).toHaveLength(3)
  await vi.advanceTimersByTimeAsync(4_000)

  expect(queue.snapshot()).toEqual({ state: 'saved', pending: {} })
})

test('back online, pending answers are sent at once, and only once', async () => {
  const { queue, sent } = startQueue([new NetworkError('down')])
  queue.choose(0, 1)
  await vi.advanceTimersByTimeAsync(0)

  const isSaved = await queue.flush()
  await vi.runAllTimersAsync()

  expect([isSaved, sent.length]).toEqual([true, 2])
})

test('a refusal closes the queue without a retry, and the refused answer stays stored', async () => {
  const { queue, sent, persisted } = startQueue([refusal(409, 'assessment.time_over')])

  queue.choose(0, 1)
  const isSaved = await queue.flush()
  queue.choose(1, 1)
  await vi.runAllTimersAsync()

  expect([isSaved, queue.snapshot().state, persisted(), sent.length]).toEqual([false, 'closed', { 0: 1 }, 1])
})

test('the end of the session closes nothing: answers are stored, and sent after the next sign-in', async () => {
  const { queue, sent, persisted } = startQueue([refusal(401, 'session.invalid')])

  queue.choose(0, 1)
  expect(await queue.flush()).toBe(false)
  await vi.runAllTimersAsync()
  expect([queue.snapshot().state, persisted(), sent.length]).toEqual(['signedOut', { 0: 1 }, 1])

  queue.choose(1, 2)
  await vi.runAllTimersAsync()
  expect([queue.snapshot(), sent.slice(1)]).toEqual([
    { state: 'saved', pending: {} },
    [
      [0, 1],
      [1, 2],
    ],
  ])
})

test('a failing or busy server gets a retry', async () => {
  const { queue } = startQueue([refusal(503, 'service.unavailable'), refusal(429, 'throttled')])

  queue.choose(0, 1)
  await vi.runAllTimersAsync()

  expect(queue.snapshot().state).toBe('saved')
})

test('answers an earlier page left unsent are sent', async () => {
  const { queue, sent } = startQueue([], { 2: 0, 4: 3 })

  await queue.flush()

  expect(sent).toEqual([
    [2, 0],
    [4, 3],
  ])
})
