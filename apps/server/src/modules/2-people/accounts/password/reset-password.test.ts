import { minuteMs } from '@guildhall/contract'
import pg from 'pg'
import { describe, expect, test, vi } from 'vitest'
import { expectFailure, sortedStatuses } from '../../../../testing/expect-failure.ts'
import { mailedToken, mailedTokens, signUpConfirmed, signUpPerson } from '../../../../testing/mailed-links.ts'
import { patience } from '../../../../testing/patience.ts'
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts'

const start = Date.parse('2030-01-01T00:00:00Z')
const fresh = 'three calm river stones'
let addresses = 0

const forgot = (t: TestApp, email: string, remoteAddress = `10.2.0.${++addresses}`) =>
  t.anonymous.post('/auth/forgot-password', { email }, { remoteAddress })

async function arrange(options: Parameters<typeof startTestApp>[0] = {}) {
  const t = await startTestApp(options)
  t.setClock(new Date(start))
  const ada = await signUpConfirmed(t)
  return {
    t,
    ada,
    ask: () => forgot(t, ada.email),
    mailed: () => mailedTokens(t, ada.email, 'reset-password'),
    reset: (token: string, password = fresh) => t.anonymous.post('/auth/reset-password', { token, password }),
    after: (ms: number) => t.setClock(new Date(start + ms)),
  }
}

async function arrangeLink(options?: Parameters<typeof startTestApp>[0]) {
  const scene = await arrange(options)
  await scene.ask()
  return { ...scene, token: await mailedToken(scene.t, scene.ada.email, 'reset-password') }
}

describe('POST /auth/forgot-password', () => {
  test('says and does the same whether or not an account has the address', async () => {
    const { t, ada } = await arrange()
    const statements: string[][] = []
    const asked = async (email: string) => {
      const query = vi.spyOn(pg.Client.prototype, 'query')
      const { statusCode, body, headers } = await forgot(t, email)
      statements.push(
        query.mock.calls.map(([statement]: unknown[]) =>
          typeof statement === 'string' ? statement : (statement as pg.QueryConfig).text,
        ),
      )
      query.mockRestore()
      return { statusCode, body, length: headers['content-length'] }
    }
    await asked(`${t.newId()}@example.com`)

    const known = await asked(ada.email.toUpperCase())
    const unknown = await asked(`${t.newId()}@EXAMPLE.COM`)

    expect(known).toEqual(unknown)
    expect(known.statusCode).toBe(202)
    expect(known.body).toBe('{"message":"If an account has this address, it was sent a mail with a link."}')
    expect(statements[1]?.length).toBeGreaterThan(2)
    expect(statements[1]).toEqual(statements[2])
  })

  test('mails the owner a link, and a stranger nothing', async () => {
    const { t, ask, mailed } = await arrange()
    const stranger = `${t.newId()}@example.com`
    await ask()
    await forgot(t, stranger)

    expect(await mailed()).toHaveLength(1)
    expect(await t.mailsTo(stranger)).toEqual([])
  })

  test('asked again at once sends nothing more, and the link that was mailed goes on working', async () => {
    const { token, ask, mailed, reset } = await arrangeLink()
    await ask()
    await ask()

    expect(await mailed()).toEqual([token])
    expect((await reset(token)).statusCode).toBe(204)
  })

  test('asked again after five minutes sends a new link, and the old one stops working', async () => {
    const { token, ask, mailed, reset, after } = await arrangeLink()
    after(5 * minuteMs)
    await ask()

    const [first, second] = await mailed()
    expect(first).toBe(token)
    expectFailure(await reset(token), 404, 'account.link_invalid')
    expect((await reset(second!)).statusCode).toBe(204)
  })

  test('asked day and night fills no mailbox, and never leaves the owner without a link that works', async () => {
    const { ask, mailed, reset, after } = await arrange()
    const counts = []
    for (let minute = 0; minute <= 120; minute += 5) {
      after(minute * minuteMs)
      await ask()
      counts.push((await mailed()).length)
    }

    expect([counts[4], counts[5], counts[15], counts[16], counts[24]]).toEqual([5, 5, 5, 6, 6])
    after((20 + 60 + 59) * minuteMs)
    expect((await reset((await mailed()).at(-1)!)).statusCode).toBe(204)
  })

  test('makes an address that asks for many wait', async () => {
    const { t } = await arrange({ rateLimitFactor: 0.1 })
    await forgot(t, 'one@example.com', '10.3.0.1')
    await forgot(t, 'two@example.com', '10.3.0.1')

    expectFailure(await forgot(t, 'three@example.com', '10.3.0.1'), 429, 'throttle.forgot_password')
    expect((await forgot(t, 'three@example.com', '10.3.0.2')).statusCode).toBe(202)
  })
})

describe('POST /auth/reset-password', () => {
  test('sets the password and ends every session and every open link', async () => {
    const { t, ada, token, reset } = await arrangeLink()
    const other = await startTestApp()
    other.setClock(t.deps.clock()) // stands still: what it remembers never grows old
    const me = (app: TestApp) => app.as(ada).get('/api/auth/me')
    expect([(await me(t)).statusCode, (await me(other)).statusCode]).toEqual([200, 200])

    const response = await reset(token)

    expect([response.statusCode, response.body]).toEqual([204, ''])
    expectFailure(await me(t), 401, 'session.invalid')
    await vi.waitFor(async () => expectFailure(await me(other), 401, 'session.invalid'), patience)
    expectFailure(await ada.signIn(), 401, 'session.wrong_credentials')
    expect((await ada.signIn(fresh)).statusCode).toBe(200)
    await t.runJobs()
    expect((await t.mailsTo(ada.email)).map(({ subject }) => subject)).toContain('Your password was changed')
  })

  test('confirms the address, as the mail has reached its owner', async () => {
    const t = await startTestApp()
    const ada = await signUpPerson(t)
    await forgot(t, ada.email)
    const token = await mailedToken(t, ada.email, 'reset-password')

    await t.anonymous.post('/auth/reset-password', { token, password: fresh })

    const session = (await ada.signIn(fresh)).json()
    expect((await t.as(session).get('/api/account')).json()).toMatchObject({ emailConfirmed: true })
  })

  test('works once, also in two tabs at once', async () => {
    const { t, ada, token, reset } = await arrangeLink()

    const responses = await t.race({ table: 'users', id: ada.id }, [
      () => reset(token, 'the first of the two'),
      () => reset(token, 'the second of the two'),
    ])

    expect(sortedStatuses(responses)).toEqual([204, 409])
    expectFailure(await reset(token), 409, 'account.link_used')
    expect((await ada.signIn('the first of the two')).statusCode).toBe(200)
  })

  test('works for one hour, not a moment longer', async () => {
    const [early, late] = [await arrangeLink(), await arrangeLink()]

    early.after(60 * minuteMs - 1)
    expect((await early.reset(early.token)).statusCode).toBe(204)
    late.after(60 * minuteMs)
    expectFailure(await late.reset(late.token), 404, 'account.link_invalid')
    expect((await late.ada.signIn()).statusCode).toBe(200)
  })

  test('does not work once the password was changed', async () => {
    const { t, ada, token, reset } = await arrangeLink()
    await t.as(ada).put('/api/account/password', { currentPassword: ada.password, newPassword: 'own choice of words' })

    expectFailure(await reset(token), 404, 'account.link_invalid')
  })

  test('lets no session open that was asked for with the old password meanwhile', async () => {
    const { t, ada, token, reset } = await arrangeLink()

    const [done, signedIn] = await t.race({ table: 'users', id: ada.id }, [() => reset(token), () => ada.signIn()])

    expect(done?.statusCode).toBe(204)
    expectFailure(signedIn!, 401, 'session.wrong_credentials')
    expect(await t.value('select count(*) from sessions where user_id = $1', [ada.id])).toBe(0)
  })

  test('refuses a weak password and leaves the link open', async () => {
    const { token, reset } = await arrangeLink({ refuseCommonPasswords: true })

    expectFailure(await reset(token, 'short'), 400, 'request.invalid')
    expectFailure(await reset(token, 'password123'), 400, 'account.common_password')
    expect((await reset(token)).statusCode).toBe(204)
  })

  test('forgives the wrong passwords that the same person tried before', async () => {
    const { ada, token, reset } = await arrangeLink()
    for (let attempt = 0; attempt < 5; attempt += 1) await ada.signIn('wrong')
    expectFailure(await ada.signIn(), 429, 'throttle.sign_in')

    await reset(token)

    expect((await ada.signIn(fresh)).statusCode).toBe(200)
  })

  test('is not guessed: an address that tries many links has to wait', async () => {
    const { t } = await arrange({ rateLimitFactor: 0.1 })
    const guess = () =>
      t.anonymous.post(
        '/auth/reset-password',
        { token: 'A'.repeat(43), password: fresh },
        { remoteAddress: '10.4.0.1' },
      )
    for (let attempt = 0; attempt < 6; attempt += 1) expectFailure(await guess(), 404, 'account.link_invalid')

    expectFailure(await guess(), 429, 'throttle.links')
  })

  test('keeps the password and the link out of the log', async () => {
    const { t, token, reset } = await arrangeLink()
    await reset(token, 'short')
    await reset(token)
    await reset(token)

    const log = JSON.stringify(t.logged())
    expect([log.includes(token), log.includes(fresh)]).toEqual([false, false])
  })
})
