import { describe, expect, test } from 'vitest'
import { type Correction, correctQuestions, scoreOf } from './corrected-questions.rules.ts'

const options = ['1', '2', '3', '4']
const question = (id: string, key: number, template?: string) => ({
  id,
  key,
  options,
  ...(template ? { template: { id: template } } : {}),
})
const asked = [question('a', 1), question('b', 0), question('t-1', 3, 't'), question('t-2', 2, 't')]
const right = [1, 0, 3, 2]

let made = 0
const correction = (wish: Partial<Correction>): Correction => {
  made += 1
  return {
    ...{ id: made, itemId: 'a', questionId: null, decision: 'dropped', answer: null },
    ...{ reason: 'It was unclear.', decidedAt: new Date(0) },
    ...wish,
  }
}
const key = (itemId: string, questionId: string, answer: string) =>
  correction({ decision: 'key_changed', itemId, questionId, answer })
const scored = (corrections: Correction[], answers: (number | null)[] = right) =>
  scoreOf(correctQuestions(asked, corrections), answers)

describe('without corrections', () => {
  test.each([
    { what: 'all right', answers: right, score: 4 },
    { what: 'all open', answers: [null, null, null, null], score: 0 },
    { what: 'one open, one wrong', answers: [1, null, 0, 2], score: 2 },
    { what: 'the key of another question', answers: [0, 1, 2, 3], score: 0 },
    { what: 'too few answers', answers: [1], score: 1 },
  ])('$what gives $score of 4', ({ answers, score }) => {
    expect(scored([], answers)).toEqual({ score, totalQuestions: 4, droppedQuestions: 0 })
  })
})

test.each([
  { what: 'a dropped question does not count', corrections: [correction({})], of: [3, 3, 1] },
  { what: 'nor do all of a dropped template', corrections: [correction({ itemId: 't' })], of: [2, 2, 2] },
  { what: 'another key counts as right', corrections: [key('b', 'b', '2')], of: [3, 4, 0] },
  { what: 'of one question of a template', corrections: [key('t', 't-1', '1')], of: [3, 4, 0] },
  { what: 'the latest key holds', corrections: [key('b', 'b', '2'), key('b', 'b', '1')], of: [4, 4, 0] },
  {
    what: 'a dropped one stays dropped',
    corrections: [correction({ itemId: 'b' }), key('b', 'b', '1')],
    of: [3, 3, 1],
  },
  { what: 'without the right option it does not count', corrections: [key('b', 'b', '5')], of: [3, 3, 1] },
  { what: 'others do not matter', corrections: [correction({ itemId: 'z' }), key('t', 't-9', '1')], of: [4, 4, 0] },
])('$what', ({ corrections, of: [score, totalQuestions, droppedQuestions] }) => {
  expect(scored(corrections)).toEqual({ score, totalQuestions, droppedQuestions })
})
