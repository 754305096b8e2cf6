import { expect, test } from 'vitest'
import { ApiError, NetworkError } from '../../api-errors.ts'
import { skillErrorMessage, startErrorMessage } from './start-errors.ts'

const failure = (code: string, message: string, details: { path: string; message: string }[] = []) =>
  new ApiError({ status: 400, statusText: 'Bad Request', code, message, details })

test.each([
  { error: failure('response.unreadable', ''), said: 'Quiz format error from server.' },
  { error: failure('assessment.retake_waits', 'You can take it again.'), said: 'You can take it again.' },
  { error: failure('unknown', ''), said: 'Could not fetch quiz. Please try again.' },
  { error: new NetworkError('down'), said: 'Could not fetch quiz. Please try again.' },
])('$error.name says $said', ({ error, said }) => {
  expect(startErrorMessage(error)).toBe(said)
})

test('an error about the skill is shown at the skill field', () => {
  const placed = failure('assessment.topic_not_covered', 'No.', [{ path: 'skill', message: 'Not covered.' }])

  expect(skillErrorMessage(placed)).toBe('Not covered.')
  expect(skillErrorMessage(failure('ai.timeout', 'Too long.'))).toBeUndefined()
})
