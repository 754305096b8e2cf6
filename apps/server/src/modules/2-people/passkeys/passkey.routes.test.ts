import { passkeysMaximum } from '@guildhall/contract'
import { describe, expect, test } from 'vitest'
import { expectFailure } from '../../../testing/expect-failure.ts'
import { addPasskey, passkeyOptions, password, signUp } from '../../../testing/second-factor.ts'
import { SoftwareAuthenticator } from '../../../testing/software-authenticator.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { challengeLifetimeMs } from './relying-party.ts'
import { sweepPasskeys } from './sweep-passkeys.ts'

const url = '/api/auth/passkeys'
const signInUrl = '/auth/login/passkey'
const startAdding = async (t: TestApp, user: { token: string }) =>
  (await t.as(user).post(`${url}/options`, { password })).json()

describe('adding a passkey', () => {
  test('names us and the account, asks for a check of the person, and leaves out what is there', async () => {
    const t = await startTestApp({ publicUrl: 'https://guildhall.example' })
    const user = await signUp(t)

    const options = await startAdding(t, user)

    expect(options).toMatchObject({
      rp: { id: 'guildhall.example', name: 'Guildhall' },
      user: { name: user.email },
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      excludeCredentials: [],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
    })
    expect(Buffer.from(options.user.id, 'base64url').toString()).toBe(user.userId)
  })

  test('lists it under its name, and a mail says so', async () => {
    const t = await startTestApp()
    const user = await signUp(t)

    const { authenticator, passkey } = await addPasskey(t, user, { name: 'Ada’s <laptop>' })

    expect(passkey).toEqual({
      _id: expect.any(String),
      name: 'Ada’s <laptop>',
      createdAt: expect.any(String),
      lastUsedAt: null,
      isSynced: false,
    })
    expect((await t.as(user).get(url)).json()).toEqual({ passkeys: [passkey] })
    expect((await startAdding(t, user)).excludeCredentials).toMatchObject([{ id: authenticator.id }])
    await t.runJobs()
    const mail = (await t.mailsTo(user.email)).find(({ subject }) => subject === 'A passkey was added to your account')
    expect(mail?.text).toContain('The passkey “Ada’s <laptop>” can now sign in')
  })

  test('asks for the password', async () => {
    const t = await startTestApp()

    const response = await t.as(await signUp(t)).post(`${url}/options`, { password: 'wrong' })

    expectFailure(response, 403, 'account.wrong_password')
  })

  test.each([
    { what: 'made on another site', lies: { origin: 'https://guildhall.example.evil.example' } },
    { what: 'made for another site', lies: { rpId: 'evil.example' } },
    { what: 'with an invented challenge', lies: { challenge: 'aW52ZW50ZWQ' } },
    { what: 'that is a sign-in', lies: { type: 'webauthn.get' } },
    { what: 'whose device did not check the person', lies: { isVerified: false } },
  ])('one $what is refused', async ({ lies }) => {
    const t = await startTestApp()
    const user = await signUp(t)
    const credential = new SoftwareAuthenticator().create(await startAdding(t, user), lies)

    const response = await t.as(user).post(url, { name: 'Laptop', credential })

    expectFailure(response, 400, 'passkey.not_registered')
    expect((await t.as(user).get(url)).json()).toEqual({ passkeys: [] })
  })

  test('a challenge works once, for its account, for five minutes, and only until the next', async () => {
    const t = await startTestApp()
    const [ada, cleo] = [await signUp(t), await signUp(t)]
    const add = (user: { token: string }, credential: object) => t.as(user).post(url, { name: 'Laptop', credential })
    const make = async () => new SoftwareAuthenticator().create(await startAdding(t, ada))

    const used = await make()
    expect((await add(ada, used)).statusCode).toBe(201)
    expectFailure(await add(ada, used), 400, 'passkey.not_registered')

    expectFailure(await add(cleo, await make()), 400, 'passkey.not_registered')

    const [older, newer] = [await make(), await make()]
    expectFailure(await add(ada, older), 400, 'passkey.not_registered')
    expect((await add(ada, newer)).statusCode).toBe(201)

    const late = await make()
    t.setClock(new Date(Date.now() + challengeLifetimeMs))
    expectFailure(await add(ada, late), 400, 'passkey.not_registered')
  })

  test('the challenge of a sign-in adds nothing', async () => {
    const t = await startTestApp()
    const user = await signUp(t)
    const options = await startAdding(t, user)
    const { challenge } = await passkeyOptions(t)

    const credential = new SoftwareAuthenticator().create({ ...options, challenge })

    expectFailure(await t.as(user).post(url, { name: 'Laptop', credential }), 400, 'passkey.not_registered')
  })

  test('one that another account has is refused', async () => {
    const t = await startTestApp()
    const [ada, cleo] = [await signUp(t), await signUp(t)]
    const { authenticator } = await addPasskey(t, ada)

    const credential = authenticator.create(await startAdding(t, cleo))

    expectFailure(await t.as(cleo).post(url, { name: 'Laptop', credential }), 409, 'passkey.already_added')
  })

  test('beyond the most there can be is refused', async () => {
    const t = await startTestApp()
    const user = await signUp(t)
    for (let count = 0; count < passkeysMaximum; count += 1) await addPasskey(t, user)
    const credential = new SoftwareAuthenticator().create(await startAdding(t, user))

    expectFailure(await t.as(user).post(url, { name: 'Laptop', credential }), 409, 'passkey.too_many')
  })

  test.each([{ name: '' }, { name: ' ' }, { name: 'x'.repeat(61) }, { credential: undefined }])(
    'a body with %j is refused',
    async (change) => {
      const t = await startTestApp()
      const user = await signUp(t)
      const credential = new SoftwareAuthenticator().create(await startAdding(t, user))

      expectFailure(await t.as(user).post(url, { name: 'Laptop', credential, ...change }), 400, 'request.invalid')
    },
  )
})

describe('renaming and removing', () => {
  test('changes the name', async () => {
    const t = await startTestApp()
    const user = await signUp(t)
    const { passkey } = await addPasskey(t, user)

    const response = await t.as(user).put(`${url}/${passkey._id}`, { name: 'Old phone' })

    expect(response.json()).toEqual({ ...passkey, name: 'Old phone' })
  })

  test('a removed one signs in no more, and a mail says so', async () => {
    const t = await startTestApp()
    const user = await signUp(t)
    const { authenticator, passkey } = await addPasskey(t, user)

    const response = await t.as(user).post(`${url}/${passkey._id}/removal`, { password })

    expect(response.statusCode).toBe(204)
    const signIn = await t.anonymous.post(signInUrl, authenticator.get(await passkeyOptions(t)))
    expectFailure(signIn, 401, 'passkey.not_accepted')
    await t.runJobs()
    const subjects = (await t.mailsTo(user.email)).map(({ subject }) => subject)
    expect(subjects).toContain('A passkey was removed from your account')
  })

  test('removing one asks for the password, as adding one does', async () => {
    const t = await startTestApp()
    const user = await signUp(t)
    const { passkey } = await addPasskey(t, user)

    const response = await t.as(user).post(`${url}/${passkey._id}/removal`, { password: 'wrong' })

    expectFailure(response, 403, 'account.wrong_password')
    expect((await t.as(user).get(url)).json()).toEqual({ passkeys: [passkey] })
  })

  test('is for its owner alone', async () => {
    const t = await startTestApp()
    const [ada, cleo] = [await signUp(t), await signUp(t)]
    const { passkey } = await addPasskey(t, ada)

    for (const id of [passkey._id, t.newId(), 'not-an-id']) {
      expectFailure(await t.as(cleo).put(`${url}/${id}`, { name: 'Mine' }), 404, 'passkey.not_found')
      expectFailure(await t.as(cleo).post(`${url}/${id}/removal`, { password }), 404, 'passkey.not_found')
    }
    expect((await t.as(ada).get(url)).json()).toEqual({ passkeys: [passkey] })
  })
})

test('unanswered challenges are swept away', async () => {
  const t = await startTestApp()
  await passkeyOptions(t)
  const challenges = () => t.value('select count(*) from passkey_challenges where expires_at < $1', [t.deps.clock()])
  t.setClock(new Date(Date.now() + 2 * challengeLifetimeMs))
  expect(await challenges()).toBeGreaterThan(0)

  await sweepPasskeys(t.deps)

  expect(await challenges()).toBe(0)
})
