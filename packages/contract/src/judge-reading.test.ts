import { expect, test } from 'vitest'
import { judgeReading } from './judge-reading.ts'
import { orderIn } from './line-order.ts'
import type { ReadingExerciseView } from './reading-exercises.ts'

const shared = { id: 'loop', title: 'A loop', task: [], hint: '', language: 'java', because: '' }
const prediction: ReadingExerciseView = {
  ...shared,
  kind: 'prediction',
  code: 'print(1, 2)',
  prints: '1 2\n3',
  wrong: [{ prints: '12\n3', assumes: 'no space is printed' }],
}
const order: ReadingExerciseView = {
  ...shared,
  kind: 'order',
  lines: ['a', 'b', 'c', 'd'],
  wrong: [{ order: [1, 0, 2, 3], assumes: 'b may come first' }],
}
const gap: ReadingExerciseView = {
  ...shared,
  kind: 'gap',
  code: 'if (____) {}',
  accepts: ['a < b', 'b > a'],
  wrong: [{ answer: 'a <= b', assumes: 'equals count' }],
}
const fault: ReadingExerciseView = {
  ...shared,
  kind: 'fault',
  code: 'a\nb\nc',
  line: 2,
  fixed: 'B',
  wrong: [{ line: 1, assumes: 'a may not come first' }],
}

test.each([
  [prediction, '1 2\n3', { isRight: true }],
  [prediction, '\n1 2  \r\n3\n\n', { isRight: true }],
  [prediction, '12\n3', { isRight: false, assumes: 'no space is printed' }],
  [prediction, '1 2 3', { isRight: false }],
  [prediction, '1  2\n3', { isRight: false }],
  [order, '0,1,2,3', { isRight: true }],
  [order, '1,0,2,3', { isRight: false, assumes: 'b may come first' }],
  [order, '3,2,1,0', { isRight: false }],
  [order, '', { isRight: false }],
  [order, '0,1,2', { isRight: false }],
  [gap, 'a<b', { isRight: true }],
  [gap, ' b  > a ', { isRight: true }],
  [gap, 'a<=b', { isRight: false, assumes: 'equals count' }],
  [gap, 'A < b', { isRight: false }],
  [gap, '', { isRight: false }],
  [fault, '2', { isRight: true }],
  [fault, '1', { isRight: false, assumes: 'a may not come first' }],
  [fault, '3', { isRight: false }],
  [fault, '', { isRight: false }],
])('$kind: %j is judged', (exercise, answer, verdict) => {
  expect(judgeReading(exercise, answer)).toEqual(verdict)
})

test.each([
  ['0,1,2', [0, 1, 2]],
  ['2,0,1', [2, 0, 1]],
  ['0,1', undefined],
  ['0,1,1', undefined],
  ['0,1,3', undefined],
  ['', undefined],
  ['a,b,c', undefined],
])('%j is read as an order of three lines', (text, found) => {
  expect(orderIn(text, 3)).toEqual(found)
})
