import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { expectFailure, sortedStatuses } from '../../../testing/expect-failure.ts'
import { codeAt, password, signUp, signUpWithApp, startOfStep, startSignIn } from '../../../testing/second-factor.ts'
import { startTestApp } from '../../../testing/test-app.ts'
import { sweepSecondFactor } from './sweep-second-factor.ts'

const url = '/api/auth/second-factor'
const off = { isOn: false, since: null, recoveryCodesLeft: 0 }

describe('setting up an authenticator app', () => {
  test('gives a secret and its QR code’s text; the first right code turns it on, with ten codes and a mail', async () => {
    const t = await startTestApp()
    const user = await signUp(t)
    const now = startOfStep()
    t.setClock(now)
    expect((await t.as(user).get(url)).json()).toEqual(off)

    const setup = await t.as(user).post(`${url}/setup`, { password })
    expect((await t.as(user).get(url)).json()).toEqual(off)
    const { secret, uri } = setup.json()
    const confirmed = await t.as(user).post(`${url}/confirm`, { code: codeAt(uri, now) })

    expect([setup.statusCode, confirmed.statusCode]).toEqual([201, 200])
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    const { searchParams, pathname } = new URL(uri)
    expect(decodeURIComponent(pathname)).toBe(`/Guildhall:${user.email}`)
    expect(searchParams.get('secret')).toBe(secret)
    const { recoveryCodes } = confirmed.json()
    expect(new Set(recoveryCodes).size).toBe(10)
    for (const code of recoveryCodes) expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/)
    expect((await t.as(user).get(url)).json()).toEqual({ isOn: true, since: now.toISOString(), recoveryCodesLeft: 10 })
    await t.runJobs()
    expect((await t.mailsTo(user.email)).map(({ subject }) => subject)).toContain('Two-factor sign-in is on')
  })

  test('ends every other session of the account, and says so', async () => {
    const t = await startTestApp()
    const user = await signUp(t)
    const earlier = (await t.anonymous.post('/auth/login', { email: user.email, password })).json()
    const isOpen = async (session: { token: string }) => (await t.as(session).get('/api/auth/me')).statusCode === 200
    expect(await isOpen(earlier)).toBe(true)
    const expired = `insert into sessions (token_hash, user_id, expires_at)
      select sha256('expired'), id, now() - interval '1 day' from users where email = $1`
    await t.pool.query(expired, [user.email])
    const { uri } = (await t.as(user).post(`${url}/setup`, { password })).json()

    const confirmed = await t.as(user).post(`${url}/confirm`, { code: codeAt(uri, t.deps.clock()) })

    expect(confirmed.json().endedSessions).toBe(1)
    expect([await isOpen(user), await isOpen(earlier)]).toEqual([true, false])
    await t.runJobs()
    const mail = (await t.mailsTo(user.email)).find(({ subject }) => subject === 'Two-factor sign-in is on')
    expect(mail?.text).toContain('All other devices were signed out.')
    const [notice] = (await t.as(user).get('/api/notifications')).json()
    expect(notice.text).toBe('Two-factor sign-in is on, and all other devices were signed out.')
  })

  test('asks for the password, and is patient for five wrong ones', async () => {
    const t = await startTestApp()
    const user = await signUp(t)
    const ask = (typed: string) => t.as(user).post(`${url}/setup`, { password: typed })
    for (let tries = 0; tries < 5; tries += 1) {
      const { details } = expectFailure(await ask('wrong'), 403, 'account.wrong_password')
      expect(details).toEqual([{ path: 'password', message: 'This is not your current password.' }])
    }

    expectFailure(await ask(password), 429, 'throttle.password')
  })

  test('a wrong code, or one of an earlier secret, changes nothing', async () => {
    const t = await startTestApp()
    const user = await signUp(t)
    const first = (await t.as(user).post(`${url}/setup`, { password })).json()
    const second = (await t.as(user).post(`${url}/setup`, { password })).json()
    const at = t.deps.clock()

    const response = await t.as(user).post(`${url}/confirm`, { code: codeAt(first.uri, at) })

    expect(second.secret).not.toBe(first.secret)
    expectFailure(response, 400, 'authenticator.wrong_code')
    expect((await t.as(user).get(url)).json()).toEqual(off)
  })

  test('a code without a secret to confirm is refused', async () => {
    const t = await startTestApp()

    const response = await t.as(await signUp(t)).post(`${url}/confirm`, { code: '123456' })

    expectFailure(response, 409, 'authenticator.not_started')
  })

  test('is refused while one is in use, whose secret stays', async () => {
    const t = await startTestApp()
    const { user, codeAt: code, now } = await signUpWithApp(t)

    const setup = await t.as(user).post(`${url}/setup`, { password })
    const confirm = await t.as(user).post(`${url}/confirm`, { code: code(now) })
    const signedIn = await t.anonymous.post('/auth/login/second-factor', {
      challenge: await startSignIn(t, user),
      code: code(now),
    })

    expectFailure(setup, 409, 'authenticator.already_on')
    expectFailure(confirm, 409, 'authenticator.already_on')
    expect(signedIn.statusCode).toBe(200)
  })

  test('when two confirm at once, one gets recovery codes', async () => {
    const t = await startTestApp()
    const user = await signUp(t)
    const { uri } = (await t.as(user).post(`${url}/setup`, { password })).json()
    const confirm = () => t.as(user).post(`${url}/confirm`, { code: codeAt(uri, t.deps.clock()) })

    const responses = await t.race({ table: 'users', id: user.userId }, [confirm, confirm])

    expect(sortedStatuses(responses)).toEqual([200, 409])
  })

  test('is forgotten after an hour without a code; one in use is not', async () => {
    const t = await startTestApp()
    const user = await signUp(t)
    const inUse = await signUpWithApp(t)
    await t.as(user).post(`${url}/setup`, { password })
    t.setClock(new Date(inUse.now.getTime() + 61 * 60_000))

    await sweepSecondFactor(t.deps)

    const apps = 'select count(*) from authenticator_apps where user_id = $1'
    expect([await t.value(apps, [user.userId]), await t.value(apps, [inUse.user.userId])]).toEqual([0, 1])
  })
})

describe('turning it off', () => {
  test('with the password and a code: a password is enough to sign in again, and a mail says so', async () => {
    const t = await startTestApp()
    const { user, codeAt: code, now } = await signUpWithApp(t)

    const response = await t.as(user).post(`${url}/off`, { password, code: code(now) })

    expect(response.statusCode).toBe(204)
    expect((await t.as(user).get(url)).json()).toEqual(off)
    expect((await t.anonymous.post('/auth/login', { email: user.email, password })).statusCode).toBe(200)
    await t.runJobs()
    expect((await t.mailsTo(user.email)).map(({ subject }) => subject)).toContain('Two-factor sign-in is off')
  })

  test('is refused when it is off', async () => {
    const t = await startTestApp()

    expectFailure(await t.as(await signUp(t)).post(`${url}/off`, { password }), 409, 'authenticator.not_on')
  })
})

describe('new recovery codes', () => {
  test('replace the old ones, and a mail says so', async () => {
    const t = await startTestApp()
    const { user, recoveryCodes: old } = await signUpWithApp(t)

    const { recoveryCodes } = (await t.as(user).post(`${url}/recovery-codes`, { password, code: old[1] })).json()

    const use = async (recoveryCode: string) =>
      t.anonymous.post('/auth/login/second-factor', { challenge: await startSignIn(t, user), recoveryCode })
    expectFailure(await use(old[0]!), 401, 'session.wrong_recovery_code')
    expect((await use(recoveryCodes[0])).statusCode).toBe(200)
    await t.runJobs()
    expect((await t.mailsTo(user.email)).map(({ subject }) => subject)).toContain('You have new recovery codes')
  })

  test('are not made while two-factor sign-in is off', async () => {
    const t = await startTestApp()

    const response = await t.as(await signUp(t)).post(`${url}/recovery-codes`, { password })

    expectFailure(response, 409, 'authenticator.not_on')
  })

  test('are stored as hashes', async () => {
    const t = await startTestApp()
    const { user, recoveryCodes } = await signUpWithApp(t)

    const stored = String(
      await t.value('select string_agg(c::text, $2) from recovery_codes c where user_id = $1', [user.userId, '']),
    )

    for (const code of recoveryCodes) {
      expect(stored).not.toContain(Buffer.from(code).toString('hex'))
      expect(stored).not.toContain(Buffer.from(code.replaceAll('-', '')).toString('hex'))
    }
  })
})

describe('the secret in the database', () => {
  const secretOf = (t: Awaited<ReturnType<typeof startTestApp>>, userId: string) =>
    t.value(`select encode(secret, 'hex') from authenticator_apps where user_id = $1`, [userId]) as Promise<string>
  const hexOf = (base32: string) =>
    BigInt(
      `0b${[...base32].map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0')).join('')}`,
    )
      .toString(16)
      .padStart(40, '0')

  test('is encrypted where there is a key, and works', async () => {
    const t = await startTestApp({ secretsKey: randomBytes(32) })
    const { user, secret, codeAt: code, now } = await signUpWithApp(t)

    const response = await t.anonymous.post('/auth/login/second-factor', {
      challenge: await startSignIn(t, user),
      code: code(now),
    })

    expect(response.statusCode).toBe(200)
    expect(await secretOf(t, user.userId)).not.toContain(hexOf(secret))
  })

  test('that was stored before there was a key is encrypted by the next sweep, and works', async () => {
    const plain = await startTestApp()
    const { user, secret, codeAt: code, now } = await signUpWithApp(plain)
    expect(await secretOf(plain, user.userId)).toContain(hexOf(secret))
    const t = await startTestApp({ secretsKey: randomBytes(32) })
    t.setClock(now)

    await sweepSecondFactor(t.deps)

    expect(await secretOf(t, user.userId)).not.toContain(hexOf(secret))
    const challenge = await startSignIn(t, user)
    expect((await t.anonymous.post('/auth/login/second-factor', { challenge, code: code(now) })).statusCode).toBe(200)
  })

  test('without its key, codes are refused as our trouble, and recovery codes work', async () => {
    const withKey = await startTestApp({ secretsKey: randomBytes(32) })
    const { user, codeAt: code, now, recoveryCodes } = await signUpWithApp(withKey)
    const t = await startTestApp()
    t.setClock(now)
    const challenge = await startSignIn(t, user)

    const byCode = await t.anonymous.post('/auth/login/second-factor', { challenge, code: code(now) })
    const byRecovery = await t.anonymous.post('/auth/login/second-factor', {
      challenge,
      recoveryCode: recoveryCodes[0],
    })

    expectFailure(byCode, 503, 'authenticator.unreadable')
    expect(byRecovery.statusCode).toBe(200)
  })
})
