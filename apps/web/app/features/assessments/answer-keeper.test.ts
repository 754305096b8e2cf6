import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError, NetworkError } from '../../http.ts'
import {
  createAnswerKeeper,
  lateAnswers,
  type Pending,
  placeFromDraft,
  startingPosition,
  withPending,
} from './answer-keeper.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const refusal = (status: number, code: string) =>
  new ApiError({ status, statusText: '', code, message: 'No.', details: [] })

/** A keeper whose server answers as `answers` says, one after the other, and then always well. */
function startKeeper(answers: (Error | undefined)[] = [], pending?: Pending) {
  const sent: [number, number][] = []
  let keptForReload: Pending | undefined
  const keeper = createAnswerKeeper({
    send: async (position, option) => {
      sent.push([position, option])
      const failure = answers.shift()
      if (failure) throw failure
    },
    keep: (unsent) => {
      keptForReload = unsent
    },
    ...(pending ? { pending } : {}),
  })
  return { keeper, sent, keptForReload: () => keptForReload }
}

test('an answer is kept for a reload until the server has it', async () => {
  const { keeper, sent, keptForReload } = startKeeper()

  keeper.choose(3, 1)
  expect([keeper.snapshot().state, keptForReload()]).toEqual(['saving', { 3: 1 }])
  await vi.runAllTimersAsync()

  expect([keeper.snapshot().state, keptForReload(), sent]).toEqual(['saved', {}, [[3, 1]]])
})

test('changing one’s mind while the first answer is on its way sends the last one after it', async () => {
  const { keeper, sent } = startKeeper()

  keeper.choose(0, 1)
  keeper.choose(0, 2)
  keeper.choose(0, 3)
  await vi.runAllTimersAsync()

  expect(sent).toEqual([
    [0, 1],
    [0, 3],
  ])
  expect(keeper.snapshot()).toEqual({ state: 'saved', pending: {} })
})

test('without a line it waits, asks again ever less often, and loses nothing', async () => {
  const down = () => new NetworkError('down')
  const { keeper, sent } = startKeeper([down(), down(), down()])

  keeper.choose(0, 1)
  await vi.advanceTimersByTimeAsync(0)
  expect(keeper.snapshot()).toEqual({ state: 'waiting', pending: { 0: 1 } })
  await vi.advanceTimersByTimeAsync(1_000)
  await vi.advanceTimersByTimeAsync(1_999)
  expect(sent).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(1)
  expect(sent).toHaveLength(3)
  await vi.advanceTimersByTimeAsync(4_000)

  expect(keeper.snapshot()).toEqual({ state: 'saved', pending: {} })
})

test('the line is back: what waited is sent at once, and again only once', async () => {
  const { keeper, sent } = startKeeper([new NetworkError('down')])
  keeper.choose(0, 1)
  await vi.advanceTimersByTimeAsync(0)

  const isSaved = await keeper.flush()
  await vi.runAllTimersAsync()

  expect([isSaved, sent.length]).toEqual([true, 2])
})

test('a refusal ends it: asking again would change nothing, and what was not taken stays kept', async () => {
  const { keeper, sent, keptForReload } = startKeeper([refusal(409, 'assessment.time_over')])

  keeper.choose(0, 1)
  const isSaved = await keeper.flush()
  keeper.choose(1, 1)
  await vi.runAllTimersAsync()

  expect([isSaved, keeper.snapshot().state, keptForReload(), sent.length]).toEqual([false, 'over', { 0: 1 }, 1])
})

test('a server in trouble is asked again', async () => {
  const { keeper } = startKeeper([refusal(503, 'service.unavailable'), refusal(429, 'throttled')])

  keeper.choose(0, 1)
  await vi.runAllTimersAsync()

  expect(keeper.snapshot().state).toBe('saved')
})

test('what an earlier page left unsent is sent', async () => {
  const { keeper, sent } = startKeeper([], { 2: 0, 4: 3 })

  await keeper.flush()

  expect(sent).toEqual([
    [2, 0],
    [4, 3],
  ])
})

test.each([
  { answers: [null, null], remembered: -1, position: 0 },
  { answers: [1, null, null], remembered: -1, position: 1 },
  { answers: [1, null, null], remembered: 0, position: 0 },
  { answers: [1, null, null], remembered: 2, position: 1 },
  { answers: [1, 0, 2], remembered: -1, position: 2 },
])('with $answers, and $remembered remembered, it opens at $position', ({ answers, remembered, position }) => {
  expect(startingPosition(answers, remembered)).toBe(position)
})

test('pending answers go before the server’s', () => {
  expect(withPending([0, null, 2], { 1: 3, 2: 0 })).toEqual([0, 3, 0])
})

test.each([
  { draft: { position: 2, pending: { 1: 3 } }, place: { position: 2, pending: { 1: 3 } } },
  { draft: { position: 'x', pending: { a: 3 } }, place: { position: -1, pending: {} } },
  { draft: undefined, place: { position: -1, pending: {} } },
])('the draft $draft is read as $place', ({ draft, place }) => {
  expect(placeFromDraft(draft)).toEqual(place)
})

test('an answer came too late when the graded review does not hold it', () => {
  expect(lateAnswers({ 0: 1, 1: 2 }, [{ chosen: 1 }, { chosen: null }])).toBe(1)
})
