import { expect, test } from 'vitest'
import { kindLabel } from './result-labels.tsx'

test.each([
  { kind: 'verified', score: 14, percentage: 70, label: 'Verified' },
  { kind: 'verified', score: 13, percentage: 65, label: 'Verified, not passed' },
  { kind: 'verified', score: 13, percentage: null, label: 'Verified, not passed' },
  { kind: 'graded', score: 20, percentage: 100, label: 'Server-graded' },
  { kind: 'unverified', score: 20, percentage: 100, label: 'Unverified' },
] as const)('$kind with $score of 20 right: $label', ({ label, ...result }) => {
  expect(kindLabel({ ...result, totalQuestions: 20 })).toBe(label)
})
