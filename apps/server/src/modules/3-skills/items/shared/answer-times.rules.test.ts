import { expect, test } from 'vitest'
import { answerTimesOf } from './answer-times.rules.ts'

test('times run from the answer before, in whatever order questions are answered', () => {
  expect(answerTimesOf({ answers: [1, 2, null, 3], answeredAfter: [9_000, 2_000, null, 5_000] })).toEqual([
    4_000,
    2_000,
    null,
    3_000,
  ])
})

test('times are unknown where none were kept', () => {
  expect(answerTimesOf({ answers: [1, null], answeredAfter: null })).toEqual([null, null])
})
