import { expect, test } from 'vitest'
import { FetchPace } from './fetch-pace.ts'

const event = { type: 'changed', part: 'project' } as const
const typing = { type: 'typing', conversationId: 'one', userId: 'two' } as const

test.each([
  { told: [[10_000, 0]], waits: [[0, 33_333]] },
  { told: [[100, 0]], waits: [undefined] },
  // One batch after the other; between them nobody who is told alone waits.
  {
    told: [
      [1_500, 0],
      [2, 10],
      [1_500, 100],
    ],
    waits: [[0, 5_000], undefined, [4_900, 9_900]],
  },
  {
    told: [
      [1_500, 0],
      [1_500, 20_000],
    ],
    waits: [
      [0, 5_000],
      [0, 5_000],
    ],
  },
  {
    told: [
      [30_000, 0],
      [300, 0],
    ],
    waits: [
      [0, 60_000],
      [60_000, 60_000],
    ],
  },
])('300 a second fetch: $told become $waits', ({ told, waits }) => {
  const pace = new FetchPace({ fetchesPerSecond: 300 })

  const spread = told.map(([people = 0, now = 0]) => pace.spread(event, people, now))

  expect(spread.map((one) => (one.type === 'changed' ? one.waitMs : one))).toEqual(waits)
})

test('what is not fetched is told to any number without a time', () => {
  expect(new FetchPace({ fetchesPerSecond: 300 }).spread(typing, 10_000, 0)).toBe(typing)
})
