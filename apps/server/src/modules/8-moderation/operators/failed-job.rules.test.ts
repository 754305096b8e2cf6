import { expect, test } from 'vitest'
import { describeFailure } from './failed-job.rules.ts'

test.each([
  ['connect ECONNREFUSED 127.0.0.1:587', 'connect ECONNREFUSED 127.0.0.1:587'],
  ['550 no such user <ada@example.com>\n    at send (mail.ts:1)', '550 no such user <…>'],
  ['failed at postgres://app:hunter2@db/guildhall', 'failed at …'],
  ['link h7Q2nVx0cGk4tYw9h7Q2nVx0cGk4tYw9 is over', 'link … is over'],
  [null, 'No reason was given.'],
  ['long '.repeat(100), `${'long '.repeat(60).slice(0, 299).trimEnd()}…`],
])('%j reads %j', (message, shown) => {
  expect(describeFailure(message)).toBe(shown)
})
