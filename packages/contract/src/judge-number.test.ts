import { expect, test } from 'vitest'
import { judgeNumber } from './judge-number.ts'

const exercise = { answer: 1250.5, tolerance: 0.5, wrong: [{ answer: 75, assumes: 'only one price grows' }] }

test.each([
  ['1250.5', { isRight: true }],
  [' 1,251 ', { isRight: true }],
  ['$1,250.00', { isRight: true }],
  ['1,251.01', { isRight: false }],
  ['-1250.5', { isRight: false }],
  ['75', { isRight: false, assumes: 'only one price grows' }],
  ['75.4', { isRight: false, assumes: 'only one price grows' }],
  ['', { isRight: false, isUnreadable: true }],
  ['.', { isRight: false, isUnreadable: true }],
  ['1.250,5', { isRight: false, isUnreadable: true }],
  ['12,50', { isRight: false, isUnreadable: true }],
  ['1e3', { isRight: false, isUnreadable: true }],
  ['about 1250', { isRight: false, isUnreadable: true }],
])('%j is judged', (text, verdict) => {
  expect(judgeNumber(text, exercise)).toEqual(verdict)
})

test('of an exact answer, what arithmetic leaves does not decide', () => {
  expect(judgeNumber('0.3', { answer: 0.1 + 0.2, tolerance: 0, wrong: [] })).toEqual({ isRight: true })
})
