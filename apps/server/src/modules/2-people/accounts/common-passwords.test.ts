import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { expectFailure } from '../../../testing/expect-failure.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { isCommonPassword } from './common-passwords.ts'

const signUp = (t: TestApp, password: string) =>
  t.anonymous.post('/auth/signup', { username: 'Ada', email: `${randomUUID()}@example.com`, password })

describe('sign-up with one of the commonest passwords', () => {
  test('is refused with a sentence at the password where the settings say so', async () => {
    const t = await startTestApp({ refuseCommonPasswords: true })

    const failure = expectFailure(await signUp(t, 'Password123'), 400, 'account.common_password')

    const sentence = 'This is one of the passwords that people try first. Choose another, such as a few words in a row.'
    expect([failure.message, failure.details]).toEqual([sentence, [{ path: 'password', message: sentence }]])
  })

  test('is done where the specification stands alone', async () => {
    const t = await startTestApp()

    expect((await signUp(t, 'password')).statusCode).toBe(201)
  })

  test('with another one it is done everywhere', async () => {
    const t = await startTestApp({ refuseCommonPasswords: true })

    expect((await signUp(t, 'correct horse')).statusCode).toBe(201)
  })
})

test.each([
  ['password', true],
  ['PassWord', true],
  ['12345678', true],
  ['qwertyuiop', true],
  ['iloveyou', true],
  [' password', false],
  ['password and more', false],
  ['correct horse', false],
])('%j is one of the commonest: %s', async (password, common) => {
  expect(await isCommonPassword(password)).toBe(common)
})
