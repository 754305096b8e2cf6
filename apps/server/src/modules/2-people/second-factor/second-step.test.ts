import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { expectFailure, sortedStatuses } from '../../../testing/expect-failure.ts'
import {
  codeAt,
  later,
  password,
  signUp,
  signUpWithApp,
  startOfStep,
  startSignIn,
} from '../../../testing/second-factor.ts'
import { startTestApp } from '../../../testing/test-app.ts'
import { challengeLifetimeMs } from './code-tries.rules.ts'

const url = '/auth/login/second-factor'

describe('POST /auth/login with two-factor sign-in', () => {
  test('a right password opens no session: it is refused with a challenge', async () => {
    const t = await startTestApp()
    const { user, now } = await signUpWithApp(t)
    const sessions = () => t.value('select count(*) from sessions where user_id = $1', [user.userId])
    const before = await sessions()

    const response = await t.anonymous.post('/auth/login', { email: user.email, password })

    expect(response.statusCode).toBe(401)
    const { secondFactor, ...failure } = response.json()
    expect(failure).toMatchObject({
      code: 'session.second_factor_required',
      error: 'Your password is right. Enter the code of your authenticator app to finish signing in.',
    })
    expect(secondFactor).toEqual({
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      expiresAt: new Date(now.getTime() + challengeLifetimeMs).toISOString(),
    })
    expect(await sessions()).toBe(before)
  })

  test('a wrong password does not tell whether there is a second factor', async () => {
    const t = await startTestApp()
    const [{ user: guarded }, plain] = [await signUpWithApp(t), await signUp(t)]

    const [one, other] = [
      await t.anonymous.post('/auth/login', { email: guarded.email, password: 'wrong' }),
      await t.anonymous.post('/auth/login', { email: plain.email, password: 'wrong' }),
    ]

    expectFailure(one, 401, 'session.wrong_credentials')
    expect([one.statusCode, one.body]).toEqual([other.statusCode, other.body])
  })

  test('keeps and logs only the hash of the challenge', async () => {
    const t = await startTestApp({ logLevel: 'debug' })
    const { user, secret } = await signUpWithApp(t)

    const challenge = await startSignIn(t, user)

    const digest = createHash('sha256').update(challenge).digest()
    expect(await t.value('select user_id from sign_in_challenges where token_hash = $1', [digest])).toBe(user.userId)
    expect(await t.value('select count(*) from sign_in_challenges c where c::text like $1', [`%${challenge}%`])).toBe(0)
    for (const hidden of [challenge, secret]) expect(JSON.stringify(t.logged())).not.toContain(hidden)
  })

  test('an app that was never confirmed changes nothing', async () => {
    const t = await startTestApp()
    const user = await signUp(t)
    await t.as(user).post('/api/auth/second-factor/setup', { password })

    const response = await t.anonymous.post('/auth/login', { email: user.email, password })

    expect(response.statusCode).toBe(200)
  })
})

describe('POST /auth/login/second-factor: a code', () => {
  test('opens a session, with the answer of a sign-in', async () => {
    const t = await startTestApp()
    const { user, codeAt: code, now } = await signUpWithApp(t)

    const response = await t.anonymous.post(url, { challenge: await startSignIn(t, user), code: code(now) })

    expect(response.statusCode).toBe(200)
    expect(response.json()).toEqual({ ...user, token: expect.stringMatching(/^[\w-]{43}$/) })
    expect((await t.as(response.json()).get('/api/auth/me')).statusCode).toBe(200)
  })

  test.each([
    { at: 'the first second of a step', second: 0, distance: -31, status: 401 },
    { at: 'the first second of a step', second: 0, distance: -30, status: 200 },
    { at: 'the first second of a step', second: 0, distance: -1, status: 200 },
    { at: 'the first second of a step', second: 0, distance: 0, status: 200 },
    { at: 'the first second of a step', second: 0, distance: 30, status: 200 },
    { at: 'the first second of a step', second: 0, distance: 31, status: 200 },
    { at: 'the first second of a step', second: 0, distance: 59, status: 200 },
    { at: 'the first second of a step', second: 0, distance: 60, status: 401 },
    { at: 'the last second of a step', second: 29, distance: -60, status: 401 },
    { at: 'the last second of a step', second: 29, distance: -59, status: 200 },
    { at: 'the last second of a step', second: 29, distance: -31, status: 200 },
    { at: 'the last second of a step', second: 29, distance: -30, status: 200 },
    { at: 'the last second of a step', second: 29, distance: 0, status: 200 },
    { at: 'the last second of a step', second: 29, distance: 30, status: 200 },
    { at: 'the last second of a step', second: 29, distance: 31, status: 401 },
  ])('in $at, that of $distance seconds from now gives $status', async ({ second, distance, status }) => {
    const t = await startTestApp()
    const { user, codeAt: code, now } = await signUpWithApp(t, later(startOfStep(), second))

    const response = await t.anonymous.post(url, {
      challenge: await startSignIn(t, user),
      code: code(later(now, distance)),
    })

    expect(response.statusCode).toBe(status)
    if (status === 401) expectFailure(response, 401, 'session.wrong_code')
  })

  test.each([
    { what: 'the code that turned it on', seconds: -120, nowSeconds: -120 },
    { what: 'the code of the last sign-in', seconds: 0, nowSeconds: 20 },
    { what: 'an older code than that of the last sign-in', seconds: -30, nowSeconds: 0 },
  ])('$what is not taken again', async ({ seconds, nowSeconds }) => {
    const t = await startTestApp()
    const { user, codeAt: code, now } = await signUpWithApp(t)
    if (nowSeconds >= 0) await t.anonymous.post(url, { challenge: await startSignIn(t, user), code: code(now) })
    t.setClock(later(now, nowSeconds))

    const response = await t.anonymous.post(url, {
      challenge: await startSignIn(t, user),
      code: code(later(now, seconds)),
    })

    expectFailure(response, 401, 'session.wrong_code')
  })

  test('when two sign-ins send one code at once, it is taken once', async () => {
    const t = await startTestApp()
    const { user, codeAt: code, now } = await signUpWithApp(t)
    const challenges = [await startSignIn(t, user), await startSignIn(t, user)]
    const attempts = challenges.map((challenge) => () => t.anonymous.post(url, { challenge, code: code(now) }))

    const responses = await t.race({ table: 'users', id: user.userId }, attempts)

    expect(sortedStatuses(responses)).toEqual([200, 401])
    expect(responses.map((response) => response.json().code)).toContain('session.wrong_code')
  })

  test('when one sign-in is finished twice at once, one session is opened', async () => {
    const t = await startTestApp()
    const { user, codeAt: code, now, recoveryCodes } = await signUpWithApp(t)
    const challenge = await startSignIn(t, user)
    const finish = (proof: object) => () => t.anonymous.post(url, { challenge, ...proof })

    const responses = await t.race({ table: 'users', id: user.userId }, [
      finish({ code: code(now) }),
      finish({ recoveryCode: recoveryCodes[0] }),
    ])

    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 401])
    expectFailure(responses[1]!, 401, 'session.challenge_ended')
    expect(
      await t.value('select count(*) from recovery_codes where user_id = $1 and used_at is null', [user.userId]),
    ).toBe(recoveryCodes.length)
  })

  test('another account’s is wrong, and so is one in the name of another account’s challenge', async () => {
    const t = await startTestApp()
    const [ada, cleo] = [await signUpWithApp(t), await signUpWithApp(t)]

    const adas = await t.anonymous.post(url, { challenge: await startSignIn(t, ada.user), code: cleo.codeAt(cleo.now) })
    const cleos = await t.anonymous.post(url, { challenge: await startSignIn(t, cleo.user), code: ada.codeAt(ada.now) })

    for (const response of [adas, cleos]) expectFailure(response, 401, 'session.wrong_code')
  })

  test.each(['123 456', '123-456', ' 123456 '])('is checked as digits alone: “%s”', async (typed) => {
    const t = await startTestApp()
    const { user } = await signUpWithApp(t)

    const response = await t.anonymous.post(url, { challenge: await startSignIn(t, user), code: typed })

    expectFailure(response, 401, 'session.wrong_code')
  })

  test.each([
    { proof: { code: '12345' }, path: 'code' },
    { proof: { code: '12345a' }, path: 'code' },
    { proof: {}, path: 'code' },
    { proof: { code: '123456', recoveryCode: 'x' }, path: 'code' },
    { proof: { recoveryCode: ' ' }, path: 'recoveryCode' },
  ])('$proof is refused as what it is, and costs no try', async ({ proof, path }) => {
    const t = await startTestApp()
    const { user } = await signUpWithApp(t)

    const response = await t.anonymous.post(url, { challenge: await startSignIn(t, user), ...proof })

    expect(expectFailure(response, 400, 'request.invalid').details?.map((one) => one.path)).toEqual([path])
    expect(await t.value('select tries from sign_in_challenges where user_id = $1', [user.userId])).toBe(0)
  })
})

describe('POST /auth/login/second-factor: a recovery code', () => {
  test('opens a session once, however it is typed, and its owner gets a mail', async () => {
    const t = await startTestApp()
    const { user, recoveryCodes } = await signUpWithApp(t)
    const recoveryCode = ` ${recoveryCodes[0]!.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o')}`

    const first = await t.anonymous.post(url, { challenge: await startSignIn(t, user), recoveryCode })
    const second = await t.anonymous.post(url, { challenge: await startSignIn(t, user), recoveryCode })

    expect(first.statusCode).toBe(200)
    expectFailure(second, 401, 'session.wrong_recovery_code')
    expect((await t.as(user).get('/api/auth/second-factor')).json().recoveryCodesLeft).toBe(9)
    await t.runJobs()
    const mail = (await t.mailsTo(user.email)).find(({ subject }) => subject === 'A recovery code was used')
    expect(mail?.text).toContain('You have 9 codes left.')
  })

  test('when it is sent twice at once, it is taken once', async () => {
    const t = await startTestApp()
    const { user, recoveryCodes } = await signUpWithApp(t)
    const challenges = [await startSignIn(t, user), await startSignIn(t, user)]
    const attempts = challenges.map(
      (challenge) => () => t.anonymous.post(url, { challenge, recoveryCode: recoveryCodes[3] }),
    )

    const responses = await t.race({ table: 'users', id: user.userId }, attempts)

    expect(sortedStatuses(responses)).toEqual([200, 401])
  })

  test('another account’s is wrong', async () => {
    const t = await startTestApp()
    const [ada, cleo] = [await signUpWithApp(t), await signUpWithApp(t)]

    const response = await t.anonymous.post(url, {
      challenge: await startSignIn(t, ada.user),
      recoveryCode: cleo.recoveryCodes[0],
    })

    expectFailure(response, 401, 'session.wrong_recovery_code')
  })
})

test('a code of RFC 6238, appendix B, is the one an app shows', () => {
  const uri = 'otpauth://totp/Guildhall:ada?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Guildhall'

  expect(codeAt(uri, new Date(1_111_111_109_000))).toBe('081804')
})
