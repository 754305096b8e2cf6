import { expect, test } from 'vitest'
import { levelLabel, percentageOf, reachesLevel, statusFor } from './assessment-rules.ts'

test.each([
  { score: 23, total: 40, percentage: 58 }, // 57.5, which floating point makes smaller if we divide first
  { score: 1, total: 8, percentage: 13 },
  { score: 2, total: 3, percentage: 67 },
  { score: 0, total: 0, percentage: 0 },
])('$score of $total are $percentage %', ({ score, total, percentage }) => {
  expect(percentageOf(score, total)).toBe(percentage)
})

test.each([
  { percentage: 100, status: 'Expert' },
  { percentage: 90, status: 'Expert' },
  { percentage: 89, status: 'Advanced' },
  { percentage: 75, status: 'Advanced' },
  { percentage: 74, status: 'Intermediate' },
  { percentage: 60, status: 'Intermediate' },
  { percentage: 59, status: 'Beginner' },
  { percentage: 0, status: 'Beginner' },
])('$percentage % are $status', ({ percentage, status }) => {
  expect(statusFor(percentage)).toBe(status)
})

test.each([
  { proven: 'Beginner', asked: null, reaches: true },
  { proven: 'Beginner', asked: 'Beginner', reaches: true },
  { proven: 'Beginner', asked: 'Intermediate', reaches: false },
  { proven: 'Intermediate', asked: 'Beginner', reaches: true },
  { proven: 'Intermediate', asked: 'Advanced', reaches: false },
  { proven: 'Advanced', asked: 'Advanced', reaches: true },
] as const)('proven at $proven, asked at $asked: $reaches', ({ proven, asked, reaches }) => {
  expect(reachesLevel(proven, asked)).toBe(reaches)
})

test.each([
  { level: 'Beginner', label: 'Beginner or higher' },
  { level: 'Intermediate', label: 'Intermediate or higher' },
  { level: 'Advanced', label: 'Advanced' },
] as const)('$level as the least that is asked for reads $label', ({ level, label }) => {
  expect(levelLabel(level)).toBe(label)
})
