import { dayMs } from '@guildhall/contract'
import { describe, expect, test } from 'vitest'
import { expectFailure, sortedStatuses } from '../../../../testing/expect-failure.ts'
import { mailedToken, mailedTokens, signUpConfirmed, signUpPerson } from '../../../../testing/mailed-links.ts'
import { startTestApp } from '../../../../testing/test-app.ts'

const start = Date.parse('2030-01-01T00:00:00Z')

async function arrange() {
  const t = await startTestApp()
  t.setClock(new Date(start))
  const ada = await signUpPerson(t)
  const token = await mailedToken(t, ada.email, 'confirm-email')
  return {
    t,
    ada,
    token,
    confirm: (given = token) => t.anonymous.post('/auth/confirm-email', { token: given }),
    resend: () => t.as(ada).post('/api/account/email-confirmation'),
    after: (ms: number) => t.setClock(new Date(start + ms)),
  }
}

describe('signing up', () => {
  test('mails a link that confirms the address, on any device', async () => {
    const { ada, confirm } = await arrange()
    expect(await ada.account()).toEqual({
      userId: ada.id,
      username: 'Ada',
      email: ada.email,
      profileImage: '',
      hasPassword: true,
      emailConfirmed: false,
      pendingEmail: null,
    })

    const response = await confirm()

    expect([response.statusCode, response.json()]).toEqual([200, { email: ada.email }])
    expect(await ada.account()).toMatchObject({ emailConfirmed: true })
  })

  test('a session says that the address is not confirmed, until it is', async () => {
    const { t, ada, confirm } = await arrange()
    const said = async () => [
      (await t.anonymous.post('/auth/login', { email: ada.email, password: ada.password })).json().isUnconfirmed,
      (await t.as(ada).get('/api/auth/me')).json().isUnconfirmed,
    ]

    expect(await said()).toEqual([true, true])
    await confirm()
    expect(await said()).toEqual([undefined, undefined])
  })

  test('mails nothing that the person who typed the address could fill with their own words', async () => {
    const t = await startTestApp()
    const email = `${t.newId()}@example.com`
    await t.anonymous.post('/auth/signup', { username: 'Win at spam.example', email, password: 'correct horse' })

    await t.runJobs()

    const [mail, ...others] = await t.mailsTo(email)
    expect(others).toEqual([])
    expect(`${mail?.subject}${mail?.text}${mail?.html}`).not.toContain('spam')
  })

  test('with a taken address mails nothing', async () => {
    const { t, ada } = await arrange()

    expectFailure(await t.anonymous.post('/auth/signup', ada), 409, 'account.email_taken')

    await t.runJobs()
    expect(await t.mailsTo(ada.email)).toHaveLength(1)
  })
})

describe('a link to confirm an address', () => {
  test('works once', async () => {
    const { confirm } = await arrange()
    await confirm()

    expectFailure(await confirm(), 409, 'account.link_used')
  })

  test('opened in two tabs at once works in one of them', async () => {
    const { t, ada, confirm } = await arrange()

    const responses = await t.race({ table: 'users', id: ada.id }, [confirm, confirm])

    expect(sortedStatuses(responses)).toEqual([200, 409])
    expect(await ada.account()).toMatchObject({ emailConfirmed: true })
  })

  test('works for seven days, not a moment longer', async () => {
    const [early, late] = [await arrange(), await arrange()]
    early.after(7 * dayMs - 1)
    late.after(7 * dayMs)

    expect((await early.confirm()).statusCode).toBe(200)
    expectFailure(await late.confirm(), 404, 'account.link_invalid')
  })

  test.each(['', 'x', 'A'.repeat(43), '%00', '\u0000', "' or true --"])('is not %j', async (invented) => {
    const { confirm } = await arrange()

    expectFailure(await confirm(invented), 404, 'account.link_invalid')
  })

  test.each(['confirm-new-email', 'restore-email', 'reset-password'])('does nothing at %s', async (page) => {
    const { t, ada, token } = await arrange()

    const response = await t.anonymous.post(`/auth/${page}`, { token, password: 'quite another' })

    expectFailure(response, 404, 'account.link_invalid')
    expect(await ada.account()).toMatchObject({ emailConfirmed: false })
  })

  test('that was mailed to a former address confirms nothing', async () => {
    const { t, ada, confirm } = await arrange()
    const email = `${t.newId()}@example.com`
    await t.as(ada).put('/api/account/email', { email, password: ada.password })
    const change = await mailedToken(t, email, 'confirm-new-email')
    await t.anonymous.post('/auth/confirm-new-email', { token: change })

    expectFailure(await confirm(), 404, 'account.link_invalid')
    expect(await ada.account()).toMatchObject({ email, emailConfirmed: true })
  })

  test('is nowhere in the database once it was mailed, and never in the log', async () => {
    const { t, ada, token, confirm } = await arrange()
    await confirm()
    await confirm()

    const kept = await t.value(
      `select (select string_agg(m::text, '') from mail_outbox m) || (select string_agg(a::text, '') from account_tokens a)
         || coalesce((select string_agg(j::text, '') from jobs.job j), '')`,
    )
    expect(kept).toContain(ada.email)
    expect(kept).not.toContain(token)
    expect(JSON.stringify(t.logged())).not.toContain(token)
  })
})

describe('POST /api/account/email-confirmation', () => {
  test('mails another link; the earlier one stops working', async () => {
    const { t, ada, token, confirm, resend } = await arrange()

    const response = await resend()

    expect([response.statusCode, response.json()]).toEqual([
      202,
      { message: `A link to confirm your address was sent to ${ada.email}.` },
    ])
    expectFailure(await confirm(token), 404, 'account.link_invalid')
    expect((await confirm(await mailedToken(t, ada.email, 'confirm-email'))).statusCode).toBe(200)
  })

  test('is refused once the address is confirmed', async () => {
    const { confirm, resend } = await arrange()
    await confirm()

    expectFailure(await resend(), 409, 'account.email_confirmed')
  })

  test('while the first link is being used mails none', async () => {
    const { t, ada, confirm, resend } = await arrange()

    const responses = await t.race({ table: 'users', id: ada.id }, [confirm, resend])

    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 409])
    expect(await mailedTokens(t, ada.email, 'confirm-email')).toHaveLength(1)
  })

  test('fills no mailbox', async () => {
    const { t, ada, resend } = await arrange()
    for (let mail = 0; mail < 5; mail += 1) expect((await resend()).statusCode).toBe(202)

    expectFailure(await resend(), 429, 'throttle.account_mail')
    expect(await mailedTokens(t, ada.email, 'confirm-email')).toHaveLength(6)
  })
})

test('PUT /api/account/username changes the name everywhere it is read', async () => {
  const t = await startTestApp()
  const ada = await signUpConfirmed(t)

  const response = await t.as(ada).put('/api/account/username', { username: 'Ada L.' })

  const account = { userId: ada.id, username: 'Ada L.', name: 'Ada L.', email: ada.email, profileImage: '' }
  expect([response.statusCode, response.json()]).toEqual([200, account])
  expect((await t.as(ada).get('/api/auth/me')).json()).toEqual(account)
  expectFailure(await t.as(ada).put('/api/account/username', { username: ' ' }), 400, 'request.invalid')
})
