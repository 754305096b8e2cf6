import { describe, expect, test } from 'vitest'
import { expectFailure, sortedStatuses } from '../../../testing/expect-failure.ts'
import { addPasskey, passkeyOptions, signUp, signUpWithApp } from '../../../testing/second-factor.ts'
import { startTestApp } from '../../../testing/test-app.ts'
import { challengeLifetimeMs } from './relying-party.ts'

const url = '/api/auth/passkeys'
const signInUrl = '/auth/login/passkey'

describe('signing in with a passkey', () => {
  test('opens a session without a password and without a code, and notes the use', async () => {
    const t = await startTestApp()
    const { user, recoveryCodes } = await signUpWithApp(t)
    const { authenticator } = await addPasskey(t, user, { code: recoveryCodes[0] })

    const response = await t.anonymous.post(signInUrl, authenticator.get(await passkeyOptions(t)))

    expect(response.statusCode).toBe(200)
    expect(response.json()).toEqual({ ...user, token: expect.stringMatching(/^[\w-]{43}$/) })
    expect((await t.as(response.json()).get(url)).json().passkeys[0].lastUsedAt).toBe(t.deps.clock().toISOString())
  })

  test('the start names no account', async () => {
    const t = await startTestApp()

    expect(await passkeyOptions(t)).toEqual({
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      timeout: challengeLifetimeMs,
      rpId: 'localhost',
      userVerification: 'required',
    })
  })

  test.each([
    { what: 'on another site', lies: { origin: 'https://evil.example' } },
    { what: 'on another port', lies: { origin: 'http://localhost:3001' } },
    { what: 'for another site', lies: { rpId: 'evil.example' } },
    { what: 'with an invented challenge', lies: { challenge: 'aW52ZW50ZWQ' } },
    { what: 'that adds a passkey', lies: { type: 'webauthn.create' } },
    { what: 'whose device did not check the person', lies: { isVerified: false } },
    { what: 'in no one’s name', lies: { userHandle: '' } },
  ])('one $what is refused, and logged', async ({ lies }) => {
    const t = await startTestApp({ logLevel: 'warn' })
    const user = await signUp(t)
    const { authenticator } = await addPasskey(t, user)

    const response = await t.anonymous.post(signInUrl, authenticator.get(await passkeyOptions(t), lies))

    expectFailure(response, 401, 'passkey.not_accepted')
    expect(t.logged().at(-1)).toMatchObject({ event: 'passkey.refused', accountId: user.userId })
  })

  test('a challenge works once, even after a wrong answer, and for five minutes', async () => {
    const t = await startTestApp()
    const { authenticator } = await addPasskey(t, await signUp(t))
    const signIn = (answer: object) => t.anonymous.post(signInUrl, answer)

    const options = await passkeyOptions(t)
    expectFailure(await signIn(authenticator.get(options, { isVerified: false })), 401, 'passkey.not_accepted')
    expectFailure(await signIn(authenticator.get(options)), 401, 'passkey.not_accepted')

    const replayed = authenticator.get(await passkeyOptions(t))
    expect((await signIn(replayed)).statusCode).toBe(200)
    expectFailure(await signIn(replayed), 401, 'passkey.not_accepted')

    const late = authenticator.get(await passkeyOptions(t))
    t.setClock(new Date(Date.now() + challengeLifetimeMs))
    expectFailure(await signIn(late), 401, 'passkey.not_accepted')
  })

  test('when one answer is sent twice at once, one session is opened', async () => {
    const t = await startTestApp()
    const user = await signUp(t)
    const { authenticator } = await addPasskey(t, user)
    const answer = authenticator.get(await passkeyOptions(t))
    const attempt = () => t.anonymous.post(signInUrl, answer)

    const responses = await t.raceBehind({ text: 'lock table passkey_challenges in exclusive mode', values: [] }, [
      attempt,
      attempt,
    ])

    expect(sortedStatuses(responses)).toEqual([200, 401])
  })

  test('a passkey in the name of another account opens neither', async () => {
    const t = await startTestApp()
    const [ada, cleo] = [await signUp(t), await signUp(t)]
    const { authenticator: adas } = await addPasskey(t, ada)
    const { authenticator: cleos } = await addPasskey(t, cleo)
    const handleOf = (user: { userId: string }) => Buffer.from(user.userId).toString('base64url')

    const renamed = adas.get(await passkeyOptions(t), { userHandle: handleOf(cleo) })
    const stolenName = {
      ...adas.get(await passkeyOptions(t), { userHandle: handleOf(cleo) }),
      id: cleos.id,
      rawId: cleos.id,
    }

    for (const answer of [renamed, stolenName]) {
      expectFailure(await t.anonymous.post(signInUrl, answer), 401, 'passkey.not_accepted')
    }
  })

  test.each([
    { stored: 5, sent: 6, status: 200 },
    { stored: 5, sent: 5, status: 401 },
    { stored: 5, sent: 4, status: 401 },
    { stored: 5, sent: 0, status: 401 },
    { stored: 0, sent: 0, status: 200 },
    { stored: 0, sent: 1, status: 200 },
  ])('a device that counted to $stored and says $sent gets $status', async ({ stored, sent, status }) => {
    const t = await startTestApp()
    const { authenticator } = await addPasskey(t, await signUp(t))
    authenticator.counter = stored
    expect((await t.anonymous.post(signInUrl, authenticator.get(await passkeyOptions(t)))).statusCode).toBe(200)

    authenticator.counter = sent
    const response = await t.anonymous.post(signInUrl, authenticator.get(await passkeyOptions(t)))

    expect(response.statusCode).toBe(status)
  })

  test('when a device and its copy answer at once with one count, one session is opened', async () => {
    const t = await startTestApp()
    const { authenticator, passkey } = await addPasskey(t, await signUp(t))
    authenticator.counter = 1
    const answers = [authenticator.get(await passkeyOptions(t)), authenticator.get(await passkeyOptions(t))]

    const responses = await t.race(
      { table: 'passkeys', id: passkey._id },
      answers.map((answer) => () => t.anonymous.post(signInUrl, answer)),
    )

    expect(sortedStatuses(responses)).toEqual([200, 401])
  })

  test('is limited for each address, as is asking for a challenge', async () => {
    const t = await startTestApp({ rateLimitFactor: 0.01 })
    await passkeyOptions(t)

    expectFailure(await t.anonymous.post(`${signInUrl}/options`), 429, 'limit.address')
  })
})
