import { expect, test } from 'vitest'
import { compareConcepts } from './compare-results.rules.ts'

test('of what was missed before, it says whether it is right now', () => {
  const before = [
    { concept: 'loops', correct: 0, total: 2 },
    { concept: 'types', correct: 1, total: 2 },
    { concept: 'scope', correct: 0, total: 1 },
    { concept: 'dates', correct: 1, total: 1 },
  ]
  const now = [
    { concept: 'loops', correct: 2, total: 2 },
    { concept: 'types', correct: 1, total: 2 },
    { concept: 'dates', correct: 0, total: 1 },
  ]

  expect(compareConcepts(before, now)).toEqual([
    { concept: 'loops', now: 'right' },
    { concept: 'types', now: 'missed' },
    { concept: 'scope', now: 'not_asked' },
  ])
})
