import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { expectFailure } from '../../../testing/expect-failure.ts'
import { arrangeSignIn, password } from '../../../testing/sign-in.ts'

describe('sign-in, from one address', () => {
  test('many accounts are guessed at no faster than one; other addresses are not concerned', async () => {
    const { signIn } = await arrangeSignIn({ rateLimitFactor: 0.1 })
    for (let attempt = 0; attempt < 5; attempt += 1) await signIn('wrong', `${randomUUID()}@example.com`)

    const here = await signIn('wrong', 'somebody@example.com')
    const elsewhere = await signIn('wrong', 'somebody@example.com', '10.9.9.9')

    expectFailure(here, 429, 'throttle.sign_in')
    expectFailure(elsewhere, 401, 'session.wrong_credentials')
  })

  test('who gets the password right is not counted', async () => {
    const { signUp, signIn } = await arrangeSignIn({ rateLimitFactor: 0.04 })
    await signUp()

    const answers = []
    for (let attempt = 0; attempt < 5; attempt += 1) answers.push((await signIn(password)).statusCode)

    expect(answers).toEqual([200, 200, 200, 200, 200])
  })
})

describe('sign-up, from one address', () => {
  test('is free a number of times that the factor scales, then has to wait half a minute', async () => {
    const { signUp, wait } = await arrangeSignIn({ rateLimitFactor: 0.03 })
    for (const _ of [1, 2, 3]) expect((await signUp(`${randomUUID()}@example.com`)).statusCode).toBe(201)

    const refused = await signUp(`${randomUUID()}@example.com`)
    wait(30)
    const later = await signUp(`${randomUUID()}@example.com`)

    const { message } = expectFailure(refused, 429, 'throttle.sign_up')
    expect(message).toBe('Too many new accounts from this address. Try again in 30 seconds.')
    expect(refused.headers['retry-after']).toBe('30')
    expect(later.statusCode).toBe(201)
  })
})
