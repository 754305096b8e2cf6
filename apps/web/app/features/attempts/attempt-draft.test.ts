import { expect, test } from 'vitest'
import { countLateAnswers, parseAttemptDraft, startingPosition, withPending } from './attempt-draft.ts'

test.each([
  { answers: [null, null], remembered: -1, position: 0 },
  { answers: [1, null, null], remembered: -1, position: 1 },
  { answers: [1, null, null], remembered: 0, position: 0 },
  { answers: [1, null, null], remembered: 2, position: 1 },
  { answers: [1, 0, 2], remembered: -1, position: 2 },
])('with $answers, and $remembered remembered, it opens at $position', ({ answers, remembered, position }) => {
  expect(startingPosition(answers, remembered)).toBe(position)
})

test('pending answers override the server’s', () => {
  expect(withPending([0, null, 2], { 1: 3, 2: 0 })).toEqual([0, 3, 0])
})

test.each([
  { draft: { position: 2, pending: { 1: 3 } }, place: { position: 2, pending: { 1: 3 } } },
  { draft: { position: 'x', pending: { a: 3 } }, place: { position: -1, pending: {} } },
  { draft: undefined, place: { position: -1, pending: {} } },
])('the draft $draft is read as $place', ({ draft, place }) => {
  expect(parseAttemptDraft(draft)).toEqual(place)
})

test('a pending answer that the graded review does not hold came too late', () => {
  expect(countLateAnswers({ 0: 1, 1: 2 }, [{ chosen: 1 }, { chosen: null }])).toBe(1)
})
