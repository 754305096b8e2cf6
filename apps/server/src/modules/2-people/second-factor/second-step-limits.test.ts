import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { expectFailure } from '../../../testing/expect-failure.ts'
import { later, password, signUpWithApp, startSignIn } from '../../../testing/second-factor.ts'
import { startTestApp } from '../../../testing/test-app.ts'
import { challengeLifetimeMs, triesPerChallenge } from './code-tries.rules.ts'

const url = '/auth/login/second-factor'

describe('the challenge of a sign-in ends', () => {
  const ended = async (
    arrange: (
      scene: Awaited<ReturnType<typeof signUpWithApp>> & { challenge: string },
      t: Awaited<ReturnType<typeof startTestApp>>,
    ) => Promise<unknown>,
  ) => {
    const t = await startTestApp()
    const scene = await signUpWithApp(t)
    const challenge = await startSignIn(t, scene.user)
    await arrange({ ...scene, challenge }, t)
    const at = t.deps.clock()
    expectFailure(await t.anonymous.post(url, { challenge, code: scene.codeAt(at) }), 401, 'session.challenge_ended')
  }

  test('after five minutes, to the second', async () => {
    await ended(async ({ now }, t) => t.setClock(later(now, challengeLifetimeMs / 1_000)))
  })

  test('with its first success', async () => {
    await ended(({ challenge, codeAt: code, now }, t) =>
      t.anonymous.post(url, { challenge, code: code(later(now, -30)) }),
    )
  })

  test('after five wrong tries, though the next were right', async () => {
    await ended(async ({ challenge }, t) => {
      for (let tries = 0; tries < triesPerChallenge; tries += 1) {
        await t.anonymous.post(url, { challenge, recoveryCode: 'wrong' })
      }
    })
  })

  test('when two-factor sign-in is turned off meanwhile', async () => {
    await ended(({ user, recoveryCodes: [code] }, t) =>
      t.as(user).post('/api/auth/second-factor/off', { password, code }),
    )
  })

  test('when the password is changed meanwhile', async () => {
    await ended(({ user }, t) =>
      t.pool.query(`update users set password_hash = 'another' where id = $1`, [user.userId]),
    )
  })

  test.each(['', 'invented', 'x'.repeat(100)])('and was never there: “%s”', async (challenge) => {
    const t = await startTestApp()

    expectFailure(await t.anonymous.post(url, { challenge, code: '123456' }), 401, 'session.challenge_ended')
  })
})

describe('guessing codes', () => {
  async function guess(t: Awaited<ReturnType<typeof startTestApp>>, user: { email: string }, times: number) {
    const answers = []
    for (let tries = 0; tries < times; tries += 1) {
      const challenge = await startSignIn(t, user)
      answers.push(await t.anonymous.post(url, { challenge, code: '000000' }, { remoteAddress: '10.1.1.1' }))
    }
    return answers
  }

  test('is throttled for the account, across sign-ins; recovery codes still work, and the owner is told once', async () => {
    const t = await startTestApp({ logLevel: 'warn' })
    const { user, codeAt: code, now, recoveryCodes } = await signUpWithApp(t)

    const answers = await guess(t, user, 7)
    const right = await t.anonymous.post(url, { challenge: await startSignIn(t, user), code: code(now) })
    const recovery = await t.anonymous.post(url, {
      challenge: await startSignIn(t, user),
      recoveryCode: recoveryCodes[0],
    })

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401, 401, 429, 429])
    expect(expectFailure(right, 429, 'throttle.second_factor').message).toBe(
      'Too many wrong codes. Try again in 1 minute, or use a recovery code or a passkey.',
    )
    expect(recovery.statusCode).toBe(200)
    await t.runJobs()
    const subjects = (await t.mailsTo(user.email)).map(({ subject }) => subject)
    expect(subjects.filter((subject) => subject === 'Wrong codes were entered after your password')).toHaveLength(1)
    expect(t.logged().map(({ event, accountId }) => [event, accountId])).toEqual([
      ...Array(5).fill(['second_factor.failed', user.userId]),
      ...Array(3).fill(['second_factor.throttled', user.userId]),
    ])
  })

  test('a success takes back the tries of its own address and no others', async () => {
    const t = await startTestApp()
    const { user, codeAt: code, now } = await signUpWithApp(t)
    const tries = () =>
      t.value('select attempts from throttles where key = $1', [`second_factor:account:${user.userId}`])
    await guess(t, user, 3)
    await t.anonymous.post(url, { challenge: await startSignIn(t, user), code: '000000' })
    expect(await tries()).toBe(4)

    await t.anonymous.post(url, { challenge: await startSignIn(t, user), code: code(now) })

    expect(await tries()).toBe(3)
  })

  test('ten guesses at once are all counted, and only five are looked at', async () => {
    const t = await startTestApp()
    const { user } = await signUpWithApp(t)
    const challenge = await startSignIn(t, user)
    await t.anonymous.post(url, { challenge, recoveryCode: 'wrong' })
    const digest = createHash('sha256').update(challenge).digest()
    const obstacle = { text: 'select 1 from sign_in_challenges where token_hash = $1 for update', values: [digest] }
    const attempts = Array.from({ length: 10 }, () => () => t.anonymous.post(url, { challenge, recoveryCode: 'wrong' }))

    const responses = await t.raceBehind(obstacle, attempts)

    const codes = responses.map((response) => response.json().code)
    expect(codes.filter((code) => code === 'session.wrong_recovery_code')).toHaveLength(triesPerChallenge - 1)
    expect(codes.filter((code) => code === 'session.challenge_ended')).toHaveLength(10 - triesPerChallenge + 1)
  })
})
