import { expect, test } from 'vitest'
import { listCorrections } from './list-corrections.ts'

const correction = (decision: 'dropped' | 'key_changed', reason: string) => ({
  correction: { decision, reason, decidedAt: '2026-11-20T10:00:00.000Z' },
})
const untouched = { correction: null }

test('questions of one decision are named together', () => {
  const review = [
    correction('dropped', 'It was unclear.'),
    untouched,
    correction('key_changed', 'The other is right.'),
    correction('dropped', 'It was unclear.'),
  ]

  expect(listCorrections(review).map(({ sentence, reason }) => `${sentence} ${reason}`)).toEqual([
    'Questions 1 and 4 no longer count: It was unclear.',
    'Another answer counts as right in question 3: The other is right.',
  ])
  expect(listCorrections([untouched])).toEqual([])
})
