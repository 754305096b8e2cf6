import { dayMs } from '@guildhall/contract'
import { describe, expect, test } from 'vitest'
import { expectFailure } from '../../../../testing/expect-failure.ts'
import { mailedToken, signUpConfirmed, signUpPerson } from '../../../../testing/mailed-links.ts'
import { addPasskey, codeAt, passkeyOptions } from '../../../../testing/second-factor.ts'
import { SoftwareAuthenticator } from '../../../../testing/software-authenticator.ts'
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts'

const start = Date.parse('2030-01-01T00:00:00Z')
const fresh = 'three calm river stones'
type Person = Awaited<ReturnType<typeof signUpConfirmed>>

async function arrange() {
  const t = await startTestApp()
  t.setClock(new Date(start))
  const ada = await signUpConfirmed(t)
  return { t, ada, after: (ms: number) => t.setClock(new Date(start + ms)) }
}

async function turnOn(t: TestApp, { token, password }: Person) {
  const { uri } = (await t.as({ token }).post('/api/auth/second-factor/setup', { password })).json()
  const code = codeAt(uri, t.deps.clock())
  const { recoveryCodes } = (await t.as({ token }).post('/api/auth/second-factor/confirm', { code })).json()
  return recoveryCodes as string[]
}

async function resetLink(t: TestApp, { email }: Person) {
  await t.anonymous.post('/auth/forgot-password', { email })
  return mailedToken(t, email, 'reset-password')
}

const reset = async (t: TestApp, ada: Person) =>
  t.anonymous.post('/auth/reset-password', { token: await resetLink(t, ada), password: fresh })

async function textOf(t: TestApp, { email }: Person, subject: string) {
  await t.runJobs()
  return (await t.mailsTo(email)).find((mail) => mail.subject === subject)?.text
}

const passkeySignIn = async (t: TestApp, authenticator: SoftwareAuthenticator) =>
  t.anonymous.post('/auth/login/passkey', authenticator.get(await passkeyOptions(t)))

describe('a password reset by mail', () => {
  test('removes every passkey, and the mail names them', async () => {
    const { t, ada } = await arrange()
    const { authenticator: own } = await addPasskey(t, ada, { name: 'Laptop' })
    const { authenticator: thiefs } = await addPasskey(t, ada, { name: 'Not <mine>' })

    expect((await reset(t, ada)).statusCode).toBe(204)

    for (const authenticator of [own, thiefs]) {
      expectFailure(await passkeySignIn(t, authenticator), 401, 'passkey.not_accepted')
    }
    const session = (await ada.signIn(fresh)).json()
    expect((await t.as(session).get('/api/auth/passkeys')).json()).toEqual({ passkeys: [] })
    expect(await textOf(t, ada, 'Your password was changed')).toContain(
      'These passkeys were removed: “Laptop”, “Not <mine>”.',
    )
  })

  test('says nothing of passkeys to people without', async () => {
    const { t, ada } = await arrange()

    await reset(t, ada)

    expect(await textOf(t, ada, 'Your password was changed')).not.toMatch(/passkey|two-factor/i)
  })

  test('keeps two-factor sign-in that has been on for a week, with its recovery codes', async () => {
    const { t, ada, after } = await arrange()
    const [recoveryCode] = await turnOn(t, ada)
    after(7 * dayMs)

    await reset(t, ada)

    const { secondFactor } = expectChallenge(await ada.signIn(fresh))
    const signedIn = await t.anonymous.post('/auth/login/second-factor', { ...secondFactor, recoveryCode })
    expect(signedIn.statusCode).toBe(200)
    expect(await textOf(t, ada, 'Your password was changed')).not.toMatch(/two-factor/i)
  })

  test('turns it off if it was turned on lately: a thief would lock the owner out with it', async () => {
    const { t, ada, after } = await arrange()
    await turnOn(t, ada)
    after(7 * dayMs - 1)

    await reset(t, ada)

    expect((await ada.signIn(fresh)).statusCode).toBe(200)
    expect(await textOf(t, ada, 'Your password was changed')).toContain('it was turned off')
  })

  test('turns it off however old it is if nobody had confirmed the address: a stranger could lock out its owner for good', async () => {
    const t = await startTestApp()
    t.setClock(new Date(start))
    const stranger = await signUpPerson(t)
    await turnOn(t, stranger)
    t.setClock(new Date(start + 8 * dayMs))

    await reset(t, stranger)

    expect((await stranger.signIn(fresh)).statusCode).toBe(200)
    expect(await textOf(t, stranger, 'Your password was changed')).toContain('it was turned off')
  })

  test('lets no passkey in that was being added meanwhile', async () => {
    const { t, ada } = await arrange()
    const token = await resetLink(t, ada)
    const options = (await t.as(ada).post('/api/auth/passkeys/options', { password: ada.password })).json()
    const credential = new SoftwareAuthenticator().create(options)

    const [done, added] = await t.race({ table: 'users', id: ada.id }, [
      () => t.anonymous.post('/auth/reset-password', { token, password: fresh }),
      () => t.as(ada).post('/api/auth/passkeys', { name: 'Late', credential }),
    ])

    expect(done?.statusCode).toBe(204)
    expectFailure(added!, 400, 'passkey.not_registered')
    expect(await t.value('select count(*) from passkeys where user_id = $1', [ada.id])).toBe(0)
  })

  test('lets no authenticator app in that was being confirmed meanwhile', async () => {
    const { t, ada } = await arrange()
    const token = await resetLink(t, ada)
    const { password } = ada
    const { uri } = (await t.as(ada).post('/api/auth/second-factor/setup', { password })).json()

    const [done, confirmed] = await t.race({ table: 'users', id: ada.id }, [
      () => t.anonymous.post('/auth/reset-password', { token, password: fresh }),
      () => t.as(ada).post('/api/auth/second-factor/confirm', { code: codeAt(uri, t.deps.clock()) }),
    ])

    expect(done?.statusCode).toBe(204)
    expectFailure(confirmed!, 409, 'authenticator.not_started')
  })
})

describe('keeping one’s address', () => {
  async function arrangeTheft() {
    const scene = await arrange()
    const { t, ada } = scene
    const change = (code?: string) =>
      t.as(ada).put('/api/account/email', { email: `thief.${t.newId()}@example.com`, password: ada.password, code })
    const keep = async () =>
      t.anonymous.post('/auth/restore-email', { token: await mailedToken(t, ada.email, 'restore-email') })
    return { ...scene, change, keep }
  }

  test('removes passkeys at once, and a mail names them', async () => {
    const { t, ada, change, keep } = await arrangeTheft()
    const { authenticator } = await addPasskey(t, ada, { name: 'Not mine' })
    await change()

    expect((await keep()).statusCode).toBe(200)

    expectFailure(await passkeySignIn(t, authenticator), 401, 'passkey.not_accepted')
    expect(await textOf(t, ada, 'Ways to sign in were removed from your account')).toContain('“Not mine”')
  })

  test('turns two-factor sign-in off that was turned on shortly before the change, though a week has passed', async () => {
    const { t, ada, change, keep, after } = await arrangeTheft()
    const [code] = await turnOn(t, ada)
    after(dayMs)
    await change(code)
    after(8 * dayMs - 1)

    expect((await keep()).statusCode).toBe(200)

    expect((await ada.signIn()).statusCode).toBe(200)
  })

  test('keeps two-factor sign-in that had been on for a week before the change, and mails nothing of it', async () => {
    const { t, ada, change, keep, after } = await arrangeTheft()
    const [code] = await turnOn(t, ada)
    after(7 * dayMs)
    await change(code)

    expect((await keep()).statusCode).toBe(200)

    expectChallenge(await ada.signIn())
    expect(await textOf(t, ada, 'Ways to sign in were removed from your account')).toBeUndefined()
  })
})

function expectChallenge(response: Awaited<ReturnType<Person['signIn']>>) {
  expect(response.json().code).toBe('session.second_factor_required')
  return { secondFactor: { challenge: response.json().secondFactor.challenge as string } }
}
