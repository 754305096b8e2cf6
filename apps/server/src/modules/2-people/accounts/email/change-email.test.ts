import { dayMs } from '@guildhall/contract'
import { describe, expect, test } from 'vitest'
import { expectFailure, sortedStatuses } from '../../../../testing/expect-failure.ts'
import { mailedToken, mailedTokens, signUpConfirmed, signUpPerson } from '../../../../testing/mailed-links.ts'
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts'

const start = Date.parse('2030-01-01T00:00:00Z')

async function arrange() {
  const t = await startTestApp()
  t.setClock(new Date(start))
  const ada = await signUpConfirmed(t)
  const email = `new.${t.newId()}@example.com`
  return {
    t,
    ada,
    email,
    request: (to = email, password = ada.password) => t.as(ada).put('/api/account/email', { email: to, password }),
    confirm: async (to = email) => confirmWith(t, await mailedToken(t, to, 'confirm-new-email')),
    wayBack: () => mailedToken(t, ada.email, 'restore-email'),
    restore: (token: string) => t.anonymous.post('/auth/restore-email', { token }),
    after: (ms: number) => t.setClock(new Date(start + ms)),
    subjects: async (address: string) => {
      await t.runJobs()
      return (await t.mailsTo(address)).map(({ subject }) => subject)
    },
  }
}

const confirmWith = (t: TestApp, token: string) => t.anonymous.post('/auth/confirm-new-email', { token })

describe('PUT /api/account/email', () => {
  test('changes the address once the new one is confirmed, and not before', async () => {
    const { t, ada, email, request, confirm, subjects } = await arrange()

    expect((await request()).statusCode).toBe(202)
    expect(await ada.account()).toMatchObject({ email: ada.email, pendingEmail: email })
    expect(await subjects(ada.email)).toContain('Your email address is about to change')
    const response = await confirm()

    expect([response.statusCode, response.json()]).toEqual([200, { email }])
    expect(await ada.account()).toMatchObject({ email, emailConfirmed: true, pendingEmail: null })
    expect((await ada.signIn(ada.password, email)).statusCode).toBe(200)
    expectFailure(await ada.signIn(), 401, 'session.wrong_credentials')
    const told = (await t.as(ada).get('/api/notifications')).json()
    expect(told.map(({ text }: { text: string }) => text).sort()).toEqual([
      'Your email address is about to change.',
      `Your email address was changed to ${email}.`,
    ])
  })

  test('asks for the password', async () => {
    const { ada, email, request, subjects } = await arrange()

    const { details } = expectFailure(await request(email, 'wrong'), 403, 'account.wrong_password')

    expect(details).toEqual([{ path: 'password', message: 'This is not your current password.' }])
    expect(await ada.account()).toMatchObject({ pendingEmail: null })
    expect(await subjects(email)).toEqual([])
  })

  test('refuses the current address', async () => {
    const { ada, request } = await arrange()

    const { details } = expectFailure(await request(ada.email.toUpperCase()), 400, 'account.same_email')

    expect(details).toEqual([{ path: 'email', message: 'This is already your email address.' }])
  })

  test('says the same of a taken address as of a free one, and tells its owner', async () => {
    const [one, two] = [await arrange(), await arrange()]
    const owner = await signUpConfirmed(one.t)
    const observed = async ({ ada, request, subjects }: typeof one, email: string) => {
      const { statusCode, body } = await request(email)
      return {
        answer: [statusCode, body.replace(email, 'it')],
        account: {
          ...(await ada.account()),
          userId: 0,
          email: 0,
          pendingEmail: (await ada.account()).pendingEmail === email,
        },
        mails: new Set(await subjects(ada.email)),
      }
    }

    const taken = await observed(one, owner.email)
    const free = await observed(two, two.email)

    expect(taken).toEqual(free)
    expect(await one.subjects(owner.email)).toContain('You have an account with this address')
    expect(await mailedTokens(one.t, owner.email, 'confirm-new-email')).toEqual([])
  })

  test('a newer request ends the link of an earlier one', async () => {
    const { t, ada, email, request } = await arrange()
    const later = `later.${t.newId()}@example.com`
    await request()
    await request(later)

    expectFailure(await confirmWith(t, await mailedToken(t, email, 'confirm-new-email')), 404, 'account.link_invalid')
    expect(await ada.account()).toMatchObject({ email: ada.email, pendingEmail: later })
  })

  test('can be given up', async () => {
    const { t, ada, request, confirm } = await arrange()
    await request()

    expect((await t.as(ada).delete('/api/account/pending-email')).statusCode).toBe(204)

    expectFailure(await confirm(), 404, 'account.link_invalid')
    expect(await ada.account()).toMatchObject({ email: ada.email, pendingEmail: null })
  })

  test('is given up by a new password', async () => {
    const { t, ada, request, confirm } = await arrange()
    await request()
    await t.as(ada).put('/api/account/password', { currentPassword: ada.password, newPassword: 'own choice of words' })

    expectFailure(await confirm(), 404, 'account.link_invalid')
  })

  test('fills no mailbox, from however many accounts', async () => {
    const t = await startTestApp()
    const victim = `victim.${t.newId()}@example.com`
    const statuses = []
    for (let account = 0; account < 6; account += 1) {
      const person = await signUpPerson(t)
      statuses.push(
        (await t.as(person).put('/api/account/email', { email: victim, password: person.password })).statusCode,
      )
    }

    expect(statuses).toEqual([202, 202, 202, 202, 202, 429])
    await t.runJobs()
    expect(await t.mailsTo(victim)).toHaveLength(5)
  })
})

describe('a link to confirm a new address', () => {
  test('loses against somebody who signs up with it first', async () => {
    const { t, ada, email, request, confirm } = await arrange()
    await request()
    await t.anonymous.post('/auth/signup', { username: 'Bo', email, password: 'correct horse' })

    expectFailure(await confirm(), 409, 'account.email_taken')
    expect(await ada.account()).toMatchObject({ email: ada.email })
  })

  test('gives one of two accounts the address when both confirm it at once', async () => {
    const { t, ada, email, request } = await arrange()
    const bo = await signUpConfirmed(t)
    await request()
    await t.as(bo).put('/api/account/email', { email, password: bo.password })
    const [first, second] = await mailedTokens(t, email, 'confirm-new-email')
    // Both must have seen a free address before either takes it.
    const obstacle = { text: `update users set email = email where id in ($1, $2)`, values: [ada.id, bo.id] }

    const responses = await t.raceBehind(obstacle, [() => confirmWith(t, first!), () => confirmWith(t, second!)])

    expect(sortedStatuses(responses)).toEqual([200, 409])
    expect(await t.value('select count(*) from users where email = $1', [email])).toBe(1)
  })

  test('works once and for seven days', async () => {
    const [early, late] = [await arrange(), await arrange()]
    await early.request()
    const [earlyToken] = await mailedTokens(early.t, early.email, 'confirm-new-email')
    await late.request()
    const [lateToken] = await mailedTokens(late.t, late.email, 'confirm-new-email')

    early.after(7 * dayMs - 1)
    expect((await confirmWith(early.t, earlyToken!)).statusCode).toBe(200)
    expectFailure(await confirmWith(early.t, earlyToken!), 409, 'account.link_used')
    late.after(7 * dayMs)
    expectFailure(await confirmWith(late.t, lateToken!), 404, 'account.link_invalid')
    expect(await late.ada.account()).toMatchObject({ pendingEmail: null })
  })

  test('ends a reset of the password that was mailed to the former address', async () => {
    const { t, ada, request, confirm } = await arrange()
    await request()
    await t.anonymous.post('/auth/forgot-password', { email: ada.email })
    const reset = await mailedToken(t, ada.email, 'reset-password')
    await confirm()

    const response = await t.anonymous.post('/auth/reset-password', { token: reset, password: 'taken over now' })

    expectFailure(response, 404, 'account.link_invalid')
  })
})

describe('the way back to a former address', () => {
  test('undoes the change, signs everyone out and mails a link for a new password', async () => {
    const { t, ada, email, request, confirm, wayBack, restore } = await arrange()
    await request()
    await confirm()
    const thief = (await ada.signIn(ada.password, email)).json()

    const response = await restore(await wayBack())

    expect([response.statusCode, response.json()]).toEqual([200, { email: ada.email }])
    expectFailure(await t.as(thief).get('/api/auth/me'), 401, 'session.invalid')
    expectFailure(await t.as(ada).get('/api/auth/me'), 401, 'session.invalid')
    const token = await mailedToken(t, ada.email, 'reset-password')
    await t.anonymous.post('/auth/reset-password', { token, password: 'own choice of words' })
    expect((await ada.signIn('own choice of words')).statusCode).toBe(200)
  })

  test('stops a change that nobody has confirmed', async () => {
    const { ada, request, confirm, wayBack, restore } = await arrange()
    await request()

    expect((await restore(await wayBack())).statusCode).toBe(200)

    expectFailure(await confirm(), 404, 'account.link_invalid')
    expect((await ada.signIn()).statusCode).toBe(200)
  })

  test('is closed neither by a new password nor by moving on to a third address, nor can one move it there', async () => {
    const { t, ada, email, request, confirm, wayBack, restore } = await arrange()
    await request()
    await confirm()
    const back = await wayBack()
    const third = `third.${t.newId()}@example.com`
    const passwords = { currentPassword: ada.password, newPassword: 'the words of a thief' }
    const thief = (await t.as(ada).put('/api/account/password', passwords)).json()
    t.setClock(new Date(start + 1_000))
    await t.as(thief).put('/api/account/email', { email: third, password: passwords.newPassword })
    await confirm(third)
    const laterBack = await mailedToken(t, email, 'restore-email')

    expect((await restore(back)).statusCode).toBe(200)

    expectFailure(await restore(laterBack), 404, 'account.link_invalid')
    expect(await t.value('select email from users where id = $1', [ada.id])).toBe(ada.email)
  })

  test('cannot be blocked by another account that takes the address meanwhile', async () => {
    const { t, ada, request, confirm, wayBack, restore, after } = await arrange()
    await request()
    await confirm()
    const squat = () =>
      t.anonymous.post('/auth/signup', { username: 'Bo', email: ada.email, password: 'correct horse' })

    expectFailure(await squat(), 409, 'account.email_taken')
    const bo = await signUpConfirmed(t)
    const moved = await t.as(bo).put('/api/account/email', { email: ada.email, password: bo.password })
    expect(moved.statusCode).toBe(202)
    const move = await mailedToken(t, ada.email, 'confirm-new-email')
    expectFailure(await confirmWith(t, move), 409, 'account.email_taken')

    expect((await restore(await wayBack())).statusCode).toBe(200)
    after(7 * dayMs)
    expectFailure(await squat(), 409, 'account.email_taken')
  })

  test('is not mailed to an address that was never confirmed, which is free at once', async () => {
    const t = await startTestApp()
    const ada = await signUpPerson(t)
    const email = `right.${t.newId()}@example.com`
    await t.as(ada).put('/api/account/email', { email, password: ada.password })
    await confirmWith(t, await mailedToken(t, email, 'confirm-new-email'))

    expect(await mailedTokens(t, ada.email, 'restore-email')).toEqual([])
    const owner = { username: 'Bo', email: ada.email, password: 'correct horse' }
    expect((await t.anonymous.post('/auth/signup', owner)).statusCode).toBe(201)
  })

  test('frees the address after seven days', async () => {
    const { t, ada, request, confirm, wayBack, restore, after } = await arrange()
    await request()
    await confirm()
    after(7 * dayMs)

    expectFailure(await restore(await wayBack()), 404, 'account.link_invalid')
    const newcomer = { username: 'Bo', email: ada.email, password: 'correct horse' }
    expect((await t.anonymous.post('/auth/signup', newcomer)).statusCode).toBe(201)
  })
})
