import { dayMs } from '@guildhall/contract'
import { expect, test } from 'vitest'
import { type CardRating, schedule } from './schedule-card.ts'

const start = new Date('2026-03-01T15:30:00Z')
const daysUntil = ({ dueAt }: { dueAt: Date }, from: Date) => Math.round((dueAt.getTime() - from.getTime()) / dayMs)

test('a first mistake comes back at the beginning of the next UTC day', () => {
  expect(schedule(undefined, 'again', start)).toMatchObject({
    dueAt: new Date('2026-03-02T00:00:00Z'),
    ratedAt: start,
    reps: 1,
  })
})

test('right answers on the days due come at growing distances, and a mistake the next day', () => {
  let memory = schedule(undefined, 'again', start)
  const distances: number[] = []
  for (let round = 0; round < 6; round++) {
    const now = memory.dueAt
    memory = schedule(memory, 'good', now)
    distances.push(daysUntil(memory, now))
  }

  expect(distances.slice(1).every((days, at) => days > (distances[at] ?? 0))).toBe(true)
  expect(distances.at(-1)).toBeLessThanOrEqual(365)
  const missed = schedule(memory, 'again', memory.dueAt)
  expect(missed).toMatchObject({ lapses: 1, dueAt: new Date(memory.dueAt.getTime() + dayMs) })
})

test('after help a card comes back sooner than without, and not before tomorrow', () => {
  const first = schedule(undefined, 'again', start)
  const [again, hard, good] = (['again', 'hard', 'good'] satisfies CardRating[]).map((rating) =>
    daysUntil(schedule(first, rating, first.dueAt), first.dueAt),
  )

  expect(again).toBe(1)
  expect(hard).toBeGreaterThan(1)
  expect(good).toBeGreaterThan(hard ?? 0)
})
