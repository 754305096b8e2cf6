import { expect, test } from 'vitest'
import { sessionToStore } from './api.ts'

const answer = { token: 't', userId: 'u', username: 'Ada', name: 'Ada L.', email: 'ada@example.com' }

test.each([
  { missing: [], username: 'Ada', email: 'ada@example.com' },
  { missing: ['username'], username: 'Ada L.', email: 'ada@example.com' },
  { missing: ['username', 'name', 'email'], username: 'typed', email: 'typed@example.com' },
] as const)('what sign-in stores when the answer lacks $missing', ({ missing, username, email }) => {
  const kept = { ...answer, ...Object.fromEntries(missing.map((key) => [key, undefined])) }

  expect(sessionToStore(kept, 'typed@example.com')).toEqual({ token: 't', userId: 'u', username, email })
})
