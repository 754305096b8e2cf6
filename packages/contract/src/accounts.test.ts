import { describe, expect, test } from 'vitest'
import { normalizeEmail, passwordMaximum, passwordMinimum, signInBody, signUpBody } from './index.ts'
import { problemsOf } from './testing/problems-of.ts'

const ada = { username: 'Ada', email: 'ada@example.com', password: 'correct horse' }
const problems = (body: unknown) => problemsOf(signUpBody.safeParse(body))

test.each(['Ada@Example.com', ' ada@example.com\n', 'ADA@EXAMPLE.COM'])('%j is the address of one account', (email) => {
  expect(normalizeEmail(email)).toBe('ada@example.com')
})

describe('signUpBody', () => {
  const badEmail = 'email: Enter a valid email address, such as name@example.com.'

  test.each([
    { change: { username: '' }, problem: 'username: Username is required.' },
    { change: { username: '   ' }, problem: 'username: Username is required.' },
    { change: { username: 'a'.repeat(201) }, problem: 'username: Username can be at most 200 characters long.' },
    { change: { email: '' }, problem: badEmail },
    { change: { email: 'ada' }, problem: badEmail },
    { change: { email: 'ada@' }, problem: badEmail },
    { change: { email: 'a b@example.com' }, problem: badEmail },
    {
      change: { email: `${'a'.repeat(250)}@example.com` },
      problem: 'email: Email can be at most 254 characters long.',
    },
    {
      change: { password: 'x'.repeat(passwordMinimum - 1) },
      problem: 'password: Use a password of at least 8 characters.',
    },
    {
      change: { password: 'x'.repeat(passwordMaximum + 1) },
      problem: 'password: Password can be at most 1,000 characters long.',
    },
  ])('refuses $change', ({ change, problem }) => {
    expect(problems({ ...ada, ...change })).toContain(problem)
  })

  test('refuses a body without anything, naming every field', () => {
    expect(problems({})).toEqual([
      'username: Username is required.',
      'email: Email is required.',
      'password: Password is required.',
    ])
  })

  test.each([
    { change: { password: 'x'.repeat(passwordMinimum) } },
    { change: { password: ' '.repeat(passwordMaximum) } },
    { change: { username: '💅'.repeat(200) } },
  ])('accepts what lies on a limit', ({ change }) => {
    expect(signUpBody.parse({ ...ada, ...change })).toEqual({ ...ada, ...change })
  })

  test('leaves blanks around an address out, and in a password alone', () => {
    const body = signUpBody.parse({ ...ada, email: ' Ada@Example.com ', password: '  spaces  ' })

    expect(body).toMatchObject({ email: 'Ada@Example.com', password: '  spaces  ' })
  })
})

test('signing in judges neither the address nor the length of the password, so that it tells nothing of the rules', () => {
  expect(signInBody.parse({ email: 'nobody', password: 'x' })).toEqual({ email: 'nobody', password: 'x' })
})
