import { expect, test } from 'vitest'
import { ApiError, NetworkError } from '../../http.ts'
import { skillTrouble, startTrouble } from './troubles.ts'

const failure = (code: string, message: string, details: { path: string; message: string }[] = []) =>
  new ApiError({ status: 400, statusText: 'Bad Request', code, message, details })

test.each([
  { error: failure('response.unreadable', ''), said: 'Quiz format error from server.' },
  { error: failure('assessment.retake_waits', 'You can take it again.'), said: 'You can take it again.' },
  { error: failure('unknown', ''), said: 'Could not fetch quiz. Please try again.' },
  { error: new NetworkError('down'), said: 'Could not fetch quiz. Please try again.' },
])('$error.name says $said', ({ error, said }) => {
  expect(startTrouble(error)).toBe(said)
})

test('what is wrong with the skill is said at the skill', () => {
  const placed = failure('assessment.topic_not_covered', 'No.', [{ path: 'skill', message: 'Not covered.' }])

  expect(skillTrouble(placed)).toBe('Not covered.')
  expect(skillTrouble(failure('ai.timeout', 'Too long.'))).toBeUndefined()
})
