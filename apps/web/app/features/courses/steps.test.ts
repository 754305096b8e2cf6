import type { LessonView } from '@guildhall/contract'
import { expect, test } from 'vitest'
import { aboutMinutes, finishedLessons, furthestStepOf } from './steps.ts'

const lesson = (id: string, steps?: readonly string[]) =>
  ({ id, steps: steps?.map((step) => ({ id: step })) }) as unknown as LessonView
const lessons = [lesson('one', ['a', 'b']), lesson('two', ['a', 'b', 'c']), lesson('unstepped')]

test.each([
  [{}, -1],
  [{ two: 'a' }, 0],
  [{ two: 'c' }, 2],
  [{ two: 'dropped' }, -1],
  [{ one: 'b' }, -1],
])('of %j, the furthest step of a lesson is number %i', (finished, furthest) => {
  expect(furthestStepOf(lesson('two', ['a', 'b', 'c']), finished)).toBe(furthest)
})

test('a lesson is finished with its last step; one without steps never is', () => {
  expect(finishedLessons(lessons, { one: 'b', two: 'b', unstepped: 'a' })).toEqual(['one'])
  expect(finishedLessons(lessons, {})).toEqual([])
})

test.each([
  [1, 'about 5 minutes'],
  [47, 'about 45 minutes'],
  [88, 'about 90 minutes'],
  [90, 'about 1.5 hours'],
  [104, 'about 1.5 hours'],
  [110, 'about 2 hours'],
])('%i minutes are %s', (minutes, words) => {
  expect(aboutMinutes(minutes)).toBe(words)
})
